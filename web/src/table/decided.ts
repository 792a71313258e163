/** Which lines of the scores decided a game: those that set the winner most apart, either way. */
import type { ScoreLine } from "../board";

export interface Deciding {
  line: ScoreLine;
  /** Who had more in it, and who had less. */
  more: number;
  less: number;
}

/** The line that did most for the winner against another seat, and the one that did most against. */
export function deciding(lines: ScoreLine[], winner: number, other: number): Deciding[] {
  const lead = (line: ScoreLine) =>
    ((line.values[winner] ?? 0) - (line.values[other] ?? 0)) * (line.cost ? -1 : 1);
  const ranked = lines.filter((line) => lead(line)).sort((a, b) => lead(b) - lead(a));
  const found = [ranked[0], ranked.length > 1 ? ranked.at(-1) : undefined];
  return found.flatMap((line, at) => {
    if (!line || lead(line) > 0 !== (at === 0)) return [];
    const first = (line.values[winner] ?? 0) > (line.values[other] ?? 0);
    return [{ line, more: first ? winner : other, less: first ? other : winner }];
  });
}
