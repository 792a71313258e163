/** The moves that were made while the connection was down or nobody looked at the page. */
import { tick } from "svelte";

import { landing, tempo } from "../kit/tempo";
import type { LiveTable } from "./live.svelte";

const PAUSE_AFTER_MOVE_MS = 500;

export class MissedMoves {
  /** The number of the first one, counted from 1; 0 if there is none. */
  first = $state(0);
  /** How many moves were seen before nobody looked; null while somebody looks. */
  private seen: number | null = null;
  private isReplaying = false;

  constructor(private readonly live: LiveTable) {}

  /** Whether nobody sees what happens now. */
  get isAway(): boolean {
    return this.seen !== null;
  }

  /** From now on nobody sees what happens. */
  leave(): void {
    this.seen ??= this.first ? this.first - 1 : this.live.state.turns.length;
  }

  /** Somebody looks again, who knows the moves of this device. */
  return(): void {
    if (this.seen === null) return;
    const { mine, state } = this.live;
    const later = state.turns.slice(this.seen).findIndex((turn) => !mine.includes(turn.seat));
    this.first = later < 0 ? 0 : this.seen + later + 1;
    this.seen = null;
  }

  forget(): void {
    this.first = 0;
  }

  /** Plays the missed moves as they would have been played, then shows the present again. */
  replay = async (): Promise<void> => {
    const { animation, past } = this.live;
    const { first } = this;
    this.forget();
    if (this.isReplaying || animation.isRunning || !first) return;
    if (!tempo()) {
      past.lookAt(first); // without motion one goes on by hand
      return;
    }
    this.isReplaying = true;
    animation.hold();
    for (let at = first; at <= this.live.state.turns.length; at++)
      if (!(await this.replayMove(at))) break;
    this.isReplaying = false;
    past.lookNow();
    animation.release();
  };

  /** Plays one move; false if it was skipped or cannot be shown. */
  private async replayMove(at: number): Promise<boolean> {
    const { animation, past, player, state } = this.live;
    const { events } = state.turns[at - 1]!; // kept: the move may be taken back meanwhile
    const [before, after] = await Promise.all([past.positionAfter(at - 1), past.positionAfter(at)]);
    if (!before || !after) return false;
    past.shown = { at, position: before, told: true };
    await tick();
    const whole = await animation.play(events);
    const land = landing();
    past.shown = { at, position: after };
    await player.finish(land);
    await this.live.letEveryoneSee(events, before);
    return whole && (await player.wait(PAUSE_AFTER_MOVE_MS * tempo()));
  }
}
