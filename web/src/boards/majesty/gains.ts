/** What can be gained now: the best of the ways to go on, as far as they are foreseen. */

import type { BoardProps, GameEvent, Offer } from "../../board";
import { consequence } from "./consequence";

export { signed } from "./consequence";

type Gains = BoardProps["gains"];

/** The coins of the mover in the events of a move. */
export function coinsOfMover(events: readonly GameEvent[]): number {
  const mover = events.find((one) => one.name === "took" || one.name === "placed")?.facts.seat;
  return typeof mover === "number" ? (consequence(events).coins.get(mover) ?? 0) : 0;
}

/** The most coins that a card of the row, or one half of it, can bring; null where none is told. */
export function bestGain(gains: Gains, place: number, half: string | null): number | null {
  const start = half === null ? `${place}` : `${place}:${half}`;
  return best([...gains.keys()].filter((move) => move.split(/[+$]/)[0] === start), gains);
}

/** The touches of the best move with a card, nothing being traded; none where none is told. */
export function bestWay(gains: Gains, offers: readonly Offer[], place: number): string[] {
  const ways = offers.filter(
    (one) =>
      one.touches.includes(`row:${place}`) && !one.move.includes("$") && gains.get(one.move)?.length,
  );
  const worth = (one: Offer) => coinsOfMover(gains.get(one.move) ?? []);
  return ways.reduce<Offer | null>((best, one) => (best && worth(best) >= worth(one) ? best : one), null)
    ?.touches ?? [];
}

/** The most coins of a touch among the moves that are left, in place of another of its sort. */
export function gainOf(
  gains: Gains,
  offers: readonly Offer[],
  chosen: readonly string[],
  touch: string,
  sort: string,
): number | null {
  const others = chosen.filter((one) => !one.startsWith(`${sort}:`));
  const known = offers.filter((one) => one.touches.includes(touch));
  const found = known.length
    ? known.map((one) => one.move)
    : [...gains.keys()].filter((move) => spelt(others, touch, move));
  return best(found, gains);
}

/** Whether a move in notation has these touches, where the moves that are left no longer tell. */
function spelt(others: readonly string[], touch: string, move: string): boolean {
  const place = others.find((one) => one.startsWith("row:"))?.slice("row:".length) ?? "";
  const [sort, what] = touch.split(":") as [string, string];
  if (!move.startsWith(place)) return false;
  return sort === "half" ? move.includes(`:${what}`) : move.includes(`+${what}`);
}

function best(moves: string[], gains: Gains): number | null {
  const told = moves.flatMap((move) => gains.get(move) ?? []).length > 0;
  return told ? Math.max(...moves.map((move) => coinsOfMover(gains.get(move) ?? []))) : null;
}
