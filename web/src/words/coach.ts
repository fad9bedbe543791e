// What someone at your shoulder says in a first game, by the kind of question and what it is about.

export const ADVICE: Record<string, [string, string]> = {
  mulligan: ["Your first hand", "You want a few characters and a location you can pay for with eight gold. Most hands are worth keeping."],
  setup: ["Set-up", "Pick cards worth up to eight gold together: characters first, then locations that give gold. They start in play for free."],
  plot: ["Plots", "A plot gives this round's gold, your initiative, how hard your challenges hit (claim), and how many cards you may keep (reserve). Early on, gold is good."],
  "first-player": ["First player", "The first player marshals and challenges first. Attack first if you are ahead on the table; go second to see what comes."],
  marshal: ["Marshaling", "Spend your gold: click a card in your hand, then the button. Characters with several icons are worth the most. Pass when you are done."],
  challenge: ["Your challenges", "Once each: military kills a character, intrigue takes a card from their hand, power moves a power to you. Attack where they have few standing icons of that kind."],
  attackers: ["Attackers", "Only standing characters with the icon may attack, and they kneel for it. Keep someone back to defend."],
  defenders: ["Defenders", "Your defenders kneel too. If their total is higher than the attack, you win and nothing is lost. Losing unopposed gives them a power more."],
  claim: ["Claim", "You lost: claim says how much. Give up what you will miss least."],
  renown: ["Renown", "A character with renown that helped to win may gain a power itself. That counts for you while it lives."],
  trigger: ["A reaction", "Something just happened and one of your cards may answer. Usually it is worth it; read what it costs."],
  act: ["An action window", "Both players may act here. Most windows are passed; “Pass until …” lets several go by at once."],
  reserve: ["Reserve", "At the end of the round your hand may not be larger than your plot's reserve."],
  place: ["Place a card", "On the bottom row anything goes. Above, a card needs two below it and must match one of them. Leave places for the houses you hold."],
};
