/** Finds out whether a connection is alive: it is given up only when a ping went unanswered. */
export const IDLE_BEFORE_PING_MS = 10_000;
export const PONG_TIMEOUT_MS = 10_000;
export const PROBE_TIMEOUT_MS = 4_000;
/** A timer later than this was held back by the browser: the tab was frozen or the device asleep. */
const FROZEN_AFTER_MS = 2_000;

export class Heartbeat {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly sendPing: () => void,
    private readonly giveUp: () => void,
  ) {}

  /** Something was received, so nothing has to be asked for a while. */
  received = (): void => this.schedule(IDLE_BEFORE_PING_MS, () => this.ping(PONG_TIMEOUT_MS));

  /** Asks at once, and waits less than usual: the network may have changed. */
  probe(): void {
    this.ping(PROBE_TIMEOUT_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private ping(timeoutMs: number, isRepeated = false): void {
    this.sendPing();
    const sentAt = Date.now();
    this.schedule(timeoutMs, () => {
      const wasFrozen = Date.now() - sentAt > timeoutMs + FROZEN_AFTER_MS;
      // after a freeze the answer may be there and not yet read, so it is asked once more
      if (wasFrozen && !isRepeated) this.ping(timeoutMs, true);
      else this.giveUp();
    });
  }

  private schedule(ms: number, task: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(task, ms);
  }
}
