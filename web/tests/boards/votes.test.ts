import { expect, test } from "vitest";

import { choices, sheet } from "../../src/boards/kingme/sheet";
import type { BoardProps, Courtier, GameEvent, KingMeTable } from "../../src/boards/kingme/types";
import { ballots, gains, lastVote, news } from "../../src/boards/kingme/votes";
import { LANGUAGES, wordsOf } from "../../src/words/words";
import { games } from "../random_games";

const event = (name: string, facts: object) => ({ name, facts }) as GameEvent;
const nominated = event("nominated", { seat: 1, courtier: "A" });
const voted = event("voted", { seat: 2, vote: null });
const agreed = event("agreed", { seats: [0, 1] });
const objected = event("objected", { seats: [2] });
const rejected = event("rejected", { courtier: "A", by: 1 });
const opened = [voted, agreed, objected, rejected];

type Given = Partial<BoardProps> & {
  phase?: KingMeTable["phase"];
  pending?: number[];
  votes?: KingMeTable["votes"];
  noes?: number;
};

function boardProps({
  phase = "vote",
  pending = [],
  votes = [null, null, null],
  noes = 2,
  ...more
}: Given = {}): BoardProps {
  const table: KingMeTable = {
    round: 1,
    phase,
    floors: [[], [], [], [], [], [], ["A"]],
    out: [],
    crown: 1,
    votes,
    seats: [1, null, null].map((goal) => ({ goal, noes, scores: [] })),
  };
  const position = {
    over: false,
    scores: [0, 0, 0],
    winners: [],
    pending,
    table,
    prompt: {},
    memory: { votes: [], goals: [] },
    derived: {
      rounds: 3,
      noes: 4,
      floor_points: [0, 1, 2, 3, 4, 5, 10],
      seats: [
        {
          favourites: [..."AVGIMP"] as Courtier[],
          points: 10,
          points_if: { A: [0, 1, 2, 3, 4, 5, 10, 0] },
        },
        { favourites: null, points: null, points_if: null },
        { favourites: null, points: null, points_if: null },
      ],
      favourites: [],
      won_by: null,
    },
  };
  return {
    position,
    options: {},
    me: 0,
    seats: ["Anna", "Boris", "Cilli"].map((name) => ({ name, kind: "person", here: true })),
    selectable: new Set(),
    chosen: [],
    touch: () => undefined,
    preview: [],
    gains: new Map(),
    offers: [],
    animatingEvents: [],
    lastMove: [],
    explain: () => undefined,
    compact: false,
    say: (id, args = {}) => [id, ...Object.values(args)].join(" "),
    ...more,
  };
}

test("whoever is asked is awaited, everybody else is sealed, with or without a choice", () => {
  expect(ballots(boardProps({ pending: [0, 2] }))).toEqual(["awaited", "sealed", "awaited"]);
  expect(ballots(boardProps({ pending: [2], noes: 0 }))).toEqual(["sealed", "sealed", "awaited"]);
});

test("my own vote is sealed like the others' and only told to me", () => {
  const mine = boardProps({ pending: [1, 2], votes: ["no", null, null] });
  expect(ballots(mine)[0]).toBe("sealed");
  expect(news(mine)!.lines[0]!.text).toBe("sheet-sealed vote-no");
  expect(JSON.stringify(news(boardProps({ ...mine, me: -1, pending: [1, 2] })))).not.toContain(
    "vote-no",
  );
});

test("who votes and who watches are told who nominated", () => {
  expect(sheet(boardProps({ pending: [0, 2] })).map(({ text }) => text)).toContain(
    "sheet-by Boris",
  );
  expect(news(boardProps({ pending: [2], me: -1 }))!.lines.map(({ text }) => text)).toContain(
    "sheet-by Boris",
  );
});

test("the votes turn over together, and not before the last one is sealed", () => {
  const story = [[nominated], opened];
  const sealing = boardProps({ pending: [2], lastMove: opened, animatingEvents: [voted], story });
  expect(ballots(sealing)).toEqual(["sealed", "sealed", "sealed"]);
  const turning = boardProps({
    pending: [2],
    lastMove: opened,
    animatingEvents: [agreed, objected],
    story,
  });
  expect(ballots(turning)).toEqual(["yes", "yes", "no"]);
  expect(news(turning)!.title).toBe("sheet-out courtier-A 1");
});

