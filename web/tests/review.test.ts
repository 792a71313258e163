import { expect, test } from "vitest";

import { across, marks, path, points } from "../src/review/chart";
import { apart } from "../src/review/reasons";

test("a line begins at the left, ends at the right, and is higher where the chance is better", () => {
  const line = path(
    [
      [0, 0.5],
      [1, 1],
      [2, 0],
    ],
    2,
  );
  expect(line).toBe("M0.00 50.00L50.00 0.00L100.00 100.00");
  expect(path([[0, 0.25]], 4)).toBe("M0.00 75.00");
  expect(across(3, 4)).toBe("75.00");
  expect(marks(36)).toEqual([0, 9, 18, 27, 36]);
  expect(marks(2)).toEqual([0, 1, 2]);
});

test("a line falls by what a move lost, before anything else changes it", () => {
  const judged = [
    { chances: [0.5, 0.5], after: [0.5, 0.5], loss: null },
    { chances: [0.6, 0.4], after: [0.9, 0.1], loss: 0.3 },
    { chances: [0.7, 0.3], after: [0.7, 0.3], loss: null },
  ];
  expect(points(judged, 1)).toEqual([
    [0, 0.5],
    [1, 0.4],
    [2, 0.1],
    [2, 0.3],
  ]);
});

test("a reason is what only one of two moves brings, as often as it does", () => {
  const coins = { name: "earned", facts: { coins: 2 } };
  const worker = { name: "recruited", facts: { seat: 0 } };
  expect(apart([coins, coins, worker], [coins])).toEqual([[coins, worker], []]);
  expect(apart([worker], [coins])).toEqual([[worker], [coins]]);
});
