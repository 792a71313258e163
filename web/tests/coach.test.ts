import { beforeAll, beforeEach, expect, test } from "vitest";

import type { SavedGame } from "../src/device.svelte";
import type { CoachFact, Step, Sync } from "../src/feed/messages";
import type { isFirstGame as IsFirstGame } from "../src/table/coach.svelte";
import type { LiveTable } from "../src/table/live.svelte";
import { Narrator } from "../src/words/narrator";
import { LANGUAGES, wordsOf } from "../src/words/words";
import { fakeBrowser, FakeSocket } from "./fake_browser";
import { position, sync as firstSync, table as anyTable } from "./frames";

const moves = {
  "0": ["1", "2"].map((move) => ({ move, touches: [`row:${move}`] })),
};
const table = { ...anyTable, game: "majesty", names: ["Anna", "Bot"], kinds: ["person", "bot"] };
const sync = { ...firstSync, moves, table };
const facts: CoachFact[] = [
  { fact: "reach", facts: { workers: 1, place: 2 }, marks: ["row:2"] },
  { fact: "behind", facts: { seat: 1, coins: 4 }, marks: ["a", "b", "c", "d"] },
];

let Live: typeof LiveTable;
let settings: typeof import("../src/device.svelte").settings;
let rememberTable: typeof import("../src/device.svelte").rememberTable;
let isFirstGame: typeof IsFirstGame;
beforeAll(async () => {
  Live = await fakeBrowser(false);
  ({ settings, rememberTable } = await import("../src/device.svelte"));
  isFirstGame = (await import("../src/table/coach.svelte")).isFirstGame;
});
beforeEach(() => void (settings.coach = true));

const settle = () => new Promise((go) => setTimeout(go));

async function heard(live: LiveTable, ...frames: object[]): Promise<void> {
  for (const frame of frames) FakeSocket.last.receive(frame);
  for (let turn = 0; turn < 5; turn++) await settle();
  live.coach.follow();
}

async function opened(change: object = {}, played: object = {}): Promise<LiveTable> {
  const live = new Live("t", [{ seat: 0, token: "x" }], "en");
  await heard(live, { ...sync, ...played, table: { ...table, ...change } } as unknown as Sync);
  return live;
}

const questions = (type: string) =>
  FakeSocket.last.sent
    .map((text) => JSON.parse(text) as { type: string; id: string; version?: number })
    .filter((one) => one.type === type);

test("the first two games of a device are coached, lessons not counted", () => {
  const game = (table: string, at: number, more = {}) => ({ table, at, ...more }) as SavedGame;
  const lessons = [game("l", 0, { lesson: true }), game("m", 1, { lesson: true })];
  expect(isFirstGame(lessons)).toBe(true);
  const three = [...lessons, game("a", 2), game("b", 3), game("c", 4)];
  expect(["a", "b", "c"].map((one) => isFirstGame(three, one))).toEqual([true, true, false]);
  expect(isFirstGame(three)).toBe(false);
});

test("facts are asked once for a decision, and marked until something is chosen", async () => {
  const live = await opened();
  live.coach.follow();
  expect(questions("coach")).toHaveLength(1);
  const { id } = questions("coach")[0]!;
  await heard(live, { type: "coached", id, beat: 1, facts });
  expect(live.coach.speaks).toBe(true);
  expect(live.coach.marks).toEqual(["row:2"]);
  live.coach.point(1);
  expect(live.coach.marks).toEqual(["a", "b", "c", "d"]);
  live.selection.touch("row:1");
  expect(live.coach.marks).toEqual([]);
  await heard(live, { type: "coached", id: "old", beat: 1, facts: [] });
  expect(live.coach.facts).toHaveLength(2);
  live.close();
});

test("nobody is coached who does not want it, or where the table does no arithmetic", async () => {
  settings.coach = false;
  (await opened()).close();
  expect(questions("coach")).toEqual([]);
  settings.coach = true;
  (await opened({ help: false })).close();
  expect(questions("coach")).toEqual([]);
});

test("the coach comes to a lesson once its guide has left", async () => {
  const live = await opened({ lesson: true });
  live.coach.follow();
  expect(live.coach.isHere).toBe(false);
  rememberTable("t", { taught: true });
  expect(live.coach.isHere).toBe(true);
  live.close();
});

test("a costly move against bots is told with the better one, until the next move", async () => {
  const live = await opened({}, { events: [{}], turns: [1], movers: [1] });
  live.make("1");
  const ack = live.sending!;
  const step = {
    type: "step",
    version: 4,
    beat: 2,
    ack,
    kind: "moved",
    seat: 0,
    undo: null,
    events: [],
    views: { "0": position },
    moves,
  } as unknown as Step;
  await heard(live, step);
  const [asked] = questions("remark");
  expect(asked!.version).toBe(4);
  const better = { move: "2", share: 0.5 };
  await heard(live, {
    type: "remarked",
    id: asked!.id,
    version: 4,
    played: 0.2,
    better,
    reasons: [],
  });
  expect(live.coach.costly).toMatchObject({ better: { move: "2" }, share: 0.5, played: 0.2 });
  live.coach.facts = [1, 2, 3].map((at) => ({ fact: "level", facts: {}, marks: [`row:${at}`] }));
  expect(live.coach.shownFacts).toHaveLength(2);
  expect(live.coach.marks).toEqual(["row:1", "row:2"]);
  expect(live.coach.canLookBack).toBe(true);
  for (const turn of live.state.turns) turn.views = { "0": live.position! };
  live.coach.lookBack();
  await settle();
  expect(live.past.historyView?.at).toBe(1);
  expect(live.coach.marks).toEqual(["row:2"]);
  live.past.lookAt(2);
  await settle();
  expect(live.coach.marks).toEqual([]);
  live.past.lookNow();
  live.make("2");
  expect(live.coach.costly).toBeNull();
  live.close();
});

test("a move is not judged where another person plays", async () => {
  const live = await opened({ kinds: ["person", "person"] });
  live.make("1");
  expect(live.sending).toBeTruthy();
  live.coach.moved(4);
  expect(questions("remark")).toEqual([]);
  live.close();
});

test.each(LANGUAGES)("facts are said with names of seats and things, in %s", async (language) => {
  const narrator = new Narrator(await wordsOf(language, "majesty"), {}, ["Anna", "Boris"]);
  const behind = { fact: "behind", facts: { seat: 1, coins: 4 }, marks: [] };
  expect(narrator.notable(behind)).toMatch(/Boris.*4|4.*Boris/);
  const healing = { fact: "healing", facts: { place: 3, card: "witch/guard" }, marks: [] };
  expect(narrator.notable(healing)).not.toMatch(/witch\/guard|\{/);
});
