/** The end of a round: every goal turned over, what each favourite brought, and who leads. */

import type { SheetLine } from "../../board";
import type { BoardProps, Courtier, GameEvent } from "./types";
import { FLOORS, floorOf, worth } from "./palace";

export interface Result {
  seat: number;
  /** The highest first; one who is out has no floor. */
  favourites: { courtier: Courtier; floor: (typeof FLOORS)[number] | null; points: number }[];
  points: number;
  total: number;
  /** Nothing at all, which counts as everything (K15). */
  soared: boolean;
}

const isScore = (event: GameEvent) => event.name === "scored" || event.name === "soared";

const withoutStop = (sentence: string) => sentence.replace(/\.$/, "");

/** Whether a move has ended a round. */
export const ends = (events: GameEvent[]): boolean => events.some(isScore);

/** What a goal brought by where its favourites stand. */
function placesOf(position: BoardProps["position"], courtiers: Courtier[]): Result["favourites"] {
  return courtiers
    .map((courtier) => ({ courtier, at: floorOf(position.table, courtier) }))
    .sort((one, other) => other.at - one.at)
    .map(({ courtier, at }) => ({
      courtier,
      floor: FLOORS[at] ?? null,
      points: worth(position, at),
    }));
}

/** What the round brought every seat, whoever leads first. */
export function results({ position, lastMove }: BoardProps): Result[] {
  return lastMove
    .filter((event) => event.name === "scored" || event.name === "soared")
    .map(({ name, facts }) => ({
      seat: facts.seat,
      favourites: placesOf(position, facts.courtiers),
      points: facts.points,
      total: facts.total,
      soared: name === "soared",
    }))
    .sort((one, other) => other.total - one.total);
}

/** Who leads after the round, and with how many points. */
function lead(props: BoardProps): SheetLine {
  const all = results(props);
  const points = all[0]!.total;
  const leaders = all.filter(({ total }) => total === points);
  const names = leaders.map(({ seat }) => props.seats[seat]?.name ?? "").join(", ");
  return {
    emblem: "crown",
    text: props.say("round-lead", { names, count: leaders.length, points }),
  };
}

/** What the sheet says beneath the goals: who is king, who leads or has won, and what comes next. */
export function roundEnd(props: BoardProps): { title: string; lines: SheetLine[]; act: string } {
  const { lastMove, seats, say } = props;
  const king = lastMove.find((event) => event.name === "crowned")?.facts.courtier;
  const title = say("sheet-king", { courtier: say(`courtier-${king}`) });
  const next = lastMove.find((event) => event.name === "began")?.facts;
  if (next) {
    const { round } = next;
    const began = say("event-began", { round, seat: seats[next.seat]?.name ?? "" });
    return {
      title,
      lines: [lead(props), { text: withoutStop(began) }],
      act: say("round-next", { round }),
    };
  }
  const winners = (lastMove.find((event) => event.name === "finished")?.facts.seats ?? [])
    .map((seat) => seats[seat]?.name ?? "")
    .join(", ");
  return {
    title,
    lines: [{ emblem: "crown", text: withoutStop(say("event-finished", { seats: winners })) }],
    act: say("result"),
  };
}
