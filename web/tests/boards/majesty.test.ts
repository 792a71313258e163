import { describe, expect, test } from "vitest";

import { choices } from "../../src/boards/majesty/choices";
import { changeOf, consequence } from "../../src/boards/majesty/consequence";
import { bestWay, cardWorth } from "../../src/boards/majesty/gains";
import { topic } from "../../src/boards/majesty/help";
import { gapIn } from "../../src/boards/majesty/row";
import { idle } from "../../src/boards/majesty/sheet";
import { sums } from "../../src/boards/majesty/sums";
import type { BoardProps, GameEvent, TurnWorth } from "../../src/boards/majesty/types";
import { wordsOf } from "../../src/words/words";

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
  const sumsOf = (events: GameEvent[], me = 0) => sums(events, { me, name, say, tell: () => "" });
  expect(sumsOf(knight)).toEqual([
    { text: "Barracks: +12 coins" },
    { text: "Marta loses a card: Guard", tone: "bad" },
    { text: "+1 for workers beyond five" },
  ]);
  expect(sumsOf(knight, 1)[1]).toEqual({ text: "Marta loses a card: Guard" });
  const brewer: GameEvent[] = [
    { name: "placed", facts: { seat: 0, card: "brewer", building: "brewery" } },
    { name: "earned", facts: { seat: 0, building: "brewery", coins: 4 } },
    { name: "recruited", facts: { seat: 0, building: "brewery", workers: 2 } },
    { name: "earned", facts: { seat: 1, building: "brewery", coins: 2 } },
    { name: "withstood", facts: { seat: 2, by: 0 } },
    { name: "turned-up", facts: { card: "witch" } },
  ];
  expect(sumsOf(brewer).map((line) => line.text)).toEqual([
    "Brewery: +4 coins, +2 workers",
    "Tomek +2",
    "Ola fends it off",
  ]);
  expect(
    sumsOf([{ name: "placed", facts: { seat: 0, card: "guard", building: "guardhouse" } }]),
  ).toEqual([{ text: "Guardhouse" }]);
});

test.each([
  ["en", "Guardhouse: +4 coins", "+3 for workers beyond five"],
  ["de", "Wachturm: +4 Münzen", "+3 für überzählige Meeple"],
  ["pl", "Strażnica: +4 monety", "+3 za nadmiar pionków"],
  ["ru", "Сторожевая башня: +4 очка", "+3 за лишних работников"],
] as const)(
  "the log gives a building what it pays, and surplus workers what they bring, in %s",
  async (language, building, workers) => {
    const { say } = await wordsOf(language, "majesty");
    const sumsOf = (...events: GameEvent[]) =>
      sums(events, { me: 0, name: () => "", say, tell: () => "" }).map(({ text }) => text);
    const took: GameEvent = {
      name: "took",
      facts: { seat: 0, place: 1, card: "guard", paid: 0, gained: 3 },
    };
    const placed: GameEvent = {
      name: "placed",
      facts: { seat: 0, card: "guard", building: "guardhouse" },
    };
    const earned: GameEvent = {
      name: "earned",
      facts: { seat: 0, building: "guardhouse", coins: 4 },
    };
    const dismissed: GameEvent = { name: "dismissed", facts: { seat: 0, workers: 3 } };
    expect(sumsOf(took, placed, earned, dismissed)).toEqual([building, workers]);
    expect(sumsOf(took, placed, earned)).toEqual([building]);
  },
);

describe("what a card is worth", () => {
  type Worths = Record<string, TurnWorth>;
  const boardProps = async (row: string[], worth: Worths, help = true, taken = null) =>
    ({
      position: {
        table: { row: row.map((card) => ({ card, workers: 0 })), taken, seats: [] },
        derived: { worth },
      },
      options: {},
      seats: [],
      offers: [{ move: "1", touches: ["row:1"] }],
      help,
      say: (await wordsOf("en", "majesty")).say,
    }) as unknown as BoardProps;
  const explained = (asked: string, props: BoardProps) =>
    topic(asked, props)!
      .now!.filter((line) => line.emblem)
      .map((line) => line.text);

  test("is explained for the card that is asked about, and not for the best one of its kind", async () => {
    const worth = {
      "1": { coins: 5, total: 18, variety: 3, majorities: 10, workers: -2 },
      "2": { coins: 2, total: 2 },
      "3": { coins: 2, total: -8, wounded: -10 },
    };
    const props = await boardProps(["miller", "guard", "miller"], worth);
    expect(explained("card-miller@1", props)).toEqual([
      "Taking this card now: +5",
      "Workers: −2",
      "+18 if it ended now (variety +3, majorities +10)",
    ]);
    expect(explained("card-guard@2", props)).toEqual(["Taking this card now: +2"]);
    expect(explained("card-miller@3", props)).toEqual([
      "Taking this card now: +2",
      "−8 if it ended now (wounded −10)",
    ]);
    expect(explained("card-miller@2", props)).toEqual([]); // it has left its place
    expect(explained("building-mill", props)).toEqual(["One more card here now: +2 to +5"]);
    expect(explained("building-guardhouse", props)).toEqual(["One more card here now: +2"]);
    expect(explained("building-inn", props)).toEqual([]);
    const unaided = await boardProps(["miller"], worth, false);
    expect(explained("card-miller@1", unaided)).toEqual([]);
    const waiting = { ...props, offers: [] }; // not this player's turn
    expect(explained("card-miller@1", waiting)).toEqual([]);
  });

  test("is told for each half without a trade; the half that pays most is touched with the card", async () => {
    const worth = {
      "1:witch+brewer": { coins: 4, total: 4 },
      "1:witch+knight": { coins: 2, total: 9, variety: 7 },
      "1:noble": { coins: 5, total: 5 },
      "1:noble$-2": { coins: 7, total: 7 },
    };
    const props = await boardProps(["witch/noble"], worth);
    expect(cardWorth(props, 1, "witch")).toEqual({ coins: 2, total: 9, variety: 7 });
    expect(cardWorth(props, 1, "noble")).toEqual({ coins: 5, total: 5 });
    expect(cardWorth(props, 2, null)).toBeNull();
    const touches = ["row:1", "half:noble", "trade:0"];
    const offers = [{ move: "1:noble", touches }];
    expect(bestWay(props, offers, 1)).toEqual(touches);
    expect(bestWay(props, [{ move: "1", touches: ["row:1"] }], 1)).toEqual([]); // laid in another move
    expect(explained("building-castle", props)).toEqual(["One more card here now: +5"]);
  });
});

