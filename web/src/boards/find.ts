/** Finds the board of a game: every folder here that has an `index.ts` is one. */
import type { BoardModule } from "../board";
import { loadEmblems } from "./emblems";

const found = import.meta.glob<{ default: BoardModule }>("./*/index.ts");

/** The board of a game, or nothing: such a game is played from a list of moves. */
export async function boardOf(game: string): Promise<BoardModule | undefined> {
  const load = found[`./${game}/index.ts`];
  if (!load) return undefined;
  const [board] = await Promise.all([load(), loadEmblems(game)]);
  return board.default;
}
