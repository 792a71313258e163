// Written by `make schema`: Regalia on the wire: majesty, rules version 1.

export type Table = MajestyTable;

/** What a seat is asked: for which sort of choice, by which card's power, and where it lies. */
export type Prompt = {
  asks: string;
  card?: string | null;
  at?: string | null;
};

export type Memory = Nothing;

export type Past = MajestyPast;

export type Derived = MajestyDerived;

export type Move = Offer;

export type Event = Took | TurnedUp | Placed | Earned | Recruited | Bought | Sold | Healed | Wounded | Withstood | Spared | Dismissed | Tended | Varied | Led | Finished;

/** A position of Majesty. */
export type MajestyTable = {
  /** turns completed so far */
  turn: number;
  /** the cards to take, card 1 first */
  row: Slot[];
  /** undrawn cards, next first; null where hidden */
  deck: ("miller" | "brewer" | "witch" | "guard" | "knight" | "innkeeper" | "noble" | "miller/brewer" | "miller/knight" | "brewer/witch" | "brewer/knight" | "witch/guard" | "witch/innkeeper" | "witch/noble" | "guard/knight" | "guard/innkeeper" | "guard/noble" | "knight/innkeeper" | "innkeeper/noble" | null)[];
  /** the card taken, between the two moves of a turn */
  taken: "miller" | "brewer" | "witch" | "guard" | "knight" | "innkeeper" | "noble" | "miller/brewer" | "miller/knight" | "brewer/witch" | "brewer/knight" | "witch/guard" | "witch/innkeeper" | "witch/noble" | "guard/knight" | "guard/innkeeper" | "guard/noble" | "knight/innkeeper" | "innkeeper/noble" | null;
  seats: Realm[];
};

/** A card of the row. */
export type Slot = {
  card: "miller" | "brewer" | "witch" | "guard" | "knight" | "innkeeper" | "noble" | "miller/brewer" | "miller/knight" | "brewer/witch" | "brewer/knight" | "witch/guard" | "witch/innkeeper" | "witch/noble" | "guard/knight" | "guard/innkeeper" | "guard/noble" | "knight/innkeeper" | "innkeeper/noble";
  /** the workers lying on it */
  workers: number;
};

/** What lies before one seat. */
export type Realm = {
  /** coins so far; at the end with the final scoring */
  coins: number;
  workers: number;
  buildings: Buildings;
  /** the wounded, from bottom to top */
  infirmary: ("miller" | "brewer" | "witch" | "guard" | "knight" | "innkeeper" | "noble" | "miller/brewer" | "miller/knight" | "brewer/witch" | "brewer/knight" | "witch/guard" | "witch/innkeeper" | "witch/noble" | "guard/knight" | "guard/innkeeper" | "guard/noble" | "knight/innkeeper" | "innkeeper/noble")[];
  /** the final scoring, only when the game is over */
  final?: FinalScore;
};

/** The cards under each building, in order of placing. */
export type Buildings = {
  mill: ("miller" | "brewer" | "witch" | "guard" | "knight" | "innkeeper" | "noble" | "miller/brewer" | "miller/knight" | "brewer/witch" | "brewer/knight" | "witch/guard" | "witch/innkeeper" | "witch/noble" | "guard/knight" | "guard/innkeeper" | "guard/noble" | "knight/innkeeper" | "innkeeper/noble")[];
  brewery: ("miller" | "brewer" | "witch" | "guard" | "knight" | "innkeeper" | "noble" | "miller/brewer" | "miller/knight" | "brewer/witch" | "brewer/knight" | "witch/guard" | "witch/innkeeper" | "witch/noble" | "guard/knight" | "guard/innkeeper" | "guard/noble" | "knight/innkeeper" | "innkeeper/noble")[];
  cottage: ("miller" | "brewer" | "witch" | "guard" | "knight" | "innkeeper" | "noble" | "miller/brewer" | "miller/knight" | "brewer/witch" | "brewer/knight" | "witch/guard" | "witch/innkeeper" | "witch/noble" | "guard/knight" | "guard/innkeeper" | "guard/noble" | "knight/innkeeper" | "innkeeper/noble")[];
  guardhouse: ("miller" | "brewer" | "witch" | "guard" | "knight" | "innkeeper" | "noble" | "miller/brewer" | "miller/knight" | "brewer/witch" | "brewer/knight" | "witch/guard" | "witch/innkeeper" | "witch/noble" | "guard/knight" | "guard/innkeeper" | "guard/noble" | "knight/innkeeper" | "innkeeper/noble")[];
  barracks: ("miller" | "brewer" | "witch" | "guard" | "knight" | "innkeeper" | "noble" | "miller/brewer" | "miller/knight" | "brewer/witch" | "brewer/knight" | "witch/guard" | "witch/innkeeper" | "witch/noble" | "guard/knight" | "guard/innkeeper" | "guard/noble" | "knight/innkeeper" | "innkeeper/noble")[];
  inn: ("miller" | "brewer" | "witch" | "guard" | "knight" | "innkeeper" | "noble" | "miller/brewer" | "miller/knight" | "brewer/witch" | "brewer/knight" | "witch/guard" | "witch/innkeeper" | "witch/noble" | "guard/knight" | "guard/innkeeper" | "guard/noble" | "knight/innkeeper" | "innkeeper/noble")[];
  castle: ("miller" | "brewer" | "witch" | "guard" | "knight" | "innkeeper" | "noble" | "miller/brewer" | "miller/knight" | "brewer/witch" | "brewer/knight" | "witch/guard" | "witch/innkeeper" | "witch/noble" | "guard/knight" | "guard/innkeeper" | "guard/noble" | "knight/innkeeper" | "innkeeper/noble")[];
};

