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
    expect(now.map(({ total: _, ...final }) => final)).toEqual(seats.map((realm) => realm.final));
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
    { text: "Barracks: +12 coins" },
    { text: "Marta loses a card: Guard", tone: "bad" },
    { text: "+1 for workers beyond five" },
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
  expect(told(brewer).map((line) => line.text)).toEqual([
    "Brewery: +4 coins, +2 workers",
    "Tomek +2",
    "Ola holds",
  ]);
  expect(
    told([{ name: "placed", facts: { seat: 0, card: "guard", building: "guardhouse" } }]),
  ).toEqual([{ text: "Guardhouse" }]);
});

test.each([
  ["en", "Guardhouse: +4 coins", "+3 for workers beyond five"],
  ["de", "Wachturm: +4 Münzen", "+3 für überzählige Meeple"],
  ["pl", "Strażnica: +4 monety", "+3 za nadmiar poddanych"],
  ["ru", "Сторожевая башня: +4 очка", "+3 за лишних работников"],
] as const)(
  "the log gives a building what it pays, and surplus workers what they bring, in %s",
  async (language, building, workers) => {
    const { say } = await wordsOf(language, "majesty");
    const told = (...events: GameEvent[]) =>
      sums(events, { me: 0, name: () => "", say, tell: () => "" }).map(({ text }) => text);
    const took = { name: "took", facts: { seat: 0, place: 1, card: "guard", paid: 0, gained: 3 } };
    const placed = { name: "placed", facts: { seat: 0, card: "guard", building: "guardhouse" } };
    const earned = { name: "earned", facts: { seat: 0, building: "guardhouse", coins: 4 } };
    const dismissed = { name: "dismissed", facts: { seat: 0, workers: 3 } };
    expect(told(took, placed, earned, dismissed)).toEqual([building, workers]);
    expect(told(took, placed, earned)).toEqual([building]);
  },
);

describe("what a card brings", () => {
  const move = (building: string, coins: number, surplus = 0): GameEvent[] => [
    { name: "took", facts: { seat: 0, place: 1, card: "miller", paid: 0, gained: surplus } },
    { name: "placed", facts: { seat: 0, card: "miller", building } },
    { name: "earned", facts: { seat: 0, building, coins } },
    ...(surplus ? [{ name: "dismissed", facts: { seat: 0, workers: surplus } }] : []),
  ];
  const shown = async (row: string[], gains: [string, GameEvent[]][]) =>
    ({
      position: { table: { row: row.map((card) => ({ card, workers: 0 })), seats: [] } },
      options: {},
      seats: [],
      gains: new Map(gains),
      say: (await wordsOf("en", "majesty")).say,
    }) as unknown as BoardProps;
  const gain = (asked: string, props: BoardProps) =>
    topic(asked, props)!
      .now!.filter((line) => line.emblem)
      .map((line) => line.text);

  test("is explained for the card that is asked about, and not for the best one of its kind", async () => {
    const props = await shown(
      ["miller", "guard", "miller"],
      [
        ["1", move("mill", 2, 3)],
        ["2", move("guardhouse", 2)],
        ["3", move("mill", 2)],
      ],
    );
    expect(gain("card-miller@1", props)).toEqual(["Taking this card now: +5"]);
    expect(gain("card-miller@3", props)).toEqual(["Taking this card now: +2"]);
    expect(gain("building-mill", props)).toEqual(["One more card here now: +2 to +5"]);
    expect(gain("building-guardhouse", props)).toEqual(["One more card here now: +2"]);
    expect(gain("building-inn", props)).toEqual([]);
  });

  test("is explained for each half of a double card", async () => {
    const props = await shown(
      ["miller/guard", "miller"],
      [
        ["1:miller", move("mill", 2)],
        ["1:guard", move("guardhouse", 4)],
        ["2", move("mill", 9)],
      ],
    );
    expect(gain("card-miller/guard@1", props)).toEqual([
      "Mill · side A: Taking this card now: +2",
      "Guardhouse · side A: Taking this card now: +4",
    ]);
  });

  test("is not explained for a card that has left its place", async () => {
    const props = await shown(["guard"], [["1", move("guardhouse", 2)]]);
    expect(gain("card-miller@1", props)).toEqual([]);
  });

  test("counts no workers that could be sold besides", async () => {
    const sold = [...move("castle", 4), { name: "sold", facts: { seat: 0, workers: 2 } }];
    const gains: [string, GameEvent[]][] = [
      ["1", move("castle", 4)],
      ["1$-2", sold],
    ];
    expect(bestGain(new Map(gains), 1, null)).toBe(4);
    expect(gain("building-castle", await shown(["noble"], gains))).toEqual([
      "One more card here now: +4",
    ]);
  });

  test("is not told where the card is laid in another move", () => {
    expect(bestGain(new Map([["1", move("mill", 2).slice(0, 1)]]), 1, null)).toBeNull();
  });
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
  const open = (can: string[]) =>
    choices(shown(can))[2]!
      .filter((one) => !one.off)
      .map((one) => one.touch);
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
