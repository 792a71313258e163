/** Shows the steps of a table one after the other: the events of a step move, then its position stands. */
import type { GameEvent } from "../board";
import type { Step } from "../feed/messages";
import { landing, tempo } from "../kit/tempo";
import type { EventPlayer } from "./event_player.svelte";

const FAR_BEHIND_STEPS = 4; // with so many steps waiting, the next one does not move

/** Whoever shows the steps of a queue. */
export interface StepDisplay {
  /** Whether nobody sees the page, so that nothing has to move. */
  isAway(): boolean;
  /** What a step has to wait for before it begins, if it has to. */
  waitBefore?(step: Step): Promise<void> | undefined;
  /** There is nothing left to wait for: newer information has come. */
  stopWaiting?(): void;
  /** How much slower than usual a step is shown. */
  slownessOf?(step: Step): number;
  /** A step begins; returns what is done once its position is shown. */
  beginStep(step: Step): () => Promise<void>;
  showStep(step: Step): void;
  /** All steps are shown. */
  finishSteps(): void;
}

export class AnimationQueue {
  /** Whether a step is being shown. */
  isRunning = $state(false);
  private waiting: Step[] = [];
  /** The step that is being shown; null once newer information has replaced it. */
  private current: Step | null = null;
  private isHeld = false;

  constructor(
    private readonly player: EventPlayer,
    private readonly display: StepDisplay,
  ) {}

  has(version: number): boolean {
    return [this.current, ...this.waiting].some((step) => step?.version === version);
  }

  add(step: Step): void {
    this.waiting.push(step);
    this.start();
  }

  /** Drops all steps, the running one too: whatever it has not shown yet is out of date. */
  clear(): void {
    this.waiting = [];
    this.current = null;
    if (!this.isRunning) return;
    this.display.stopWaiting?.();
    this.player.skip();
  }

  /** Keeps further steps waiting while something else is played. */
  hold(): void {
    this.isHeld = true;
  }

  release(): void {
    this.isHeld = false;
    this.start();
  }

  /** Plays events at the reader's speed; false if they were skipped. */
  async play(events: GameEvent[], slowness = 1): Promise<boolean> {
    if (this.display.isAway()) return true;
    const isFarBehind = this.waiting.length >= FAR_BEHIND_STEPS;
    return this.player.play(events, isFarBehind ? 0 : tempo() * slowness);
  }

  private start(): void {
    if (!this.isRunning && !this.isHeld && this.waiting.length) void this.run();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    while ((this.current = this.waiting.shift() ?? null)) await this.show(this.current);
    this.isRunning = false;
    this.display.finishSteps();
  }

  private async show(step: Step): Promise<void> {
    const waits = this.display.waitBefore?.(step);
    if (waits) {
      await waits;
      if (this.current !== step) return; // newer information has replaced it meanwhile
    }
    const complete = this.display.beginStep(step);
    // a board that fails to animate may not keep the position from being shown
    await this.play(step.events, this.display.slownessOf?.(step)).catch(rethrowLater);
    const land = landing();
    const isCurrent = this.current === step;
    if (isCurrent) this.display.showStep(step);
    await this.player.finish(land);
    if (isCurrent) await complete();
  }
}

/** Reports an error as uncaught without stopping the caller. */
function rethrowLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
