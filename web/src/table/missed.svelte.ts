/** Moves that were made while the line was down or nobody looked at the page. */
import type { Turn } from "./live.svelte";

export class Missed {
  /** The first one, counted from 1; 0: none. */
  first = $state(0);
  private seen: number | null = null; // moves that were known when they left

  /** Whether nobody sees what happens now. */
  get away(): boolean {
    return this.seen !== null;
  }

  /** From now on nobody sees what happens. */
  left(turns: Turn[]): void {
    this.seen ??= this.first ? this.first - 1 : turns.length;
  }

  /** Somebody is back, and knows the moves they made themselves. */
  back(turns: Turn[], mine: number[]): void {
    if (this.seen === null) return;
    const own = ({ seat }: Turn) => seat !== null && mine.includes(seat);
    const later = turns.slice(this.seen).findIndex((turn) => !own(turn));
    this.first = later < 0 ? 0 : this.seen + later + 1;
    this.seen = null;
  }

  forget(): void {
    this.first = 0;
  }
}
