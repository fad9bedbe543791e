"""The guided first game, with either starter deck (WE.for-your-first-game.1)."""

from __future__ import annotations

from typing import Final

from weirwood.core.first_game import FirstGame, GuideStep

_STEPS: Final = (
    GuideStep(
        "setup",
        "Fifteen power wins.",
        "You lead one House, your opponent another. Begin with five gold: the coin on a card is its cost, the large "
        "number its strength. Take characters first, then locations that give income or influence.",
        "Click cards that cost five gold or less together, then the button.",
        "hand",
    ),
    GuideStep(
        "plot",
        "Choose a plot for the round.",
        "Income is the gold you get. Whoever has more initiative says who goes first. Claim is how much a challenge "
        "takes that you win as the attacker. Only this round's plot counts.",
        "Click a plot, then Reveal. In the first round income is worth most.",
        "plots",
    ),
    GuideStep(
        "first-player",
        "You won initiative.",
        "The first player plays cards first and attacks first. Whoever goes second sees what is coming.",
        "Choose who goes first. If you are not sure, take it yourself.",
        "prompt",
    ),
    GuideStep(
        "marshal",
        "Spend your gold.",
        "Gold plays characters, locations and attachments, and is lost at the end of your turn. Locations that make "
        "cards cheaper kneel for it. A card of another House costs two gold more.",
        "Click a card in your hand, then Play. Finish when you have enough.",
        "hand",
    ),
    GuideStep(
        "influence",
        "Influence is paid by kneeling.",
        "Some abilities cost influence. Your standing locations provide it, and what kneels for it cannot do anything "
        "else this round. What you kneel beyond the price is lost.",
        "Click the cards that kneel, then the button.",
        "prompt",
    ),
    GuideStep(
        "challenge",
        "Three kinds of challenge.",
        "Each of them once a round: military kills a character, intrigue discards a card from the hand, power takes "
        "power from the other House.",
        "Choose one in which your opponent can hardly defend.",
        "prompt",
    ),
    GuideStep(
        "attackers",
        "Who attacks?",
        "Standing characters with the icon of the challenge. They kneel for it, so they cannot defend this round. "
        "The lane above your characters says who is ahead.",
        "Click your attackers, then Attack.",
        "mine",
    ),
    GuideStep(
        "defenders",
        "You are attacked.",
        "Defenders need the icon, and they kneel too. With more strength than the attack you win and lose nothing. If "
        "no one defends, your opponent gains 1 power more. A deadly attacker kills a defender.",
        "Click defenders, or let no one defend.",
        "mine",
    ),
    GuideStep(
        "claim",
        "You lost a military challenge.",
        "Choose who is killed. The dead pile matters: with five doomed cards in it, those with the raven, you are out "
        "of the game.",
        "Click the character you will miss least.",
        "mine",
    ),
    GuideStep(
        "trigger",
        "A response.",
        "Something has happened, or is about to, and one of your cards may answer it. You need not.",
        "Read what it does and costs. Use it, or not now.",
        "prompt",
    ),
    GuideStep(
        "plot",
        "A round is over.",
        "After the challenges the House with the most standing strength won dominance and 1 power. Then all cards "
        "stood. You have seen it all, and the game is yours from here: blue is what you may do, Hint helps, and a "
        "click on anything else says why not.",
        "Reveal another plot, and play on.",
        "plots",
    ),
)

FIRST: Final = FirstGame(
    title="A first game of the Winter Edition",
    about="House Greyjoy against House Targaryen with their starter decks, without agendas and cards for one House "
    "only. Someone at your shoulder says what to do in the first round. About thirty minutes.",
    seed=7,
    decks=(("Greyjoy Starter", "Targaryen Starter"), ("Targaryen Starter", "Greyjoy Starter")),
    steps=_STEPS,
    options={"introductory": True},
)
