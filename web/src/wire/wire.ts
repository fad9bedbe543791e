// Made by `weirwood wire` from the Structs of the server: do not edit.
export type Handle = number;
export type ChallengeType = "intrigue" | "military" | "power";
/** A card. Of one that the viewer may not know there are the first three fields; only plots have the last four. */
export interface Card {
  id: Handle; zone: string; owner: number | null; code?: string; name?: string; type?: string;
  controller?: number | null; facedown?: boolean; unique?: boolean; loyal?: boolean;
  printed_cost?: number | string | null; cost?: number | string | null; printed_strength?: number | null;
  strength?: number | null; factions?: string[]; icons?: ChallengeType[]; keywords?: string[]; traits?: string[];
  blank?: boolean | "traits-kept"; kneeling?: boolean; power?: number; gold?: number | null;
  tokens?: Record<string, number> | null; attached_to?: Handle | null; attachments?: Handle[]; duplicates?: Handle[];
  participating?: "attacker" | "defender" | null; bypassed_by_stealth?: boolean; influence?: number; doomed?: boolean;
  deathbound?: boolean; house_only?: string | null; perpetual?: boolean; promotional?: boolean; income?: number;
  initiative?: number; claim?: number; reserve?: number | null;
}
/** One side of the table; a pile that the viewer may not look through is told by its size. */
export interface Side {
  seat: number; name: string; faction: string; faction_card: Handle; agenda: Handle | null; gold: number; power: number;
  faction_power: number; hand: Handle[] | number; deck: number; discard: Handle[]; dead: Handle[]; play: Handle[];
  plots: Handle[] | number; used: Handle[]; plot: Handle | null; income: number; initiative: number; claim: number;
  reserve: number | null; title: Handle | null; supports: number[] | null; rivals: number[] | null; eliminated: boolean;
  standing: number | null; known_in_deck: [number, string][]; influence?: number; goal?: number; doomed?: number;
  extra_draws_left?: number;
}
/** A challenge, in progress or past; the strengths are final once there is a winner or it is past. */
export interface Challenge {
  number: number; type: ChallengeType; attacker: number; defender: number; initiated_against: number;
  attackers: Handle[]; defenders: Handle[]; stealth: [Handle, Handle][]; attacking_strength: number;
  defending_strength: number; winner: number | null; loser: number | null; unopposed: boolean;
}
/** An effect in force: the card that made it, for which seat and cards, what was named, and when it ends. */
export interface LastingEffect { code: string; seat: number; until: string; cards: Handle[]; named: string | null; }
/** How far a plot draft is: its round, whether plots were passed in it, how many are left to deal, what is kept. */
export interface Draft { round: number; rounds: number; passed: boolean; deck: number; kept: Handle[]; }
/** What a viewer sees of a challenge game; ``draft`` where plots are drafted, empty once that is over. */
export interface ThronesView {
  cards: Card[]; seats: Side[]; challenge: Challenge | null; last_challenge: Challenge | null; effects: LastingEffect[];
  draft?: Draft | null;
}
/** One seat: the own hand by house, that of others by its size; Iron Throne cards and score once they are known. */
export interface IntrigueSeat {
  seat: number; name: string; hand: Record<string, number> | number; eliminated: boolean; penalty: number;
  thrones: number[] | number; score: number | null;
}
/** What a viewer sees of Westeros Intrigue; the court is told row by row from the bottom, null is an open place. */
export interface IntrigueView {
  court: ((string | null)[])[]; active: number | null; round: number; starter: number; unused: number;
  thrones_left: number; seats: IntrigueSeat[];
}
/** What one source (``code``, ``name``) changes: by an amount or a value, ``until`` a period ends. */
export interface Change {
  what: string; how: "add" | "double" | "gain" | "halve" | "lose" | "set"; code: string; name: string; amount?: number;
  value?: string; until?: string;
}
/** A card that something changes: strength as a sum in words (or empty), what else (plot values), and it as data. */
export interface CardSum { id: Handle; text: string; notes: string[]; changes: Change[]; }
/** A card in one's own hand that costs more or less than is printed: the gold due now, and its sum in words. */
export interface Price { id: Handle; now: number; text: string; }
/** How a seat stands to the viewer by their titles: as a word, in short, and what that means. */
export interface Relation {
  seat: number; relation: "" | "rival" | "supported" | "supporter"; label: string; text: string;
}
/** What one card adds to a side of a challenge, also in words; ``card`` is null for what is no participant. */
export interface Part { card: Handle | null; name: string; amount: number; text: string; }
/** The claim at stake: its type and value, who suffers it, and whether the attacker may choose others. */
export interface Claim { type: ChallengeType; value: number; against: number[]; chooses: boolean; }
/** How the challenge stands: what adds up to each side, who is ahead (null: nobody), what is at stake, in words. */
export interface Comparison {
  attack: Part[]; defence: Part[]; ahead: number | null; claim: Claim | null; title: string; who: string;
  stands: string; stakes: string[];
}
/** The challenge as it would be with those who are picked; sums and strengths (by handle) of the cards in it. */
export interface Prospect {
  challenge: Challenge; comparison: Comparison; cards: CardSum[]; strengths: [Handle, number][];
}
/** How what a viewer sees comes about; ``goal`` is the power that wins. */
export interface Reckoning {
  goal: number; cards: CardSum[]; prices: Price[]; seats: Relation[]; comparison: Comparison | null;
}
/** The name of a card within a sentence; ``card`` is its handle then, ``code`` what is printed. */
export interface CardWord { card: Handle; code: string; text: string; }
/** A place of a court and the house of a card there; the column may be ``left``, ``right`` or ``first``. */
export interface Place { house: string; row: number; column: number | string; }
/** One thing that may be chosen, with all that it is about. ``target`` is a card or a seat. */
export interface Option {
  key: string; verb: string; text: string; label?: string; card?: Handle | null; seat?: number | null;
  ability?: number | null; target?: number | null; value?: number | string | Place | null;
}
/** What is said in a first game when a question of this sort comes for the first time. */
export interface Lesson { title: string; text: string; }
/** A question in words: what is said before it, the question, and the buttons. */
export interface Words {
  moment: (string | CardWord)[]; question: (string | CardWord)[]; one: string; several: string; none: string;
  wanting: string; danger: boolean; waiting: string; lesson: Lesson | null;
}
/** What is to be paid by the cards that are picked: how much, what each of them gives, and some ways to pay it. */
export interface Payment { due: number; gives: [Handle, number][]; ways: Handle[][]; }
/** The ability that asks. */
export interface Asker { card: Handle; code: string; index: number; }
/** What an interrupt or reaction would answer, with the cards of it that the viewer may know. */
export interface Occurrence { event: string; cards: Handle[]; seats: number[]; }
/** Why a seat is asked: the step, and what applies of the rest. */
export interface Reason {
  step: string; ability?: Asker; rule?: string; card?: Handle; what?: string; window?: string; forced?: boolean;
  occurrence?: Occurrence;
}
/** The question that waits for me; ``at`` is its number, ``line`` what choosing would mean, or empty. */
export interface Decision {
  at: number; seat: number; kind: string; why: Reason; text: string; words: Words; line: (string | CardWord)[];
  picked: string[]; min: number; max: number | null; options: Option[]; candidates: Option[] | null;
  prospect?: Prospect | null; payment?: Payment | null;
}
/** The decision that I am going to be asked in any case, and what I have prepared for it; null is nothing yet. */
export interface Ahead { question: Decision; keys: string[] | null; }
/** Where I want to be asked in any case, how much else I am asked, and until when I pass. */
export interface Stops {
  stops: string[]; ask: "everything" | "matters" | "mine"; until: "challenge" | "concern" | "phase" | "round" | null;
}
/** What happened, with its line of the chronicle; ``moment`` is the moment of the replay at which it was told. */
export interface Entry {
  i: number; moment: number; round: number; phase: string | null; heading: string; kind: string; text: string;
  parts: (string | CardWord)[]; cards: unknown[]; seats: number[]; rule?: string | null; amount?: number | null;
  source?: number | null; value?: unknown; of?: number | null; whole?: (string | CardWord)[] | null;
}
/** What happened beside the game: a bot sat in or a person returned, a hint, a fork, open hands. */
export interface Note {
  moment: number; kind: "absent" | "back" | "bot" | "concede" | "fork" | "hands" | "hint"; seat: number | null;
  text: string;
}
/** Why a request was refused: a stable code, a sentence, and the clause where a rule refused it. */
export interface Fault { code: string; message: string; rule?: string | null; data?: unknown; }
/** The answer to the request with this id: ``ok`` or ``error``. */
export interface Answer { id: number | null; ok?: Record<string, unknown>; error?: Fault; }
/** No clock; a bank of time with a delay before it runs; or one limit for the whole game. */
export interface ClockRule { kind?: "bank" | "limit" | "none"; bank_s?: number; delay_s?: number; limit_s?: number; }
/** What proves the shuffles, told when the game is over. */
export interface Reveal { seed: string; salt: string; words: string[]; }
/** The table itself. ``commitment`` is the hash of seed and salt, ``link`` only those know who sit here. */
export interface TableFacts {
  id: string; game: string; board: string; name: string; state: "open" | "over" | "paused" | "read-only" | "running";
  commitment: string; words: string[]; options: Record<string, unknown>; clock: ClockRule; link?: string | null;
  reason?: string | null; reveal?: Reveal | null; parent?: string | null; rematch?: string | null; open_hands?: boolean;
  absence_s?: number; begins?: number | null;
}
/** Who sits where. ``clock_ms`` is the time left; it runs where ``running``. */
export interface SeatFacts {
  seat: number; name: string; kind: "bot" | "open" | "person"; connected?: boolean; absent?: boolean; kept?: boolean;
  ready?: boolean; bot?: string | null; deck?: string | null; house?: string | null; agenda?: string | null;
  host?: boolean; muted?: boolean; clock_ms?: number | null; running?: boolean;
}
/** Where the game stands, for everyone to know. */
export interface Status {
  over: boolean; outcome: Record<string, unknown> | null; round: number; phase: string | null; step: string | null;
  first_player: number | null; active: number | null;
}
/** Something that all persons at the table must agree to; ``yes`` are the seats that did. */
export interface Proposal {
  id: number;
  what: "bot" | "pause" | "rematch" | "rematch-changed" | "rematch-swapped" | "resume" | "show-hands" | "undo";
  by: number; seat: number | null; yes: number[]; needed: number[];
}
/** The whole truth for one viewer. */
export interface Told {
  n: number; table: TableFacts; seats: SeatFacts[]; me: number | null; eyes: number | null; status: Status | null;
  view: GameView | null; reckoning: Reckoning | null; decision: Decision | null; ahead: Ahead | null; waiting: string;
  log: Entry[]; notes: Note[]; undo: "ask" | "free" | "none"; no_undo: string; proposals: Proposal[]; stops: Stops;
  moments: number; watching: number;
}
/** Something said at the table; ``seat`` is null for one who watches. */
export interface Chat { seat: number | null; name: string; text: string; at: number; }
/** What changed since version ``n - 1``. */
export interface Difference { n: number; patch: unknown[]; }
/** The server says goodbye. */
export interface Closing { text: string; }
/** What the server says unasked: exactly one field is there. */
export interface Message { told?: Told; diff?: Difference; chat?: Chat; notice?: string; closing?: Closing; }
/** Take a seat, or change name, deck and word before the game begins. */
export interface Sit {
  op: "sit"; id: number; seat: number; name?: string | null; deck?: string | Record<string, unknown> | null;
  word?: string | null;
}
/** Ready to begin; the game begins when all who sit are. */
export interface Ready { op: "ready"; id: number; }
/** Before the game the host seats a bot, changes its level or deck (empty: any), or takes it away (null). */
export interface SeatBot {
  op: "seat_bot"; id: number; seat: number; bot?: string | null; deck?: string | Record<string, unknown> | null;
}
/** The host says before the game who begins, where the game leaves that to chance; null: chance again. */
export interface Begins { op: "begins"; id: number; seat?: number | null; }
/** Leave the seat: before the game it is open again, in a game it waits for its player to come back. */
export interface Leave { op: "leave"; id: number; }
/** Take up one's seat again, also from a bot. */
export interface ComeBack { op: "come_back"; id: number; }
/** Answer decision ``at``. */
export interface Choose { op: "choose"; id: number; at: number; keys: string[]; }
/** Answer decision ``at`` before it is asked, or take that back (null). */
export interface Prepare { op: "prepare"; id: number; at: number; keys: string[] | null; }
/** Ask whether keys are part of a set that decision ``at`` would accept, and what would follow. */
export interface May { op: "may"; id: number; at: number; keys: string[]; }
/** Ask why something cannot be done with a card (its handle), or a placement where a game has places. */
export interface Why { op: "why"; id: number; card?: unknown; verb?: string | null; }
/** Ask what a bot would do in my place. */
export interface Hint { op: "hint"; id: number; }
/** Take back my last choice, where that is free; else it is proposed. */
export interface Undo { op: "undo"; id: number; }
/** Propose something to all persons at the table; ``seat`` is whose seat a bot takes. */
export interface Propose {
  op: "propose"; id: number;
  what: "bot" | "pause" | "rematch" | "rematch-changed" | "rematch-swapped" | "resume" | "show-hands" | "undo";
  seat?: number | null; bot?: string | null;
}
/** Agree to a proposal or not. */
export interface Reply { op: "answer"; id: number; proposal: number; yes: boolean; }
/** Give up. */
export interface Concede { op: "concede"; id: number; }
/** Say where to be asked in any case, how much else to be asked (null: as before), and until when to pass. */
export interface SetStops {
  op: "stops"; id: number; stops?: string[]; until?: "challenge" | "concern" | "phase" | "round" | null;
  ask?: "everything" | "matters" | "mine" | null;
}
/** Show the seed of a game that is over and was played alone; it can no longer be taken back then. */
export interface ShowSeed { op: "show_seed"; id: number; }
/** Say something. */
export interface Say { op: "chat"; id: number; text: string; }
/** Hear no more of a seat (null: of those who watch), or hear it again. */
export interface Mute { op: "mute"; id: number; seat: number | null; on?: boolean; }
/** The table as it was at a moment, with my eyes; when the game is over also with others'. */
export interface Replay { op: "replay"; id: number; at: number; eyes?: number | null; }
/** How fast bots act: 0 as usual, 1 quicker, 2 at once. */
export interface Speed { op: "speed"; id: number; bots: 0 | 1 | 2; }
/** Everything again, as a ``Told``; who watches may look with a seat's eyes where hands are open to them. */
export interface Look { op: "look"; id: number; eyes?: number | null; }
/** A step of a guided game, told once: when a question about ``on`` comes (empty: any), ``after`` an event. */
export interface GuideStepFacts { on: string; title: string; text: string; do: string; point: string; after: string; }
/** A first game, the same for everybody; ``decks`` have one's own and each bot's, ``options`` are the game's. */
export interface FirstGameFacts {
  title: string; about: string; seed: number; decks: ((string | null)[])[]; steps: GuideStepFacts[];
  tips: GuideStepFacts[]; options: Record<string, unknown>;
}
/** Any answer with a status from 400. */
export interface Refused { error: Fault; }
/** That the server is alive; ``database`` says how its last write went. */
export interface Health { ok: boolean; version: string; tables: number; database: string; }
/** When the database last refused to keep something, and in which words. */
export interface WriteFailure { at: number; message: string; }
/** Whether the server can do its work; each part is ``ok`` or a sentence. */
export interface Readiness {
  ok: boolean; version: string; database: string; assets: string; worker: string; last_failure: WriteFailure | null;
}
/** End all cookies of a guest; with ``stay`` this browser gets a new one. */
export interface SignOut { stay?: boolean; }
/** All older cookies ended; ``stay`` says whether this browser is still the guest's. */
export interface SignedOut { stay: boolean; }
/** Who I am to this server: a guest, with a name once one was chosen. */
export interface Me { name: string | null; guest: string; }
/** A name to be called by. */
export interface NewName { name: string; }
/** A bot that can take a seat. */
export interface BotFacts { id: string; name: string; about: string; }
/** A pool of cards with a name, for which a deck may be checked and a table opened. */
export interface FormatFacts { name: string; title: string; }
/** What a deck of a game must have: so many cards at least, so many plots, a House, perhaps an agenda. */
export interface BuildingFacts { draw_deck: number; plots: number; agendas: boolean; houses: string[]; }
/** A game that can be played; ``seats`` are the fewest and the most players. */
export interface GameFacts {
  id: string; board: string; documents: string[]; name: string; title: string; edition: string; seats: [number, number];
  options: string[]; decks: boolean; fixed: boolean; formats: FormatFacts[]; building: BuildingFacts | null;
  bots: BotFacts[]; first: FirstGameFacts | null;
}
/** All games. */
export interface Games { games: GameFacts[]; }
/** So many copies of a card. */
export interface DeckLine { code: string; name: string; type: string; count: number; }
/** A deck, its cards told in words. */
export interface DeckFacts {
  name: string; game: string; faction: string; agenda: string | null; standalone: boolean; legal: boolean;
  cards: DeckLine[]; plots: DeckLine[];
}
/** The decks that come with a game. */
export interface Decks { decks: DeckFacts[]; }
/** Decks in any known form, to be read and checked, also for a format. */
export interface DeckText { game: string; text: string; format?: string | null; }
/** Something wrong with a deck, with its clause where a rule says so. */
export interface DeckProblem { rule: string | null; text: string; cards: string[]; word?: string; near?: string[]; }
/** A deck that was read; ``form`` is what a seat can be given, null where it could not be understood. */
export interface CheckedDeck {
  name: string; legal: boolean; problems: DeckProblem[]; deck: DeckFacts; form: Record<string, unknown> | null;
}
/** All decks of a text. */
export interface CheckedDecks { decks: CheckedDeck[]; }
/** A part of a card's text, and the heading before it where it has one. */
export interface CardLine { text: string; head?: string; }
/** A card as it is printed; ``headings`` are what its abilities are called in the rules. */
export interface CardPage {
  code: string; name: string; pack: string; pack_title: string; type: string; faction: string; unique: boolean;
  loyal: boolean; traits: string[]; keywords: string[]; lines: CardLine[]; headings: string[]; implemented: boolean;
  short?: string; powers?: string; cost?: number | string | null; strength?: number | null; icons?: string[];
  income?: number | string | null; income_word?: string; initiative?: number | null; claim?: number | null;
  reserve?: number | null; deck_limit?: number | null; bonus?: Record<string, number>; house_only?: string;
  perpetual?: boolean; our_design?: string[];
}
/** All cards of a game. */
export interface Cards { cards: CardPage[]; }
/** A clause of a rule book in our words. */
export interface ClauseFacts { id: string; title: string; gist: string; kind: string; }
/** What is ruled about a card: by the books' own answers, or by us where they are silent (``asked``). */
export interface RulingFacts { rules: string[]; asked: string | null; text: string; ours: boolean; }
/** A card with the clauses about what is on it, and what is ruled about it. */
export interface CardWithRules extends CardPage { rules?: ClauseFacts[]; rulings?: RulingFacts[]; }
/** A step of the round; ``window`` where players may act in it, and ``when`` that is, in words. */
export interface StepFacts { id: string; title: string; short: string; window: boolean; when: string; rule: string; }
/** A phase, what players call it, and its steps. */
export interface PhaseFacts { phase: string; title: string; steps: StepFacts[]; }
/** A chapter of how to play: a title and its paragraphs. */
export interface ChapterFacts { title: string; paragraphs: string[]; }
/** The clauses of a game, its round, how to play it in short, and what its keywords mean. */
export interface Rules {
  clauses: ClauseFacts[]; framework: PhaseFacts[]; how: ChapterFacts[]; keywords: Record<string, string>;
}
/** Who is to sit where; a deck by name or as a form, null for any; ``word`` is added to the seed. */
export interface SeatWish {
  kind: "bot" | "me" | "open"; bot?: string | null; deck?: string | Record<string, unknown> | null;
  word?: string | null; my_deck?: string | null;
}
/** A table to be opened. A seed, a sandbox or a tutorial (``first``) only where nobody else can sit. */
export interface NewTable {
  game: string; seats: SeatWish[]; options?: Record<string, unknown>; clock?: ClockRule | null; private?: boolean;
  seed?: number | null; tutorial?: string | null; pauses?: boolean;
}
/** What the command line gave a browser along, so that it finds the table prepared there. */
export interface Token { token: string; }
/** Where to go: to the table that was prepared, or to the page on which one is chosen. */
export interface Started { link: string; }
/** A table that was opened; whoever has the link may sit down. */
export interface Opened { table: string; link: string; }
/** Who plays at a table. */
export interface PlayerFacts { seat: number; name: string; kind: "bot" | "open" | "person"; }
/** A table in a list; ``seat`` is mine, ``winners`` are known once it is over. */
export interface TableCard {
  id: string; game: string; players: PlayerFacts[]; state: "asleep" | "open" | "over" | "read-only" | "running";
  seat: number | null; updated: number; created: number; link?: string | null; reason?: string | null;
  winners?: number[] | null; round?: number | null; private?: boolean;
}
/** My tables, and open ones that anybody may join. */
export interface Tables { tables: TableCard[]; }
/** Play on from a moment of a game, in one of its seats, against bots. */
export interface Fork { at: number; seat: number; bot?: string | null; }
/** What a deck is made of, by codes: how many copies of each card. */
export interface DeckCards {
  faction: string; agenda?: string | null; plots?: Record<string, number>; cards?: Record<string, number>;
}
/** A deck to be kept. */
export interface NewDeck { game: string; name: string; cards: DeckCards; notes?: string; }
/** What changed of a deck since it was saved ``saves`` times; null leaves a part as it is. */
export interface DeckChange {
  saves: number; name?: string | null; notes?: string | null; cards?: DeckCards | null; version?: boolean;
}
/** A deck of mine. ``key`` is the secret word of its link while it is shared. */
export interface MyDeck {
  id: string; game: string; name: string; notes: string; cards: DeckCards; saves: number; changed: number;
  key: string | null;
}
/** A deck of mine in a list: ``problems`` by the rules, games to their end that I ``played`` with it and ``won``. */
export interface MyDeckLine {
  id: string; game: string; name: string; notes: string; faction: string; agenda: string | null; problems: number;
  saves: number; used: number; played: number; won: number; shared: boolean;
}
/** All decks of mine, the last used first, and how many I may keep. */
export interface MyDecks { decks: MyDeckLine[]; most: number; }
/** What a deck was made of at a time, in milliseconds since 1970. */
export interface DeckVersion { n: number; at: number; cards: DeckCards; }
/** Earlier versions of a deck, the last first. */
export interface DeckVersions { versions: DeckVersion[]; }
/** Give a deck a link, or take it away. */
export interface ShareDeck { on: boolean; }
/** A deck that somebody shares: read by whoever has its link. */
export interface SharedDeck { game: string; name: string; by: string | null; cards: DeckCards; deck: DeckFacts; }
/** In which form a deck is wanted. */
export interface DeckForm { form: "o8d" | "text" | "thronesdb"; }
/** A deck as a file: its name, and all that is in it. */
export interface DeckFile { name: string; text: string; }
/** A deck that was deleted, and for how many seconds it can be brought back. */
export interface Gone { id: string; regret_s: number; }
/** A deck as it is being built, to be judged. */
export interface Study { game: string; cards: DeckCards; format?: string | null; }
/** How many cards have each number from 0 to 7 or more, and the mean. */
export interface Curve { counts: number[]; mean: number; }
/** How many characters have an icon, and their strength together. */
export interface IconFigures { icon: string; characters: number; strength: number; }
/** Income and influence printed on cards, cards that reduce costs, and the mean gold of a plot. */
export interface Economy {
  income: number; income_cards: number; reducers: number; plot_gold: number; influence: number;
}
/** What can be counted in a deck; ``characters`` are those of ``cost`` that are characters. */
export interface DeckFigures {
  cards: number; plots: number; cost: Curve; characters: Curve; strength: Curve; icons: IconFigures[]; economy: Economy;
}
/** A hand by codes, which of its cards make the best set-up (by place), and what these cost. */
export interface TestHand { cards: string[]; placed: number[]; gold: number; }
/** How set-ups go in so many ``hands``; ``drawn[copies - 1][round]`` is how likely a card is drawn by a round. */
export interface DeckOdds {
  hands: number; placed: number; gold: number; budget: number; poor: number; drawn: number[][]; shown: TestHand[];
}
/** Everything about a deck that is being built; without ``odds`` where it has too few cards for a hand. */
export interface DeckStudy { legal: boolean; problems: DeckProblem[]; figures: DeckFigures; odds: DeckOdds | null; }
/** Whether to try a deck against the field, or to play no further game. */
export interface TrialWish { go: boolean; }
/** How a deck fared against a ready one; ``low`` and ``high`` bound the rate of wins with 95 %. */
export interface TrialLine { name: string; faction: string; won: number; played: number; low: number; high: number; }
/** How far a trial is: so many games of so many, ``bot`` playing both decks. */
export interface Trial {
  state: "done" | "none" | "off" | "stopped" | "working"; done?: number; of?: number; won?: number; low?: number;
  high?: number; bot?: string; against?: TrialLine[]; changed?: boolean; fault?: string;
}
/** The moment at which a phase of a round begins. */
export interface Beginning { at: number; round: number; phase: string | null; }
/** A moment at which much shifted: the seat that gained, by how many cards' worth, and what happened. */
export interface TurningPoint {
  at: number; seat: number; gain: number; round: number; phase: string | null; text: string; more: string[];
}
/** What a bot expected of the choice that led to a moment. */
export interface Expectation { at: number; seat: number; text: string; }
/** Something that was counted, by the game's own word and in English, for each seat. */
export interface FigureRow { kind: string; name: string; values: number[]; }
/** Figures that belong together. */
export interface FigureGroup { title: string; rows: FigureRow[]; }
/** A game for its replay: at each moment of ``eyes`` the points of each seat; the most win, or the fewest. */
export interface Story {
  eyes: number | null; moments: number; plies: number[]; fewest: boolean; points: number[][]; beginnings: Beginning[];
  turns: TurningPoint[]; reasons?: Expectation[]; why?: string; last?: string[]; figures?: FigureGroup[];
}
/** A way to answer: its keys, what it is called, what follows from it as the game foresees, and its chance. */
export interface Found { keys: string[]; text: string; follows: string; chance: number; }
/** One choice: after how many others, whose, each seat's chance after it, and what it cost. */
export interface Looked {
  ply: number; seat: number; round: number; chances: number[]; cost?: number; played?: number; options?: Found[];
}
/** How far a game is read, by how many of its choices, and what was found so far. */
export interface Review {
  state: "done" | "impossible" | "none" | "stopped" | "working"; done?: number; of?: number; looked?: Looked[];
  fault?: string;
}
/** Whether to read a game, or to read it no further. */
export interface ReviewWish { go: boolean; }
export type GameView = ThronesView | IntrigueView;
export type Request = Sit | Ready | SeatBot | Begins | Leave | ComeBack | Choose | Prepare | May | Why | Hint | Undo | Propose | Reply | Concede | SetStops | ShowSeed | Say | Mute | Replay | Speed | Look;
