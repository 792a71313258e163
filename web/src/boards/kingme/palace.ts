/** Where the courtiers stand, and what that is worth (K14, K15). */

import { COURTIERS, favourites } from "./goals";

export const FLOORS = [
  "servants",
  "craftsmen",
  "merchants",
  "guards",
  "dignitaries",
  "nobles",
  "throne",
] as const;
export const THRONE = 6;
export const ROOM = 4;
const KING = 10;
const NOTHING_AT_ALL = 33;

export interface KingMeTable {
  round: number;
  phase: "placing" | "ascent" | "vote" | "over";
  floors: string[][];
  out: string[];
  crown: number | null;
  votes: (string | null)[];
  seats: { goal: number | null; noes: number; scores: number[] }[];
}

/** What was shown to all: the votes, and the goals of finished rounds. */
export interface Memory {
  votes: { round: number; courtier: string; by: number; votes: string[] }[];
  goals: { round: number; goals: number[] }[];
}

/** The floor of a courtier, or -1 for one who waits or is out. */
export function floorOf(table: KingMeTable, courtier: string): number {
  return table.floors.findIndex((floor) => floor.includes(courtier));
}

/** What a floor is worth to whoever favours someone there. */
export function worth(floor: number): number {
  return floor === THRONE ? KING : Math.max(0, floor);
}

/** Those who are not placed yet. */
export function waiting(table: KingMeTable): string[] {
  return COURTIERS.filter((one) => floorOf(table, one) < 0 && !table.out.includes(one));
}

/** What a seat's goal is worth if the round ended now; in the last of three, nothing counts as 33. */
export function worthNow(
  table: KingMeTable,
  goal: number | null,
  options: Record<string, unknown>,
): number {
  const sum = favourites(goal).reduce((all, one) => all + worth(floorOf(table, one)), 0);
  const soars = options.rounds === 1 ? options.moonshot === true : table.round === 3;
  return sum === 0 && soars ? NOTHING_AT_ALL : sum;
}

/** The same after a courtier went to another floor, or out (-1). */
export function worthIf(
  table: KingMeTable,
  goal: number | null,
  options: Record<string, unknown>,
  courtier: string,
  floor: number,
): number {
  const floors = table.floors.map((one) => one.filter((each) => each !== courtier));
  if (floor >= 0) floors[floor]!.push(courtier);
  return worthNow({ ...table, floors }, goal, options);
}
