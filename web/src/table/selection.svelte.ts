/** What is being chosen for the open decision, and what the server says about the possible moves. */
import type { GameEvent, Offer } from "../board";
import { settings } from "../device.svelte";
import type { Hinted } from "../feed/messages";
import type { MoveReason } from "../feed/requests";
import type { LiveTable } from "./live.svelte";
import { play } from "./sounds";
import { Touches } from "./touches";

const MOVES_PER_LOOK = 64; // as many as the server answers at once
const MAX_LOOKED_MOVES = 320;
const MAX_HINTS = 3;

export class Selection {
  chosen = $state.raw<string[]>([]);
  /** Whether the current touch is made with a mouse. */
  byMouse = false;
  /** What the chosen move would surely bring. */
  preview = $state.raw<GameEvent[]>([]);
  /** The same for every move that was looked at. */
  gains = $state.raw<Map<string, GameEvent[]>>(new Map());
  hints = $state.raw<{ offer: Offer; share: number | null }[] | null>(null);
  /** Why the first hint is better than another move. */
  why = $state.raw<{ than: Offer; reasons: MoveReason[] } | null>(null);
  /** Whether a hint is on its way. */
  thinking = $state(false);

  /** The decision that the selection belongs to; empty for none. */
  private decision = "";
  private readonly lookedMoves = new Map<string, string[]>();
  private hintId: string | null = null;
  /** The ids of all looks and hints, answered or not: they may be refused when they come too late. */
  private readonly questions = new Set<string>();

  constructor(private readonly live: LiveTable) {}

  /** The moves that can be chosen from now. */
  get offers(): Offer[] {
    return this.live.offers;
  }

  touches = $derived(new Touches(this.offers));
  ready = $derived(this.touches.ready(this.chosen));

  /** Whether touching a thing would change the selection. */
  can = (touch: string): boolean => this.touches.touched(this.chosen, touch) !== this.chosen;

  touch = (touch: string): void => {
    if (!this.offers.length) return;
    const before = this.ready?.move;
    const next = this.touches.touched(this.chosen, touch);
    const isSecondTouch = this.chosen.includes(touch) && next.length < this.chosen.length;
    if (isSecondTouch && settings.fast && this.ready) {
      this.confirm();
      return;
    }
    this.choose(next);
    if (this.ready && this.ready.move !== before) play("take");
    if (this.clickSendsImmediately && this.byMouse) this.sendIfComplete();
  };

  /** Whether the reader lets the mouse send moves of this game without confirming them. */
  get clickSendsImmediately(): boolean {
    const { info } = this.live.state;
    return !!info && settings.oneClickGames.includes(info.game);
  }

  /** Something was dropped on a goal, which chooses it, and sends the move if the reader wants that. */
  drop(goal: string, byMouse: boolean): void {
    if (goal && !this.chosen.includes(goal)) this.touch(goal);
    if (settings.fast || (this.clickSendsImmediately && byMouse)) this.sendIfComplete();
  }

  private sendIfComplete(): void {
    if (this.touches.possible(this.chosen).length === 1) this.confirm();
  }

  choose(chosen: string[]): void {
    this.chosen = chosen;
    this.live.refusal = null;
    this.preview = [];
    if (!this.ready) return;
    const known = this.gains.get(this.ready.move);
    if (known) this.preview = known;
    else this.lookAt([this.ready.move]);
  }

  back = (): void => this.choose(this.touches.back(this.chosen));

  confirm = (): void => {
    if (this.ready) this.live.make(this.ready.move);
  };

  /** Asks what a strong player would do; asked again, puts that away. */
  hint = (): void => {
    if (this.hintId) return;
    if (this.hints) {
      this.hints = null;
      return;
    }
    this.thinking = true;
    this.hintId = this.live.connection.send({ type: "hint", seat: this.live.me });
    this.questions.add(this.hintId);
  };

  /**
   * Follows the table. A new decision begins with nothing chosen; while a decision stays open,
   * through reconnects too, what is chosen stays chosen as long as it is legal.
   */
  follow(): void {
    const { me, owedMoves, state } = this.live;
    const decision = owedMoves.length ? `${state.decisionId} of seat ${me}` : "";
    if (decision !== this.decision) {
      this.reset();
      this.decision = decision;
      if (decision) this.begin(owedMoves);
    } else if (this.chosen.length && !new Touches(owedMoves).possible(this.chosen).length) {
      this.choose([]);
    }
  }

  /** Forgets everything that is true of one decision only. */
  reset(): void {
    this.decision = "";
    this.chosen = [];
    this.preview = [];
    this.gains = new Map();
    this.hints = null;
    this.why = null;
    for (const id of this.lookedMoves.keys()) this.live.connection.forget(id);
    this.lookedMoves.clear();
    this.endHint();
  }

  private begin(offers: Offer[]): void {
    const moves = offers.slice(0, MAX_LOOKED_MOVES).map((offer) => offer.move);
    if (this.live.state.info?.help) this.lookAt(moves);
    play("turn");
  }

  /** Asks the server what each of these moves would surely bring. */
  private lookAt(moves: string[]): void {
    const seat = this.live.me;
    if (seat < 0) return;
    for (let from = 0; from < moves.length; from += MOVES_PER_LOOK) {
      const some = moves.slice(from, from + MOVES_PER_LOOK);
      const id = this.live.connection.send({ type: "look", seat, move: some });
      this.lookedMoves.set(id, some);
      this.questions.add(id);
    }
  }

  receiveLook(id: string, eventsByMove: GameEvent[][]): void {
    const moves = this.lookedMoves.get(id);
    if (!moves) return;
    this.lookedMoves.delete(id);
    const known = new Map(this.gains);
    moves.forEach((move, at) => known.set(move, eventsByMove[at] ?? []));
    if (this.live.state.info?.help || this.hints) this.gains = known;
    const ready = this.ready;
    if (ready && known.has(ready.move)) this.preview = known.get(ready.move)!;
  }

  receiveHint({ id, moves, than, reasons }: Hinted): void {
    if (id !== this.hintId) return;
    this.endHint();
    const offers = new Map(this.live.owedMoves.map((offer) => [offer.move, offer]));
    const hints = moves.slice(0, MAX_HINTS).flatMap(({ move, share }) => {
      const offer = offers.get(move);
      return offer ? [{ offer, share }] : [];
    });
    this.hints = hints.length ? hints : null;
    const other = than === null ? undefined : offers.get(than);
    this.why = other && reasons.length ? { than: other, reasons } : null;
    this.lookAt(hints.map(({ offer }) => offer.move).filter((move) => !this.gains.has(move)));
  }

  /** Whether a refusal answers a question of an earlier decision, which nobody has to read. */
  ignoresRefusal(id: string): boolean {
    if (id === this.hintId) {
      this.endHint();
      return false;
    }
    return this.questions.has(id);
  }

  private endHint(): void {
    if (this.hintId) this.live.connection.forget(this.hintId);
    this.hintId = null;
    this.thinking = false;
  }
}
