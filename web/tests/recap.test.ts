import { expect, test } from "vitest";

import type { BoardModule } from "../src/board";
import { movesSince, recap } from "../src/table/recap";
import type { Turn } from "../src/table/state.svelte";
import type { Narrator } from "../src/words/narrator";

const event = (name: string, facts: Record<string, number>) => ({ name, facts });
const turn = (seat: number, ...more: ReturnType<typeof event>[]): Turn => ({
  seat,
  events: [event("took", { seat }), ...more],
});
const turns = [
  turn(1),
  turn(0),
  turn(1, event("wounded", { seat: 2, by: 1 }), event("wounded", { seat: 0, by: 1 })),
  turn(2, event("earned", { seat: 0 }), event("earned", { seat: 2 })),
];
const narrator = {
  tell: ({ name, facts }: ReturnType<typeof event>) => `${name} ${facts["seat"]}`,
  seat: String,
  say: (id: string) => id,
} as unknown as Narrator;
const board = {
  harms: ({ name, facts }: ReturnType<typeof event>, me: number) =>
    name === "wounded" && facts["seat"] === me,
} as unknown as BoardModule;

test("a recap begins after one's own last move, and counts the moves as the log does", () => {
  expect(movesSince(turns, 0).map(({ at }) => at)).toEqual([3, 4]);
  expect(movesSince(turns, 2)).toEqual([]);
  expect(movesSince(turns, 3).map(({ at }) => at)).toEqual([1, 2, 3, 4]);
  expect(recap(turns, -1, board, narrator)).toEqual([]);
});

test("what happened to oneself stands apart, harm and gain; what others had is told in short", () => {
  expect(recap(turns, 0, board, narrator)).toEqual([
    {
      at: 3,
      seat: 1,
      did: "took 1",
      toMe: [{ text: "wounded 0", isHarm: true }],
      else: [{ text: "wounded 2" }],
    },
    {
      at: 4,
      seat: 2,
      did: "took 2",
      toMe: [{ text: "earned 0", isHarm: false }],
      else: [{ text: "earned 2" }],
    },
  ]);
});
