// Written by `make schema`: Regalia on the wire: kingme, rules version 1.

export type Table = KingMeTable;

/** What a seat is asked: for which sort of choice, by which card's power, and where it lies. */
export type Prompt = {
  asks: string;
  card?: string | null;
  at?: string | null;
};

export type Memory = KingMeMemory;

export type Past = KingMePast;

export type Derived = KingMeDerived;

export type Move = Offer;

export type Event = Dealt | Placed | Stood | Moved | Nominated | Voted | Agreed | Objected | Crowned | Rejected | Scored | Soared | Began | Finished;

/** A position of King Me!. */
export type KingMeTable = {
  /** from 1 */
  round: number;
  phase: "placing" | "ascent" | "vote" | "over";
  /** floors 0 to 6, the first to arrive first */
  floors: (("A" | "B" | "V" | "G" | "D" | "J" | "I" | "K" | "L" | "M" | "N" | "O" | "P")[])[];
  /** those voted out, the first one first */
  out: ("A" | "B" | "V" | "G" | "D" | "J" | "I" | "K" | "L" | "M" | "N" | "O" | "P")[];
  /** the seat that nominated last; null before any did */
  crown: number | null;
  /** by seat, those cast and not yet shown; null where hidden or not cast */
  votes: ("yes" | "no" | null)[];
  seats: Hand[];
};

/** What one seat holds and has scored. */
export type Hand = {
  /** the number of its goal; null where hidden */
  goal: number | null;
  /** No cards not yet shown in this round */
  noes: number;
  /** one for each finished round */
  scores: number[];
};

/** What was shown to all and lies on the table no more. */
export type KingMeMemory = {
  /** every vote shown, in order */
  votes: Ballot[];
  /** of every finished round */
  goals: GoalsShown[];
};

/** A vote that has been shown. */
export type Ballot = {
  /** from 1 */
  round: number;
  /** the nominee */
  courtier: "A" | "B" | "V" | "G" | "D" | "J" | "I" | "K" | "L" | "M" | "N" | "O" | "P";
  /** the seat that nominated */
  by: number;
  /** one for each seat */
  votes: ("yes" | "no")[];
};

/** The goals of a finished round. */
export type GoalsShown = {
  /** from 1 */
  round: number;
  /** one for each seat */
  goals: number[];
};

/** What happened before and still matters. */
export type KingMePast = {
  /** those begun so far */
  rounds: RoundPast[];
};

/** How a round began, and all its turns. */
export type RoundPast = {
  /** the seat that began */
  first: number;
  /** where chance placed the courtiers; null where the seats place them */
  floors: Record<string, number> | null;
  /** every placing and ascent, written as in a record: 0 K@3, then 1 K^ */
  turns: string[];
};

/** What the rules make of a position. */
export type KingMeDerived = {
  /** how many there are */
  rounds: number;
  /** the No cards of each seat when a round begins (K2) */
  noes: number;
  /** what a favourite gives on floors 0 to 6 (K14) */
  floor_points: number[];
  seats: GoalValue[];
  /** by finished round and seat, the favourites of its goal */
  favourites: ((("A" | "B" | "V" | "G" | "D" | "J" | "I" | "K" | "L" | "M" | "N" | "O" | "P")[])[])[];
  /** what decided the game (K17); null while it runs */
  won_by: "points" | "favourites" | "equal" | null;
};

/** What the goal of a seat is worth; all null where the goal is hidden. */
export type GoalValue = {
  favourites: ("A" | "B" | "V" | "G" | "D" | "J" | "I" | "K" | "L" | "M" | "N" | "O" | "P")[] | null;
  /** what it gives if the round ended now (K14, K15) */
  points: number | null;
  /** the same with one favourite on each of the floors 0 to 6, then out */
  points_if: Record<string, number[]> | null;
};

/** A legal move, and what one touches to make it, in order. */
export type Offer = {
  move: string;
  touches: string[];
};

export type Dealt = {
  name: "dealt";
  facts: DealtFacts;
};

export type DealtFacts = {
  seat: number;
  goal: number | null;
  courtiers: ("A" | "B" | "V" | "G" | "D" | "J" | "I" | "K" | "L" | "M" | "N" | "O" | "P")[] | null;
};

export type Placed = {
  name: "placed";
  facts: PlacedFacts;
};

export type PlacedFacts = {
  seat: number;
  courtier: "A" | "B" | "V" | "G" | "D" | "J" | "I" | "K" | "L" | "M" | "N" | "O" | "P";
  floor: "servants" | "craftsmen" | "merchants" | "guards" | "dignitaries" | "nobles" | "throne";
};

export type Stood = {
  name: "stood";
  facts: StoodFacts;
};

export type StoodFacts = {
  floor: "servants" | "craftsmen" | "merchants" | "guards" | "dignitaries" | "nobles" | "throne";
  courtiers: ("A" | "B" | "V" | "G" | "D" | "J" | "I" | "K" | "L" | "M" | "N" | "O" | "P")[];
};

export type Moved = {
  name: "moved";
  facts: MovedFacts;
};

export type MovedFacts = {
  seat: number;
  courtier: "A" | "B" | "V" | "G" | "D" | "J" | "I" | "K" | "L" | "M" | "N" | "O" | "P";
  floor: "servants" | "craftsmen" | "merchants" | "guards" | "dignitaries" | "nobles" | "throne";
};

export type Nominated = {
  name: "nominated";
  facts: NominatedFacts;
};

export type NominatedFacts = {
  seat: number;
  courtier: "A" | "B" | "V" | "G" | "D" | "J" | "I" | "K" | "L" | "M" | "N" | "O" | "P";
};

export type Voted = {
  name: "voted";
  facts: VotedFacts;
};

export type VotedFacts = {
  seat: number;
  vote: "yes" | "no" | null;
};

export type Agreed = {
  name: "agreed";
  facts: AgreedFacts;
};

export type AgreedFacts = {
  seats: number[];
};

export type Objected = {
  name: "objected";
  facts: ObjectedFacts;
};

export type ObjectedFacts = {
  seats: number[];
};

export type Crowned = {
  name: "crowned";
  facts: CrownedFacts;
};

export type CrownedFacts = {
  courtier: "A" | "B" | "V" | "G" | "D" | "J" | "I" | "K" | "L" | "M" | "N" | "O" | "P";
  by: number;
};

export type Rejected = {
  name: "rejected";
  facts: RejectedFacts;
};

export type RejectedFacts = {
  courtier: "A" | "B" | "V" | "G" | "D" | "J" | "I" | "K" | "L" | "M" | "N" | "O" | "P";
  by: number;
};

export type Scored = {
  name: "scored";
  facts: ScoredFacts;
};

export type ScoredFacts = {
  seat: number;
  goal: number;
  courtiers: ("A" | "B" | "V" | "G" | "D" | "J" | "I" | "K" | "L" | "M" | "N" | "O" | "P")[];
  points: number;
  total: number;
};

export type Soared = {
  name: "soared";
  facts: SoaredFacts;
};

export type SoaredFacts = {
  seat: number;
  goal: number;
  courtiers: ("A" | "B" | "V" | "G" | "D" | "J" | "I" | "K" | "L" | "M" | "N" | "O" | "P")[];
  points: number;
  total: number;
};

export type Began = {
  name: "began";
  facts: BeganFacts;
};

export type BeganFacts = {
  round: number;
  seat: number;
};

export type Finished = {
  name: "finished";
  facts: FinishedFacts;
};

export type FinishedFacts = {
  seats: number[];
};
