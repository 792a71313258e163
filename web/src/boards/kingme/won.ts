import type { BoardProps } from "../../board";
import { atTheTop } from "../../kit/ranking";

/** By points, by favourites in the palace, or together (K17). */
export function won({ position, say }: BoardProps): string {
  const best = atTheTop(position);
  return say(
    best === 1 ? "won-most" : position.winners.length < best ? "won-favourites" : "won-shared",
  );
}
