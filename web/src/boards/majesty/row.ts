/** The row of cards. */

/** Where a card was taken from a row that has closed up since, counted from 0; null: it has not. */
export function gapIn(before: readonly string[], now: readonly string[]): number | null {
  const same = now.findIndex((card, at) => card !== before[at]);
  const gap = same < 0 ? now.length : same;
  if (gap >= before.length || before.length - now.length > 1 || now.length > before.length)
    return null;
  const closed = before.slice(gap + 1).every((card, at) => now[gap + at] === card);
  return closed ? gap : null;
}
