import type { BoardProps } from "./types";

const WORDS = {
  coins: "won-most",
  workers: "won-workers",
  "equal-coins": "won-shared",
  "equal-workers": "won-level",
};

/** What decided the game: coins, workers where they break ties, or nothing (M42). */
export function won({ position, say }: BoardProps): string {
  return say(WORDS[position.derived.won_by ?? "coins"]);
}
