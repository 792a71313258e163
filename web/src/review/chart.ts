/** Lines of a graph in a field of 100 by 100, whatever its size on the screen. */

/** The way of one seat through all positions known; the last one is the end. */
export function path(chances: number[], last: number): string {
  return chances
    .map((chance, at) => `${at ? "L" : "M"}${across(at, last)} ${(100 - chance * 100).toFixed(2)}`)
    .join("");
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
