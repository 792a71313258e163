import { expect, test } from "vitest";

import type { BoardProps, Position } from "../../src/board";
import { won as castle } from "../../src/boards/castle/won";
import { won as kingme } from "../../src/boards/kingme/won";
import { won as majesty } from "../../src/boards/majesty/won";
import { ranked } from "../../src/kit/ranking";
import { wordsOf } from "../../src/words/words";

const over = (scores: number[], winners: number[], table: object = {}) =>
  ({ over: true, scores, winners, pending: [], table, prompt: {}, memory: {} }) as Position;

async function told(
  won: (shown: BoardProps) => string,
  game: string,
  position: Position,
  options = {},
): Promise<string> {
  const { say } = await wordsOf("en", game);
  return won({ position, options, say } as unknown as BoardProps);
}

const left = (ending: string, ...hands: number[]) => ({
  ending,
  seats: hands.map((cards) => ({ hand: Array(cards).fill("spy") })),
});

test("the end names the rule by which it was won", async () => {
  expect(await told(majesty, "majesty", over([90, 80], [0]))).toContain("Most coins win");
  expect(await told(majesty, "majesty", over([90, 90, 10], [1]), { edition: "pl" })).toContain(
    "most workers left wins",
  );
  expect(await told(majesty, "majesty", over([90, 90], [0, 1]))).toBe(
    "Equal in coins: the victory is shared (M42).",
  );
  expect(
    await told(majesty, "majesty", over([90, 90], [0, 1]), { edition: "de", tiebreak: "workers" }),
  ).toContain("in workers left");
  expect(await told(kingme, "kingme", over([60, 61, 9], [1]))).toContain("highest total");
  expect(await told(kingme, "kingme", over([60, 60, 9], [1]))).toContain("most favourites");
  expect(await told(kingme, "kingme", over([60, 60, 9], [0, 1]))).toContain("shared");
  expect(await told(castle, "castle", over([0, -3], [0], left("won", 0, 2)))).toContain(
    "no card left",
  );
  expect(await told(castle, "castle", over([0, 0], [0], left("blocked", 1, 2)))).toContain(
    "fewest cards in hand",
  );
  expect(await told(castle, "castle", over([0, 0], [1], left("blocked", 1, 1)))).toContain(
    "fewest cards in the deck",
  );
  expect(await told(castle, "castle", over([0, 0], [0, 1], left("blocked", 1, 1)))).toContain(
    "shared",
  );
});

test("who has won stands first, also among equals", () => {
  expect(ranked(over([60, 57, 60, 61], [2]))).toEqual([2, 3, 0, 1]);
});
