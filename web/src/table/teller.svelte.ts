/** Tells what happened beat by beat, with its sounds, until somebody cuts it short. */
import { tick } from "svelte";

import type { GameEvent, Telling } from "../board";
import { finishAll } from "../kit/tempo";
import { beats, GAP } from "./beats";
import { type Cue, loudest, play } from "./sounds";

export class Teller {
  /** The events that are being shown together. */
  happening = $state.raw<GameEvent[]>([]);
  /** Which sound an event has; the board says it. */
  cue: (event: GameEvent) => Cue | undefined = () => undefined;
  /** How the events of a move are told; the board says it. */
  telling: Telling | undefined;
  private wake: (() => void) | null = null;

  /** Tells the events of a move, so many times slower than at once (0); whether all was told. */
  async tell(events: GameEvent[], slow: number): Promise<boolean> {
    const all = slow ? beats(events, this.telling) : [];
    if (!all.length) this.sound(events);
    for (const [number, beat] of all.entries()) {
      this.happening = beat.events;
      this.sound(beat.events);
      const gap = number < all.length - 1 ? GAP : 0;
      if (!(await this.pause((beat.ms + gap) * slow))) return false;
    }
    return true;
  }

  /** What flew is gone when the pieces themselves stand where it has landed. */
  async settled(land: () => void): Promise<void> {
    this.happening = [];
    await tick();
    land();
  }

  /** Waits, and says whether nobody has cut it short. */
  pause(ms: number): Promise<boolean> {
    return new Promise((done) => {
      const timer = setTimeout(() => {
        this.wake = null;
        done(true);
      }, ms);
      this.wake = () => {
        clearTimeout(timer);
        done(false);
      };
    });
  }

  /** Finishes what is being shown. */
  skip = (): void => {
    const wake = this.wake;
    this.wake = null;
    if (wake) wake();
    else finishAll();
  };

  /** The most telling sound of what happens together. */
  private sound(events: GameEvent[]): void {
    const cue = loudest(events.flatMap((event) => this.cue(event) ?? []));
    if (cue) play(cue);
  }
}
