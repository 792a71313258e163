/** What followed from a move is told in short, and in an order that matters to the reader. */
import { expect, test } from "vitest";

import type { BoardModule, GameEvent } from "../src/board";
import { sheet } from "../src/boards/majesty/sheet";
import type { BoardProps } from "../src/boards/majesty/types";
import { sums } from "../src/boards/majesty/sums";
import { inLine, outcome } from "../src/table/outcome";
import type { Narrator } from "../src/words/narrator";

const say = (id: string, facts: object = {}) => [id, ...Object.values(facts)].join(" ");
const narrator = {
  say,
  seat: (seat: number) => `seat ${seat}`,
  tell: ({ name }: GameEvent) => `${name}.`,
} as unknown as Narrator;
const event = (name: string, facts: object) => ({ name, facts }) as GameEvent;
const majesty = { sums } as unknown as BoardModule;
const TURN = [
  event("took", { seat: 0, place: 1, card: "knight", paid: 0, gained: 0 }),
  event("placed", { seat: 0, card: "knight", building: "barracks" }),
  event("earned", { seat: 0, coins: 3, building: "barracks" }),
  event("wounded", { seat: 1, card: "miller", building: "mill" }),
];

test("the harm of the reader comes before what others gained", () => {
  const own = inLine(outcome(TURN, majesty, narrator, 1));
  expect(own).toBe("sheet-wounds seat 1 card-miller · building-barracks: +coins 3");
  expect(inLine(outcome(TURN, majesty, narrator, 0))).toBe(
    "building-barracks: +coins 3 · sheet-wounds seat 1 card-miller",
  );
});

test("where a board has no short form every event is told but the move itself", () => {
  expect(inLine(outcome(TURN, undefined, narrator, -1))).toBe("placed. earned. wounded.");
});

test("what a building pays is one sum, and its rivals' equal shares are one line", () => {
  const inn = (seat: number, coins: number) => event("earned", { seat, coins, building: "inn" });
  const boardProps = {
    preview: [inn(0, 8), inn(0, 3), inn(1, 3), inn(2, 3)],
    me: 0,
    seats: [{ name: "A" }, { name: "B" }, { name: "C" }],
    say,
    offers: [],
    position: { table: { seats: [] }, derived: { worth: {} } },
  };
  const lines = sheet(boardProps as unknown as BoardProps).map(({ text }) => text);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain("11");
  expect(lines[1]).toContain("B, C");
});
