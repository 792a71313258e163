import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House } from "./house";
import { shifts, watchShifts } from "./watch";

/** One person and bots; short games. */
const GAMES = [
  { game: "majesty", seats: 2, options: {}, language: "pl" },
  { game: "kingme", seats: 3, options: { rounds: 1 }, language: "ru" },
  { game: "castle", seats: 3, options: {}, language: "de" },
] as const;
const LIT = [".mcard.can", ".tray .piece.can", ".palace .piece.can", ".place-here", ".ccard.can", ".spot.can > .top", ".spot.aim > .top", ".stock.lit"];
const BOARD = LIT.map((one) => `${one}:not([aria-pressed="true"])`).join(", ");
const LONG = 90; // decisions: a game of Castle that goes on is begun anew

async function tap(page: Page, query: string, which: number): Promise<boolean> {
  const things = await page.$$(query);
  const thing = things[which % Math.max(1, things.length)];
  const box = await thing?.boundingBox();
  if (!box) return false;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return true;
}

/** Plays until the end is shown, and counts the decisions; gives up where that takes too long. */
async function toTheEnd(page: Page, decide: (number: number) => Promise<void>): Promise<number> {
  for (let decisions = 0; decisions < LONG; ) {
    await page.waitForSelector(".e-page, .sheet.asked, [data-act=go-on]", { timeout: 20_000 });
    if (await page.$(".e-page")) return decisions;
    if (await tap(page, "[data-act=go-on]", 0)) continue;
    await decide(++decisions);
    await page.waitForSelector("[data-act=confirm], .sheet h2 .dots", { state: "detached" });
  }
  return 0;
}

/** Whether the chosen touches are a whole move. */
const ready = async (page: Page) => (await page.$("[data-act=confirm]")) !== null;

describe.skipIf(!browserPath())("with a finger alone", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  /** A page at a new table of one person and bots, once the person is asked. */
  async function seated(width: number, { game, seats, options, language }: (typeof GAMES)[number]): Promise<Page> {
    const bots = Array.from({ length: seats - 1 }, () => ({ bot: "greedy" }));
    const made = await house.make({ game, options, seats: [{ person: "Ana" }, ...bots] });
    const page = await house.page(width, language, made, [0]);
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".sheet.asked");
    await watchShifts(page);
    return page;
  }

  /** One decision by taps. A choice in the sheet comes last: on the board the game goes on sooner. */
  async function decide(page: Page, number: number): Promise<void> {
    for (let touches = 0; touches < 8 && !(await ready(page)); touches++) {
      if (!(await tap(page, BOARD, number + touches))) await tap(page, ".btn.pick", number);
      await page.waitForTimeout(10);
    }
    if (!(await tap(page, "[data-act=confirm]", 0))) await tap(page, "[data-act=clear]", 0);
  }

  test.each(GAMES)("a whole game of $game is played by taps on a phone", async (wanted) => {
    let decisions = 0;
    while (!decisions) {
      const page = await seated(390, wanted);
      decisions = await toTheEnd(page, (number) => decide(page, number));
      expect(await shifts(page)).toEqual([]);
      await page.context().close();
    }
    expect(decisions).toBeGreaterThan(6);
    expect(house.wrongs).toEqual([]);
  }, 240_000);
});
