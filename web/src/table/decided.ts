/** Why a game was won: by its scores, and by moves that gave something away. */
import type { BoardModule, BoardProps, ScoreLine } from "../board";
import type { Judged } from "../feed/requests";

export interface Reason {
  emblem: string;
  /** The class of the field beneath the emblem. */
  field: string;
  text: string;
}

const MOST_LINES = 2;
const CROWN = { emblem: "crown", field: "f-noble" };

/** By how much a seat is ahead of another in a line. */
const lead = ({ values, cost }: ScoreLine, seat: number, other: number) =>
  ((values[seat] ?? 0) - (values[other] ?? 0)) * (cost ? -1 : 1);

/**
 * Why the winner won against another seat: by the lines of the scores in which every winner was ahead
 * of everybody else, those that set the two most apart first; else by the sum, else by a rule.
 */
export function reasonsWon(
  boardProps: BoardProps,
  module: BoardModule | undefined,
  other: number,
): Reason[] {
  const { position, say } = boardProps;
  const { scores, winners } = position;
  const winner = winners[0] ?? -1;
  const losers = scores.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  const ahead = (line: ScoreLine) =>
    winners.every((seat) => losers.every((loser) => lead(line, seat, loser) > 0));
  const lines = module?.scores?.(boardProps) ?? [];
  const sum = { label: say("decided-total"), values: scores, ...CROWN };
  const summed = !lines.some((line) => line.cost); // what is left over is no sum of points
  const tied = !losers.length || (summed && !ahead(sum));
  const found = tied
    ? []
    : lines.filter(ahead).sort((one, two) => lead(two, winner, other) - lead(one, winner, other));
  const named = found.length || tied || !summed ? found.slice(0, MOST_LINES) : [sum];
  if (named.length) return named.map((line) => comparison(line, winner, other, boardProps));
  return module?.won ? [{ ...CROWN, text: module.won(boardProps) }] : [];
}

/** How two seats compare in a line. */
function comparison(
  { label, values, emblem, field, cost }: ScoreLine,
  winner: number,
  other: number,
  { seats, say }: BoardProps,
): Reason {
  const [more, less] = [values[winner]!, values[other]!];
  const names = { name: seats[winner]?.name ?? "", other: seats[other]?.name ?? "" };
  return {
    emblem,
    field,
    text: say(cost ? "decided-line" : "decided-lead", {
      line: label,
      ...names,
      more,
      less,
      by: more - less,
    }),
  };
}

/** A move of somebody who lost, and how much it raised the winners' chance. */
export type Slip = Judged & { number: number; loss: number; gain: number };

/** The moves of those who lost that raised the winners' chance, those that raised it most first. */
export function slipsOfLosers(judged: Judged[], winners: number[]): Slip[] {
  const ofWinners = (chances: number[]) =>
    winners.reduce((sum, seat) => sum + (chances[seat] ?? 0), 0);
  return judged
    .flatMap((one, at) => {
      if (one.loss === null || winners.includes(one.seat)) return [];
      const gain = ofWinners(one.after) - ofWinners(one.chances);
      return gain > 0 ? [{ ...one, number: at + 1, loss: one.loss, gain }] : [];
    })
    .sort((one, other) => other.gain - one.gain);
}
