/** Where the courtiers stand, and what that is worth. */
import type { BoardProps, Courtier, KingMeTable } from "./types";

export const COURTIERS = [..."ABVGDJIKLMNOP"] as Courtier[];

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
/** Where `points_if` has what a goal gives with a favourite voted out. */
export const OUT = 7;

type Position = BoardProps["position"];

/** A courtier by a name that may be none. */
export function courtierOf(name: string | undefined): Courtier | undefined {
  return COURTIERS.find((one) => one === name);
}

/** The floor of a courtier, or -1 for one who waits or is out. */
export function floorOf(table: KingMeTable, courtier: Courtier): number {
  return table.floors.findIndex((floor) => floor.includes(courtier));
}

/** What a floor is worth to whoever favours someone there; nothing where nobody stands. */
export function worth({ derived }: Position, floor: number): number {
  return derived.floor_points[floor] ?? 0;
}

/** Those who are not placed yet. */
export function waiting(table: KingMeTable): Courtier[] {
  return COURTIERS.filter((one) => floorOf(table, one) < 0 && !table.out.includes(one));
}

/** The favourites of a seat; none where its goal is hidden. */
export function favouritesOf({ derived }: Position, seat: number): Courtier[] {
  return derived.seats[seat]?.favourites ?? [];
}

/** What a seat's goal gives if the round ended now; 0 where it is hidden. */
export function worthNow({ derived }: Position, seat: number): number {
  return derived.seats[seat]?.points ?? 0;
}

/** The same with a courtier on another floor, or out; a courtier who is no favourite changes nothing. */
export function worthIf(
  position: Position,
  seat: number,
  courtier: Courtier,
  floor: number,
): number {
  return position.derived.seats[seat]?.points_if?.[courtier]?.[floor] ?? worthNow(position, seat);
}

/** Whether nothing at all would count as everything if the round ended now (K15). */
export function isSoaring(position: Position, seat: number): boolean {
  const mine = favouritesOf(position, seat);
  const isWorthless = mine.every((courtier) => !worth(position, floorOf(position.table, courtier)));
  return isWorthless && worthNow(position, seat) > 0;
}
