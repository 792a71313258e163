/** Which top cards are protected (C11), so that a shield can be drawn on them. */

import { adjacent, placeOf, PLACES } from "./places";

export interface Standing {
  card: string;
  token: number | null;
}

export type Stacks = Record<string, Standing[]>;

/** The places of the castle whose top card can't be returned, moved, killed or shelved. */
export function protectedPlaces(board: Stacks): Set<string> {
  return new Set(protectors(board).keys());
}

/** The place of who protects each of them. */
export function protectors(board: Stacks): Map<string, string> {
  const found = new Map<string, string>();
  const tops = PLACES.flatMap((place) => {
    const stack = board[place.id];
    return stack?.length ? [{ place, stack, top: stack.at(-1)! }] : [];
  });
  const where = (card: string) =>
    tops.find((one) => one.stack.some((standing) => standing.card === card));
  for (const { place, top } of tops) if (top.card === "ambassador") found.set(place.id, place.id);
  const priest = where("priest");
  const token = priest?.stack.find((one) => one.card === "priest")?.token ?? null;
  if (priest && token !== null) {
    for (const { place, top } of tops) {
      if (top.token === token && adjacent(place, priest.place))
        found.set(place.id, priest.place.id);
    }
  }
  const captain = where("captain");
  if (captain && captain.place.side) {
    for (const { place, stack } of tops) {
      const same = place.side === captain.place.side && place.id !== captain.place.id;
      if (same && stack.length === 1) found.set(place.id, captain.place.id);
    }
  }
  return found;
}

const GUARDS = ["ambassador", "priest", "captain"];

/** The card that protects a place, and where it lies. */
export function guardOf(board: Stacks, at: string): { card: string; place: string } | undefined {
  const place = protectors(board).get(at) ?? "";
  const guard = board[place]?.find((one) => GUARDS.includes(one.card));
  return guard && { card: guard.card, place };
}

/** The card at a place and level, `c3` being the top one and `c3.1` the lowest. */
export function cardAt(stacks: Stacks, at: string): Standing | undefined {
  const [place, level] = at.split(".") as [string, string | undefined];
  const stack = stacks[place] ?? [];
  return level === undefined ? stack.at(-1) : stack[Number(level) - 1];
}

/** Whether a name is one of a space, and not of the outside. */
export function inside(at: string): boolean {
  return placeOf(at.split(".")[0]!) !== undefined;
}
