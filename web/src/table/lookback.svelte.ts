/** Earlier positions of a table as one seat saw them; no move can be made there. */
import type { Position } from "../board";
import { view as fetchView } from "../feed/requests";
import type { LiveTable } from "./live.svelte";

/** The position after a move, counted from 1; and the one before it, if the move ended a round. */
export interface HistoryView {
  at: number;
  position: Position;
  before?: Position | undefined;
  /** The events of the move are being shown. */
  isAnimated?: boolean;
}

export class LookBack {
  historyView = $state.raw<HistoryView | null>(null);
  private requested = 0;
  /** The move that stays in view when the mouse leaves the log. */
  private pinned = 0;

  constructor(private readonly live: LiveTable) {}

  /** Shows the position after an earlier move. */
  lookAt = (at: number): void => {
    this.pinned = at;
    void this.show(at);
  };

  /** The same while the mouse rests on a line of the log; 0 goes back to what was in view before. */
  peekAt = (at: number): void => {
    if (at && at === this.historyView?.at) return;
    if (at || this.pinned) void this.show(at || this.pinned);
    else this.lookNow();
  };

  lookNow = (): void => {
    this.pinned = 0;
    this.requested = 0;
    this.historyView = null;
  };

  private async show(at: number): Promise<void> {
    const { me } = this.live;
    this.requested = at;
    const turn = this.live.state.turns[at - 1];
    if (!turn) return;
    const hasEnded = this.live.player.animations?.ends?.(turn.events);
    const [position, before] = await Promise.all([
      this.positionAfter(at),
      hasEnded ? this.positionAfter(at - 1) : undefined,
    ]);
    if (position && this.requested === at && this.live.me === me)
      this.historyView = { at, position, before };
  }

  /** The position after so many moves, from memory or from the server. */
  async positionAfter(at: number): Promise<Position | undefined> {
    const { id, me, held, state } = this.live;
    const turn = state.turns[at - 1];
    const known = turn?.views?.[String(me)];
    if (known) return known;
    const token = held.find((one) => one.seat === me)?.token;
    const position = await fetchView(id, token, at).catch(() => undefined);
    if (turn && position) turn.views = { ...turn.views, [String(me)]: position };
    return position;
  }
}
