/** A page whose connection is lost while moves are being shown ends at the position of the server. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import type { Offer } from "../src/board";
import type { LiveTable } from "../src/table/live.svelte";
import { fakeBrowser, FakeSocket } from "./fake_browser";
import { sync } from "./frames";

const OFFERS: Offer[] = [
  { move: "draw", touches: ["draw"] },
  { move: "done", touches: ["done"] },
];
const EVENTS = 3; // of a move, which take longer than a connection needs to come back
const MOVE_MS = 260; // for each of them, where a board says nothing else
const SETTLED_MS = 30_000;

type Random = () => number;
type Frame = Record<string, unknown> & { version: number };

/** What lies on the table after some moves: their names, and whether seat 0 owes the next one. */
interface Snapshot {
  made: string[];
  asked: boolean;
}

/** A small server: moves, sealed choices, undo and seats that change hands, told as the wire page says. */
class Table {
  version = 0;
  beat = 1;
  snapshots: Snapshot[] = [{ made: [], asked: true }];
  private readonly steps: Frame[] = [];
  private readonly ids = new Map<string, number>();
  private connected = false;
  private readCount = 0; // the messages of the last socket that were read

  get now(): Snapshot {
    return this.snapshots.at(-1)!;
  }

  views = () => ({
    "0": {
      over: false,
      scores: [0, 0],
      winners: [],
      pending: this.now.asked ? [0] : [1],
      table: this.now,
      prompt: {},
      memory: {},
    },
  });
  moves = (): Record<string, Offer[]> => (this.now.asked ? { "0": OFFERS } : {});
  turns = () =>
    this.now.made.map((name) =>
      Array.from({ length: EVENTS }, () => ({ name, facts: { seat: 1 } })),
    );

  /** A move that opens a new decision, or a sealed choice that leaves it open. */
  move(asked: boolean, sealed = false, ack: string | null = null): void {
    const name = `move-${this.version + 1}`;
    this.snapshots.push({ made: [...this.now.made, name], asked });
    if (!sealed) this.beat += 1;
    this.step("moved", this.turns().at(-1)!, ack);
  }

  /** Takes the last move back: the position is an earlier one, its version and its beat are new. */
  undo(): void {
    this.snapshots.pop();
    this.beat += 1;
    this.step("undone", []);
  }

  /** A seat changes hands: nothing else does. */
  hand(): void {
    this.step("handed", []);
  }

  private step(kind: string, events: unknown[], ack: string | null = null): void {
    this.version += 1;
    const frame = {
      type: "step",
      version: this.version,
      beat: this.beat,
      ack: null,
      kind,
      seat: 1,
      undo: null,
      events,
      views: this.views(),
      moves: this.moves(),
    };
    this.steps.push(frame);
    this.say({ ...frame, ack });
  }

  private say(frame: object): void {
    if (this.connected) FakeSocket.last.onmessage!({ data: JSON.stringify(frame) });
  }

  /** Forgets all but the first steps. */
  restore(version: number): void {
    this.steps.length = this.version = version;
    this.snapshots.length = version + 1;
    this.beat = version + 1;
  }

  cut(): void {
    this.connected = false;
    FakeSocket.last.onclose!({ code: 1006 });
  }

  /** Greets a socket that was opened since. */
  greet(): void {
    if (this.connected || FakeSocket.last.sent.length) return;
    FakeSocket.last.onopen!();
    this.readCount = 1;
    this.connected = true;
    const { since } = JSON.parse(FakeSocket.last.sent[0]!) as { since: number | null };
    if (since !== null && since < this.version)
      this.steps.slice(since).forEach((step) => this.say(step));
    else {
      const turns = this.turns();
      this.say({
        ...sync,
        version: this.version,
        beat: this.beat,
        views: this.views(),
        moves: this.moves(),
        events: turns.flat(),
        turns: turns.map(() => EVENTS),
        movers: turns.map(() => 1),
      });
    }
    this.say({ type: "crowd", seats: [], watching: 0 });
  }

