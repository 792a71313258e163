import { expect, test } from "vitest";

import { topic } from "../../src/boards/kingme/help";
import {
  favouritesOf,
  isSoaring,
  OUT,
  waiting,
  worthIf,
  worthNow,
} from "../../src/boards/kingme/palace";
import { sums } from "../../src/boards/kingme/sums";
import type { BoardProps, GameEvent, KingMeTable } from "../../src/boards/kingme/types";

const table: KingMeTable = {
  round: 1,
  phase: "ascent",
  floors: [[], ["K", "B"], ["O"], ["A", "D"], ["I"], ["J"], ["L"]],
  out: ["G", "V", "M", "N"],
  crown: null,
  votes: [],
  seats: [],
};

test("what a goal is worth is looked up; a courtier who is no favourite changes nothing", () => {
  const points_if = { J: [20, 21, 22, 23, 24, 25, 30, 20] };
  const derived = { seats: [{ favourites: ["J"], points: 25, points_if }, { favourites: null }] };
  const position = { derived } as unknown as BoardProps["position"];
  expect(worthNow(position, 0)).toBe(25);
  expect(worthIf(position, 0, "J", 6)).toBe(30);
  expect(worthIf(position, 0, "J", OUT)).toBe(20);
  expect(worthIf(position, 0, "K", 6)).toBe(25);
  expect([favouritesOf(position, 0), favouritesOf(position, 1)]).toEqual([["J"], []]);
  expect(worthNow(position, 1)).toBe(0);
});

test("nothing counts as everything in the last round, until a favourite is worth something", () => {
  const position = (points: number, favourites: string[]) =>
    ({
      table,
      derived: { floor_points: [0, 1, 2, 3, 4, 5, 10], seats: [{ favourites, points }] },
    }) as unknown as BoardProps["position"];
  expect(isSoaring(position(33, ["P", "G"]), 0)).toBe(true);
  expect(isSoaring(position(0, ["P", "G"]), 0)).toBe(false); // an earlier round
  expect(isSoaring(position(5, ["P", "J"]), 0)).toBe(false);
  expect(isSoaring(position(0, []), 0)).toBe(false);
});

test("those who wait stand on no floor and are not out", () => {
  expect(waiting(table)).toEqual(["P"]);
});

test("the end of a round is summed up in the log, other moves are told in full", () => {
  const context = {
    me: 0,
    name: (seat: number) => ["Anna", "Boris"][seat]!,
    say: (id: string) => id,
    tell: (event: GameEvent) => `${event.name}.`,
  };
  const vote: GameEvent = { name: "voted", facts: { seat: 1, vote: null } };
  expect(sums([vote, { name: "agreed", facts: { seats: [0, 1] } }], context)).toBeUndefined();
  const crowned: GameEvent[] = [
    vote,
    { name: "crowned", facts: { courtier: "A", by: 0 } },
    { name: "scored", facts: { seat: 0, goal: 3, courtiers: ["A"], points: 13, total: 60 } },
    { name: "soared", facts: { seat: 1, goal: 4, courtiers: [], points: 50, total: 61 } },
    { name: "dealt", facts: { seat: 0, goal: null, courtiers: null } },
    { name: "began", facts: { round: 2, seat: 1 } },
  ];
  expect(sums(crowned, context)?.map((line) => line.text)).toEqual([
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
    derived: { favourites: [[["V", "G"]]] },
  };
  const said = (id: string, args = {}) => [id, ...Object.values(args)].join(" ");
  const { text } = topic("seat-0", {
    position,
    me: -1,
    seats: [{ name: "Anna", kind: "person", here: true }],
    say: said,
  } as unknown as BoardProps)!;
  expect(text).toBe("board-noes 1. board-round 1: +13 (courtier-V, courtier-G).");
});
