import { describe, expect, test } from "vitest";

import type { BoardProps, GameEvent } from "../../src/board";
import { choices } from "../../src/boards/majesty/choices";
import { changeOf, consequence } from "../../src/boards/majesty/consequence";
import { bestGain, bestWay } from "../../src/boards/majesty/gains";
import { topic } from "../../src/boards/majesty/help";
import { ifItEndedNow, type Realm } from "../../src/boards/majesty/standing";
import { gapIn } from "../../src/boards/majesty/row";
import { sums } from "../../src/boards/majesty/sums";
import { wordsOf } from "../../src/words/words";
import recorded from "./recorded.json";

describe("if it ended now", () => {
  const ends = recorded.majesty as unknown as { sides: string; seats: Realm[] }[];

  test.each(ends)("is what the final scoring gives, sides $sides", ({ sides, seats }) => {
    const before = seats.map((realm) => {
      const { wounded, variety, majorities } = realm.final!;
      const led = Object.values(majorities).reduce((sum, worth) => sum + worth, 0);
      return { ...realm, coins: realm.coins - wounded - variety - led };
    });
    const now = ifItEndedNow(before, sides);
    expect(now.map(({ total, ...final }) => final)).toEqual(seats.map((realm) => realm.final));
    expect(now.map((one) => one.total)).toEqual(seats.map((realm) => realm.coins));
  });
});

const knight: GameEvent[] = [
  { name: "took", facts: { seat: 2, place: 2, card: "knight/innkeeper", paid: 1, gained: 0 } },
  { name: "placed", facts: { seat: 2, card: "knight/innkeeper", building: "barracks" } },
  { name: "wounded", facts: { seat: 0, by: 2, card: "guard", building: "guardhouse" } },
  { name: "earned", facts: { seat: 2, building: "barracks", coins: 12 } },
  { name: "dismissed", facts: { seat: 2, workers: 1 } },
  { name: "varied", facts: { seat: 2, buildings: 6, coins: 36 } },
];

test("a consequence counts coins, workers and cards, and leaves the final scoring out", () => {
  const found = consequence(knight);
  expect(found.coins.get(2)).toBe(13);
  expect(found.workers.get(2)).toBe(-2);
  expect(changeOf(found, 2, "barracks")).toBe(1);
  expect(changeOf(found, 0, "guardhouse")).toBe(-1);
  expect(changeOf(found, 0, "infirmary")).toBe(1);
});

test("the log sums a turn up: what it gave, who was struck, who was paid", async () => {
  const { say } = await wordsOf("en", "majesty");
  const name = (seat: number) => ["Marta", "Tomek", "Ola"][seat]!;
  const told = (events: GameEvent[], me = 0) => sums(events, { me, name, say, tell: () => "" });
  expect(told(knight)).toEqual([
    { text: "Barracks: +13 coins" },
    { text: "Marta loses a card: Guard", tone: "bad" },
  ]);
  expect(told(knight, 1)[1]).toEqual({ text: "Marta loses a card: Guard" });
  const brewer: GameEvent[] = [
    { name: "placed", facts: { seat: 0, card: "brewer", building: "brewery" } },
    { name: "earned", facts: { seat: 0, building: "brewery", coins: 4 } },
    { name: "recruited", facts: { seat: 0, building: "brewery", workers: 2 } },
    { name: "earned", facts: { seat: 1, building: "brewery", coins: 2 } },
    { name: "withstood", facts: { seat: 2, by: 0 } },
    { name: "turned-up", facts: { card: "witch" } },
  ];
  expect(told(brewer).map((line) => line.text)).toEqual(["Brewery: +4 coins, +2 workers", "Tomek +2", "Ola holds"]);
  expect(told([{ name: "placed", facts: { seat: 0, card: "guard", building: "guardhouse" } }])).toEqual([{ text: "Guardhouse" }]);
});

describe("a double card", () => {
  const gains = new Map([
    ["2:knight", knight],
    ["2:innkeeper", knight.slice(0, 2)],
  ]);
  const offers = [
    { move: "2:innkeeper", touches: ["row:2", "half:innkeeper"] },
    { move: "2:knight", touches: ["row:2", "half:knight"] },
  ];

  test("shows what each half brings", () => {
    expect(bestGain(gains, 2, "knight")).toBe(13);
    expect(bestGain(gains, 2, "innkeeper")).toBe(0);
    expect(bestGain(gains, 1, null)).toBeNull();
  });

  test("is touched with its better half", () => {
    expect(bestWay(gains, offers, 2)).toEqual(["row:2", "half:knight"]);
    expect(bestWay(new Map(), offers, 2)).toEqual([]);
  });

  test("asks for its half in the sheet, also once one is chosen", () => {
    const shown = {
      position: { table: { row: [{}, { card: "knight/innkeeper" }], taken: null, seats: [] } },
      me: 0,
      lit: new Set<string>(),
      chosen: ["row:2", "half:knight"],
      gains,
      say: (id: string) => id,
    } as unknown as BoardProps;
    expect(choices(shown)[0]!.map((one) => one.touch)).toEqual(["half:knight", "half:innkeeper"]);
    expect(choices(shown)[0]![0]!.text).toBe("card-knight +13");
  });
});

test("a trade goes no further than the table lets it", () => {
  const shown = (can: string[]) =>
    ({
      position: { table: { row: [{ card: "noble" }], taken: null, seats: [] } },
      me: 0,
      lit: new Set<string>(),
      chosen: ["row:1", "trade:0"],
      gains: new Map(),
      can: (touch: string) => can.includes(touch),
      say: (id: string) => id,
    }) as unknown as BoardProps;
  const open = (can: string[]) => choices(shown(can))[2]!.filter((one) => !one.off).map((one) => one.touch);
  expect(open(["trade:+1"])).toEqual(["trade:0", "trade:+1"]);
  expect(open(["trade:-1", "trade:+1"])).toEqual(["trade:-1", "trade:0", "trade:+1"]);
});

test("a double card explains both of its characters", () => {
  const shown = {
    position: { table: { seats: [] } },
    options: {},
    seats: [],
    gains: new Map(),
    say: (id: string) => id,
  } as unknown as BoardProps;
  expect(topic("card-witch/guard", shown)).toMatchObject({ rules: ["M22A", "M32", "M23A"] });
  expect(topic("card-miller", shown)?.rules).toEqual(["M20A"]);
  expect(topic("card-nobody", shown)).toBeUndefined();
});

test("the row closes up where a card was taken, and only then", () => {
  expect(gapIn(["a", "b", "c"], ["a", "c", "d"])).toBe(1);
  expect(gapIn(["a", "b", "c"], ["a", "b", "d"])).toBe(2);
  expect(gapIn(["a", "b", "c"], ["a", "c"])).toBe(1);
  expect(gapIn(["a", "a", "b"], ["a", "b", "c"])).toBe(1);
  expect(gapIn([], ["a", "b", "c"])).toBeNull();
  expect(gapIn(["a", "b", "c"], ["a", "b", "c"])).toBeNull();
  expect(gapIn(["a", "b", "c"], ["c", "a", "b"])).toBeNull();
});
