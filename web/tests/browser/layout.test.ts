import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House, playRandomly } from "./house";
import { faults, WINDOWS } from "./layout";

const LONGEST = [
  "Wilhelmine-Bartholomäa von Hohenzollern",
  "Ґжегож Бженчишчикевич-Щебжешиньский",
  "Maximiliana Konstantynopolitańczykowska",
  "Anastasia Aleksandrowna Woroncowa",
  "Krzysztof Przybyszewski-Wyszyński",
  "Ferdinand Graf Schimmelpfennig",
];
const LANGUAGES = ["de", "pl", "ru"];
const LOOKS = 3;

/** The fullest tables, and every how many moves they are looked at. */
const GAMES = [
  { game: "majesty", seats: 4, options: { sides: "ABBABABB" }, every: 9 },
  { game: "kingme", seats: 6, options: {}, every: 8 },
  { game: "castle", seats: 4, options: {}, every: 10 },
];

/** Gives the window another size, and waits until the table is laid out for it. */
async function resized(page: Page, window: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(window);
  await page.waitForFunction((width) => innerWidth === width && (document.querySelector(".curtain") || (width <= 900) === !document.querySelector(".stage-side")), window.width);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

describe.skipIf(!browserPath())("the fullest tables", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  test.each(GAMES)("$game fits every window, in the longest words", async ({ game, seats, options, every }) => {
    const people = LONGEST.slice(0, seats).map((person) => ({ person }));
    const made = await house.make({ game, options, seats: people, hints: true });
    const page = await house.page(1280, "de", made, people.map((_, seat) => seat));
    await page.goto(`${house.address}/t/${made.table}`);
    const found = new Set<string>();
    for (let moves = 0, looks = 0; looks < LOOKS && !(await page.$(".e-page")); ) {
      if (moves % every !== 2) {
        if (await playRandomly(page)) moves++;
        else await page.waitForTimeout(20);
        continue;
      }
      moves++;
      if (looks) await page.locator(".curtain .btn.go").click({ timeout: 200 }).catch(() => undefined);
      const language = LANGUAGES[looks++ % LANGUAGES.length]!;
      await page.locator(".head select").selectOption(language);
      await page.waitForSelector(`.where[lang=${language}]`, { state: "attached" });
      if (looks % 2) await page.locator(".mcard.can, .piece.can, .ccard.can").first().click({ timeout: 500 }).catch(() => undefined);
      await page.mouse.move(1, 1); // or what it rests on explains itself
      for (const window of WINDOWS) {
        await resized(page, window);
        for (const fault of await faults(page)) found.add(`${window.width} px, ${language}: ${fault}`);
      }
      await resized(page, { width: 1280, height: 800 });
    }
    expect([...found]).toEqual([]);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 100_000);
});