test("votes that were opened stay until I have moved or others vote again", () => {
  const later = [opened, [event("moved", { seat: 2, courtier: "B", floor: "guards" })]];
  expect(ballots(boardProps({ phase: "ascent", story: later }))).toEqual(["yes", "yes", "no"]);
  const mine = [...later, [event("moved", { seat: 0, courtier: "B", floor: "nobles" })]];
  expect(lastVote(boardProps({ phase: "ascent", story: mine }))).toEqual([]);
  expect(ballots(boardProps({ pending: [0, 1, 2], story: [opened, [nominated]] }))).toEqual([
    "awaited",
    "awaited",
    "awaited",
  ]);
});

test("the No cards that a seat has left are counted once, while its vote is told and later", () => {
  const moved = event("moved", { seat: 2, courtier: "B", floor: "guards" });
  const against = (given: Given) => news(boardProps(given))!.lines[0]!.text;
  expect(against({ noes: 3, lastMove: opened, animatingEvents: opened, story: [opened] })).toBe(
    "sheet-against Cilli 2",
  );
  for (const animatingEvents of [[], [moved]]) {
    expect(
      against({
        noes: 2,
        phase: "ascent",
        lastMove: [moved],
        animatingEvents,
        story: [opened, [moved]],
      }),
    ).toBe("sheet-against Cilli 2");
  }
});

test("the points of a round stand where its last votes lay, until I have moved", () => {
  const scored = [0, 1, 2].map((seat) =>
    event("scored", { seat, goal: 1, courtiers: [], points: 13 + seat, total: 60 + seat }),
  );
  const crowned = event("crowned", { courtier: "A", by: 1 });
  const ended = [voted, event("agreed", { seats: [0, 1, 2] }), crowned, ...scored];
  const telling = boardProps({
    lastMove: ended,
    animatingEvents: [crowned, ...scored],
    story: [[nominated], ended],
  });
  expect([ballots(telling), gains(telling)]).toEqual([["yes", "yes", "yes"], []]);
  const placed = event("placed", { seat: 2, courtier: "B", floor: "guards" });
  const later: GameEvent[][] = [ended, [placed]];
  for (const given of [
    { story: [ended] },
    { story: later },
    { story: later, lastMove: [placed], animatingEvents: [placed] },
  ]) {
    const after = boardProps({ phase: "placing", ...given });
    expect(ballots(after)).toEqual([null, null, null]);
    expect(news(after)).toEqual({
      title: "sheet-king courtier-A 0",
      lines: [{ text: "Anna +13 → 60" }, { text: "Boris +14 → 61" }, { text: "Cilli +15 → 62" }],
    });
  }
  expect(
    gains(
      boardProps({
        phase: "placing",
        story: [ended, [event("placed", { ...placed.facts, seat: 0 })]],
      }),
    ),
  ).toEqual([]);
});

test("a No that nobody has left is seen and cannot be chosen", () => {
  const [row] = choices(boardProps({ selectable: new Set(["vote:yes"]), noes: 0 }));
  expect(row!.map(({ touch, off }) => [touch, off ?? false])).toEqual([
    ["vote:yes", false],
    ["vote:no", true],
  ]);
});

test.each(LANGUAGES)("every ballot has a word in %s", async (language) => {
  const words = await wordsOf(language, "kingme");
  expect(
    ["vote-sealed", "vote-yes", "vote-no", "board-awaited"].filter((id) => !words.has(id)),
  ).toEqual([]);
});

test("while a vote is turned over, the No cards left are those that the server counts after it", async () => {
  const { say } = await wordsOf("en", "kingme");
  const seats = ["A", "B", "C", "D", "E", "F"].map((name) => ({ name }));
  let noes = 0;
  for (const steps of games.kingme)
    for (const [at, { events, position }] of steps.entries()) {
      if (!events.some(({ name }) => name === "objected")) continue;
      const common = { lastMove: events, seats, me: -1, say };
      const turning = { ...common, position: steps[at - 1]!.position, animatingEvents: events };
      const done = { ...common, position, animatingEvents: [] };
      const lines = [turning, done].map((props) => news(props as unknown as BoardProps)?.lines);
      expect(lines[0]).toEqual(lines[1]);
      noes += lines[0]!.filter(({ emblem }) => emblem === "vote-no").length;
    }
  expect(noes).toBeGreaterThan(10);
});
