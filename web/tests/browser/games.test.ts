import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House, overflow, playOut, playRandomly } from "./house";
import { blockedAnywhere } from "./reach";

const LONGEST = ["Wilhelmine-Bartholomäa von Hohenzollern", "Ґжегож Бженчишчикевич-Щебжешиньский"];

/**
 * People on a desk and on a phone, each in a language of their own, and bots. Bots bring Castle to an end,
 * the sooner the fewer people delay them.
 */
const GAMES = [
  { game: "majesty", bots: 2, options: { sides: "ABABABAB" }, languages: ["en", "ru"] },
  {
    game: "kingme",
    bots: 1,
    options: { rounds: 1, placement: "random" },
    languages: ["de", "pl"],
  },
  { game: "castle", bots: 3, options: {}, languages: ["ru"] },
] as const;

const MOVES_WATCHED = 6; // of two people and those of a bot besides, more until something sealed was among them

/** All that is said in a frame, from the whole to its smallest parts. */
function* parts(message: unknown): Generator<Record<string, unknown>> {
  if (typeof message !== "object" || message === null) return;
  if (!Array.isArray(message)) yield message as Record<string, unknown>;
  for (const part of Object.values(message)) yield* parts(part);
}

describe.skipIf(!browserPath())("in a real browser", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  test.each(GAMES)(
    "a whole game of $game is played in browsers of different languages",
    async ({ game, bots, options, languages }) => {
      const people = languages.map((_, seat) => ({ person: LONGEST[seat]! }));
      const made = await house.make({
        game,
        options,
        seats: [...people, ...Array.from({ length: bots }, () => ({ bot: "greedy" }))],
      });
      const pages: Page[] = [];
      for (const [seat, language] of languages.entries()) {
        const page = await house.page(seat % 2 ? 390 : 1280, language, made, [seat]);
        await page.goto(`${house.address}/t/${made.table}`);
        pages.push(page);
      }
      expect(await playOut(pages)).toBeGreaterThan(8);
      for (const [seat, page] of pages.entries()) {
        expect(await page.locator("html").getAttribute("lang")).toBe(languages[seat]);
        expect(await page.locator(".e-page h1").count()).toBe(1);
        expect(await overflow(page)).toEqual([]);
        await page.context().close();
      }
      expect(house.wrongs).toEqual([]);
    },
    300_000,
  );

  test("a game goes on after the server was killed and came back, without loading the page anew", async () => {
    const made = await house.make({
      game: "majesty",
      seats: [{ person: "Anna" }, { bot: "random" }],
    });
    const page = await house.page(1280, "en", made, [0]);
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".sheet.asked");
    await page.evaluate(() => Object.assign(window, { sameYet: true }));
    await page.locator(".mcard:enabled").first().click();
    await house.kill();
    await page.waitForSelector(".net");
    await house.start();
    await page.waitForSelector(".net", { state: "detached", timeout: 30_000 });
    for (let moves = 0; moves < 3;) if (await playRandomly(page)) moves++;
    expect(await page.evaluate(() => "sameYet" in window)).toBe(true);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 300_000);

  test("two people share one screen, with a hand-off screen where the game has secrets", async () => {
    const made = await house.make({
      game: "kingme",
      options: { rounds: 1 },
      seats: [{ person: "Anna" }, { person: "Boris" }, { bot: "random" }],
    });
    const page = await house.page(768, "en", made, [0, 1]);
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".handoff");
    expect(await page.locator(".palace").count()).toBe(0);
    expect(await blockedAnywhere(page)).toEqual([]);
    await playOut([page]);
    await page.context().close();
  }, 300_000);

  test.each([
    {
      game: "kingme",
      options: { rounds: 1, placement: "random" },
      board: ".palace",
      secrets: ".fav, .favs",
      sealed: "voted",
    },
    { game: "castle", options: {}, board: ".fort", secrets: ".ccard", sealed: "drew" },
  ])(
    "a spectator of $game is sent no secret, and shown none",
    async ({ game, options, board, secrets, sealed }) => {
      const people = LONGEST.map((person) => ({ person }));
      const made = await house.make({ game, options, seats: [...people, { bot: "random" }] });
      const watcher = await house.page(1280, "en");
      const heard: Record<string, unknown>[] = [];
      watcher.on("websocket", (socket) =>
        socket.on("framereceived", ({ payload }) =>
          heard.push(...parts(JSON.parse(String(payload)))),
        ),
      );
      await watcher.goto(`${house.address}/t/${made.table}`);
      await watcher.waitForSelector(board);
      expect(await watcher.locator(`${secrets}, [data-act=confirm], [data-act=list]`).count()).toBe(
        0,
      );
      const held = heard.flatMap(({ goal, hand, deck }) =>
        [goal, hand, deck].filter((one) => one !== undefined).flat(),
      );
      expect(new Set(held)).toEqual(new Set([null]));

      const pages = await Promise.all(
        people.map((_, seat) => house.page(1280, "en", made, [seat])),
      );
      for (const page of pages) await page.goto(`${house.address}/t/${made.table}`);
      const sealedFacts = () =>
        heard
          .filter(({ name }) => name === sealed)
          .map(({ facts }) => facts as Record<string, unknown>);
      for (let moves = 0; moves < MOVES_WATCHED || !sealedFacts().length;) {
        if (await pages[0]!.$(".e-page")) break;
        for (const page of pages) if (await playRandomly(page)) moves++;
      }
      expect(sealedFacts().length).toBeGreaterThan(0);
      expect(sealedFacts().filter(({ vote, card }) => vote || card)).toEqual([]);
      const goals = heard
        .filter(({ over, table }) => over === false && table)
        .flatMap((position) => [...parts(position)].map(({ goal }) => goal));
      expect(goals.filter((goal) => goal !== undefined && goal !== null)).toEqual([]);
      for (const one of [...pages, watcher]) await one.context().close();
      expect(house.wrongs).toEqual([]);
    },
    120_000,
  );
});
