// Written by `make schema`: Regalia on the wire: castle, rules version 2.

export type Table = CastleTable;

/** What a seat is asked: for which sort of choice, by which card's power, and where it lies. */
export type Prompt = {
  asks: string;
  card?: string | null;
  at?: string | null;
};

export type Memory = CastleMemory;

export type Past = CastlePast;

export type Derived = CastleDerived;

export type Move = Offer;

export type Event = Drew | LaidDown | TookUp | Played | Entered | Returned | Shelved | Killed | Moved | ChangedPlaces | TokensChanged | Untokened | Claimed | Gained | Gave | Sealed | Passed | DrawnFrom | Blocked | Finished;

/** A position of Castle. */
export type CastleTable = {
  /** the seat whose turn it is, also while others choose */
  turn: number;
  /** occupied places, stacks from the bottom */
  board: Record<string, Placed[]>;
  /** the same for the outside */
  outside: Record<string, Placed[]>;
  /** sorted by name */
  reserve: ("king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight")[];
  seats: Holdings[];
  /** out of the game, sorted by name */
  removed: ("king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight")[];
  /** actions left to take; one whose power still asks is taken */
  actions_left: number;
};

/** A card in play. */
export type Placed = {
  card: "king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight";
  /** the seat whose token lies on it */
  token: number | null;
};

/** The cards of one seat. */
export type Holdings = {
  /** known cards sorted by name, then null for the others */
  hand: ("king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight" | null)[];
  /** from the top; null where hidden */
  deck: ("king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight" | null)[];
};

/** What a perfect memory knows beyond the table (C60). */
export type CastleMemory = {
  /** cards known to be in each hand, sorted by name */
  known: (("king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight")[])[];
};

/** What happened before and still matters. */
export type CastlePast = {
  /** turns completed */
  turns: number;
  /** turns without a play or a draw (C14); null in one that has */
  idle: number | null;
  /** whether a King held since the turn began must be played (C55) */
  heralded: boolean;
  /** where the card placed last was laid: place and level from the bottom */
  last: string | null;
  /** powers that wait, the next one last */
  powers: Power[];
  /** what each seat has chosen for the Jester, if known */
  sealed: ("king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight" | null)[];
  /** what everybody knows of each hand */
  known: (("king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight")[])[];
  /** what is in doubt for the one who looks */
  doubts: Doubt[];
  /** what is in doubt for everybody */
  doubts_of_all: Doubt[];
  /** how the game ended (C13, C14) */
  ending: "won" | "blocked" | null;
};

/** A power that waits for a choice, and what it remembers. */
export type Power = {
  asks: "draw" | "done" | "swap" | "play" | "enter" | "return" | "kill" | "shelve" | "move" | "tokens" | "untoken" | "claim" | "trade" | "pass" | "give" | "exchange";
  card: "king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight";
  /** the place its card arrived on */
  at: "a1" | "a2" | "a3" | "a4" | "a5" | "a6" | "b1" | "b2" | "b3" | "b4" | "b5" | "b6" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "d1" | "d2" | "d3" | "d4" | "d5" | "d6" | "e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "f1" | "f2" | "f3" | "f4" | "f5" | "f6" | "north" | "east" | "south" | "west" | "o1" | "o2" | "o3" | "o4" | "o5" | "o6" | "o7" | "o8" | "o9" | "o10" | "o11" | "o12" | "o13" | "o14" | "o15" | "o16" | "o17" | "o18" | "o19" | "o20" | "o21" | "o22" | "o23" | "o24" | "o25" | "o26" | "o27" | "o28" | "o29" | "o30" | "o31" | "o32" | "o33" | "o34" | "o35" | "o36" | "o37" | "o38" | "o39" | "o40" | "o41" | "o42" | "o43" | "o44" | "o45" | "o46" | "o47";
  /** whether the Mistress's owner is asked (C20) */
  mistress: boolean;
  /** claims or exchanges left, this one included */
  left: number | null;
  /** the card given by the exchange before (C49) */
  given: "king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight" | null;
  /** the card taken by the exchange before (C49) */
  taken: "king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight" | null;
  /** what the Mistress may still move (C25) */
  moves: ("king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight")[];
  /** how many cards in play come before those the Spy may begin with (C31) */
  least: number | null;
  /** whether it is the Dragon's second step (C52) */
  second: boolean;
};

