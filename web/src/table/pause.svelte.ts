/** A pause in which everyone sees what a move has brought: a touch ends it, or ten seconds without one. */
import type { GameEvent, Position } from "../board";

const IDLE_LIMIT_MS = 10_000;
const HASTE_MS = 400; // a touch as early as this was meant for what stood there before

/** What everyone looks at: the events of a move, and the position before it where the move has ended a round. */
export interface Occasion {
  events: GameEvent[];
  before?: Position | undefined;
}

export class Pause {
  occasion = $state.raw<Occasion | null>(null);
  /** Whether the pause ends by itself. */
  limited = $state(false);
  /** How often the ten seconds have begun anew. */
  restarts = $state(0);
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private resume: (() => void) | null = null;

  /** Waits until the pause is over. */
  start(occasion: Occasion, limited: boolean): Promise<void> {
    this.occasion = occasion;
    this.limited = limited;
    this.since = performance.now();
    this.restart();
    return new Promise((resume) => (this.resume = resume));
  }

  /** Somebody is busy with the page, so the ten seconds begin anew. */
  restart = (): void => {
    clearTimeout(this.timer);
    if (!this.occasion || !this.limited) return;
    this.restarts += 1;
    this.timer = setTimeout(this.end, IDLE_LIMIT_MS);
  };

  /** Somebody has seen enough. */
  goOn = (): void => {
    if (performance.now() - this.since >= HASTE_MS) this.end();
  };

  end = (): void => {
    clearTimeout(this.timer);
    this.occasion = null;
    this.resume?.();
    this.resume = null;
  };
}
