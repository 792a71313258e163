/** A table as this device sees it: what the feed has told, and what is being chosen. */
import { tick } from "svelte";

import type { GameEvent, Offer, Position } from "../board";
import { keep, wishes } from "../device.svelte";
import { Feed, type Line, type Listener } from "../feed/feed";
import type {
  Chatted,
  Crowd,
  FromServer,
  Hinted,
  Refuse,
  Step,
  Sync,
  TableTold,
} from "../feed/messages";
import type { HeldSeat } from "../feed/requests";
import { landing, tempo } from "../kit/tempo";
import { commonView } from "./common";
import { LookBack } from "./lookback.svelte";
import { Missed } from "./missed.svelte";
import { Pause } from "./pause.svelte";
import { play } from "./sounds";
import { Teller } from "./teller.svelte";
import { Touches } from "./touches";

/** What one move brought, in its order; and the positions after it, where the feed has told them. */
export interface Turn {
  seat: number | null;
  events: GameEvent[];
  views?: Record<string, Position>;
}

const FAR_BEHIND = 4; // moves that wait to be shown: the rest is shown at once
const DWELL = 500; // milliseconds on a move that was missed
const LOOKS = 64; // moves that can be looked at with one question
const MOST_LOOKS = 320;
const SPECTATOR = -1;

/** Who did it: the first seat that an event names. */
function doer(events: GameEvent[]): number | null {
  for (const { facts } of events) {
    const seat = facts["by"] ?? facts["seat"];
    if (typeof seat === "number") return seat;
  }
  return null;
}

export class LiveTable implements Listener {
  line = $state<Line>("connecting");
  told = $state.raw<TableTold | null>(null);
  crowd = $state.raw<Crowd>({ type: "crowd", seats: [], watching: 0 });
  chat = $state.raw<Chatted[]>([]);
  unread = $state(0);
  /** The seats whose talk is not heard here. */
  muted = $state.raw<number[]>([]);
  /** Since when the people who are not here have been away. */
  gone = $state.raw<({ from: number | null } | null)[]>([]);
  turns = $state.raw<Turn[]>([]);
  views = $state.raw<Record<string, Position>>({});
  moves = $state.raw<Record<string, Offer[]>>({});
  beat = $state(0);
  version = $state(-1);
  /** What tells the moves, and whether one is being told or waits to be. */
  readonly teller = new Teller();
  showing = $state(false);
  /** What is being shown leaves this seat's decision as it is: the sealed vote of somebody else. */
  private keeps = $state(false);
  chosen = $state.raw<string[]>([]);
  /** Whether what is touched now is touched with a mouse. */
  byMouse = false;
  preview = $state.raw<GameEvent[]>([]);
  gains = $state.raw<Map<string, GameEvent[]>>(new Map());
  /** The id of a move that is on its way. */
  sending = $state<string | null>(null);
  refusal = $state.raw<Refuse | null>(null);
  /** Why the last move cannot be taken back, once that was asked. */
  stands = $state.raw<Refuse | null>(null);
  hints = $state.raw<{ offer: Offer; share: number | null }[] | null>(null);
  thinking = $state(false);
  /** What was made while nobody could see it. */
  readonly missed = new Missed();
  /** Whether that is being told now. */
  private retelling = false;
  rematch = $state<string | null>(null);
  /** What everyone looks at before the game goes on. */
  readonly pause = new Pause();
  /** The seat in front of the screen, where several people share it; nobody's while it is handed on. */
  front = $state<number | null>(null);
  /** An earlier position that is looked at. */
  readonly past = new LookBack(this);
  clock = $state.raw<{ left: (number | null)[]; running: number[]; at: number } | null>(null);

  private readonly feed: Feed;
  private queue: Step[] = [];
  private looking = new Map<string, string[]>();
  /** Looks and hints that were asked for, answered or not. */
  private readonly questions = new Set<string>();
  private hinting: string | null = null;
  private undoing: string | null = null;
  private lastMine = $state(-1);
  private greeted = false; // all has been told that happened while the line was down

