import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Pause } from "../src/table/pause.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const occasion = { events: [] };

/** A pause, and whether it is over. */
function begin(limited: boolean) {
  const pause = new Pause();
  const over = vi.fn();
  void pause.start(occasion, limited).then(over);
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    expect(pause.occasion).toBe(over.mock.calls.length ? null : occasion);
    return over.mock.calls.length > 0;
  };
  return { pause, pass };
}

test("a pause ends after ten seconds in which nobody does anything", async () => {
  const { pause, pass } = begin(true);
  expect(await pass(9_900)).toBe(false);
  pause.restart();
  expect(await pass(9_900)).toBe(false);
  expect(await pass(200)).toBe(true);
});

test("a touch ends it, but not one that was meant for what stood there before", async () => {
  const { pause, pass } = begin(true);
  pause.goOn();
  expect(await pass(500)).toBe(false);
  pause.goOn();
  expect(await pass(0)).toBe(true);
});

test("a pause without a limit waits for a touch", async () => {
  const { pause, pass } = begin(false);
  pause.restart();
  expect(await pass(3_600_000)).toBe(false);
  pause.goOn();
  expect(await pass(0)).toBe(true);
});

test("what ends when nothing pauses leaves the next pause alone", async () => {
  const { pause, pass } = begin(true);
  pause.end();
  expect(await pass(0)).toBe(true);
  void pause.start(occasion, true);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(pause.occasion).toBe(occasion);
});
