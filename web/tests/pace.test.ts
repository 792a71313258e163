import { afterEach, beforeAll, expect, test, vi } from "vitest";

import type { Step, Sync } from "../src/feed/messages";
import type { LiveTable } from "../src/table/live.svelte";
import { fakeBrowser, FakeSocket } from "./fake_browser";

const position = { over: false, scores: [0, 0], winners: [], pending: [1], prompt: {} };
const sync = (version: number) =>
  ({
    type: "sync",
    version,
    beat: version,
    views: { "0": position },
    moves: {},
    events: [],
    turns: [],
    movers: [],
    undo: null,
    table: { game: "castle", names: ["Anna", "Bot"], kinds: ["person", "bot"], state: "running" },
  }) as unknown as Sync;
const moved = (version: number, seat: number, beat = version) =>
  ({
    type: "step",
    version,
    beat,
    ack: null,
    kind: "moved",
    seat,
    undo: null,
    events: [{ name: "drew", facts: { seat, card: null } }],
    views: { "0": position },
    moves: {},
  }) as unknown as Step;

let Live: typeof LiveTable;
let settings: typeof import("../src/device.svelte").settings;
beforeAll(async () => {
  Live = await fakeBrowser(false);
  settings = (await import("../src/device.svelte")).settings;
});
afterEach(() => {
  settings.pace = "normal";
  vi.useRealTimers();
});

const settle = () => new Promise((go) => setImmediate(go));

async function tableAt(version: number): Promise<LiveTable> {
  const live = new Live("t", [{ seat: 0, token: "x" }], "en");
  FakeSocket.last.receive(sync(version));
  await settle();
  return live;
}

async function hears(live: LiveTable, ...frames: object[]): Promise<LiveTable> {
  for (const frame of frames) FakeSocket.last.receive(frame);
  for (let turn = 0; turn < 5; turn++) await settle();
  return live;
}

test("at the usual pace bots wait for nobody", async () => {
  const live = await hears(await tableAt(3), moved(4, 1), moved(5, 1));
  expect(live.state.version).toBe(5);
  expect(live.pace.waitsForTap).toBe(false);
});

test("who taps on sees one bot's move for each tap, and their own at once", async () => {
  settings.pace = "tap";
  const live = await hears(await tableAt(3), moved(4, 0), moved(5, 1), moved(6, 1));
  expect(live.state.version).toBe(4);
  expect(live.pace.waitsForTap).toBe(true);
  live.pace.goOn();
  await hears(live);
  expect(live.state.version).toBe(5);
  live.pace.goOn();
  await hears(live);
  expect(live.state.version).toBe(6);
  expect(live.pace.waitsForTap).toBe(false);
});

test("a choice that stays open waits for no tap", async () => {
  settings.pace = "tap";
  const live = await hears(await tableAt(3), moved(4, 1, 3));
  expect(live.state.version).toBe(4);
});

test("newer information replaces what still waits, and nothing older follows it", async () => {
  settings.pace = "tap";
  const live = await hears(await tableAt(3), moved(4, 1), moved(5, 1), sync(9));
  expect(live.state.version).toBe(9);
  expect(live.state.turns).toHaveLength(0);
  expect(live.pace.waitsForTap).toBe(false);
  await hears(live, moved(10, 0));
  expect(live.state.version).toBe(10);
});

test("who wants it slowly waits a while before each move of a bot", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  settings.pace = "slow";
  const live = await hears(await tableAt(3), moved(4, 1));
  expect(live.state.version).toBe(3);
  vi.advanceTimersByTime(1_500);
  await hears(live);
  expect(live.state.version).toBe(4);
});
