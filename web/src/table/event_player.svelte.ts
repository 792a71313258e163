/** Plays the events of a move step by step, with their sounds, until somebody skips the rest. */
import { tick } from "svelte";

import type { GameEvent, Animations } from "../board";
import { finishAll } from "../kit/tempo";
import { animationSteps, GAP_MS } from "./animation_steps";
import { type Cue, loudest, play } from "./sounds";

export class EventPlayer {
  /** The events that are being shown together. */
  animatingEvents = $state.raw<GameEvent[]>([]);
  /** The sound of an event; the board defines it. */
  cue: (event: GameEvent) => Cue | undefined = () => undefined;
  /** How the events of a move are shown; the board defines it. */
  animations: Animations | undefined;
  private wake: (() => void) | null = null;

  /** Plays the events of a move in `slowness` times its usual duration (0: at once); false if skipped. */
  async play(events: GameEvent[], slowness: number): Promise<boolean> {
    const steps = slowness ? animationSteps(events, this.animations) : [];
    if (!steps.length) this.playSound(events);
    for (const [number, step] of steps.entries()) {
      this.animatingEvents = step.events;
      this.playSound(step.events);
      const gap = number < steps.length - 1 ? GAP_MS : 0;
      if (!(await this.wait((step.ms + gap) * slowness))) return false;
    }
    return true;
  }

  /** Removes what flew once the pieces themselves stand where it has landed. */
  async finish(land: () => void): Promise<void> {
    this.animatingEvents = [];
    await tick();
    land();
  }

  /** Waits; false if somebody skipped it. */
  wait(ms: number): Promise<boolean> {
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

  private playSound(events: GameEvent[]): void {
    const cue = loudest(events.flatMap((event) => this.cue(event) ?? []));
    if (cue) play(cue);
  }
}
