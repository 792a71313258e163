/** A table as the server has described it: the position at one version, the moves so far, people, chat and clocks. */
import type { GameEvent, Offer, Position } from "../board";
import type { Chatted, Clock, Crowd, Said, Step, Sync, TableTold } from "../feed/messages";

/** One move: who made it and what it brought; and the positions after it, where they are known. */
export interface Turn {
  seat: number;
  events: GameEvent[];
  views?: Record<string, Position>;
}

export class TableState {
  info = $state.raw<TableTold | null>(null);
  /** The number of the steps so far; -1 before anything was received. */
  version = $state(-1);
  /** The number of the open decision; a move for another one is refused. */
  decisionId = $state(0);
  views = $state.raw<Record<string, Position>>({});
  moves = $state.raw<Record<string, Offer[]>>({});
  turns = $state.raw<Turn[]>([]);
  /** The seat of this device that may take back the last move. */
  undoSeat = $state<number | null>(null);
  presence = $state.raw<Crowd>({ type: "crowd", seats: [], watching: 0 });
  /** The person whose seat was last opened or given to a bot, until they are back. */
  leaver = $state.raw<{ seat: number; name: string } | null>(null);
  /** Since when each absent person has been away; `from` is null where that is unknown. */
  absences = $state.raw<({ from: number | null } | null)[]>([]);
  chat = $state.raw<Chatted[]>([]);
  unread = $state(0);
  /** The seats whose chat is not shown here. */
  muted = $state.raw<number[]>([]);
  clock = $state.raw<{ left: (number | null)[]; running: number[]; at: number } | null>(null);
  rematch = $state<string | null>(null);

  get names(): (string | null)[] {
    return this.info?.names ?? [];
  }

  /** Takes over everything. */
  applySync(sync: Sync): void {
    this.info = sync.table;
    this.chat = sync.chat ?? [];
    this.rematch = sync.table.rematch ?? null;
    let first = 0;
    this.turns = sync.turns.map((count, at) => {
      const events = sync.events.slice(first, (first += count));
      return { seat: sync.movers[at]!, events };
    });
    this.applyPosition(sync);
  }

  /** Adds a move to the log, before its position is shown. */
  addTurn({ kind, seat, events, views }: Step): void {
    if (kind === "moved") this.turns = [...this.turns, { seat, events, views }];
  }

  /** Takes over a step, whose turn was added before; an older step never replaces a newer one. */
  applyStep(step: Step): boolean {
    if (step.version <= this.version) return false;
    if (step.kind === "undone") this.turns = this.turns.slice(0, -(step.undone ?? 1));
    this.applyPosition(step);
    return true;
  }

  private applyPosition({ version, beat, views, moves, undo }: Sync | Step): void {
    this.version = version;
    this.decisionId = beat;
    this.views = views;
    this.moves = moves;
    this.undoSeat = undo;
    const position = Object.values(views)[0];
    if (!this.info || !position) return;
    if (position.over && this.info.state !== "over") {
      const { scores, winners } = position;
      this.info = { ...this.info, state: "over", scores, winners };
    } else if (this.info.state === "open") this.info = { ...this.info, state: "running" };
  }

  setPresence(presence: Crowd): void {
    const { seats } = presence;
    // who was away before this page was opened has been so since an unknown time
    const from = this.presence.seats.length ? performance.now() : null;
    this.absences = seats.map(({ kind, here }, at) =>
      kind === "person" && !here ? (this.absences[at] ?? { from }) : null,
    );
    this.noticeLeaver(seats);
    this.presence = presence;
    if (!this.info) return;
    const names = seats.map((seat) => seat.name);
    const kinds = seats.map((seat) => seat.kind);
    const open = kinds.filter((kind) => kind === "open").length;
    this.info = { ...this.info, names, kinds, open };
  }

  private noticeLeaver(seats: Crowd["seats"]): void {
    const isPerson = (seat: number, among: Crowd["seats"]) => among[seat]?.kind === "person";
    if (this.leaver && isPerson(this.leaver.seat, seats)) this.leaver = null;
    this.presence.seats.forEach(({ name }, seat) => {
      if (name && isPerson(seat, this.presence.seats) && !isPerson(seat, seats))
        this.leaver = { seat, name };
    });
  }

  addChat(message: Said, isUnread: boolean): void {
    if (this.chat.some((one) => one.number === message.number)) return;
    this.chat = [...this.chat, message];
    if (isUnread) this.unread += 1;
  }

  setClock({ left, running }: Clock): void {
    this.clock = { left, running, at: performance.now() };
  }
}
