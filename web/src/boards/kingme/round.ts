/** The end of a round: every goal turned over, what each favourite brought, and who leads. */

import type { BoardProps, GameEvent, SheetLine } from "../../board";
import { FLOORS, floorOf, type KingMeTable, worth } from "./palace";

type Shown = BoardProps<KingMeTable>;

export interface Result {
  seat: number;
  /** The highest first; one who is out has no floor. */
  favourites: { courtier: string; floor: (typeof FLOORS)[number] | null; points: number }[];
  points: number;
  total: number;
  /** Nothing at all, which counts as everything (K15). */
  soared: boolean;
}

const scores = ({ name }: GameEvent) => name === "scored" || name === "soared";

const withoutStop = (sentence: string) => sentence.replace(/\.$/, "");

/** Whether a move has ended a round. */
export const ends = (events: GameEvent[]): boolean => events.some(scores);

/** What a goal brought by where its favourites stand. */
function favouritesOf(table: KingMeTable, courtiers: string[]): Result["favourites"] {
  return courtiers
    .map((courtier) => ({ courtier, at: floorOf(table, courtier) }))
    .sort((one, other) => other.at - one.at)
    .map(({ courtier, at }) => ({ courtier, floor: FLOORS[at] ?? null, points: worth(at) }));
}

/** What the round brought every seat, whoever leads first. */
export function results({ position, dashed }: Shown): Result[] {
  return dashed
    .filter(scores)
    .map(({ name, facts }) => ({
      seat: Number(facts.seat),
      favourites: favouritesOf(position.table, facts.courtiers as string[]),
      points: Number(facts.points),
      total: Number(facts.total),
      soared: name === "soared",
    }))
    .sort((one, other) => other.total - one.total);
}

/** Who leads after the round, and with how many points. */
function lead(shown: Shown): SheetLine {
  const all = results(shown);
  const points = all[0]!.total;
  const leaders = all.filter(({ total }) => total === points);
  const names = leaders.map(({ seat }) => shown.seats[seat]?.name ?? "").join(", ");
  return {
    emblem: "crown",
    text: shown.say("round-lead", { names, count: leaders.length, points }),
  };
}

/** What the sheet says beneath the goals: who is king, who leads or has won, and what comes next. */
export function roundEnd(shown: Shown): { title: string; lines: SheetLine[]; act: string } {
  const { dashed, seats, say } = shown;
  const fact = (name: string) => dashed.find((event) => event.name === name)?.facts;
  const title = say("sheet-king", { courtier: say(`courtier-${fact("crowned")?.courtier}`) });
  const next = fact("began");
  if (next) {
    const began = say("event-began", {
      round: next.round,
      seat: seats[Number(next.seat)]?.name ?? "",
    });
    return {
      title,
      lines: [lead(shown), { text: withoutStop(began) }],
      act: say("round-next", { round: next.round }),
    };
  }
  const winners = ((fact("finished")?.seats ?? []) as number[])
    .map((seat) => seats[seat]?.name ?? "")
    .join(", ");
  return {
    title,
    lines: [{ emblem: "crown", text: withoutStop(say("event-finished", { seats: winners })) }],
    act: say("result"),
  };
}