  constructor(
    readonly id: string,
    readonly held: HeldSeat[],
    language: string,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.feed = new Feed(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/feed`,
      held.map((one) => one.token),
      language,
      this,
    );
    document.addEventListener("visibilitychange", this.seen);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.seen);
    this.feed.close();
    this.teller.skip();
    this.pause.end();
  }

  // whose eyes

  get mine(): number[] {
    return this.held.map((one) => one.seat).sort((a, b) => a - b);
  }

  /** Whether several people share this screen. */
  get shared(): boolean {
    return this.held.length > 1;
  }

  /** The seat that looks: the only one held, the one in front, or a spectator. */
  get me(): number {
    return (this.shared ? this.front : this.mine[0]) ?? SPECTATOR;
  }

  /** What every seat of a shared screen may see. */
  private common = $derived(
    this.shared && this.mine.every((seat) => this.views[String(seat)])
      ? commonView(Object.values(this.views))
      : undefined,
  );

  get position(): Position | undefined {
    return this.views[String(this.me)] ?? this.common;
  }

  /** The seat of this screen that is asked next, if it is not the one in front. */
  get nextInFront(): number | null {
    if (!this.shared || (this.showing && !this.keeps)) return null;
    const asked = this.mine.filter((seat) => this.moves[String(seat)]);
    if (!asked.length || (this.front !== null && asked.includes(this.front))) return null;
    return asked[0]!;
  }

  /** Whether the two views differ at all: where nothing is secret nobody has to look away. */
  get secret(): boolean {
    const next = this.nextInFront;
    if (next === null) return false;
    const before = this.views[String(this.me)];
    return JSON.stringify(before) !== JSON.stringify(this.views[String(next)]);
  }

  sitInFront(seat: number): void {
    this.front = seat;
    this.past.lookNow();
    this.beginDecision();
  }

  /** Whether a bot plays for the person in front of the screen. */
  get replaced(): boolean {
    return this.me !== SPECTATOR && this.crowd.seats[this.me]?.kind === "bot";
  }

  /** Whoever says hello again takes the seat back. */
  takeBack = (): void => this.feed.greet();

  get names(): (string | null)[] {
    return this.told?.names ?? [];
  }

  // choosing

  /** The moves that this seat owes one of, whatever is looked at. */
  private get owed(): Offer[] {
    return (this.showing && !this.keeps) || this.sending ? [] : (this.moves[String(this.me)] ?? []);
  }

  /** Whether it is this seat's turn. */
  get due(): boolean {
    return this.owed.length > 0;
  }

  get offers(): Offer[] {
    return this.past.shown ? [] : this.owed;
  }

  touches = $derived(new Touches(this.offers));
  ready = $derived(this.touches.ready(this.chosen));

  get asked(): boolean {
    return this.offers.length > 0;
  }

  /** Whether touching a thing would change what is chosen. */
  can = (touch: string): boolean => this.touches.touched(this.chosen, touch) !== this.chosen;

  touch = (touch: string): void => {
    if (!this.offers.length) return;
    const before = this.ready?.move;
    const next = this.touches.touched(this.chosen, touch);
    const again = this.chosen.includes(touch) && next.length < this.chosen.length;
    if (again && wishes.fast && this.ready) {
      this.confirm();
      return;
    }
    this.choose(next);
    if (this.ready && this.ready.move !== before) play("take");
    if (this.straight && this.byMouse) this.sendWhole();
  };

  /** Whether the reader lets the mouse send moves of this game without confirming them. */
  get straight(): boolean {
    return !!this.told && wishes.straight.includes(this.told.game);
  }

  /** A thing was let fall on another one: that only chooses, unless the reader wants it fast. */
  dropped(goal: string, byMouse: boolean): void {
    if (goal && !this.chosen.includes(goal)) this.touch(goal);
    if (wishes.fast || (this.straight && byMouse)) this.sendWhole();
  }

  /** Sends what is chosen if nothing could be added to it. */
  private sendWhole(): void {
    if (this.touches.possible(this.chosen).length === 1) this.confirm();
  }

  choose(chosen: string[]): void {
    this.chosen = chosen;
    this.refusal = null;
    this.preview = [];
    const ready = this.ready;
    if (!ready) return;
    const known = this.gains.get(ready.move);
    if (known) this.preview = known;
    else this.look([ready.move]);
  }

  back = (): void => this.choose(this.touches.back(this.chosen));
  clear = (): void => this.choose([]);

  confirm = (): void => {
    if (this.ready) this.make(this.ready.move);
  };

  /** Makes a move: nothing leaves the device before this. */
  make(move: string): void {
    if (this.sending) return;
    this.refusal = null;
    this.missed.forget();
    const seat = this.me;
    this.sending = this.feed.say({ type: "move", seat, beat: this.beat, move });
  }

  private look(moves: string[]): void {
    const seat = this.me;
    if (seat === SPECTATOR) return;
    for (let from = 0; from < moves.length; from += LOOKS) {
      const some = moves.slice(from, from + LOOKS);
      const id = this.feed.say({ type: "look", seat, move: some });
      this.looking.set(id, some);
      this.questions.add(id);
    }
  }

  /** Whether the last move was made here, at a table where moves can be taken back. */
  get mayUndo(): boolean {
    return (
      !!this.told?.undo &&
      this.me !== SPECTATOR &&
      !this.position?.over &&
      this.lastMine === this.version
    );
  }

  get canUndo(): boolean {
    return this.mayUndo && !this.showing && !this.stands;
  }

  undo = (): void => {
    if (this.stands) this.refusal = this.stands;
    else if (!this.sending)
      this.sending = this.undoing = this.feed.say({ type: "undo", seat: this.me });
  };

  /** Asks what a strong player would do; asked again, puts that away. */
  hint = (): void => {
    if (this.hinting) return;
    if (this.hints) {
      this.hints = null;
      return;
    }
    this.thinking = true;
    this.hinting = this.feed.say({ type: "hint", seat: this.me });
    this.questions.add(this.hinting);
  };

  talk(text: string): void {
    this.feed.say({ type: "say", seat: this.me, text });
  }

  // hearing

  hear(message: FromServer): void {
    switch (message.type) {
      case "sync":
        this.sync(message);
        break;
      case "step":
        this.step(message);
        break;
      case "refuse":
        this.refuse(message);
        break;
      case "shown":
        this.shown(message.id, message.all ?? [message.events ?? []]);
        break;
      case "hinted":
        if (message.id === this.hinting) this.hinted(message.moves);
        break;
      case "crowd":
        // Who was away already when one came has been so for nobody knows how long.
        this.gone = message.seats.map(({ kind, here }, at) =>
          kind === "person" && !here
            ? (this.gone[at] ?? { from: this.crowd.seats.length ? performance.now() : null })
            : null,
        );
        this.crowd = message;
        this.greeted = true;
        this.isBack();
        if (this.told) {
          const { seats } = message;
          const names = seats.map((seat) => seat.name);
          const kinds = seats.map((seat) => seat.kind);
          this.told = {
            ...this.told,
            names,
            kinds,
            open: kinds.filter((one) => one === "open").length,
          };
        }
        break;
      case "said":
        if (!this.chat.some((one) => one.number === message.number)) {
          this.chat = [...this.chat, message];
          const { seat } = message;
          if (seat === null || !(this.mine.includes(seat) || this.muted.includes(seat)))
            this.unread += 1;
        }
        break;
      case "clock":
        this.clock = { ...message, at: performance.now() };
        break;
      case "rematch":
        this.rematch = message.table;
        break;
    }
  }

  lineIs(state: Line): void {
    this.line = state;
    if (state !== "down") return;
    this.greeted = false;
    if (this.version >= 0) this.missed.left(this.turns);
  }

  // what was missed

  /** The page is left, or looked at again. */
  private seen = (): void => {
    if (document.hidden && this.version >= 0) this.missed.left(this.turns);
    this.isBack();
  };

  /** Whoever sees the page on a line that has told everything is back. */
  private isBack(): void {
    if (this.greeted && !this.showing && !document.hidden) this.missed.back(this.turns, this.mine);
  }

  /** Tells the moves that were missed as they would have been told, and comes back to now. */
  showMissed = async (): Promise<void> => {
    const { first } = this.missed;
    this.missed.forget();
    if (this.retelling || this.showing || !first) return;
    if (!tempo()) {
      this.past.lookAt(first); // without motion one goes on by hand
      return;
    }
    this.retelling = true;
    for (let at = first; at <= this.turns.length; at++) {
      const { events } = this.turns[at - 1]!; // a move may be taken back while its positions are asked for
      const [before, after] = await Promise.all([
        this.past.positionAfter(at - 1),
        this.past.positionAfter(at),
      ]);
      if (!before || !after) break;
      this.past.shown = { at, position: before, told: true };
      await tick();
      const whole = await this.tell(events);
      const land = landing();
      this.past.shown = { at, position: after };
      await this.teller.settled(land);
      await this.letEveryoneSee(events, before);
      if (!whole || !(await this.teller.pause(DWELL * tempo()))) break;
    }
    this.retelling = false;
    this.past.lookNow();
    if (this.queue.length) void this.showAll();
  };

  /** Takes everything anew: what was still to be shown is part of it. */
  private sync(message: Sync): void {
    this.queue = [];
    if (this.showing) this.teller.skip();
    this.told = message.table;
    this.chat = message.chat ?? [];
    this.rematch = message.table.rematch ?? null;
    let at = 0;
    this.turns = message.turns.map((count) => {
      const events = message.events.slice(at, (at += count));
      return { seat: doer(events), events };
    });
    this.show(message);
    this.seen();
    if (this.held.length) {
      const { game, names, state } = message.table;
      keep(this.id, { game, names, seats: this.held, over: state === "over", left: false });
    }
  }

  private step(message: Step): void {
    const mine = message.ack !== null && message.ack === this.sending;
    if (mine) {
      this.sending = null;
      this.forgetDecision();
    }
    if (
      message.version <= this.version ||
      this.queue.some((one) => one.version === message.version)
    )
      return;
    if (mine && message.events.length) this.lastMine = message.version;
    this.queue.push(message);
    if (!this.showing && !this.retelling) void this.showAll();
  }

  /** Shows the waiting moves one after the other. */
  private async showAll(): Promise<void> {
    this.showing = true;
    let anew = false;
    while (this.queue.length) {
      const next = this.queue.shift()!;
      this.keeps = next.beat === this.beat && this.owedIn(this.moves) && this.owedIn(next.moves);
      if (!this.keeps) this.forgetDecision();
      anew ||= !this.keeps;
      if (this.shared && this.teller.telling?.opens?.(next.events)) this.front = null; // everyone may look
      const before = this.position;
      if (next.events.length) {
        const { events, views } = next;
        this.turns = [...this.turns, { seat: doer(events), events, views }];
      }
      await this.tell(next.events);
      const land = landing();
      const overtaken = next.version <= this.version; // a sync has shown something newer meanwhile
      if (!overtaken) this.show(next);
      await this.teller.settled(land);
      if (!overtaken) await this.letEveryoneSee(next.events, before);
    }
    this.showing = this.keeps = false;
    if (anew) this.beginDecision();
    this.isBack();
  }

  /** Whether whoever is in front of the screen, or may sit down there, is among those who owe a move. */
  private owedIn(moves: Record<string, Offer[]>): boolean {
    const here = this.shared && this.front === null ? this.mine : [this.me];
    return here.some((seat) => String(seat) in moves);
  }

  /** Pauses where a move has ended a round or, on a shared screen, opened what was sealed. */
  private async letEveryoneSee(events: GameEvent[], before: Position | undefined): Promise<void> {
    const { ends, opens } = this.teller.telling ?? {};
    const ended = ends?.(events);
    if (this.missed.away || !(ended || (this.shared && opens?.(events)))) return;
    await this.pause.start({ events, before: ended ? before : undefined }, !this.shared);
  }

  /** Tells the events of a move, unless nobody sees it or wants to; whether all was told. */
  private async tell(events: GameEvent[]): Promise<boolean> {
    if (this.missed.away) return true;
    return this.teller.tell(events, this.queue.length >= FAR_BEHIND ? 0 : tempo());
  }

  private show(told: Sync | Step): void {
    const undone = told.type === "step" && !told.events.length && told.beat > this.beat;
    if (undone) this.turns = this.turns.slice(0, -1);
    this.beat = told.beat;
    this.version = told.version;
    this.stands = null;
    this.views = told.views;
    this.moves = told.moves;
    if (this.told && this.position?.over && this.told.state !== "over") {
      const { scores, winners } = this.position;
      this.told = { ...this.told, state: "over", scores, winners };
      if (this.held.length) keep(this.id, { over: true });
    } else if (this.told?.state === "open" && Object.keys(told.views).length) {
      this.told = { ...this.told, state: "running" };
    }
    if (!this.showing || told.type === "sync") this.beginDecision();
  }

  /** Forgets what was chosen, foreseen and advised: it is true of one decision only. */
  private forgetDecision(): void {
    this.chosen = [];
    this.preview = [];
    this.gains = new Map();
    this.looking.clear();
    this.hints = null;
    this.hinting = null;
    this.thinking = false;
  }

  /** Begins a new decision, if this seat has one: asks what each move would bring. */
  private beginDecision(): void {
    this.forgetDecision();
    const offers = this.owed;
    if (!offers.length) return;
    if (this.told?.help) this.look(offers.slice(0, MOST_LOOKS).map((offer) => offer.move));
    play("turn");
  }

  private refuse(message: Refuse): void {
    if (message.id && message.id === this.hinting) {
      this.hinting = null;
      this.thinking = false;
    } else if (message.id && this.questions.has(message.id)) return; // it came too late, which is nobody's fault
    if (message.id === this.sending) this.sending = null;
    if (message.id && message.id === this.undoing) this.stands = message;
    this.refusal = message;
    play("refused");
  }

  private shown(id: string, all: GameEvent[][]): void {
    const moves = this.looking.get(id);
    if (!moves) return;
    this.looking.delete(id);
    const known = new Map(this.gains);
    moves.forEach((move, at) => known.set(move, all[at] ?? []));
    if (this.told?.help || this.hints) this.gains = known;
    const ready = this.ready;
    if (ready && known.has(ready.move)) this.preview = known.get(ready.move)!;
  }

  private hinted(moves: Hinted["moves"]): void {
    this.hinting = null;
    this.thinking = false;
    const offered = new Map(this.owed.map((offer) => [offer.move, offer]));
    const hints = moves.slice(0, 3).flatMap(({ move, share }) => {
      const offer = offered.get(move);
      return offer ? [{ offer, share }] : [];
    });
    this.hints = hints.length ? hints : null;
    this.look(hints.map(({ offer }) => offer.move).filter((move) => !this.gains.has(move)));
  }
}
