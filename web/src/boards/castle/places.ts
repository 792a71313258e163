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
}

/** The zone of a space by how many edges of the castle it touches. */
const ZONES = ["court", "wall", "tower"] as const;

/** All spaces of the castle, the upper row first. */
export const PLACES: readonly Place[] = RANKS.flatMap((rank) =>
  FILES.map((letter, at) => {
    const file = at + 1;
    const isAtEdge = (number: number) => number === 1 || number === 6;
    const edges = Number(isAtEdge(file)) + Number(isAtEdge(rank));
    return { id: `${letter}${rank}`, file, rank, zone: ZONES[edges]! };
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
