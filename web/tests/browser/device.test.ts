import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House } from "./house";

describe.skipIf(!browserPath())("a device that has been here", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  test("can install the pages, reads the rules without a line, and is told of a turn", async () => {
    const context = await house.browser.newContext({
      locale: "en",
      permissions: ["notifications"],
    });
    const page = await context.newPage();
    await page.goto(house.address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const manifest = await page.evaluate(async () => (await fetch("/manifest.webmanifest")).json());
    expect(manifest).toMatchObject({ name: "Regalia", display: "standalone", start_url: "/" });
    for (const { src } of manifest.icons)
      expect((await page.request.get(house.address + src)).status()).toBe(200);

    const made = await house.make({
      game: "majesty",
      seats: [{ person: "Anna" }, { bot: "random" }],
    });
    await page.evaluate(
      ([table, seats]) => {
        localStorage["regalia.wishes"] = JSON.stringify({ notify: true });
        localStorage["regalia.tables"] = JSON.stringify([
          { table, game: "majesty", seats, names: [], over: false, at: 1 },
        ]);
      },
      [made.table, made.seats] as const,
    );
    await context.addInitScript(() =>
      Object.defineProperty(document, "hidden", { get: () => true }),
    );
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".sheet.asked");
    const notices = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        return (await worker.getNotifications()).map(({ body, data }) => [body, data]);
      });
    await expect.poll(notices).toEqual([["Your turn · Majesty — Regalia", page.url()]]);

    await context.setOffline(true);
    for (const path of ["/rules/castle", "/gallery/kingme", "/rules/majesty"]) {
      await page.goto(house.address + path);
      await page.waitForSelector("main h1");
      await page.waitForSelector("main :is(h2, h3)");
    }
    await page.getByText("M1", { exact: true }).first().waitFor();
    await context.close();
  }, 60_000);
});
