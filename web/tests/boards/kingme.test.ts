import { expect, test } from "vitest";

import type { BoardProps, GameEvent } from "../../src/board";
import { favourites } from "../../src/boards/kingme/goals";
import { topic } from "../../src/boards/kingme/help";
import { type KingMeTable, waiting, worthIf, worthNow } from "../../src/boards/kingme/palace";
import { sums } from "../../src/boards/kingme/sums";
import recorded from "./recorded.json";

const table: KingMeTable = {
  round: 1,
  phase: "ascent",
  floors: [[], ["K", "B"], ["O"], ["A", "D"], ["I"], ["J"], ["L"]],
  out: ["G", "V", "M", "N"],
  crown: null,
  votes: [],
  seats: [],
};

test("the goals are those of the engine", () => {
  expect(recorded.goals.map((_, at) => favourites(at + 1).join(""))).toEqual(recorded.goals);
  expect(favourites(null)).toEqual([]);
});

test("a goal is worth its floors, the king ten, those out nothing", () => {
  expect(worthNow(table, 16, {})).toBe(3 + 1 + 3 + 4 + 10);
  expect(worthNow(table, 1, {})).toBe(3 + 4);
});

test("nothing at all is worth 33 in the third round, and in a single one where it was agreed", () => {
  const fallen = { ...table, floors: table.floors.map(() => []), out: [] };
  expect(worthNow(fallen, 1, {})).toBe(0);
  expect(worthNow({ ...fallen, round: 3 }, 1, {})).toBe(33);
  expect(worthNow(fallen, 1, { rounds: 1, moonshot: true })).toBe(33);
  expect(worthNow(fallen, 1, { rounds: 1 })).toBe(0);
});

test("both outcomes of a vote are told before it", () => {
  expect(worthIf(table, 26, {}, "J", 6)).toBe(worthNow(table, 26, {}) + 5);
  expect(worthIf(table, 26, {}, "J", -1)).toBe(worthNow(table, 26, {}) - 5);
});

test("those who wait stand on no floor and are not out", () => {
  expect(waiting(table)).toEqual(["P"]);
});

test("the end of a round is summed up in the log, other moves are told in full", () => {
  const told = {
    me: 0,
    name: (seat: number) => ["Anna", "Boris"][seat]!,
    say: (id: string) => id,
    tell: (event: GameEvent) => `${event.name}.`,
  };
  const vote: GameEvent = { name: "voted", facts: { seat: 1, vote: null } };
  expect(sums([vote, { name: "agreed", facts: { seats: [0, 1] } }], told)).toBeUndefined();
  const crowned = [
    vote,
    { name: "crowned", facts: { courtier: "A", by: 0 } },
    { name: "scored", facts: { seat: 0, goal: 3, courtiers: ["A"], points: 13, total: 60 } },
    { name: "soared", facts: { seat: 1, goal: 4, courtiers: [], points: 50, total: 61 } },
    { name: "dealt", facts: { seat: 0, goal: null, courtiers: null } },
    { name: "began", facts: { round: 2, seat: 1 } },
  ];
  expect(sums(crowned, told)?.map((line) => line.text)).toEqual([
    "crowned",
    "Anna +13 → 60",
    "Boris +50 → 61",
    "began",
  ]);
});

test("a seat explains what it scored, with the goals that were shown", () => {
  const seats = [{ goal: null, noes: 1, scores: [13] }];
  const position = {
    over: false,
    scores: [13],
    winners: [],
    pending: [],
    prompt: {},
    table: { ...table, seats },
    memory: { votes: [], goals: [{ round: 1, goals: [3] }] },
  };
  const said = (id: string, args = {}) => [id, ...Object.values(args)].join(" ");
  const { text } = topic("seat-0", {
    position,
    me: -1,
    seats: [{ name: "Anna", kind: "person", here: true }],
    say: said,
  } as unknown as BoardProps)!;
  expect(text).toBe(
    `board-noes 1. board-round 1: +13 (${favourites(3)
      .map((one) => `courtier-${one}`)
      .join(", ")}).`,
  );
});
