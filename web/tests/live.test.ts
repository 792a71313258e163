import { beforeAll, describe, expect, test, vi } from "vitest";

import type { Refuse, Step, Sync } from "../src/feed/messages";
import type { LiveTable } from "../src/table/live.svelte";
import { browser, Silence, visibilityListeners } from "./line";

const position = { over: false, scores: [0, 0], winners: [], pending: [0], table: {}, prompt: {}, memory: {} };
const moves = { "0": [{ move: "draw", touches: ["draw"] }, { move: "done", touches: ["done"] }] };
const event = { name: "drew", facts: { seat: 0, card: null } };
const sync = {
  type: "sync", version: 3, beat: 1, views: { "0": position }, moves, events: [], turns: [], chat: [],
  table: { game: "castle", names: ["Anna", "Boris"], kinds: ["person", "person"], state: "running", undo: true, help: true },
} as unknown as Sync;
const step = (version: number, beat: number, events: unknown[]) =>
  ({ type: "step", version, beat, ack: null, events, views: { "0": position }, moves }) as unknown as Step;

describe("a table as it is heard of", () => {
  let Live: typeof LiveTable;
  beforeAll(async () => {
    Live = await browser(false);
  });

  const heard = async (live: LiveTable, ...frames: object[]) => {
    for (const frame of frames) Silence.last.onmessage!({ data: JSON.stringify(frame) });
    await new Promise((go) => setTimeout(go));
    return live;
  };
  const table = () => heard(new Live("t", [{ seat: 0, token: "x" }], "en"), sync);

  test("a move that is taken back is gone from the log, a seat that changes hands leaves it as it was", async () => {
    const live = await heard(await table(), step(4, 2, [event]));
    expect(live.turns).toHaveLength(1);
    await heard(live, step(5, 2, []));
    expect(live.turns).toHaveLength(1);
    await heard(live, step(6, 3, []));
    expect(live.turns).toHaveLength(0);
    live.close();
  });

  test("a look or a hint that comes too late is refused without a word, a move is not", async () => {
    const live = await table();
    const refused = () => live.refusal?.error;
    live.hint();
    const asked = (kind: string) => JSON.parse(Silence.last.sent.find((text) => text.includes(`"${kind}"`))!) as { id: string };
    const no = (id: string) => ({ type: "refuse", id, error: "no", rule: null, beat: 1, version: 3 }) as unknown as Refuse;
    await heard(live, step(4, 2, [event]));
    for (const kind of ["look", "hint"]) await heard(live, no(asked(kind).id));
    expect(refused()).toBeUndefined();
    live.hint();
    await heard(live, no(JSON.parse(Silence.last.sent.at(-1)!).id));
    expect(refused()).toBe("no");
    live.refusal = null;
    live.make("draw");
    await heard(live, no(live.sending!));
    expect(refused()).toBe("no");
    live.close();
  });

  test("who was away before one came is away since nobody knows when, who goes later since then", async () => {
    const live = await table();
    const crowd = (...here: boolean[]) => ({ type: "crowd", watching: 0, seats: here.map((one) => ({ name: "Anna", kind: "person", here: one })) });
    await heard(live, crowd(true, false));
    expect(live.gone).toEqual([null, { from: null }]);
    await heard(live, crowd(true, true), crowd(true, false));
    expect(live.gone).toEqual([null, { from: expect.any(Number) }]);
  });

  test("what is chosen outlasts the sealed vote of somebody else, and no new decision", async () => {
    const live = await table();
    live.touch("draw");
    await heard(live, step(4, 1, [event]));
    expect(live.chosen).toEqual(["draw"]);
    expect(live.asked).toBe(true);
    await heard(live, step(5, 2, [event]));
    expect(live.chosen).toEqual([]);
    live.close();
  });

  test("who is muted, and who sits here, leaves nothing unread", async () => {
    const live = await table();
    const said = (seat: number, number: number) => ({ type: "said", seat, text: "Hello!", at: 0, number });
    await heard(live, said(0, 1), said(1, 2));
    expect(live.unread).toBe(1);
    live.muted = [1];
    await heard(live, said(1, 3));
    expect(live.unread).toBe(1);
    live.close();
  });

  const crowd = { type: "crowd", seats: [], watching: 0 };
  const played = (seat: number) => ({ name: "drew", facts: { seat, card: null } });

  test("what is made while the line is down was missed, but not one's own move", async () => {
    const live = await heard(await table(), crowd, step(4, 2, [played(1)]));
    expect(live.missed.first).toBe(0);
    live.lineIs("down");
    await heard(live, step(5, 3, [played(0)]), step(6, 4, [played(1)]), step(7, 5, [played(1)]));
    expect(live.missed.first).toBe(0);
    live.lineIs("up");
    await heard(live, crowd);
    expect([live.missed.first, live.turns.length]).toEqual([3, 4]);
    live.make("draw");
    expect(live.missed.first).toBe(0);
    live.close();
  });

  test("what is made while nobody looks was missed, and a move that was taken back was not", async () => {
    const live = await heard(await table(), crowd);
    const look = (hidden: boolean) => {
      vi.stubGlobal("document", { ...document, hidden });
      for (const heed of visibilityListeners) heed();
    };
    look(true);
    await heard(live, step(4, 2, [played(1)]), step(5, 3, []));
    look(false);
    expect(live.missed.first).toBe(0);
    look(true);
    await heard(live, step(6, 4, [played(1)]));
    look(false);
    expect(live.missed.first).toBe(1);
    live.close();
  });

  test("a move that stands says why, for as long as it is the last", async () => {
    const live = await heard(await table(), crowd);
    const make = async (version: number, events: unknown[]) => {
      const ack = live.sending;
      await heard(live, { ...step(version, version, events), ack });
    };
    live.make("draw");
    expect(live.mayUndo).toBe(false);
    await make(4, [event]);
    expect(live.canUndo).toBe(true);
    live.undo();
    await heard(live, { type: "refuse", id: live.sending, error: "it was seen", rule: null, beat: 1, version: 4 });
    expect([live.mayUndo, live.canUndo, live.stands?.error]).toEqual([true, false, "it was seen"]);
    live.make("done");
    await make(5, [event]);
    expect([live.canUndo, live.stands]).toEqual([true, null]);
    live.undo();
    await make(6, []);
    expect(live.mayUndo).toBe(false);
    live.close();
  });
});