/** Cards last known in one hand, since when some have changed hands unseen (C61). */
export type Doubt = {
  /** the hand they were last known in */
  seat: number;
  cards: Doubted[];
  /** at most so many of them are in another hand; 7 for any number */
  most: number;
  /** at least so many of them are in another hand */
  least: number;
};

/** A card known to be in a hand, but not in whose. */
export type Doubted = {
  card: "king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight";
  /** the hands it can have come to, or stayed in */
  hands: number[];
};

/** What the rules make of a position. */
export type CastleDerived = {
  /** the places whose top card is protected (C11) */
  protected: Record<string, Protector>;
  /** by seat, the one to its left, to whom it passes cards (C38) */
  passes_to: number[];
  /** whether the Mistress's owner is asked what the King returns (C20) */
  mistress: boolean;
  /** what decided the game (C13, C14); null while it runs */
  won_by: "no-cards" | "fewest-in-hand" | "fewest-in-deck" | "equal" | null;
};

/** The card that protects another one, and where it lies. */
export type Protector = {
  card: "king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight";
  at: "a1" | "a2" | "a3" | "a4" | "a5" | "a6" | "b1" | "b2" | "b3" | "b4" | "b5" | "b6" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "d1" | "d2" | "d3" | "d4" | "d5" | "d6" | "e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "f1" | "f2" | "f3" | "f4" | "f5" | "f6" | "north" | "east" | "south" | "west" | "o1" | "o2" | "o3" | "o4" | "o5" | "o6" | "o7" | "o8" | "o9" | "o10" | "o11" | "o12" | "o13" | "o14" | "o15" | "o16" | "o17" | "o18" | "o19" | "o20" | "o21" | "o22" | "o23" | "o24" | "o25" | "o26" | "o27" | "o28" | "o29" | "o30" | "o31" | "o32" | "o33" | "o34" | "o35" | "o36" | "o37" | "o38" | "o39" | "o40" | "o41" | "o42" | "o43" | "o44" | "o45" | "o46" | "o47";
};

/** A legal move, and what one touches to make it, in order. */
export type Offer = {
  move: string;
  touches: string[];
};

export type Drew = {
  name: "drew";
  facts: DrewFacts;
};

export type DrewFacts = {
  seat: number;
  card: "king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight" | null;
};

export type LaidDown = {
  name: "laid-down";
  facts: LaidDownFacts;
};

export type LaidDownFacts = {
  seat: number;
  card: "king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight";
};

export type TookUp = {
  name: "took-up";
  facts: TookUpFacts;
};

export type TookUpFacts = {
  seat: number;
  card: "king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight";
};

export type Played = {
  name: "played";
  facts: PlayedFacts;
};

export type PlayedFacts = {
  seat: number;
  card: "king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight";
  place: "a1" | "a2" | "a3" | "a4" | "a5" | "a6" | "b1" | "b2" | "b3" | "b4" | "b5" | "b6" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "d1" | "d2" | "d3" | "d4" | "d5" | "d6" | "e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "f1" | "f2" | "f3" | "f4" | "f5" | "f6" | "north" | "east" | "south" | "west" | "o1" | "o2" | "o3" | "o4" | "o5" | "o6" | "o7" | "o8" | "o9" | "o10" | "o11" | "o12" | "o13" | "o14" | "o15" | "o16" | "o17" | "o18" | "o19" | "o20" | "o21" | "o22" | "o23" | "o24" | "o25" | "o26" | "o27" | "o28" | "o29" | "o30" | "o31" | "o32" | "o33" | "o34" | "o35" | "o36" | "o37" | "o38" | "o39" | "o40" | "o41" | "o42" | "o43" | "o44" | "o45" | "o46" | "o47" | "out";
};

export type Entered = {
  name: "entered";
  facts: EnteredFacts;
};

