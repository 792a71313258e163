/** The pictures of the rules pages: positions that `tools/write_pictures.py` writes and boards draw. */
import type { BoardProps, GameEvent, Offer, Position, Seat } from "../board";

/** A position, and what is being chosen in it. */
interface Picture {
  position: Position;
  ended: boolean;
  offers: Offer[];
  chosen: string[];
  preview: GameEvent[];
  lastMove: GameEvent[];
}

interface Course {
  options: Record<string, unknown>;
  names: string[];
  viewer: number;
  pictures: Picture[];
}

const found = import.meta.glob<Course>("./*/pictures.json", { import: "default" });

/** The pictures of a game as properties of its board, which answers to nothing; none of other games. */
export async function picturesOf(game: string): Promise<Omit<BoardProps, "say" | "compact">[]> {
  const course = await found[`./${game}/pictures.json`]?.();
  if (!course) return [];
  const seats = course.names.map((name): Seat => ({ name, kind: "person", here: true }));
  return course.pictures.map((picture) => ({
    ...picture,
    options: course.options,
    me: course.viewer,
    seats,
    selectable: new Set(nextTouches(picture)),
    gains: new Map(),
    animatingEvents: [],
    touch: () => undefined,
    explain: () => undefined,
  }));
}

/** What can be touched after what is chosen, and what is chosen itself. */
function nextTouches({ offers, chosen }: Picture): string[] {
  const open = offers.filter(({ touches }) => chosen.every((one, at) => touches[at] === one));
  return [
    ...chosen,
    ...open.flatMap(({ touches }) => touches.slice(chosen.length, chosen.length + 1)),
  ];
}
