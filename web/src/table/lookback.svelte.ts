/** Earlier positions of a table as one seat saw them; nothing can be made there. */
import type { Position } from "../board";
import { view } from "../feed/requests";
import type { LiveTable } from "./live.svelte";

export class LookBack {
  /**
   * The move, from 1, that is looked at, and the position after it, and before it if it ended a round;
   * or one that is being told again.
   */
  shown = $state.raw<{
    at: number;
    position: Position;
    before?: Position | undefined;
    told?: boolean;
  } | null>(null);
  private wanted = 0;
  private stays = 0; // the move that was chosen to be looked at

  constructor(private readonly live: LiveTable) {}

  /** Shows the position after an earlier move. */
  lookAt = (at: number): void => {
    this.stays = at;
    void this.show(at);
  };

  /** The same for as long as a mouse rests on a line; then (0) back to where one was. */
  peekAt = (at: number): void => {
    if (at && at === this.shown?.at) return;
    if (at || this.stays) void this.show(at || this.stays);
    else this.lookNow();
  };

  lookNow = (): void => {
    this.stays = 0;
    this.wanted = 0;
    this.shown = null;
  };

  private async show(at: number): Promise<void> {
    const { me } = this.live;
    this.wanted = at;
    const turn = this.live.turns[at - 1];
    if (!turn) return;
    const ended = this.live.teller.telling?.ends?.(turn.events);
    const [position, before] = await Promise.all([
      this.positionAfter(at),
      ended ? this.positionAfter(at - 1) : undefined,
    ]);
    if (position && this.wanted === at && this.live.me === me)
      this.shown = { at, position, before };
  }

  /** The position after so many moves. */
  async positionAfter(at: number): Promise<Position | undefined> {
    const { id, me, held, turns } = this.live;
    const turn = turns[at - 1];
    const known = turn?.views?.[String(me)];
    if (known) return known;
    const token = held.find((one) => one.seat === me)?.token;
    const position = await view(id, token, at).catch(() => undefined);
    if (turn && position) turn.views = { ...turn.views, [String(me)]: position };
    return position;
  }
}