export type EnteredFacts = {
  seat: number;
  card: "king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight";
  place: "a1" | "a2" | "a3" | "a4" | "a5" | "a6" | "b1" | "b2" | "b3" | "b4" | "b5" | "b6" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "d1" | "d2" | "d3" | "d4" | "d5" | "d6" | "e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "f1" | "f2" | "f3" | "f4" | "f5" | "f6" | "north" | "east" | "south" | "west" | "o1" | "o2" | "o3" | "o4" | "o5" | "o6" | "o7" | "o8" | "o9" | "o10" | "o11" | "o12" | "o13" | "o14" | "o15" | "o16" | "o17" | "o18" | "o19" | "o20" | "o21" | "o22" | "o23" | "o24" | "o25" | "o26" | "o27" | "o28" | "o29" | "o30" | "o31" | "o32" | "o33" | "o34" | "o35" | "o36" | "o37" | "o38" | "o39" | "o40" | "o41" | "o42" | "o43" | "o44" | "o45" | "o46" | "o47" | "out";
};

export type Returned = {
  name: "returned";
  facts: ReturnedFacts;
};

export type ReturnedFacts = {
  card: "king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight";
  place: "a1" | "a2" | "a3" | "a4" | "a5" | "a6" | "b1" | "b2" | "b3" | "b4" | "b5" | "b6" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "d1" | "d2" | "d3" | "d4" | "d5" | "d6" | "e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "f1" | "f2" | "f3" | "f4" | "f5" | "f6" | "north" | "east" | "south" | "west" | "o1" | "o2" | "o3" | "o4" | "o5" | "o6" | "o7" | "o8" | "o9" | "o10" | "o11" | "o12" | "o13" | "o14" | "o15" | "o16" | "o17" | "o18" | "o19" | "o20" | "o21" | "o22" | "o23" | "o24" | "o25" | "o26" | "o27" | "o28" | "o29" | "o30" | "o31" | "o32" | "o33" | "o34" | "o35" | "o36" | "o37" | "o38" | "o39" | "o40" | "o41" | "o42" | "o43" | "o44" | "o45" | "o46" | "o47" | "out";
  to: number;
};

export type Shelved = {
  name: "shelved";
  facts: ShelvedFacts;
};

export type ShelvedFacts = {
  card: "king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight";
  place: "a1" | "a2" | "a3" | "a4" | "a5" | "a6" | "b1" | "b2" | "b3" | "b4" | "b5" | "b6" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "d1" | "d2" | "d3" | "d4" | "d5" | "d6" | "e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "f1" | "f2" | "f3" | "f4" | "f5" | "f6" | "north" | "east" | "south" | "west" | "o1" | "o2" | "o3" | "o4" | "o5" | "o6" | "o7" | "o8" | "o9" | "o10" | "o11" | "o12" | "o13" | "o14" | "o15" | "o16" | "o17" | "o18" | "o19" | "o20" | "o21" | "o22" | "o23" | "o24" | "o25" | "o26" | "o27" | "o28" | "o29" | "o30" | "o31" | "o32" | "o33" | "o34" | "o35" | "o36" | "o37" | "o38" | "o39" | "o40" | "o41" | "o42" | "o43" | "o44" | "o45" | "o46" | "o47" | "out";
};

export type Killed = {
  name: "killed";
  facts: KilledFacts;
};

export type KilledFacts = {
  card: "king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight";
  place: "a1" | "a2" | "a3" | "a4" | "a5" | "a6" | "b1" | "b2" | "b3" | "b4" | "b5" | "b6" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "d1" | "d2" | "d3" | "d4" | "d5" | "d6" | "e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "f1" | "f2" | "f3" | "f4" | "f5" | "f6" | "north" | "east" | "south" | "west" | "o1" | "o2" | "o3" | "o4" | "o5" | "o6" | "o7" | "o8" | "o9" | "o10" | "o11" | "o12" | "o13" | "o14" | "o15" | "o16" | "o17" | "o18" | "o19" | "o20" | "o21" | "o22" | "o23" | "o24" | "o25" | "o26" | "o27" | "o28" | "o29" | "o30" | "o31" | "o32" | "o33" | "o34" | "o35" | "o36" | "o37" | "o38" | "o39" | "o40" | "o41" | "o42" | "o43" | "o44" | "o45" | "o46" | "o47" | "out";
};