  /** Makes the moves that were sent; one that was made before gets its step again. After a cut nobody hears of it. */
  answer(asked: boolean): void {
    for (const text of FakeSocket.last.sent.slice(this.readCount)) {
      this.readCount += 1;
      const { type, id, beat } = JSON.parse(text) as { type: string; id: string; beat: number };
      if (type !== "move") continue;
      const before = this.ids.get(id);
      if (before) this.say({ ...this.steps[before - 1]!, ack: id });
      else if (!this.now.asked || beat !== this.beat)
        this.say({
          type: "refuse",
          id,
          error: "too late",
          rule: null,
          beat: this.beat,
          version: this.version,
        });
      else {
        this.ids.set(id, this.version + 1);
        this.move(asked, false, id);
      }
    }
  }
}

describe("a connection that is lost while moves are shown", () => {
  let Live: typeof LiveTable;
  let live: LiveTable;
  let table: Table;
  beforeAll(async () => {
    Live = await fakeBrowser(true);
  });
  beforeEach(() => {
    vi.useFakeTimers();
    open();
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
  });

  function open(): void {
    table = new Table();
    live = new Live("t", [{ seat: 0, token: "x" }], "en");
    table.greet();
  }

  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  /** Lets time pass until the page is connected again. */
  async function reconnect(): Promise<void> {
    const lost = FakeSocket.last;
    while (FakeSocket.last === lost) await pass(10);
    table.greet();
  }

  const page = () => ({
    version: live.state.version,
    beat: live.state.decisionId,
    views: live.state.views,
    moves: live.state.moves,
    turns: live.state.turns.map(({ events }) => events),
    asked: live.asked,
    showing: live.animation.isRunning,
  });
  const server = () => ({
    version: table.version,
    beat: table.beat,
    views: table.views(),
    moves: table.moves(),
    turns: table.turns(),
    asked: table.now.asked,
    showing: false,
  });

  test("shows the newest position, and not the move that was running", async () => {
    table.move(false);
    table.move(false);
    table.move(true);
    await pass(MOVE_MS / 4);
    expect([live.animation.isRunning, live.state.version]).toEqual([true, 0]);
    table.cut();
    await reconnect();
    expect(live.state.version).toBe(3);
    await pass(SETTLED_MS);
    expect(page()).toEqual(server());
  });

  test("shows the moves that come while the running one is not finished", async () => {
    table.move(false);
    table.move(false);
    table.cut();
    await reconnect();
    table.move(true);
    await pass(SETTLED_MS);
    expect(page()).toEqual(server());
  });

  test("goes back where a move was taken back, before, during and after the interruption", async () => {
    const ways: ((undo: () => void) => Promise<void>)[] = [
      async (undo) => (undo(), table.cut(), reconnect()),
      async (undo) => (table.cut(), undo(), reconnect()),
      async (undo) => (table.cut(), await reconnect(), undo()),
    ];
    for (const interrupt of ways) {
      table.move(true);
      await pass(SETTLED_MS);
      table.move(true);
      await pass(MOVE_MS / 4);
      await interrupt(() => table.undo());
      await pass(SETTLED_MS);
      expect(page()).toEqual(server());
    }
  });

  test("shows one's own move that is told twice, since its first answer was lost", async () => {
    live.make("draw");
    table.cut();
    table.answer(false);
    await reconnect();
    table.answer(false);
    expect(live.sending).toBeNull();
    await pass(SETTLED_MS);
    expect(page()).toEqual(server());
  });

  test("asks anew what each move would bring, and forgets what was chosen", async () => {
    live.selection.touch("draw");
    table.move(true, true); // a sealed choice leaves the decision as it is
    await pass(MOVE_MS / 4);
    table.move(true); // heard of, and not yet shown
    table.cut();
    await reconnect();
    await pass(SETTLED_MS);
    expect(live.selection.chosen).toEqual([]);
    expect(FakeSocket.last.sent.some((text) => text.includes('"look"'))).toBe(true);
    expect(page()).toEqual(server());
  });

  test("keeps what is chosen, foreseen and hinted while the decision stays open", async () => {
    const { selection } = live;
    const isSent = (type: string) =>
      FakeSocket.last.sent.some((text) => text.includes(`"type":"${type}"`));
    const look = JSON.parse(FakeSocket.last.sent.at(-1)!) as { id: string };
    FakeSocket.last.receive({ type: "shown", id: look.id, all: [[{ name: "x", facts: {} }], []] });
    selection.touch("draw");
    selection.hint();
    table.cut();
    await reconnect(); // nothing was missed, so everything is sent anew
    expect([selection.chosen, selection.ready?.move]).toEqual([["draw"], "draw"]);
    expect([selection.gains.size, selection.preview.length]).toEqual([2, 1]);
    // the hint is asked for again; what is known already is not
    expect([selection.thinking, isSent("hint"), isSent("look")]).toEqual([true, true, false]);
    table.cut();
    table.move(true, true); // a sealed choice of somebody else is missed
    table.hand();
    await reconnect();
    await pass(SETTLED_MS);
    expect([selection.chosen, live.asked]).toEqual([["draw"], true]);
    table.cut();
    table.move(true);
    await reconnect();
    await pass(SETTLED_MS);
    expect(selection.chosen).toEqual([]);
    expect(page()).toEqual(server());
  });

  test("gives up a choice that is no longer legal", async () => {
    live.selection.touch("draw");
    table.cut();
    vi.spyOn(table, "moves").mockReturnValue({ "0": OFFERS.slice(1) });
    await reconnect();
    expect(live.selection.chosen).toEqual([]);
  });

  test("shows one's own move behind others without offering it twice", async () => {
    table.move(true, true);
    await pass(MOVE_MS / 4);
    expect([live.animation.isRunning, live.asked]).toEqual([true, true]);
    live.make("draw");
    table.answer(true);
    expect([live.sending, live.asked, live.due]).toEqual([null, false, false]);
    await pass(SETTLED_MS);
    expect(page()).toEqual(server());
  });

  test("shows the position of a move whose animation fails", async () => {
    const failures: unknown[] = [];
    vi.stubGlobal("queueMicrotask", (task: () => void) => {
      try {
        task();
      } catch (error) {
        failures.push(error);
      }
    });
    live.player.animations = {
      times: {
        "move-1": () => {
          throw new Error("no such card");
        },
      },
    };
    table.move(true);
    await pass(1_000);
    vi.unstubAllGlobals();
    await fakeBrowser(true);
    expect([String(failures[0]), live.state.version, live.asked]).toEqual([
      "Error: no such card",
      1,
      true,
    ]);
  });

  test("follows a server whose record was restored from an older copy", async () => {
    for (let at = 0; at < 3; at++) table.move(true);
    await pass(SETTLED_MS);
    table.cut();
    table.restore(1);
    await reconnect();
    table.move(false);
    await pass(SETTLED_MS);
    expect(page()).toEqual(server());
  });

  test("goes back with such a server even if a newer move is just being shown", async () => {
    for (let at = 0; at < 3; at++) table.move(true);
    await pass(SETTLED_MS);
    table.move(true);
    await pass(MOVE_MS / 4);
    expect(live.animation.isRunning).toBe(true);
    table.cut();
    table.restore(1);
    await reconnect();
    await pass(SETTLED_MS);
    expect(page()).toEqual(server());
  });

  test("shows the end of a round that was missed, waits there, and comes back to the present", async () => {
    live.player.animations = {
      times: { "move-2": MOVE_MS, "move-3": MOVE_MS },
      ends: (events) => events.some(({ name }) => name === "move-2"),
    };
    table.move(true);
    await pass(SETTLED_MS);
    const before = live.position;
    table.cut();
    table.move(false);
    table.move(true);
    await reconnect();
    await pass(SETTLED_MS);
    expect([live.missed.first, live.pause.occasion, live.asked]).toEqual([2, null, true]);
    live.selection.touch("draw");
    void live.missed.replay();
    await pass(10);
    expect([live.past.historyView?.at, live.past.historyView?.position]).toEqual([2, before]);
    expect(live.player.animatingEvents.map(({ name }) => name)).toContain("move-2");
    await pass(1_500);
    expect(live.pause.occasion).toMatchObject({ before, events: table.turns()[1] });
    expect([live.past.historyView?.at, live.asked]).toEqual([2, false]);
    table.hand(); // what comes meanwhile waits
    await pass(1_000);
    expect([live.animation.isRunning, live.state.version]).toEqual([false, 3]);
    live.pause.end();
    await pass(SETTLED_MS);
    expect([live.pause.occasion, live.past.historyView]).toEqual([null, null]);
    expect(live.selection.chosen).toEqual(["draw"]);
    expect(page()).toEqual(server());
  });

  test("leaves a round's end that is being shown, and comes to the newest position after it", async () => {
    live.player.animations = { times: { "move-1": MOVE_MS }, ends: () => true };
    table.move(false);
    await pass(1_500);
    expect(live.pause.occasion).not.toBeNull();
    table.cut();
    table.move(true);
    await reconnect();
    await pass(9_000);
    live.pause.end();
    await pass(SETTLED_MS);
    expect(page()).toEqual(server());
  });

  test("goes on where a missed move is taken back while it is shown again", async () => {
    table.move(true);
    await pass(SETTLED_MS);
    table.cut();
    table.move(true);
    await reconnect();
    await pass(SETTLED_MS);
    live.state.turns.forEach((turn) => delete turn.views); // as after a reload
    const answers: (() => void)[] = [];
    vi.stubGlobal(
      "fetch",
      () => new Promise((done) => answers.push(() => done(Response.json(table.views()["0"])))),
    );
    expect(live.missed.first).toBe(2);
    void live.missed.replay();
    table.undo();
    table.cut();
    await reconnect();
    table.cut();
    await reconnect();
    answers.forEach((answer) => answer());
    await pass(SETTLED_MS);
    table.move(true);
    await pass(SETTLED_MS);
    expect(page()).toEqual(server());
  });

  /** Numbers between 0 and 1 that are the same in every run. */
  function randomOf(seed: number): Random {
    let state = seed;
    return () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
  }

  /** Something that happens at the table or to its line. */
  function happen(random: Random): void {
    const kind = random();
    if (kind < 0.35) table.move(random() < 0.5);
    else if (kind < 0.45 && table.now.asked) table.move(true, true);
    else if (kind < 0.6 && table.snapshots.length > 1) table.undo();
    else if (kind < 0.65) table.hand();
    else if (kind < 0.8) table.cut();
    else if (kind < 0.9 && live.asked) live.make("draw");
    else table.answer(random() < 0.5);
  }

  test("ends where the server is, whatever comes in between, and never shows an older version", async () => {
    for (let seed = 1; seed <= 300; seed++) {
      live.close();
      open();
      const random = randomOf(seed);
      let version = live.state.version;
      for (let at = 0; at < 25; at++) {
        happen(random);
        table.greet();
        for (let wait = 0; wait < 4; wait++) {
          await pass(random() * MOVE_MS);
          table.greet();
          expect(live.state.version, `seed ${seed}, ${at}`).toBeGreaterThanOrEqual(version);
          version = live.state.version;
        }
      }
      await pass(SETTLED_MS);
      table.greet();
      table.answer(true);
      await pass(SETTLED_MS);
      expect(page(), `seed ${seed}`).toEqual(server());
    }
  }, 60_000);
});
