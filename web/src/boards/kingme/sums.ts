/** What followed from a move, in short, as the log has it. */

import type { BoardModule, SheetLine } from "../../board";

/** The end of a round by its points; the goals behind them are told on request. */
export const sums: NonNullable<BoardModule["sums"]> = (events, { name, tell }) => {
  const points = events.filter((event) => ["scored", "soared"].includes(event.name));
  if (!points.length) return undefined;
  return events.slice(1).flatMap((event): SheetLine[] => {
    const { seat, points: won, total } = event.facts;
    if (points.includes(event)) return [{ text: `${name(Number(seat))} +${won} → ${total}` }];
    return event.name === "dealt" ? [] : [{ text: tell(event).replace(/\.$/, "") }];
  });
};