export type Moved = {
  name: "moved";
  facts: MovedFacts;
};

export type MovedFacts = {
  card: "king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight";
  place: "a1" | "a2" | "a3" | "a4" | "a5" | "a6" | "b1" | "b2" | "b3" | "b4" | "b5" | "b6" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "d1" | "d2" | "d3" | "d4" | "d5" | "d6" | "e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "f1" | "f2" | "f3" | "f4" | "f5" | "f6" | "north" | "east" | "south" | "west" | "o1" | "o2" | "o3" | "o4" | "o5" | "o6" | "o7" | "o8" | "o9" | "o10" | "o11" | "o12" | "o13" | "o14" | "o15" | "o16" | "o17" | "o18" | "o19" | "o20" | "o21" | "o22" | "o23" | "o24" | "o25" | "o26" | "o27" | "o28" | "o29" | "o30" | "o31" | "o32" | "o33" | "o34" | "o35" | "o36" | "o37" | "o38" | "o39" | "o40" | "o41" | "o42" | "o43" | "o44" | "o45" | "o46" | "o47" | "out";
  goal: "a1" | "a2" | "a3" | "a4" | "a5" | "a6" | "b1" | "b2" | "b3" | "b4" | "b5" | "b6" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "d1" | "d2" | "d3" | "d4" | "d5" | "d6" | "e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "f1" | "f2" | "f3" | "f4" | "f5" | "f6" | "north" | "east" | "south" | "west" | "o1" | "o2" | "o3" | "o4" | "o5" | "o6" | "o7" | "o8" | "o9" | "o10" | "o11" | "o12" | "o13" | "o14" | "o15" | "o16" | "o17" | "o18" | "o19" | "o20" | "o21" | "o22" | "o23" | "o24" | "o25" | "o26" | "o27" | "o28" | "o29" | "o30" | "o31" | "o32" | "o33" | "o34" | "o35" | "o36" | "o37" | "o38" | "o39" | "o40" | "o41" | "o42" | "o43" | "o44" | "o45" | "o46" | "o47" | "out";
};

export type ChangedPlaces = {
  name: "changed-places";
  facts: ChangedPlacesFacts;
};

