import { expect, test } from "vitest";

import type { BoardProps, Position } from "../../src/board";
import { won as castle } from "../../src/boards/castle/won";
import { won as kingme } from "../../src/boards/kingme/won";
import { won as majesty } from "../../src/boards/majesty/won";
import { ranked } from "../../src/kit/ranking";
import { wordsOf } from "../../src/words/words";

const boards = { majesty, kingme, castle };

test.each([
  ["majesty", "coins", "most coins wins"],
  ["majesty", "workers", "most workers left wins"],
  ["majesty", "equal-coins", "Equal in coins: the victory is shared."],
  ["majesty", "equal-workers", "in workers left"],
  ["kingme", "points", "highest total"],
  ["kingme", "favourites", "most favourites"],
  ["kingme", "equal", "shared"],
  ["castle", "no-cards", "no card left"],
  ["castle", "fewest-in-hand", "fewest cards in hand"],
  ["castle", "fewest-in-deck", "fewest cards in the deck"],
  ["castle", "equal", "shared"],
] as const)("the end of %s says why it was won: %s", async (game, won_by, words) => {
  const { say } = await wordsOf("en", game);
  const props = { position: { derived: { won_by } }, say } as unknown as BoardProps;
  expect((boards[game] as (props: BoardProps) => string)(props)).toContain(words);
});

test("who has won stands first, also among equals", () => {
  const position = { scores: [60, 57, 60, 61], winners: [2] } as unknown as Position;
  expect(ranked(position)).toEqual([2, 3, 0, 1]);
});
