import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House, overflow, playOut } from "./house";

const LONGEST = ["Wilhelmine-Bartholomäa von Hohenzollern", "Ґжегож Бженчишчикевич-Щебжешиньский"];

/** Two people, bots on the other seats; the options; the languages of the people. Bots bring Castle to an end. */
const GAMES = [
  { game: "majesty", seats: 3, options: { sides: "ABABABAB" }, languages: ["en", "ru"] },
  { game: "kingme", seats: 3, options: { rounds: 1 }, languages: ["de", "pl"] },
  { game: "castle", seats: 3, options: {}, languages: ["ru", "en"] },
] as const;

describe.skipIf(!browserPath())("in a real browser", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  test.each(GAMES)("two browsers play a whole game of $game", async ({ game, seats, options, languages }) => {
    const people = LONGEST.map((person) => ({ person }));
    const bots = Array.from({ length: seats - 2 }, () => ({ bot: "greedy" }));
    const made = await house.make({ game, options, seats: [...people, ...bots] });
    const desk = await house.page(1280, languages[0], made, [0]);
    const phone = await house.page(390, languages[1], made, [1]);
    for (const page of [desk, phone]) await page.goto(`${house.address}/t/${made.table}`);
    expect(await playOut([desk, phone])).toBeGreaterThan(8);
    for (const page of [desk, phone]) {
      expect(await page.locator(".e-page h1").count()).toBe(1);
      expect(await overflow(page)).toEqual([]);
      await page.context().close();
    }
    expect(house.wrongs).toEqual([]);
  }, 300_000);

  test("a game goes on after the server was killed and came back, without loading the page anew", async () => {
    const made = await house.make({ game: "majesty", seats: [{ person: "Anna" }, { bot: "random" }] });
    const page = await house.page(1280, "en", made, [0]);
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".sheet.asked");
    await page.evaluate(() => Object.assign(window, { sameYet: true }));
    await page.locator(".mcard:enabled").first().click();
    await house.kill();
    await page.waitForSelector(".net");
    await house.start();
    await page.waitForSelector(".net", { state: "detached", timeout: 30_000 });
    await playOut([page]);
    expect(await page.evaluate(() => "sameYet" in window)).toBe(true);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 300_000);

  test("two people share one screen, with a curtain where the game has secrets", async () => {
    const made = await house.make({
      game: "kingme",
      options: { rounds: 1 },
      seats: [{ person: "Anna" }, { person: "Boris" }, { bot: "random" }],
    });
    const page = await house.page(768, "en", made, [0, 1]);
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".curtain");
    expect(await page.locator(".palace").count()).toBe(0);
    await playOut([page]);
    await page.context().close();
  }, 300_000);

  test("a spectator is sent no secret, and shown none", async () => {
    const made = await house.make({ game: "kingme", seats: [{ person: "Anna" }, { bot: "random" }, { bot: "random" }] });
    const page = await house.page(1280, "en");
    const heard: string[] = [];
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".palace");
    expect(await page.locator(".fav").count()).toBe(0);
    const goals = heard.flatMap((frame) => [...frame.matchAll(/"goal":([^,}]+)/g)].map((found) => found[1]));
    expect(goals.length).toBeGreaterThan(0);
    expect(new Set(goals)).toEqual(new Set(["null"]));
    expect(await page.locator("[data-act=confirm], [data-act=list]").count()).toBe(0);
    await page.context().close();
  });
});
