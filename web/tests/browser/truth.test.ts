/** What the page says about moves is true of the position that it shows. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House, type Made, playRandomly } from "./house";
import { visit } from "./visit";

const GAINS = ".mcard .worth b";

/** Notes from now on what the cards say they bring, and the hints, whenever nobody is asked. */
const watchClaims = (page: Page) =>
  page.evaluate((gains) => {
    const seen = Object.assign(window, { looks: 0, claims: [] as string[] });
    const look = () => {
      requestAnimationFrame(look);
      if (
        !document.querySelector(".stage") ||
        document.querySelector(".sheet.asked, .sheet h2 .dots")
      )
        return;
      seen.looks += 1;
      for (const claim of document.querySelectorAll(`${gains}, .advice`))
        seen.claims.push(claim.textContent ?? "");
    };
    look();
  }, GAINS);
const claims = (page: Page) =>
  page.evaluate(() => {
    const { looks, claims } = window as unknown as { looks: number; claims: string[] };
    return { looks, claims };
  });

describe.skipIf(!browserPath())("what is said about moves", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  /** A page of Anna at a table of Majesty with bots, once she is asked. */
  async function seated(wanted: object, moves: boolean): Promise<Page> {
    const bots = Array.from({ length: 3 }, () => ({ bot: "random" }));
    const made = await house.make({
      game: "majesty",
      seats: [{ person: "Anna" }, ...bots],
      ...wanted,
    });
    const page = await house.page(1280, "en", made, [0], moves);
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".sheet.asked");
    await page.waitForSelector(GAINS);
    return page;
  }

  async function leave(page: Page): Promise<void> {
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }

  test("no card keeps the number of the one that lay there before, while bots move", async () => {
    const page = await seated({}, true);
    await watchClaims(page);
    for (let moves = 0; moves < 3; moves++) {
      await playRandomly(page);
      await page.waitForSelector(".stage.animating");
      await page.waitForSelector(".sheet.asked");
      await page.waitForSelector(GAINS);
    }
    const { looks, claims: found } = await claims(page);
    expect(looks).toBeGreaterThan(10);
    expect(found).toEqual([]);
    await leave(page);
  }, 90_000);

  test("hints are gone with the decision they were about", async () => {
    const page = await seated({ hints: true }, true);
    await watchClaims(page);
    await page.locator("[data-act=hint]").click();
    await page.locator(".advice .btn").first().click();
    await page.locator("[data-act=confirm]").click();
    await page.waitForSelector(".stage.animating");
    await page.waitForSelector(".sheet.asked");
    expect(await page.locator(".advice").count()).toBe(0);
    expect((await claims(page)).claims).toEqual([]);
    await leave(page);
  }, 90_000);

  test("the mouse is told of each card what stands on it", async () => {
    const page = await seated({}, false);
    for (let moves = 0; moves < 2; moves++) {
      for (const card of await page.locator(".mcard").all()) {
        const written = await card.locator(".worth b").allInnerTexts();
        await card.hover();
        await page.waitForSelector(".tip");
        const lines = page.locator('.tip .now-line:has(:is([href$="coin"], [href$="u-flag"]))');
        const tipLines = await lines.allInnerTexts();
        expect(tipLines.map((line) => line.match(/[+−]\d+/)?.[0])).toEqual(written);
        await page.mouse.move(5, 400);
        await page.waitForSelector(".tip", { state: "detached" });
      }
      await playRandomly(page);
      await page.waitForSelector(GAINS);
    }
    await leave(page);
  }, 90_000);

  /** Two people; the page of the one who waits. */
  async function waiting(): Promise<{ page: Page; made: Made; asked: number }> {
    const made = await house.make({
      game: "majesty",
      seats: [{ person: "Anna" }, { person: "Boris" }],
    });
    const [asked] = (await (await fetch(`${house.address}/api/tables/${made.table}/view`)).json())
      .pending;
    const page = await house.page(1280, "en", made, [1 - asked]);
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".mcard");
    return { page, made, asked };
  }

  test("the mouse is not told of a card that has gone from beneath it", async () => {
    const { page, made, asked } = await waiting();
    await page.locator(".mcard").last().hover(); // the row closes up there, whichever card is taken
    await page.waitForSelector(".tip");
    await visit(page, made, asked);
    await page.waitForSelector(".sheet.asked");
    await page.waitForSelector(".tip", { state: "detached" });
    await leave(page);
  }, 90_000);

  test("an earlier position shows nothing of what is chosen now", async () => {
    const page = await seated({}, false);
    await playRandomly(page);
    await page.waitForSelector(GAINS);
    await page.locator(".mcard.can").first().click();
    await page.waitForSelector(".mcard.is-on");
    await page.waitForSelector(".m-board .delta");
    await page.locator(".side .log .jump").first().click();
    await page.waitForSelector(".log li.at");
    expect(await page.locator(`.m-board .delta, .mcard.is-on, ${GAINS}`).count()).toBe(0);
    await page.keyboard.press("Escape");
    await page.waitForSelector(".mcard.is-on");
    await leave(page);
  }, 90_000);
});