describe("a double card", () => {
  test("asks for its half in the sheet, also once one is chosen", () => {
    const boardProps = {
      position: {
        table: { row: [{}, { card: "knight/innkeeper" }], taken: null, seats: [] },
        derived: { worth: { "2:knight": { coins: 13, total: 13 } } },
      },
      me: 0,
      offers: [{ move: "2:knight", touches: ["row:2", "half:knight"] }],
      selectable: new Set<string>(),
      chosen: ["row:2", "half:knight"],
      say: (id: string) => id,
    } as unknown as BoardProps;
    expect(choices(boardProps)[0]!.map((one) => one.touch)).toEqual([
      "half:knight",
      "half:innkeeper",
    ]);
    expect(choices(boardProps)[0]![0]!.text).toBe("card-knight +13");
  });
});

test("a trade goes no further than the table lets it", () => {
  const boardProps = (can: string[]) =>
    ({
      position: {
        table: { row: [{ card: "noble" }], taken: null, seats: [] },
        derived: { worth: {} },
      },
      me: 0,
      offers: can.map((touch) => ({ move: touch, touches: ["row:1", touch] })),
      selectable: new Set<string>(),
      chosen: ["row:1", "trade:0"],
      can: (touch: string) => can.includes(touch),
      say: (id: string) => id,
    }) as unknown as BoardProps;
  const open = (can: string[]) =>
    choices(boardProps(can))[2]!
      .filter((one) => !one.off)
      .map((one) => one.touch);
  expect(open(["trade:+1"])).toEqual(["trade:0", "trade:+1"]);
  expect(open(["trade:-1", "trade:+1"])).toEqual(["trade:-1", "trade:0", "trade:+1"]);
});

test("a seat opens what it would have into the lines that add up to it", async () => {
  const majorities = { mill: 10, brewery: 0, cottage: 0, guardhouse: 0, barracks: 0, inn: 15 };
  const score = { wounded: -3, variety: 9, majorities, buildings: 3, total: 43 };
  const boardProps = {
    position: {
      table: { seats: [{ coins: 12, workers: 3 }] },
      derived: { seats: [score] },
    },
    seats: [{ name: "Anna" }],
    say: (await wordsOf("en", "majesty")).say,
  } as unknown as BoardProps;
  const { title, text, now } = topic("seat-0", boardProps)!;
  expect([title, text]).toEqual(["Anna", "Workers: 3."]);
  expect(now!.map((line) => line.text)).toEqual([
    "Coins: 12",
    "Variety: 3 × 3, +9",
    "Majority, Mill: +10",
    "Majority, Inn: +15",
    "Wounded: −3",
    "if it ended now: 43",
  ]);
});

test("a double card explains both of its characters", () => {
  const boardProps = {
    position: { table: { row: [], seats: [] }, derived: { worth: {} } },
    options: {},
    seats: [],
    gains: new Map(),
    say: (id: string) => id,
  } as unknown as BoardProps;
  expect(topic("card-witch/guard", boardProps)).toMatchObject({ rules: ["M22A", "M32", "M23A"] });
  expect(topic("card-miller", boardProps)?.rules).toEqual(["M20A"]);
  expect(topic("card-nobody", boardProps)).toBeUndefined();
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

test.each([
  ["en", "trade", "trades nothing"],
  ["de", "trade", "ohne Tausch"],
  ["pl", "trade", "bez wymiany"],
  ["ru", "trade", "без обмена"],
  ["en", "heal", "healed card"],
  ["en", "half", "where the card you took goes"],
] as const)("in %s a taken card asks about the %s alone", async (language, sort, words) => {
  const { say } = await wordsOf(language, "majesty");
  const boardAsking = (touch: string) =>
    ({
      position: { prompt: { 0: { asks: "rest" } }, table: { taken: "noble" } },
      me: 0,
      selectable: new Set([touch]),
      compact: true,
      say,
    }) as unknown as BoardProps;
  const asked = { trade: "trade:+1", heal: "heal:witch", half: "half:witch" };
  expect(idle(boardAsking(asked[sort]))).toContain(words);
  const others = Object.entries(asked).filter(([other]) => other !== sort);
  for (const [, touch] of others) expect(idle(boardAsking(touch))).not.toContain(words);
});
