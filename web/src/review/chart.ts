/** Lines of a graph in a field of 100 by 100, whatever its size on the screen. */
import type { Judged } from "../feed/requests";

/** A number of moves made, and the chance of a seat then. */
export type Point = [at: number, chance: number];

/** The way of one seat through all positions known; the last one is the end. */
export function path(points: Point[], last: number): string {
  return points
    .map(
      ([at, chance], index) =>
        `${index ? "L" : "M"}${across(at, last)} ${(100 - chance * 100).toFixed(2)}`,
    )
    .join("");
}

/** The points of one seat: the chances before each move, and after one that lost something. */
export function points(
  judged: Pick<Judged, "chances" | "after" | "loss">[],
  seat: number,
): Point[] {
  return judged.flatMap(({ chances, after, loss }, at) => {
    const before: Point = [at, chances[seat] ?? 0];
    return loss === null ? [before] : [before, [at + 1, after[seat] ?? 0]];
  });
}

/** How far to the right a position stands. */
export const across = (at: number, last: number): string =>
  ((at / Math.max(1, last)) * 100).toFixed(2);

/** Some numbers of moves for the foot of a graph, the first and the last among them. */
export function marks(last: number): number[] {
  const count = Math.min(4, last);
  return count
    ? Array.from({ length: count + 1 }, (_, at) => Math.round((at * last) / count))
    : [0];
}
