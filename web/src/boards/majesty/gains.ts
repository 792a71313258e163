/** What can be gained now: the best of the ways to go on, as far as they are foreseen. */

import type { Offer } from "../../board";
import type { BoardProps, GameEvent } from "./types";
import { consequence } from "./consequence";

export { signed } from "./consequence";

type Gains = BoardProps["gains"];

const placing = (events: readonly GameEvent[]) => events.find((one) => one.name === "placed");

/** The coins of the mover in the events of a move; null where they do not tell where the card is laid. */
function coinsOfMover(events: readonly GameEvent[]): number | null {
  const placed = placing(events);
  return placed ? (consequence(events).coins.get(placed.facts.seat) ?? 0) : null;
}

/** Whether a move trades coins and workers: what that brings is not the card's. */
const trades = (move: string) => /\$[-+]/.test(move);

/** The coins of all moves that fit and trade nothing, where they are told. */
function coinsOf(gains: Gains, fits: (move: string, events: GameEvent[]) => boolean): number[] {
  return [...gains].flatMap(([move, events]) =>
    fits(move, events) && !trades(move) ? (coinsOfMover(events) ?? []) : [],
  );
}

const best = (coins: number[]): number | null => (coins.length ? Math.max(...coins) : null);

/** The most coins that a card of the row, or one half of it, can bring; null where none is told. */
export function bestGain(gains: Gains, place: number, half: string | null): number | null {
  const start = half === null ? `${place}` : `${place}:${half}`;
  return best(coinsOf(gains, (move) => move.split(/[+$]/)[0] === start));
}

/** The fewest and the most coins that a card laid under a building can bring; null where none is told. */
export function gainsAt(gains: Gains, building: string): { least: number; most: number } | null {
  const coins = coinsOf(gains, (_, events) => placing(events)?.facts.building === building);
  return coins.length ? { least: Math.min(...coins), most: Math.max(...coins) } : null;
}

/** The touches of the best move with a card, nothing being traded; none where none is told. */
export function bestWay(gains: Gains, offers: readonly Offer[], place: number): string[] {
  const ways = offers.filter(
    (one) =>
      one.touches.includes(`row:${place}`) && !trades(one.move) && gains.get(one.move)?.length,
  );
  const worth = (one: Offer) => coinsOfMover(gains.get(one.move) ?? []) ?? 0;
  return (
    ways.reduce<Offer | null>((best, one) => (best && worth(best) >= worth(one) ? best : one), null)
      ?.touches ?? []
  );
}

/** The most coins of a touch with what is chosen of other sorts; null where none is told. */
export function gainOf({ gains, chosen }: BoardProps, touch: string): number | null {
  const place = chosen.find((one) => one.startsWith("row:"))?.slice("row:".length) ?? "";
  const [sort, what] = touch.split(":") as [string, string];
  const half = chosen.find((one) => one.startsWith("half:"))?.slice("half:".length);
  const start = sort === "half" ? `${place}:${what}` : half ? `${place}:${half}` : place;
  const fits = (move: string) => {
    const [laid, healed] = move.split("$")[0]!.split("+");
    return laid === start && (sort !== "heal" || healed === what);
  };
  return best(coinsOf(gains, fits));
}
