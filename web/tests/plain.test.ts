/** The plain board tells any table and any move in words. */
import { expect, test } from "vitest";

import type { BoardProps } from "../src/board";
import { describe } from "../src/boards/plain/describe";
import { rowsOf } from "../src/boards/plain/rows";

test("a table is told field by field, by seat where a field has a list for each", () => {
  const table = {
    turn: 3,
    knocker: null,
    stock: [null, null, null],
    pile: ["7h", "Kd"],
    hands: [["2c", null], []],
    bank: { gold: 2, silver: [1, 2] },
  };
  expect(rowsOf(table, 2)).toEqual([
    { name: "turn", seat: null, text: "3" },
    { name: "knocker", seat: null, text: "–" },
    { name: "stock", seat: null, text: "? × 3" },
    { name: "pile", seat: null, text: "7h, Kd" },
    { name: "hands", seat: 0, text: "2c, ?" },
    { name: "hands", seat: 1, text: "–" },
    { name: "bank", seat: null, text: "gold: 2; silver: 1, 2" },
  ]);
});

test("a move has the words of its game, or none where they lack something", () => {
  const words: Record<string, string> = { "describe-draw": "a card from the stock" };
  const say = (id: string, args: Record<string, unknown> = {}) =>
    id === "describe-discard" ? `${String(args["card"])} onto the pile` : (words[id] ?? id);
  const props = { seats: [], say } as unknown as BoardProps;
  expect(describe({ move: "draw", touches: ["draw"] }, props)).toBe("a card from the stock");
  expect(describe({ move: "discard 7h", touches: ["discard", "card:7h"] }, props)).toBe(
    "7h onto the pile",
  );
  expect(describe({ move: "knock", touches: ["knock"] }, props)).toBe("");
});
