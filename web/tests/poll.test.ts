import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { pollWhileVisible } from "../src/poll";
import { fakeBrowser, setHidden } from "./fake_browser";

beforeEach(async () => {
  await fakeBrowser(false);
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test("a visible page asks in time, a hidden one does not, and one that is back asks at once", () => {
  let requests = 0;
  const stop = pollWhileVisible(() => (requests += 1), 8_000);
  expect(requests).toBe(1);
  vi.advanceTimersByTime(24_000);
  expect(requests).toBe(4);
  setHidden(true);
  vi.advanceTimersByTime(3_600_000);
  expect(requests).toBe(4);
  setHidden(false);
  expect(requests).toBe(5);
  vi.advanceTimersByTime(8_000);
  expect(requests).toBe(6);
  stop();
  vi.advanceTimersByTime(60_000);
  setHidden(false);
  expect(requests).toBe(6);
});
