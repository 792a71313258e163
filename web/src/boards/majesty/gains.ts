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

/** The most coins of a touch with what is chosen of other sorts; null where none is told. */
export function gainOf({ gains, chosen }: BoardProps, touch: string): number | null {
  const place = chosen.find((one) => one.startsWith("row:"))?.slice("row:".length) ?? "";
  const [sort, what] = touch.split(":") as [string, string];
  const half = chosen.find((one) => one.startsWith("half:"))?.slice("half:".length);
  const start = sort === "half" ? `${place}:${what}` : half ? `${place}:${half}` : place;
  const moves = [...gains.keys()].filter((move) => {
    const [laid, healed] = move.split("$")[0]!.split("+");
    return laid === start && (sort !== "heal" || healed === what);
  });
  return best(moves, gains);
}

function best(moves: string[], gains: Gains): number | null {
  const told = moves.flatMap((move) => gains.get(move) ?? []).length > 0;
  return told ? Math.max(...moves.map((move) => coinsOfMover(gains.get(move) ?? []))) : null;
}
