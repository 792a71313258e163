import { beforeEach, expect, test, vi } from "vitest";

let reloads = 0;
let stored: Record<string, string> = {};
const listeners: Record<string, () => void> = {};

beforeEach(() => {
  vi.resetModules();
  reloads = 0;
  stored = {};
  vi.stubGlobal("location", { reload: () => (reloads += 1) });
  vi.stubGlobal("addEventListener", (type: string, heed: () => void) => (listeners[type] = heed));
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => (stored[key] = value),
  });
});

/** A page that has just been loaded. */
async function load() {
  vi.resetModules();
  const page = await import("../src/new_version");
  page.watchForNewVersion();
  return page;
}

test("a page reloads when a file of its version is gone, and says nothing meanwhile", async () => {
  const page = await load();
  expect(page.isReloading()).toBe(false);
  listeners["vite:preloadError"]!();
  expect([reloads, page.isReloading()]).toEqual([1, true]);
});

test("a page whose file is still missing after that reports it, and reloads again only later", async () => {
  await load();
  listeners["vite:preloadError"]!();
  const page = await load();
  listeners["vite:preloadError"]!();
  expect([reloads, page.isReloading()]).toEqual([1, false]);
  vi.useFakeTimers({ now: Date.now() + 31_000 });
  listeners["vite:preloadError"]!();
  vi.useRealTimers();
  expect([reloads, page.isReloading()]).toEqual([2, true]);
});

test("a page that can remember nothing does not reload, so that it cannot do so for ever", async () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("not allowed");
    },
  });
  const page = await load();
  listeners["vite:preloadError"]!();
  expect([reloads, page.isReloading()]).toEqual([0, false]);
});
