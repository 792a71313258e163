import type { BoardProps } from "../../board";
import { atTheTop } from "../../kit/ranking";

/** By coins, by workers where they break ties, or together (M42). */
export function won({ position, options, say }: BoardProps): string {
  const best = atTheTop(position);
  if (best === 1) return say("won-most");
  if (position.winners.length < best) return say("won-workers");
  const byWorkers = options.edition === "pl" || options.tiebreak === "workers";
  return say(byWorkers ? "won-level" : "won-shared");
}
