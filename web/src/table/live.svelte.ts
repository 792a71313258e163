/** A table on this device: receives what the server sends, shows it step by step, and sends moves. */
import type { GameEvent, Offer, Position } from "../board";
import { Connection, type ConnectionListener, type ConnectionState } from "../feed/connection";
import type { FromServer, Refuse, Step, Sync } from "../feed/messages";
import type { HeldSeat } from "../feed/requests";
import { AnimationQueue, type StepDisplay } from "./animation_queue.svelte";
import { commonView } from "./common";
import { BotPace } from "./bot_pace.svelte";
import { Coach } from "./coach.svelte";
import { EventPlayer } from "./event_player.svelte";
import { LookBack } from "./lookback.svelte";
import { MissedMoves } from "./missed.svelte";
import { Pause } from "./pause.svelte";
import { saveGame } from "./saved_game";
import { Selection } from "./selection.svelte";
import { play } from "./sounds";
import { TableState } from "./state.svelte";

const SPECTATOR = -1;

export class LiveTable implements ConnectionListener, StepDisplay {
  connectionState = $state<ConnectionState>("connecting");
  readonly state = new TableState();
  readonly player = new EventPlayer();
  readonly animation = new AnimationQueue(this.player, this);
  readonly selection = new Selection(this);
  /** The step that is being shown leaves this seat's decision open: somebody else's sealed choice. */
  private decisionStaysOpen = $state(false);
  /** The id of a move or undo that is on its way. */
  sending = $state<string | null>(null);
  /** The version of this device's own last step, which may still wait to be shown. */
  private ownVersion = $state(-1);
  refusal = $state.raw<Refuse | null>(null);
  /** The moves that were made while nobody could see them. */
  readonly missed = new MissedMoves(this);
  /** What everyone looks at before the game goes on. */
  readonly pause = new Pause();
  /** The seat in front of a shared screen; null while it is handed on. */
  front = $state<number | null>(null);
  readonly pace = new BotPace();
  readonly coach = new Coach(this);
  /** An earlier position that is looked at. */
  readonly past = new LookBack(this);
  readonly connection: Connection;
  /** Whether everything has arrived that happened during the last interruption. */
  private isUpToDate = false;

