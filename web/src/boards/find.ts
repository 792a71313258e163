/** Finds the board of a game: every folder here that has an `index.ts` is one. */
import type { BoardModule } from "../board";
import { loadEmblems } from "./emblems";

const found = import.meta.glob<{ default: BoardModule }>("./*/index.ts");
const PLAIN = "./plain/index.ts";

/** The board of a game; a game of another package has the plain one. */
export async function boardOf(game: string): Promise<BoardModule> {
  const load = found[`./${game}/index.ts`] ?? found[PLAIN]!;
  const [board] = await Promise.all([load(), loadEmblems(game)]);
  return board.default;
}
