/** The coach of one table: what matters before a move, and a remark after a costly one. It knows no game. */
import type { GameEvent, Offer, Position } from "../board";
import { savedGames, settings, type SavedGame } from "../device.svelte";
import type { Coached, CoachFact, Remarked } from "../feed/messages";
import type { MoveReason } from "../feed/requests";
import type { LiveTable } from "./live.svelte";

const FIRST_GAMES = 2; // on a device: in these the coach speaks unasked
const FACTS_BESIDE_REMARK = 2;
const MAX_MARKS = 3; // of one fact, unless it is pointed at

/** What was known when a move was made, so that a better one can be told in words. */
interface Moment {
  position: Position;
  offers: Offer[];
  gains: Map<string, GameEvent[]>;
  /** How many moves had been made before. */
  turns: number;
}

/** A move that cost much, and the one that would have been better. */
export interface CostlyMove {
  moment: Moment;
  better: Offer;
  share: number | null;
  played: number | null;
  reasons: MoveReason[];
}

/** Whether a table is among the first games of this device; without one, whether the next would be. */
export function isFirstGame(games: readonly SavedGame[], table?: string): boolean {
  const real = games.filter((one) => !one.lesson);
  const at = real.find((one) => one.table === table)?.at ?? Infinity;
  return real.filter((one) => one.table !== table && one.at < at).length < FIRST_GAMES;
}

/** Whether the guide of a lesson has nothing more to say at a table. */
const isTaught = (table: string): boolean =>
  !!savedGames.tables.find((one) => one.table === table)?.taught;

/** Whether the reader wants the coach at a table, or has not said and plays a first game. */
export const wantsCoach = (table?: string): boolean =>
  settings.coach ?? isFirstGame(savedGames.tables, table);

export class Coach {
  facts = $state.raw<CoachFact[]>([]);
  costly = $state.raw<CostlyMove | null>(null);
  /** The fact whose things alone are marked. */
  pointed = $state<number | null>(null);

  /** The decision that the facts belong to; empty for none. */
  private decision = "";
  private factsId: string | null = null;
  private remarkId: string | null = null;
  private moment: Moment | null = null;

  constructor(private readonly live: LiveTable) {}

  /** Whether the coach is at this table: facts are for one pair of eyes, and a lesson has its guide till its end. */
  get isHere(): boolean {
    const { info } = this.live.state;
    if (!info || (info.lesson && !isTaught(this.live.id)) || !info.help || info.state !== "running")
      return false;
    return !this.live.shared && this.live.me >= 0 && wantsCoach(this.live.id);
  }

  /** The facts for which there is room. */
  get shownFacts(): CoachFact[] {
    return this.costly ? this.facts.slice(0, FACTS_BESIDE_REMARK) : this.facts;
  }

  /** Whether it has something to say now. */
  get speaks(): boolean {
    return this.isHere && !!(this.costly || (this.live.asked && this.facts.length));
  }

  /** What is to be marked on the board: nothing once a move is being chosen; on a look back the better move. */
  get marks(): string[] {
    const { historyView } = this.live.past;
    if (historyView)
      return historyView.at === this.costly?.moment.turns ? this.costly.better.touches : [];
    if (!this.isHere || !this.live.asked || this.live.selection.chosen.length) return [];
    const pointed = this.pointed === null ? undefined : this.facts[this.pointed];
    if (pointed) return pointed.marks;
    return this.shownFacts.flatMap(({ marks }) => (marks.length <= MAX_MARKS ? marks : []));
  }

  /** Follows the table: asks for the facts of a new decision, and forgets those of an old one. */
  follow(): void {
    const { asked, me, state } = this.live;
    const decision = this.isHere && asked ? `${state.decisionId} of seat ${me}` : "";
    if (decision === this.decision) return;
    this.decision = decision;
    this.facts = [];
    this.pointed = null;
    if (this.factsId) this.live.connection.forget(this.factsId);
    this.factsId = decision ? this.live.connection.send({ type: "coach", seat: me }) : null;
  }

  receiveFacts({ id, facts }: Coached): void {
    if (id !== this.factsId) return;
    this.factsId = null;
    this.facts = facts;
  }

  point(at: number | null): void {
    this.pointed = at;
  }

  // a costly move

  /** A move is about to be made. */
  remember(): void {
    this.costly = null;
    if (this.remarkId) this.live.connection.forget(this.remarkId);
    this.remarkId = null;
    const { position, owedMoves: offers, selection } = this.live;
    this.moment =
      position && this.isHere && this.playsAlone && offers.length > 1
        ? { position, offers, gains: selection.gains, turns: this.live.state.turns.length }
        : null;
  }

  /** The move was made and led to a version of the table. */
  moved(version: number): void {
    if (!this.moment || !this.isHere) return;
    this.remarkId = this.live.connection.send({ type: "remark", seat: this.live.me, version });
  }

  /** A step was taken back: what was said of it is void. */
  undone(): void {
    this.remember();
    this.moment = null;
  }

  receiveRemark({ id, played, better, reasons }: Remarked): void {
    if (id !== this.remarkId || !this.moment) return;
    this.remarkId = null;
    const { moment } = this;
    const offer = moment.offers.find(({ move }) => move === better?.move);
    if (offer && better)
      this.costly = { moment, better: offer, share: better.share, played, reasons };
  }

  /** Whether the board can show how it stood before the costly move. */
  get canLookBack(): boolean {
    return !!this.costly?.moment.turns;
  }

  lookBack = (): void => {
    if (this.costly) this.live.past.lookAt(this.costly.moment.turns);
  };

  dismiss = (): void => {
    this.costly = null;
  };

  /** Whether a refusal answers a question of the coach, which nobody has to read. */
  ignoresRefusal(id: string): boolean {
    if (id !== this.factsId && id !== this.remarkId) return false;
    if (id === this.factsId) this.factsId = null;
    else this.remarkId = null;
    return true;
  }

  /** Whether all others here are bots: nobody else is helped or hurt by a remark. */
  private get playsAlone(): boolean {
    const { kinds } = this.live.state.info!;
    return kinds.every((kind, seat) => kind === "bot" || seat === this.live.me);
  }
}
