import { expect, test } from "vitest";

import type { BoardProps, Courtier, GameEvent, KingMeTable } from "../../src/boards/kingme/types";
import { ends, results, roundEnd } from "../../src/boards/kingme/round";
import { LANGUAGES, wordsOf } from "../../src/words/words";

/** The rulebook's example: Anton, Olga, Igor and Regina at the end of a round. */
const GOALS = ["AVDJIK", "ABDILM", "GDKLMP", "VDILNP"].map((goal) => [...goal] as Courtier[]);
const POINTS = [17, 22, 15, 17];
const floors: Courtier[][] = [["O"], [], ["B", "K"], ["A", "D"], ["I"], ["J"], ["L"]];
const out: Courtier[] = ["G", "V", "M", "N", "P"];

const event = (name: string, facts: object) => ({ name, facts }) as GameEvent;
const crowned = event("crowned", { courtier: "L", by: 1 });
const scored = (totals = POINTS, name = "scored") =>
  GOALS.map((courtiers, seat) =>
    event(name, {
      seat,
      goal: 1,
      courtiers,
      points: POINTS[seat]!,
      total: totals[seat]!,
    }),
  );
const began = event("began", { round: 2, seat: 2 });
const finished = event("finished", { seats: [0, 3] });

function boardProps(lastMove: GameEvent[], say?: BoardProps["say"]): BoardProps {
  const seats = GOALS.map(() => ({ goal: null, noes: 1, scores: [] }));
  const table: KingMeTable = { round: 1, phase: "vote", floors, out, crown: 1, votes: [], seats };
  return {
    position: { table, derived: { floor_points: [0, 1, 2, 3, 4, 5, 10] } },
    lastMove,
    ended: true,
    me: 0,
    seats: ["Anton", "Olga", "Igor", "Regina"].map((name) => ({ name })),
    say: say ?? ((id, args = {}) => [id, ...Object.values(args)].join(" ")),
  } as unknown as BoardProps;
}

test("every goal is turned over, and what its favourites brought makes up its points", () => {
  const all = results(boardProps([crowned, ...scored(), began]));
  expect(all.map(({ seat }) => seat)).toEqual([1, 0, 3, 2]); // whoever leads first
  for (const { seat, favourites: stood, points } of all) {
    expect(new Set(stood.map(({ courtier }) => courtier))).toEqual(new Set(GOALS[seat]));
    expect([points, stood.reduce((sum, one) => sum + one.points, 0)]).toEqual([
      POINTS[seat],
      POINTS[seat],
    ]);
  }
  expect(all[0]!.favourites).toEqual([
    { courtier: "L", floor: "throne", points: 10 },
    { courtier: "I", floor: "dignitaries", points: 4 },
    { courtier: "A", floor: "guards", points: 3 },
    { courtier: "D", floor: "guards", points: 3 },
    { courtier: "B", floor: "merchants", points: 2 },
    { courtier: "M", floor: null, points: 0 },
  ]);
  expect(results(boardProps(scored(POINTS, "soared"))).every(({ soared }) => soared)).toBe(true);
});

test("the sheet says who is king, who leads and what comes next", () => {
  const texts = (events: GameEvent[]) => {
    const { title, lines, act } = roundEnd(boardProps(events));
    return [title, ...lines.map(({ text }) => text), act];
  };
  expect(texts([crowned, ...scored(), began])).toEqual([
    "sheet-king courtier-L",
    "round-lead Olga 1 22",
    "event-began 2 Igor",
    "round-next 2",
  ]);
  expect(texts([crowned, ...scored([40, 30, 20, 40]), began])[1]).toBe(
    "round-lead Anton, Regina 2 40",
  );
  expect(texts([crowned, ...scored(), finished])).toEqual([
    "sheet-king courtier-L",
    "event-finished Anton, Regina",
    "result",
  ]);
});

test("only a move that scores ends a round", () => {
  expect(ends([crowned, ...scored()])).toBe(true);
  expect(ends(scored(POINTS, "soared"))).toBe(true);
  expect(ends([event("agreed", { seats: [0] }), event("rejected", { courtier: "A", by: 1 })])).toBe(
    false,
  );
});

test.each([
  [
    "en",
    "Olga leads with 22 points",
    "Olga, Regina lead with 22 points each",
    "Round 2 begins, and Igor is first",
  ],
  [
    "de",
    "Olga führt mit 22 Punkten",
    "Olga, Regina führen mit je 22 Punkten",
    "Runde 2 beginnt. Zuerst am Zug: Igor",
  ],
  [
    "pl",
    "Prowadzi Olga: 22 punkty",
    "Prowadzą Olga, Regina: po 22 punkty",
    "Zaczyna się runda 2. Pierwszy ruch: Igor",
  ],
  [
    "ru",
    "Впереди Olga: 22 очка",
    "Впереди Olga, Regina: по 22 очка",
    "Начинается раунд 2. Первый ход: Igor",
  ],
] as const)("in %s", async (language, one, two, next) => {
  expect(LANGUAGES).toContain(language);
  const words = await wordsOf(language, "kingme");
  const lines = (totals: number[]) =>
    roundEnd(boardProps([crowned, ...scored(totals), began], words.say)).lines.map(
      ({ text }) => text,
    );
  expect(lines(POINTS)).toEqual([one, next]);
  expect(lines([1, 22, 1, 22])[0]).toBe(two);
});
