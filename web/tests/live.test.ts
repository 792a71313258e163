import { beforeAll, describe, expect, test } from "vitest";

import type { Refuse, Step, Sync } from "../src/feed/messages";
import type { LiveTable } from "../src/table/live.svelte";
import { fakeBrowser, FakeSocket, setHidden } from "./fake_browser";
import { offers, position, sync as firstSync } from "./frames";

const event = { name: "drew", facts: { seat: 0, card: null } };
const sync = firstSync as unknown as Sync;
const step = (version: number, beat: number, events: { facts: { seat: number } }[]) =>
  ({
    type: "step",
    version,
    beat,
    ack: null,
    kind: events.length ? "moved" : "undone",
    seat: events[0]?.facts.seat ?? 0,
    undo: null,
    events,
    views: { "0": position },
    moves: { "0": offers },
  }) as unknown as Step;

describe("a table as it is heard of", () => {
  let Live: typeof LiveTable;
  beforeAll(async () => {
    Live = await fakeBrowser(false);
  });

  const heard = async (live: LiveTable, ...frames: object[]) => {
    for (const frame of frames) FakeSocket.last.onmessage!({ data: JSON.stringify(frame) });
    await new Promise((go) => setTimeout(go));
    return live;
  };
  const table = () => heard(new Live("t", [{ seat: 0, token: "x" }], "en"), sync);

  test("a move that is taken back is gone from the log, a seat that changes hands leaves it as it was", async () => {
    const live = await heard(await table(), step(4, 2, [event]));
    expect(live.state.turns).toHaveLength(1);
    await heard(live, { ...step(5, 2, []), kind: "handed" });
    expect(live.state.turns).toHaveLength(1);
    await heard(live, step(6, 3, []));
    expect(live.state.turns).toHaveLength(0);
    live.close();
  });

  test("a look or a hint that comes too late is refused without a word, a move is not", async () => {
    const live = await table();
    const refused = () => live.refusal?.error;
    live.selection.hint();
    const asked = (kind: string) =>
      JSON.parse(FakeSocket.last.sent.find((text) => text.includes(`"${kind}"`))!) as {
        id: string;
      };
    const no = (id: string) =>
      ({ type: "refuse", id, error: "no", rule: null, beat: 1, version: 3 }) as unknown as Refuse;
    await heard(live, step(4, 2, [event]));
    for (const kind of ["look", "hint"]) await heard(live, no(asked(kind).id));
    expect(refused()).toBeUndefined();
    live.selection.hint();
    await heard(live, no(JSON.parse(FakeSocket.last.sent.at(-1)!).id));
    expect(refused()).toBe("no");
    live.refusal = null;
    live.make("draw");
    await heard(live, no(live.sending!));
    expect(refused()).toBe("no");
    live.close();
  });

  test("who was away before one came is away since nobody knows when, who goes later since then", async () => {
    const live = await table();
    const crowd = (...here: boolean[]) => ({
      type: "crowd",
      watching: 0,
      seats: here.map((one) => ({ name: "Anna", kind: "person", here: one })),
    });
    await heard(live, crowd(true, false));
    expect(live.state.absences).toEqual([null, { from: null }]);
    await heard(live, crowd(true, true), crowd(true, false));
    expect(live.state.absences).toEqual([null, { from: expect.any(Number) }]);
  });

  test("what is chosen outlasts the sealed vote of somebody else, and no new decision", async () => {
    const live = await table();
    live.selection.touch("draw");
    await heard(live, step(4, 1, [event]));
    expect(live.selection.chosen).toEqual(["draw"]);
    expect(live.asked).toBe(true);
    await heard(live, step(5, 2, [event]));
    expect(live.selection.chosen).toEqual([]);
    live.close();
  });

  test("who is muted, and who sits here, leaves nothing unread", async () => {
    const live = await table();
    const said = (seat: number, number: number) => ({
      type: "said",
      seat,
      text: "Hello!",
      at: 0,
      number,
    });
    await heard(live, said(0, 1), said(1, 2));
    expect(live.state.unread).toBe(1);
    live.state.muted = [1];
    await heard(live, said(1, 3));
    expect(live.state.unread).toBe(1);
    live.close();
  });

  describe("at the end of a round, or a vote", () => {
    const scored = { name: "scored", facts: { seat: 0 } };
    const opened = { name: "opened", facts: { seat: 0 } };
    const named = (name: string) => (events: { name: string }[]) =>
      events.some((one) => one.name === name);
    const seatTable = (seat: number, hand: string | null) => ({
      ...position,
      pending: [1],
      table: { hands: seat ? [null, hand] : [hand, null] },
    });
    const views = { "0": seatTable(0, "king"), "1": seatTable(1, "thief") };
    const asked = { "1": offers };
    const seated = async (...seats: number[]) => {
      const live = new Live(
        "t",
        seats.map((seat) => ({ seat, token: `x${seat}` })),
        "en",
      );
      live.player.animations = {
        times: {},
        ends: named("scored"),
        opens: (events) => named("scored")(events) || named("opened")(events),
      };
      return heard(live, { ...sync, views: seats.length > 1 ? views : { [seats[0]!]: position } });
    };
    const later = (ms: number) => new Promise((go) => setTimeout(go, ms));

    test("the page waits, what comes meanwhile waits with it, and no decision is lost", async () => {
      const live = await heard(
        await seated(0),
        step(4, 2, [scored]),
        step(5, 3, [event]),
        step(6, 4, [event]),
      );
      expect([
        live.pause.occasion?.events,
        live.state.version,
        live.state.turns.length,
        live.asked,
      ]).toEqual([[scored], 4, 1, false]);
      expect(live.pause.occasion!.before).toEqual(position);
      live.pause.end();
      await later(0);
      expect([
        live.pause.occasion,
        live.state.version,
        live.state.turns.length,
        live.asked,
      ]).toEqual([null, 6, 3, true]);
      live.close();
    });

    test("a connection that comes back meanwhile shows what is newest when the pause is over", async () => {
      const live = await heard(await seated(0), step(4, 2, [scored]), step(5, 3, [event]));
      await heard(live, { ...sync, version: 9, beat: 7 });
      expect([live.pause.occasion?.events, live.state.version]).toEqual([[scored], 9]);
      live.pause.end();
      await later(0);
      expect([live.state.version, live.state.decisionId, live.asked]).toEqual([9, 7, true]);
      live.close();
    });

    test("nobody is waited for who is away, so that the next decision is told at once", async () => {
      const live = await seated(0);
      live.connectionChanged("down");
      await heard(live, step(4, 2, [scored]));
      expect([live.pause.occasion, live.state.version, live.asked]).toEqual([null, 4, true]);
      live.close();
    });

    test("an opened vote holds up nobody who sits at a screen of their own", async () => {
      const live = await heard(await seated(0), step(4, 2, [opened]));
      expect([live.pause.occasion, live.state.version, live.asked]).toEqual([null, 4, true]);
      live.close();
    });

    test("a shared screen shows an opened vote to all and is nobody's, until somebody says who they are", async () => {
      const live = await seated(0, 1);
      expect([live.me, live.position?.table]).toEqual([-1, { hands: [null, null] }]);
      live.sitInFront(0);
      expect(live.position?.table).toEqual({ hands: ["king", null] });
      await heard(live, { ...step(4, 2, [opened]), views, moves: asked });
      expect([live.me, live.pause.limited, live.nextInFront]).toEqual([-1, false, null]);
      expect(live.position?.table).toEqual({ hands: [null, null] });
      live.pause.end();
      await later(0);
      expect([live.me, live.nextInFront]).toEqual([-1, 1]);
      live.close();
    });

    test("the sealed choice of somebody elsewhere does not call the next one away from a shared screen", async () => {
      const live = await seated(0, 1);
      const seen: (number | null)[] = [];
      live.player.cue = () => void seen.push(live.nextInFront);
      await heard(live, { ...step(4, 1, [event]), views, moves: { "0": offers } });
      expect([seen, live.nextInFront]).toEqual([[0], 0]);
      live.close();
    });
  });

  const crowd = { type: "crowd", seats: [], watching: 0 };
  const played = (seat: number) => ({ name: "drew", facts: { seat, card: null } });

  test("what is made while the line is down was missed, but not one's own move", async () => {
    const live = await heard(await table(), crowd, step(4, 2, [played(1)]));
    expect(live.missed.first).toBe(0);
    live.connectionChanged("down");
    await heard(live, step(5, 3, [played(0)]), step(6, 4, [played(1)]), step(7, 5, [played(1)]));
    expect(live.missed.first).toBe(0);
    live.connectionChanged("up");
    await heard(live, crowd);
    expect([live.missed.first, live.state.turns.length]).toEqual([3, 4]);
    live.make("draw");
    expect(live.missed.first).toBe(0);
    live.close();
  });

  test("what is made while nobody looks was missed, and a move that was taken back was not", async () => {
    const live = await heard(await table(), crowd);
    setHidden(true);
    await heard(live, step(4, 2, [played(1)]), step(5, 3, []));
    setHidden(false);
    expect(live.missed.first).toBe(0);
    setHidden(true);
    await heard(live, step(6, 4, [played(1)]));
    setHidden(false);
    expect(live.missed.first).toBe(1);
    live.close();
  });

  test("a move can be taken back where the server says so, and a refusal says why", async () => {
    const live = await heard(await table(), crowd);
    expect(live.canUndo).toBe(false);
    await heard(live, { ...step(4, 2, [event]), undo: 0 });
    expect(live.canUndo).toBe(true);
    await heard(live, { ...step(5, 3, [event]), undo: null });
    expect(live.canUndo).toBe(false);
    live.undo(); // by its key
    const refusal = { type: "refuse", error: "it was seen", rule: null, beat: 3, version: 5 };
    await heard(live, { ...refusal, id: live.sending });
    expect([live.refusal?.error, live.sending]).toEqual(["it was seen", null]);
    await heard(live, { ...sync, version: 6, undo: 0 });
    expect(live.canUndo).toBe(true);
    live.make("draw");
    expect(live.canUndo).toBe(false); // it could not be pressed
    live.close();
  });
});
