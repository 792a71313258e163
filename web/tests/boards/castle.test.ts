import { describe, expect, test } from "vitest";

import { ruleOf, zoneOf } from "../../src/boards/castle/cards";
import { placeOf } from "../../src/boards/castle/places";
import { protectedPlaces, type Stacks } from "../../src/boards/castle/protection";
import { change } from "../../src/boards/castle/sheet";
import recorded from "./recorded.json";

const tables = recorded.castle as unknown as { board: Stacks; protected: string[] }[];

test("shields stand on what the rules protect", () => {
  for (const { board, protected: places } of tables) {
    expect([...protectedPlaces(board)].sort()).toEqual([...places].sort());
  }
  expect(tables.length).toBeGreaterThan(10);
});

describe("the castle", () => {
  test("has towers at its corners, walls between them and a court within", () => {
    expect(placeOf("a1")?.zone).toBe("tower");
    expect(placeOf("c6")).toMatchObject({ zone: "wall", side: "n" });
    expect(placeOf("f3")).toMatchObject({ zone: "wall", side: "e" });
    expect(placeOf("d4")?.zone).toBe("court");
    expect(placeOf("o1")).toBeUndefined();
  });
});

test("cards know their zone and the rule of their power", () => {
  expect([zoneOf("king"), ruleOf("king")]).toEqual(["court", "C20"]);
  expect([zoneOf("black-knight"), ruleOf("black-knight")]).toEqual(["court", "C40"]);
  expect([zoneOf("traitor"), ruleOf("traitor")]).toEqual(["wall", "C43"]);
  expect([zoneOf("alchemist"), ruleOf("alchemist")]).toEqual(["tower", "C49"]);
  expect([zoneOf("herald"), ruleOf("herald")]).toEqual(["outside", "C55"]);
  expect([zoneOf("knight"), ruleOf("knight")]).toEqual(["any", "C56"]);
});

test("cards to go fall by a play and grow by a return", () => {
  const play = { name: "played", facts: { seat: 0, card: "queen", place: "c3" } };
  const back = { name: "returned", facts: { card: "king", place: "c4", to: 0 } };
  expect(change([play], 0)).toBe(-1);
  expect(change([play, back], 0)).toBe(0);
  expect(change([play, back], 1)).toBe(0);
});
