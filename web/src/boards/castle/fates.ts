/** What a foreseen move does to each place: who leaves, who arrives, whose token lies there. */

import type { BoardProps, GameEvent } from "./types";

export interface Fate {
  leaves?: boolean;
  arrives?: string;
  token?: number | null;
}

/** The fate of every place that is touched, by its name. */
export function fates({ preview, chosen, me, position }: BoardProps): Map<string, Fate> {
  const found = new Map<string, Fate>();
  const at = (place: string): Fate => {
    const fate = found.get(place) ?? {};
    found.set(place, fate);
    return fate;
  };
  const hand = chosen.find((one) => one.startsWith("hand:"))?.slice("hand:".length);
  const place = chosen.find((one) => one.startsWith("place:"))?.slice("place:".length);
  const knight = place !== undefined && position.table.board[place] !== undefined;
  if (hand && place && !preview.length && !knight)
    Object.assign(at(place), { arrives: hand, token: me });
  for (const { name, facts } of preview) {
    if (name === "played")
      Object.assign(at(facts.place), { arrives: facts.card, token: facts.seat });
    else if (name === "entered")
      Object.assign(at(facts.place), { arrives: facts.card, token: null });
    else if (name === "returned" || name === "shelved" || name === "killed") {
      if (!found.get(facts.place)?.arrives) at(facts.place).leaves = true;
    } else if (name === "moved") {
      at(facts.place).leaves = true;
      at(facts.goal).arrives = facts.card;
    } else if (name === "claimed") at(facts.place).token = facts.seat;
  }
  return found;
}

/** The places that events of the last move have touched, and the seat that touched them. */
export function touched(events: readonly GameEvent[], turn: number): Map<string, number> {
  const found = new Map<string, number>();
  let by = turn;
  for (const { facts } of events) {
    if ("seat" in facts) by = facts.seat;
    for (const place of placesIn(facts)) found.set(place.split(".")[0]!, by);
  }
  return found;
}

/** The places that an event names. */
function placesIn(facts: GameEvent["facts"]): string[] {
  return [
    ...("goal" in facts ? [facts.goal] : []),
    ...("place" in facts ? [facts.place] : []),
    ...("places" in facts ? facts.places : []),
  ];
}
