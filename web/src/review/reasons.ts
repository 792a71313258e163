/** Why a move is better: what it is sure to bring that the one played did not, and the other way round. */
import type { GameEvent } from "../board";

/** The events that only one of two moves is sure to bring, each in its order. */
export function apart(better: GameEvent[], played: GameEvent[]): [GameEvent[], GameEvent[]] {
  return [without(better, played), without(played, better)];
}

function without(these: GameEvent[], those: GameEvent[]): GameEvent[] {
  const left = those.map((event) => JSON.stringify(event));
  return these.filter((event) => {
    const at = left.indexOf(JSON.stringify(event));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
