/** Keeps a bot's move waiting until the reader is ready for it: for a while, or until they tap on. */
import { settings } from "../device.svelte";

export const SLOW_WAIT_MS = 1_500;

export class BotPace {
  /** Whether the next move waits for a tap. */
  waitsForTap = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private proceed: (() => void) | null = null;

  /** How much slower than others a bot's move is shown. */
  get slowness(): number {
    return { slow: 1.5, normal: 1, quick: 0.5, tap: 1 }[settings.pace];
  }

  /** Waits as long as the reader wants; nothing where the next move may follow at once. */
  wait(): Promise<void> | undefined {
    const { pace } = settings;
    if (pace !== "slow" && pace !== "tap") return undefined;
    this.waitsForTap = pace === "tap";
    if (pace === "slow") this.timer = setTimeout(this.goOn, SLOW_WAIT_MS);
    return new Promise((proceed) => (this.proceed = proceed));
  }

  /** The reader taps on, or there is nothing left to wait for. */
  goOn = (): void => {
    clearTimeout(this.timer);
    this.waitsForTap = false;
    this.proceed?.();
    this.proceed = null;
  };
}
