/** The 6 × 6 castle: where its places lie. */

export const FILES = ["a", "b", "c", "d", "e", "f"] as const;
/** The upper row first. */
export const RANKS = [6, 5, 4, 3, 2, 1] as const;
export const SLOTS = ["north", "east", "south", "west"] as const;

export interface Place {
  id: string;
  file: number;
  rank: number;
  zone: "court" | "wall" | "tower";
  /** The side of a wall. */
  side: "n" | "e" | "s" | "w" | "";
}

/** All spaces of the castle, the upper row first. */
export const PLACES: readonly Place[] = RANKS.flatMap((rank) =>
  FILES.map((letter, at) => {
    const file = at + 1;
    const upright = file === 1 ? "w" : file === 6 ? "e" : "";
    const level = rank === 1 ? "s" : rank === 6 ? "n" : "";
    const tower = upright !== "" && level !== "";
    const zone = tower ? "tower" : upright || level ? "wall" : "court";
    return {
      id: `${letter}${rank}`,
      file,
      rank,
      zone,
      side: tower ? "" : upright || level,
    } as Place;
  }),
);

const BY_ID = new Map(PLACES.map((place) => [place.id, place]));

/** A space by its name; the outside has none. */
export function placeOf(id: string): Place | undefined {
  return BY_ID.get(id);
}

/** Whether a name is one of a space, and not of the outside. */
export function isInside(at: string): boolean {
  return placeOf(at.split(".")[0]!) !== undefined;
}

/** Whether a name is one of a slot for a siege engine. */
export const isSlot = (at: string): boolean => (SLOTS as readonly string[]).includes(at);
