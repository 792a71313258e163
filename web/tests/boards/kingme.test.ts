import { expect, test } from "vitest";

import { favourites } from "../../src/boards/kingme/goals";
import { type KingMeTable, waiting, worthIf, worthNow } from "../../src/boards/kingme/palace";
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
