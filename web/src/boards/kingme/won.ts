import type { BoardProps } from "./types";

const WORDS = { points: "won-most", favourites: "won-favourites", equal: "won-shared" };

/** What decided the game: points, favourites in the palace, or nothing (K17). */
export function won({ position, say }: BoardProps): string {
  return say(WORDS[position.derived.won_by ?? "points"]);
}