  constructor(
    readonly id: string,
    readonly held: HeldSeat[],
    language: string,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.connection = new Connection(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/feed`,
      held.map((one) => one.token),
      language,
      this,
    );
    document.addEventListener("visibilitychange", this.updateAttention);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.updateAttention);
    this.connection.close();
    this.player.skip();
    this.pause.end();
    this.pace.goOn();
  }

  // who looks at the screen

  /** The seats of this device. */
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
    this.shared && this.mine.every((seat) => this.state.views[String(seat)])
      ? commonView(Object.values(this.state.views))
      : undefined,
  );

  get position(): Position | undefined {
    return this.state.views[String(this.me)] ?? this.common;
  }

  /** The seat of this screen that has to choose next, if it is not the one in front. */
  get nextInFront(): number | null {
    if (!this.shared || this.isBusy) return null;
    const pending = this.mine.filter((seat) => this.state.moves[String(seat)]);
    if (!pending.length || (this.front !== null && pending.includes(this.front))) return null;
    return pending[0]!;
  }

  /** Whether the next seat sees something else: where nothing is secret nobody has to look away. */
  get secret(): boolean {
    const next = this.nextInFront;
    if (next === null) return false;
    const { views } = this.state;
    return JSON.stringify(views[String(this.me)]) !== JSON.stringify(views[String(next)]);
  }

  sitInFront(seat: number): void {
    this.front = seat;
    this.past.lookNow();
    this.selection.follow();
  }

  /** Whether a bot plays for the person in front of the screen. */
  get replaced(): boolean {
    return this.me !== SPECTATOR && this.state.presence.seats[this.me]?.kind === "bot";
  }

  /** Somebody else who has got up, or for whom a bot plays now. */
  get leaver(): { seat: number; name: string } | null {
    const { leaver } = this.state;
    return leaver && !this.mine.includes(leaver.seat) ? leaver : null;
  }

  /** Saying hello again takes the seat back. */
  takeBack = (): void => this.connection.reconnect();

  // the open decision

  /** Whether a step is being shown that may end this seat's decision. */
  private get isBusy(): boolean {
    return this.animation.isRunning && !this.decisionStaysOpen;
  }

  /** The moves of which this seat owes one. */
  get owedMoves(): Offer[] {
    if (this.isBusy || this.ownVersion > this.state.version) return [];
    return this.state.moves[String(this.me)] ?? [];
  }

  /** Whether it is this seat's turn. */
  get due(): boolean {
    return !this.sending && this.owedMoves.length > 0;
  }

  /** The moves that can be chosen from now: none while an earlier position is looked at. */
  get offers(): Offer[] {
    return this.past.historyView || this.sending ? [] : this.owedMoves;
  }

  get asked(): boolean {
    return this.offers.length > 0;
  }

  /** Makes a move: nothing leaves the device before this. */
  make(move: string): void {
    if (this.sending) return;
    this.refusal = null;
    this.missed.forget();
    this.coach.remember();
    const { decisionId: beat } = this.state;
    this.sending = this.connection.send({ type: "move", seat: this.me, beat, move });
  }

  /** Whether this seat may take back the last move, as the server has said. */
  get canUndo(): boolean {
    if (this.animation.isRunning || this.sending) return false;
    return this.me !== SPECTATOR && this.state.undoSeat === this.me;
  }

  /** Asks for the last move back; where that is not possible, the server says why. */
  undo = (): void => {
    if (!this.sending && this.me !== SPECTATOR)
      this.sending = this.connection.send({ type: "undo", seat: this.me });
  };

  talk(text: string): void {
    this.connection.send({ type: "say", seat: this.me, text });
  }

  // what the server sends

  receive(message: FromServer): void {
    switch (message.type) {
      case "sync":
        return this.receiveSync(message);
      case "step":
        return this.receiveStep(message);
      case "refuse":
        return this.receiveRefusal(message);
      case "shown":
        return this.selection.receiveLook(message.id, message.all ?? [message.events ?? []]);
      case "hinted":
        return this.selection.receiveHint(message);
      case "coached":
        return this.coach.receiveFacts(message);
      case "remarked":
        return this.coach.receiveRemark(message);
      case "crowd":
        this.state.setPresence(message);
        this.isUpToDate = true;
        return this.noticeReturn();
      case "said":
        return this.state.addChat(message, !this.isQuiet(message.seat));
      case "clock":
        return this.state.setClock(message);
      case "rematch":
        this.state.rematch = message.table;
    }
  }

  connectionChanged(state: ConnectionState): void {
    this.connectionState = state;
    if (state !== "down") return;
    this.isUpToDate = false;
    if (this.state.version >= 0) this.missed.leave();
  }

  /** Whether nobody here has to be told of new chat of a seat. */
  private isQuiet(seat: number | null): boolean {
    return seat !== null && (this.mine.includes(seat) || this.state.muted.includes(seat));
  }

  /** Takes over everything at once: steps that still wait to be shown are part of it. */
  private receiveSync(sync: Sync): void {
    this.animation.clear();
    // a server whose data was restored from an older copy goes back in time
    if (sync.version < this.state.version) this.selection.reset();
    this.ownVersion = -1;
    this.state.applySync(sync);
    this.selection.follow();
    this.updateAttention();
    saveGame(this.id, this.held, sync.table);
  }

  private receiveStep(step: Step): void {
    const isOwn = step.ack !== null && step.ack === this.sending;
    if (isOwn) this.sending = null;
    if (step.version <= this.state.version || this.animation.has(step.version)) return;
    if (isOwn) {
      this.ownVersion = step.version;
      if (step.kind === "moved") this.coach.moved(step.version);
      this.selection.follow();
    }
    this.animation.add(step);
  }

  private receiveRefusal(refusal: Refuse): void {
    const { id } = refusal;
    if (id && (this.selection.ignoresRefusal(id) || this.coach.ignoresRefusal(id))) return;
    if (refusal.id && refusal.id === this.sending) this.sending = null;
    this.refusal = refusal;
    play("refused");
  }

  /** Refuses something that was tried on this device and never sent. */
  refuseHere({ error, rule }: Pick<Refuse, "error" | "rule">): void {
    const { decisionId: beat, version } = this.state;
    this.receiveRefusal({ type: "refuse", id: null, error, rule, beat, version });
  }

  // showing steps

  isAway(): boolean {
    return this.missed.isAway;
  }

  /** A bot's move waits as long as the reader wants, unless somebody's time runs or their own choice is open. */
  waitBefore(step: Step): Promise<void> | undefined {
    const isOpen = step.beat === this.state.decisionId;
    if (!this.isByBot(step) || isOpen || this.state.clock || this.missed.isAway) return undefined;
    return this.pace.wait();
  }

  stopWaiting(): void {
    this.pace.goOn();
  }

  slownessOf(step: Step): number {
    return this.isByBot(step) ? this.pace.slowness : 1;
  }

  private isByBot({ kind, seat }: Step): boolean {
    return kind === "moved" && this.state.info?.kinds[seat] === "bot";
  }

  beginStep(step: Step): () => Promise<void> {
    this.decisionStaysOpen =
      step.beat === this.state.decisionId &&
      this.isOwedIn(this.state.moves) &&
      this.isOwedIn(step.moves);
    this.selection.follow();
    if (this.shared && this.player.animations?.opens?.(step.events)) this.front = null; // all may look
    const before = this.position;
    this.state.addTurn(step);
    return () => this.letEveryoneSee(step.events, before);
  }

  showStep(step: Step): void {
    const wasOver = this.state.info?.state === "over";
    if (!this.state.applyStep(step)) return;
    if (step.kind === "undone") this.coach.undone();
    if (this.decisionStaysOpen) this.selection.follow();
    if (!wasOver && this.state.info?.state === "over")
      saveGame(this.id, this.held, this.state.info);
  }

  finishSteps(): void {
    this.decisionStaysOpen = false;
    this.selection.follow();
    this.noticeReturn();
  }

  /** Whether somebody in front of the screen, or who may sit down there, owes one of these moves. */
  private isOwedIn(moves: Record<string, Offer[]>): boolean {
    const here = this.shared && this.front === null ? this.mine : [this.me];
    return here.some((seat) => String(seat) in moves);
  }

  /** Pauses where a move has ended a round or, on a shared screen, opened sealed choices. */
  async letEveryoneSee(events: GameEvent[], before: Position | undefined): Promise<void> {
    const { ends, opens } = this.player.animations ?? {};
    const hasEnded = ends?.(events);
    if (this.missed.isAway || !(hasEnded || (this.shared && opens?.(events)))) return;
    await this.pause.start({ events, before: hasEnded ? before : undefined }, !this.shared);
  }

  // whether anybody looks

  /** The page was hidden, or is visible again. */
  private updateAttention = (): void => {
    if (document.hidden && this.state.version >= 0) {
      this.missed.leave();
      this.pace.goOn();
    }
    this.noticeReturn();
  };

  private noticeReturn(): void {
    if (this.isUpToDate && !this.animation.isRunning && !document.hidden) this.missed.return();
  }
}