/** The final scoring of a seat (M41). */
export type FinalScore = {
  /** the whole of M27, not above zero */
  wounded: number;
  variety: number;
  majorities: Majorities;
};

/** What each building pays a seat at the end; 0 where it does not lead. */
export type Majorities = {
  mill: number;
  brewery: number;
  cottage: number;
  guardhouse: number;
  barracks: number;
  inn: number;
  castle: number;
};

/** An object without fields: a perfect memory adds nothing, or the rules derive nothing. */
export type Nothing = Record<string, never>;

/** What happened before and still matters. */
export type MajestyPast = {
  /** the seat that began */
  first: number;
  /** all cards turned up so far, in order */
  drawn: ("miller" | "brewer" | "witch" | "guard" | "knight" | "innkeeper" | "noble" | "miller/brewer" | "miller/knight" | "brewer/witch" | "brewer/knight" | "witch/guard" | "witch/innkeeper" | "witch/noble" | "guard/knight" | "guard/innkeeper" | "guard/noble" | "knight/innkeeper" | "innkeeper/noble")[];
};

/** What the rules make of a position. */
export type MajestyDerived = {
  /** the round that is played, from 1 */
  round: number;
  /** how many there are */
  rounds: number;
  /** the workers that each card of the row costs */
  costs: number[];
  /** the final scoring if the game ended now */
  seats: SeatScore[];
  /** what each way to take this turn changes for the seat that looks and is to move, by its notation; that of taking and laying in one where they are two moves */
  worth: Record<string, TurnWorth>;
  /** what decided the game (M42); null while it runs */
  won_by: "coins" | "workers" | "equal-coins" | "equal-workers" | null;
};

/** The final scoring of a seat if the game ended now, or as it was at the end (M41). */
export type SeatScore = {
  /** the whole of M27, not above zero */
  wounded: number;
  variety: number;
  majorities: Majorities;
  /** occupied buildings; variety is their square */
  buildings: number;
  /** the coins after the final scoring */
  total: number;
};

/** What a way to take a turn changes for its seat; the lines of no change are left out. */
export type TurnWorth = {
  /** coins at once */
  coins: number;
  /** coins and the lines of the final scoring together */
  total: number;
  workers?: number;
  /** the change of each line of the final scoring */
  wounded?: number;
  variety?: number;
  majorities?: number;
};

/** A legal move, and what one touches to make it, in order. */
export type Offer = {
  move: string;
  touches: string[];
};

export type Took = {
  name: "took";
  facts: TookFacts;
};

export type TookFacts = {
  seat: number;
  place: number;
  card: "miller" | "brewer" | "witch" | "guard" | "knight" | "innkeeper" | "noble" | "miller/brewer" | "miller/knight" | "brewer/witch" | "brewer/knight" | "witch/guard" | "witch/innkeeper" | "witch/noble" | "guard/knight" | "guard/innkeeper" | "guard/noble" | "knight/innkeeper" | "innkeeper/noble";
  paid: number;
  gained: number;
};

