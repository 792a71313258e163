/** What the page says about a decision is true only until that decision is made. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import type { LiveTable } from "../src/table/live.svelte";
import { fakeBrowser, FakeSocket } from "./fake_browser";
import { offers, position, sync as firstSync, table } from "./frames";

const coins = [{ name: "earned", facts: { seat: 0, coins: 5 } }];
const event = (seat: number) => ({ name: "drew", facts: { seat, card: null } });
const sync = { ...firstSync, table: { ...table, kinds: ["person", "bot"], hints: true } };

describe("what is said about a decision", () => {
  let Live: typeof LiveTable;
  let live: LiveTable;
  beforeAll(async () => {
    Live = await fakeBrowser(true);
  });
  beforeEach(async () => {
    vi.useFakeTimers();
    live = new Live("t", [{ seat: 0, token: "x" }], "en");
    hear(sync);
    hear({ type: "shown", id: sent("look").id, all: [coins, coins] });
    live.selection.touch("draw");
    expect([live.selection.gains.size, live.selection.preview]).toEqual([2, coins]);
    live.selection.hint();
    hear({
      type: "hinted",
      id: sent("hint").id,
      beat: 1,
      moves: [{ move: "draw", share: 0.5 }],
      than: null,
      reasons: [],
    });
    expect(live.selection.hints).toHaveLength(1);
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
  });

  const hear = (frame: object) => FakeSocket.last.onmessage!({ data: JSON.stringify(frame) });
  const sent = (type: string) =>
    JSON.parse(FakeSocket.last.sent.findLast((text) => text.includes(`"${type}"`))!) as {
      id: string;
    };
  const step = (
    version: number,
    beat: number,
    seat: number,
    asked: boolean,
    ack: string | null = null,
  ) =>
    hear({
      type: "step",
      version,
      beat,
      ack,
      kind: "moved",
      seat,
      undo: null,
      events: [event(seat)],
      views: { "0": position },
      moves: asked ? { "0": offers } : {},
    });
  const said = () => ({
    chosen: live.selection.chosen,
    preview: live.selection.preview,
    gains: live.selection.gains.size,
    hints: live.selection.hints,
    thinking: live.selection.thinking,
  });
  const nothing = { chosen: [], preview: [], gains: 0, hints: null, thinking: false };

  test("is forgotten as soon as one's own move is made, while bots move on", async () => {
    live.selection.confirm();
    step(4, 2, 0, false, live.sending);
    step(5, 3, 1, true);
    expect(live.animation.isRunning).toBe(true);
    expect(said()).toEqual(nothing);
  });

  test("is forgotten as soon as somebody else has made that decision", async () => {
    step(4, 2, 0, false);
    expect(live.animation.isRunning).toBe(true);
    expect(said()).toEqual(nothing);
  });

  test("stays while others make a sealed choice", async () => {
    const before = said();
    step(4, 1, 1, true);
    expect(live.animation.isRunning).toBe(true);
    expect(said()).toEqual(before);
    await vi.runOnlyPendingTimersAsync();
    expect(said()).toEqual(before);
  });

  test("is not said any more where it comes too late, refused or not", async () => {
    live.selection.hint(); // puts the first answer away
    live.selection.hint();
    const late = sent("hint").id;
    step(4, 2, 0, false);
    hear({ type: "refuse", id: late, error: "too late", rule: null, beat: 2, version: 4 });
    expect([said(), live.refusal]).toEqual([nothing, null]);
    hear({
      type: "hinted",
      id: late,
      beat: 1,
      moves: [{ move: "draw", share: 0.5 }],
      than: null,
      reasons: [],
    });
    expect(said()).toEqual(nothing);
  });

  test("is there for who looks at an earlier position meanwhile", async () => {
    live.selection.hint();
    live.selection.hint();
    live.past.historyView = { at: 1, position };
    hear({
      type: "hinted",
      id: sent("hint").id,
      beat: 1,
      moves: [{ move: "draw", share: 0.5 }],
      than: null,
      reasons: [],
    });
    expect(live.selection.hints).toHaveLength(1);
  });
});
