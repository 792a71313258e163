import type { BoardProps } from "./types";

const WORDS = {
  "no-cards": "won-empty",
  "fewest-in-hand": "won-blocked",
  "fewest-in-deck": "won-decks",
  equal: "won-shared",
};

/** What decided the game: no card left (C13), or the fewest where it was stuck (C14). */
export function won({ position, say }: BoardProps): string {
  return say(WORDS[position.derived.won_by ?? "no-cards"]);
}
