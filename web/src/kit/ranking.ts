/** The order of seats at the end. */
import type { Position } from "../board";

/** All seats: who has won first, then by points. */
export const ranked = ({ scores, winners }: Position): number[] =>
  scores
    .map((_, seat) => seat)
    .sort(
      (one, other) =>
        Number(winners.includes(other)) - Number(winners.includes(one)) ||
        scores[other]! - scores[one]!,
    );

/** How many have the most points. */
export const atTheTop = ({ scores }: Position): number =>
  scores.filter((score) => score === Math.max(...scores)).length;
