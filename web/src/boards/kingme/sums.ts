/** What followed from a move, in short, as the log has it. */

import type { BoardModule, SheetLine } from "../../board";
import { ends } from "./round";
import type { KingMe } from "./types";

/** The end of a round by its points; the goals behind them are told on request. */
export const sums: NonNullable<BoardModule<KingMe>["sums"]> = (events, { name, tell }) => {
  if (!ends([...events])) return undefined;
  return events.slice(1).flatMap((event): SheetLine[] => {
    if (event.name === "scored" || event.name === "soared") {
      const { seat, points, total } = event.facts;
      return [{ text: `${name(seat)} +${points} → ${total}` }];
    }
    return event.name === "dealt" ? [] : [{ text: tell(event).replace(/\.$/, "") }];
  });
};
