import { expect, test } from "vitest";

import type { Step, Sync } from "../src/feed/messages";
import { TableState } from "../src/table/state.svelte";

const position = (at: number) => ({ over: false, scores: [at], winners: [] });
const step = (version: number, kind: string) =>
  ({
    type: "step",
    version,
    beat: version,
    kind,
    seat: 1,
    events: [{ name: "drew", facts: {} }],
    views: { "0": position(version) },
    moves: {},
    undo: kind === "moved" ? 1 : null,
  }) as unknown as Step;

function table(): TableState {
  const state = new TableState();
  state.applySync({
    version: 3,
    beat: 3,
    table: { names: ["Anna", "Boris"], state: "running" },
    views: { "0": position(3) },
    moves: {},
    events: [1, 2, 3].map((at) => ({ name: `event-${at}`, facts: {} })),
    turns: [2, 1],
    movers: [1, 0],
    undo: null,
  } as unknown as Sync);
  return state;
}

test("a sync says who made which move, and what each brought", () => {
  const found = table().turns.map(({ seat, events }) => [seat, events.map(({ name }) => name)]);
  expect(found).toEqual([
    [1, ["event-1", "event-2"]],
    [0, ["event-3"]],
  ]);
});

test("an older step never replaces a newer position", () => {
  const state = table();
  expect(state.applyStep(step(5, "moved"))).toBe(true);
  for (const version of [2, 4, 5]) expect(state.applyStep(step(version, "undone"))).toBe(false);
  expect([state.version, state.decisionId, state.undoSeat, state.turns.length]).toEqual([
    5, 5, 1, 2,
  ]);
  expect(state.views["0"]).toEqual(position(5));
});

test("a move is added to the log, an undo takes one away, and a seat that changes hands neither", () => {
  const state = table();
  for (const [version, kind] of [
    ["4", "moved"],
    ["5", "handed"],
    ["6", "undone"],
  ] as const) {
    state.addTurn(step(Number(version), kind));
    state.applyStep(step(Number(version), kind));
  }
  expect([state.turns.length, state.version]).toEqual([2, 6]);
});

test("the end of a game is known from its position", () => {
  const state = table();
  const last = step(4, "moved");
  state.applyStep({
    ...last,
    views: { "0": { ...position(4), over: true, winners: [0] } },
  } as unknown as Step);
  expect(state.info).toMatchObject({ state: "over", scores: [4], winners: [0] });
});
