/** How often the hall asks the server, and for what; and whether it moves while it loads. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House, type Made } from "./house";

const OWN_TABLES = 12;
const REFRESH_MS = 8_000;

describe.skipIf(!browserPath())("the hall", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  const setHidden = (page: Page, hidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);

  test("asks once in eight seconds for all tables together, and not at all while it is hidden", async () => {
    const seats = [{ person: "Anna" }, { person: "Boris" }];
    const tables: Made[] = [];
    for (let made = 0; made < OWN_TABLES; made++)
      tables.push(await house.make({ game: "majesty", seats, listed: made === 0 }));
    const savedGames = tables.map(({ table, seats }, at) => ({
      table,
      game: "majesty",
      seats,
      names: ["Anna", "Boris"],
      over: false,
      at,
    }));
    savedGames.push({ ...savedGames[0]!, table: "gone", at: -1 });
    const page = await house.page(1280, "en");
    await page.addInitScript(
      (text) => (localStorage["regalia.tables"] ??= text),
      JSON.stringify(savedGames),
    );
    await page.clock.install();
    const requests: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) requests.push(`${request.method()} ${pathname}`);
    });
    await page.goto(house.address);
    await page.locator(".rows .btn.go", { hasText: "Your turn" }).first().waitFor();
    expect(requests.sort()).toEqual(["GET /api/games", "POST /api/lobby"]);

    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    requests.length = 0;
    await page.clock.runFor(2 * REFRESH_MS);
    await expect.poll(() => requests).toEqual(["POST /api/lobby", "POST /api/lobby"]);
    await setHidden(page, true);
    requests.length = 0;
    await page.clock.runFor(600_000);
    await page.waitForTimeout(300);
    expect(requests).toEqual([]);
    await setHidden(page, false);
    await expect.poll(() => requests).toEqual(["POST /api/lobby"]);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 60_000);

  test("knows whose turn it is and what is over, and forgets a table that is gone", async () => {
    const mine = await house.make({
      game: "castle",
      seats: [{ person: "Anna" }, { person: "Boris" }],
    });
    const page = await house.page(1280, "en");
    const gone = { table: "gone", game: "majesty", seats: [], names: ["Vera"], over: false, at: 1 };
    const savedGames = [
      { ...gone, table: mine.table, game: "castle", seats: mine.seats, names: ["Anna"], at: 2 },
      gone,
    ];
    await page.addInitScript(
      (text) => (localStorage["regalia.tables"] ??= text),
      JSON.stringify(savedGames),
    );
    await page.goto(house.address);
    await page.waitForSelector(`.resume a[href="/t/${mine.table}"]`);
    await page
      .locator(".rows li", { hasText: "Vera" })
      .locator(".btn", { hasText: "Result" })
      .waitFor();
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 60_000);

  test.each([390, 1280])(
    "stays where it is while its games load, at %i px",
    async (width) => {
      const page = await house.page(width, "en");
      await page.addInitScript(() => {
        const noted = Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const one of list.getEntries() as (PerformanceEntry & { value: number })[])
            noted.shift += one.value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.route("**/api/games", async (route) => {
        await page.waitForSelector(".game.ghost"); // so that they come later than the page
        await route.continue();
      });
      await page.goto(house.address);
      await page.waitForSelector(".game .btn.go:enabled");
      await page.waitForTimeout(200);
      expect(
        await page.evaluate(() => (window as unknown as { shift: number }).shift),
      ).toBeLessThan(0.02);
      await page.context().close();
    },
    60_000,
  );
});