export type ChangedPlacesFacts = {
  cards: ("king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight")[];
  places: ("a1" | "a2" | "a3" | "a4" | "a5" | "a6" | "b1" | "b2" | "b3" | "b4" | "b5" | "b6" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "d1" | "d2" | "d3" | "d4" | "d5" | "d6" | "e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "f1" | "f2" | "f3" | "f4" | "f5" | "f6" | "north" | "east" | "south" | "west" | "o1" | "o2" | "o3" | "o4" | "o5" | "o6" | "o7" | "o8" | "o9" | "o10" | "o11" | "o12" | "o13" | "o14" | "o15" | "o16" | "o17" | "o18" | "o19" | "o20" | "o21" | "o22" | "o23" | "o24" | "o25" | "o26" | "o27" | "o28" | "o29" | "o30" | "o31" | "o32" | "o33" | "o34" | "o35" | "o36" | "o37" | "o38" | "o39" | "o40" | "o41" | "o42" | "o43" | "o44" | "o45" | "o46" | "o47" | "out")[];
};

export type TokensChanged = {
  name: "tokens-changed";
  facts: TokensChangedFacts;
};

export type TokensChangedFacts = {
  cards: ("king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight")[];
  places: ("a1" | "a2" | "a3" | "a4" | "a5" | "a6" | "b1" | "b2" | "b3" | "b4" | "b5" | "b6" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "d1" | "d2" | "d3" | "d4" | "d5" | "d6" | "e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "f1" | "f2" | "f3" | "f4" | "f5" | "f6" | "north" | "east" | "south" | "west" | "o1" | "o2" | "o3" | "o4" | "o5" | "o6" | "o7" | "o8" | "o9" | "o10" | "o11" | "o12" | "o13" | "o14" | "o15" | "o16" | "o17" | "o18" | "o19" | "o20" | "o21" | "o22" | "o23" | "o24" | "o25" | "o26" | "o27" | "o28" | "o29" | "o30" | "o31" | "o32" | "o33" | "o34" | "o35" | "o36" | "o37" | "o38" | "o39" | "o40" | "o41" | "o42" | "o43" | "o44" | "o45" | "o46" | "o47" | "out")[];
};

export type Untokened = {
  name: "untokened";
  facts: UntokenedFacts;
};

export type UntokenedFacts = {
  card: "king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight";
  place: "a1" | "a2" | "a3" | "a4" | "a5" | "a6" | "b1" | "b2" | "b3" | "b4" | "b5" | "b6" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "d1" | "d2" | "d3" | "d4" | "d5" | "d6" | "e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "f1" | "f2" | "f3" | "f4" | "f5" | "f6" | "north" | "east" | "south" | "west" | "o1" | "o2" | "o3" | "o4" | "o5" | "o6" | "o7" | "o8" | "o9" | "o10" | "o11" | "o12" | "o13" | "o14" | "o15" | "o16" | "o17" | "o18" | "o19" | "o20" | "o21" | "o22" | "o23" | "o24" | "o25" | "o26" | "o27" | "o28" | "o29" | "o30" | "o31" | "o32" | "o33" | "o34" | "o35" | "o36" | "o37" | "o38" | "o39" | "o40" | "o41" | "o42" | "o43" | "o44" | "o45" | "o46" | "o47" | "out";
  from: number;
};

export type Claimed = {
  name: "claimed";
  facts: ClaimedFacts;
};

export type ClaimedFacts = {
  seat: number;
  card: "king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight";
  place: "a1" | "a2" | "a3" | "a4" | "a5" | "a6" | "b1" | "b2" | "b3" | "b4" | "b5" | "b6" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "d1" | "d2" | "d3" | "d4" | "d5" | "d6" | "e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "f1" | "f2" | "f3" | "f4" | "f5" | "f6" | "north" | "east" | "south" | "west" | "o1" | "o2" | "o3" | "o4" | "o5" | "o6" | "o7" | "o8" | "o9" | "o10" | "o11" | "o12" | "o13" | "o14" | "o15" | "o16" | "o17" | "o18" | "o19" | "o20" | "o21" | "o22" | "o23" | "o24" | "o25" | "o26" | "o27" | "o28" | "o29" | "o30" | "o31" | "o32" | "o33" | "o34" | "o35" | "o36" | "o37" | "o38" | "o39" | "o40" | "o41" | "o42" | "o43" | "o44" | "o45" | "o46" | "o47" | "out";
  from: number;
};

export type Gained = {
  name: "gained";
  facts: GainedFacts;
};

export type GainedFacts = {
  seat: number;
};

export type Gave = {
  name: "gave";
  facts: GaveFacts;
};

export type GaveFacts = {
  seat: number;
  to: number;
  card: "king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight";
};

export type Sealed = {
  name: "sealed";
  facts: SealedFacts;
};

export type SealedFacts = {
  seat: number;
  card: "king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight" | null;
};

export type Passed = {
  name: "passed";
  facts: PassedFacts;
};

export type PassedFacts = {
  seat: number;
  to: number;
  card: "king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight" | null;
};

export type DrawnFrom = {
  name: "drawn-from";
  facts: DrawnFromFacts;
};

export type DrawnFromFacts = {
  seat: number;
  from: number;
  card: "king" | "queen" | "prince" | "princess" | "prince-charming" | "mistress" | "lady-in-waiting" | "courtier" | "courtesan" | "advisor" | "schemer" | "spy" | "thief" | "assassin" | "priest" | "ambassador" | "merchant" | "minstrel" | "jester" | "village-idiot" | "black-knight" | "soldier" | "captain" | "traitor" | "ghost" | "sentry" | "magician" | "archer" | "witch" | "alchemist" | "siege-engine" | "barbarian" | "dragon" | "enchanter" | "fairy" | "herald" | "knight" | null;
};

export type Blocked = {
  name: "blocked";
  facts: BlockedFacts;
};

export type BlockedFacts = Record<string, never>;

export type Finished = {
  name: "finished";
  facts: FinishedFacts;
};

export type FinishedFacts = {
  seats: number[];
};
