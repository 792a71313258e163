/** A card that costs more workers than one has. */
import type { BoardProps } from "./types";

/** Why a card of the row cannot be taken: what it costs, and what one has (M8). */
export function touchRefusal(
  touch: string,
  { position, me, say }: BoardProps,
): { error: string; rule: string } | undefined {
  if (!touch.startsWith("row:") || position.prompt[String(me)]?.asks !== "take") return undefined;
  const cost = position.derived.costs[Number(touch.slice("row:".length)) - 1] ?? 0;
  const have = position.table.seats[me]?.workers ?? 0;
  return cost > have ? { error: say("card-too-dear", { cost, have }), rule: "M8" } : undefined;
}
