import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House } from "./house";
import { shifts, watchShifts } from "./watch";

/** The fewest seats of a game, one person and bots; short games. */
const GAMES = [
  { game: "majesty", seats: 2, options: {}, language: "pl" },
  { game: "kingme", seats: 3, options: { rounds: 1 }, language: "ru" },
  { game: "castle", seats: 2, options: {}, language: "de" },
] as const;
const LIT = ".mcard.can, .tray .piece.can, .palace .piece.can, .place-here, .ccard.can, .spot.can > .top, .spot.aim > .top, .stock.lit, .btn.pick";
const NEXT = ".place-here, .spot.can > .top, .spot.aim > .top, .stock.lit, .btn.pick";
const PATIENCE = 60_000;

/** Plays until the end is shown: `decide` makes one decision with the given hand. */
async function toTheEnd(page: Page, decide: (number: number) => Promise<void>): Promise<number> {
  const limit = Date.now() + PATIENCE;
  for (let decisions = 0; Date.now() < limit; ) {
    await page.waitForSelector(".e-page, .sheet.asked", { timeout: 20_000 });
    if (await page.$(".e-page")) return decisions;
    await decide(++decisions);
    await page.waitForSelector("[data-act=confirm], .sheet h2 .dots", { state: "detached" });
  }
  throw new Error("the game has no end");
}

/** Whether the chosen touches are a whole move. */
const ready = async (page: Page) => (await page.$("[data-act=confirm]")) !== null;

/** Presses Tab until something is reached that can be touched and is not chosen yet. */
async function reach(page: Page, query: string, skip: number): Promise<boolean> {
  for (let presses = 0, met = 0; presses < 90; presses++) {
    await page.keyboard.press("Tab");
    const here = await page.evaluate(
      (lit) => !!document.activeElement?.matches(lit) && document.activeElement.getAttribute("aria-pressed") !== "true",
      query,
    );
    if (here && met++ >= skip) return true;
  }
  return false;
}

describe.skipIf(!browserPath())("with one hand alone", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  /** A page at a new table of one person and bots, once the person is asked. */
  async function seated(width: number, { game, seats, options, language }: (typeof GAMES)[number]): Promise<Page> {
    const bots = Array.from({ length: seats - 1 }, () => ({ bot: "random" }));
    const made = await house.make({ game, options, seats: [{ person: "Ana" }, ...bots] });
    const page = await house.page(width, language, made, [0]);
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".sheet.asked");
    await watchShifts(page);
    return page;
  }

  test.each(GAMES)("a whole game of $game is played by keys", async (wanted) => {
    const page = await seated(1280, wanted);
    let nothingElse = true;
    page.on("framenavigated", () => (nothingElse = false));
    const decisions = await toTheEnd(page, async (number) => {
      if (wanted.game === "majesty") {
        const places = await page.$$eval(".mcard.can", (cards) => cards.map((card) => (card as HTMLElement).dataset["touch"]!.slice(4)));
        if (places.length) await page.keyboard.press(places[number % places.length]!);
      } else if (number > 2) {
        // The list of all moves: what a screen reader is told.
        await page.keyboard.press("Shift+M");
        await page.waitForSelector(".moves .btn");
        const moves = await page.$$eval(".moves .btn", (all) => all.map((one) => one.textContent ?? ""));
        const onward = moves.findIndex((one) => !/^\s*(draw|swap)/.test(one));
        await reach(page, ".moves .btn", Math.max(0, onward));
        await page.keyboard.press("Enter");
        await page.waitForSelector(".moves", { state: "detached" });
      }
      for (let touches = 0; touches < 6 && !(await ready(page)); touches++) {
        const query = (await page.$("[data-act=clear]")) ? NEXT : LIT;
        if (!(await reach(page, query, (number + touches) % 2)) && !(await reach(page, query, 0))) break;
        await page.keyboard.press("Space");
      }
      await page.waitForSelector("[data-act=confirm]");
      await page.keyboard.press("Enter");
    });
    expect(decisions).toBeGreaterThan(6);
    expect(nothingElse).toBe(true);
    expect(await shifts(page)).toEqual([]);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 130_000);

  test.each(GAMES)("a whole game of $game is played by taps on a phone", async (wanted) => {
    const page = await seated(390, wanted);
    const tap = async (query: string, which: number): Promise<boolean> => {
      const things = await page.$$(query);
      const thing = things[which % Math.max(1, things.length)];
      const box = await thing?.boundingBox();
      if (!box) return false;
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      return true;
    };
    const decisions = await toTheEnd(page, async (number) => {
      for (let touches = 0; touches < 8 && !(await ready(page)); touches++) {
        // A choice in the sheet comes last: on the board the game goes on sooner.
        const board = LIT.replace(", .btn.pick", "").split(", ").map((one) => `${one}:not([aria-pressed="true"])`).join(", ");
        if (!(await tap(board, number + touches))) await tap(".btn.pick", number);
        await page.waitForTimeout(10);
      }
      if (!(await tap("[data-act=confirm]", 0))) await tap("[data-act=clear]", 0);
    });
    expect(decisions).toBeGreaterThan(6);
    expect(await shifts(page)).toEqual([]);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 130_000);
});