export type TurnedUp = {
  name: "turned-up";
  facts: TurnedUpFacts;
};

export type TurnedUpFacts = {
  card: "miller" | "brewer" | "witch" | "guard" | "knight" | "innkeeper" | "noble" | "miller/brewer" | "miller/knight" | "brewer/witch" | "brewer/knight" | "witch/guard" | "witch/innkeeper" | "witch/noble" | "guard/knight" | "guard/innkeeper" | "guard/noble" | "knight/innkeeper" | "innkeeper/noble";
};

export type Placed = {
  name: "placed";
  facts: PlacedFacts;
};

export type PlacedFacts = {
  seat: number;
  card: "miller" | "brewer" | "witch" | "guard" | "knight" | "innkeeper" | "noble" | "miller/brewer" | "miller/knight" | "brewer/witch" | "brewer/knight" | "witch/guard" | "witch/innkeeper" | "witch/noble" | "guard/knight" | "guard/innkeeper" | "guard/noble" | "knight/innkeeper" | "innkeeper/noble";
  building: "mill" | "brewery" | "cottage" | "guardhouse" | "barracks" | "inn" | "castle";
};

export type Earned = {
  name: "earned";
  facts: EarnedFacts;
};

export type EarnedFacts = {
  seat: number;
  building: "mill" | "brewery" | "cottage" | "guardhouse" | "barracks" | "inn" | "castle";
  coins: number;
};

export type Recruited = {
  name: "recruited";
  facts: RecruitedFacts;
};

export type RecruitedFacts = {
  seat: number;
  building: "mill" | "brewery" | "cottage" | "guardhouse" | "barracks" | "inn" | "castle";
  workers: number;
};

export type Bought = {
  name: "bought";
  facts: BoughtFacts;
};

export type BoughtFacts = {
  seat: number;
  workers: number;
};

export type Sold = {
  name: "sold";
  facts: SoldFacts;
};

export type SoldFacts = {
  seat: number;
  workers: number;
};

export type Healed = {
  name: "healed";
  facts: HealedFacts;
};

export type HealedFacts = {
  seat: number;
  card: "miller" | "brewer" | "witch" | "guard" | "knight" | "innkeeper" | "noble" | "miller/brewer" | "miller/knight" | "brewer/witch" | "brewer/knight" | "witch/guard" | "witch/innkeeper" | "witch/noble" | "guard/knight" | "guard/innkeeper" | "guard/noble" | "knight/innkeeper" | "innkeeper/noble";
  building: "mill" | "brewery" | "cottage" | "guardhouse" | "barracks" | "inn" | "castle";
};

export type Wounded = {
  name: "wounded";
  facts: WoundedFacts;
};

export type WoundedFacts = {
  seat: number;
  by: number;
  card: "miller" | "brewer" | "witch" | "guard" | "knight" | "innkeeper" | "noble" | "miller/brewer" | "miller/knight" | "brewer/witch" | "brewer/knight" | "witch/guard" | "witch/innkeeper" | "witch/noble" | "guard/knight" | "guard/innkeeper" | "guard/noble" | "knight/innkeeper" | "innkeeper/noble";
  building: "mill" | "brewery" | "cottage" | "guardhouse" | "barracks" | "inn" | "castle";
};

export type Withstood = {
  name: "withstood";
  facts: WithstoodFacts;
};

export type WithstoodFacts = {
  seat: number;
  by: number;
};

export type Spared = {
  name: "spared";
  facts: SparedFacts;
};

export type SparedFacts = {
  seat: number;
  by: number;
};

export type Dismissed = {
  name: "dismissed";
  facts: DismissedFacts;
};

export type DismissedFacts = {
  seat: number;
  workers: number;
};

export type Tended = {
  name: "tended";
  facts: TendedFacts;
};

export type TendedFacts = {
  seat: number;
  coins: number;
};

export type Varied = {
  name: "varied";
  facts: VariedFacts;
};

export type VariedFacts = {
  seat: number;
  buildings: number;
  coins: number;
};

export type Led = {
  name: "led";
  facts: LedFacts;
};

export type LedFacts = {
  seat: number;
  building: "mill" | "brewery" | "cottage" | "guardhouse" | "barracks" | "inn" | "castle";
  coins: number;
};

export type Finished = {
  name: "finished";
  facts: FinishedFacts;
};

export type FinishedFacts = {
  seats: number[];
};
