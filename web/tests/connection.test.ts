/** When a connection is given up, and when it is checked or opened anew. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import type { Connection } from "../src/feed/connection";
import type { FromServer } from "../src/feed/messages";
import { dispatch, fakeBrowser, FakeSocket, setHidden } from "./fake_browser";

const HIDDEN_TIMER_MS = 60_000; // browsers wake a hidden tab once a minute
const sync = { type: "sync", version: 1, beat: 1 } as unknown as FromServer;

describe("a connection", () => {
  let Class: typeof Connection;
  let connection: Connection;
  const states: string[] = [];
  beforeAll(async () => {
    await fakeBrowser(false);
    Class = (await import("../src/feed/connection")).Connection;
  });
  beforeEach(() => {
    vi.useFakeTimers();
    states.length = 0;
    const listener = {
      receive: () => undefined,
      connectionChanged: (state: string) => void states.push(state),
    };
    connection = new Class("ws://here/feed", ["token"], "de", listener);
    greet();
  });
  afterEach(() => {
    connection.close();
    setHidden(false);
    vi.useRealTimers();
  });

  function greet(): void {
    FakeSocket.last.onopen!();
    FakeSocket.last.receive(sync);
  }
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const sent = (): { type: string; id: string }[] =>
    FakeSocket.last.sent.map((text) => JSON.parse(text));

  test("that says nothing for an hour stays open, if its pings are answered", async () => {
    const socket = FakeSocket.last;
    await pass(3_600_000);
    expect(FakeSocket.last).toBe(socket);
    expect(states).toEqual(["connecting", "up"]);
    expect(socket.pings).toBeGreaterThan(100);
  });

  test("of a hidden tab, whose timers come a minute late, stays open", async () => {
    setHidden(true);
    const socket = FakeSocket.last;
    vi.useFakeTimers({ toFake: ["Date"] }); // timers are woken by hand below
    const timers = new Map<number, () => void>();
    let last = 0;
    vi.stubGlobal("setTimeout", (task: () => void) => (timers.set(++last, task), last));
    vi.stubGlobal("clearTimeout", (timer: number) => timers.delete(timer));
    socket.receive({ type: "pong", id: "x" });
    for (let minutes = 0; minutes < 30; minutes++) {
      vi.setSystemTime(Date.now() + HIDDEN_TIMER_MS);
      for (const [timer, task] of [...timers]) if (timers.delete(timer)) task();
      await Promise.resolve(); // an answer is read only after the timers
    }
    vi.unstubAllGlobals();
    await fakeBrowser(false);
    expect([FakeSocket.last === socket, states]).toEqual([true, ["connecting", "up"]]);
    expect(socket.pings).toBeGreaterThan(10);
  });

  test("is given up when a ping goes unanswered, without waiting for the socket to close", async () => {
    const dead = FakeSocket.last;
    dead.isDead = true;
    await pass(19_000);
    expect(FakeSocket.last).toBe(dead);
    await pass(2_000);
    expect([dead.isClosed, FakeSocket.last === dead]).toEqual([true, false]);
    greet();
    expect(states.slice(-3)).toEqual(["down", "connecting", "up"]);
    dead.receive({ type: "step", version: 99 });
    FakeSocket.last.onclose!({ code: 1006 });
    await pass(1_000);
    FakeSocket.last.onopen!();
    expect(JSON.parse(FakeSocket.last.sent[0]!)).toMatchObject({ type: "hello", since: 1 });
  });

  test("is asked once more after a sleep, when the answer may be there and unread", async () => {
    const socket = FakeSocket.last;
    socket.isDead = true;
    await pass(10_000);
    expect(socket.pings).toBe(1);
    vi.setSystemTime(Date.now() + 600_000);
    socket.isDead = false;
    await pass(10_000);
    expect([socket.pings, FakeSocket.last === socket]).toEqual([2, true]);
    socket.isDead = true;
    for (let naps = 0; naps < 4; naps++) {
      vi.setSystemTime(Date.now() + 600_000);
      await pass(10_000);
    }
    expect(FakeSocket.last).not.toBe(socket);
  });

  test.each(["online", "pageshow", "visibilitychange"])(
    "is checked at once on %s",
    async (type) => {
      const socket = FakeSocket.last;
      dispatch(type);
      expect(socket.pings).toBe(1);
      await pass(5_000);
      expect(FakeSocket.last).toBe(socket);
      socket.isDead = true;
      dispatch(type);
      await pass(5_000);
      expect([socket.isClosed, FakeSocket.last === socket]).toEqual([true, false]);
    },
  );

  test("is not checked because the page was hidden", () => {
    setHidden(true);
    expect(FakeSocket.last.pings).toBe(0);
  });

  test("that is down comes back at once when the network does, hidden or not", async () => {
    for (let attempt = 0; attempt < 6; attempt++) {
      FakeSocket.last.onclose!({ code: 1006 });
      await pass(7_000);
    }
    const lost = FakeSocket.last;
    lost.onclose!({ code: 1006 });
    setHidden(true);
    dispatch("online");
    expect(FakeSocket.last).not.toBe(lost);
  });

  test("that hangs while it is opened is opened anew", async () => {
    FakeSocket.last.onclose!({ code: 1006 });
    await pass(1_000);
    const hanging = FakeSocket.last;
    await pass(11_000);
    expect(FakeSocket.last).not.toBe(hanging);
    const second = FakeSocket.last;
    dispatch("online");
    expect(FakeSocket.last).not.toBe(second);
  });

  test("asks for no lines, and for refusals in the reader's language", () => {
    expect(sent()[0]).toEqual({
      type: "hello",
      tokens: ["token"],
      since: null,
      lang: "de",
      lines: false,
    });
  });

  test("sends again what was not answered, and nothing else", async () => {
    const move = connection.send({ type: "move", seat: 0, beat: 1, move: "draw" });
    const look = connection.send({ type: "look", seat: 0, move: ["draw"] });
    const unwanted = connection.send({ type: "look", seat: 0, move: ["done"] });
    const answered = connection.send({ type: "undo", seat: 0 });
    connection.send({ type: "say", seat: 0, text: "Hello!" });
    const lost = connection.send({ type: "say", seat: 0, text: "Is anybody here?" });
    FakeSocket.last.receive({ type: "refuse", id: answered });
    FakeSocket.last.receive({ type: "said", seat: 1, text: "Is anybody here?", number: 1 });
    FakeSocket.last.receive({ type: "said", seat: 0, text: "Hello!", number: 2 });
    connection.forget(unwanted);
    FakeSocket.last.onclose!({ code: 1006 });
    await pass(1_000);
    greet();
    expect(sent().map(({ id }) => id)).toEqual([undefined, move, look, lost]);
    FakeSocket.last.receive({ type: "step", version: 2, ack: move });
    FakeSocket.last.onclose!({ code: 1006 });
    await pass(1_000);
    greet();
    expect(sent().map(({ id }) => id)).toEqual([undefined, look, lost]);
  });

  test("that is refused for its token does not try again", async () => {
    FakeSocket.last.onclose!({ code: 1006 });
    await pass(1_000);
    const refused = FakeSocket.last;
    refused.onopen!();
    refused.onclose!({ code: 1008 });
    dispatch("online");
    await pass(60_000);
    expect([states.at(-1), FakeSocket.last === refused]).toEqual(["refused", true]);
  });
});
