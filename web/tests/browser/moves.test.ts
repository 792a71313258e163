import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House } from "./house";

const confirm = "[data-act=confirm]";

/** The middle of a thing on the page. */
async function middle(page: Page, of: string): Promise<[number, number]> {
  const box = (await page.locator(of).first().boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  await page.mouse.move(...(await middle(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(page, to)), { steps: 8 });
  await page.mouse.up();
}

describe.skipIf(!browserPath())("how a move is made", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  /** A page at which Anna is asked, against bots. */
  async function table(game: string, wanted: object = {}, width = 1280, language = "en"): Promise<Page> {
    const bots = Array.from({ length: game === "kingme" ? 2 : 1 }, () => ({ bot: "random" }));
    const made = await house.make({ game, seats: [{ person: "Anna" }, ...bots], ...wanted });
    const page = await house.page(width, language, made, [0]);
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".sheet.asked");
    return page;
  }

  const log = (page: Page) => page.locator(".side .log li").count();

  test("a card is dragged onto its realm, which chooses and does not send", async () => {
    const page = await table("majesty");
    const before = await log(page);
    await drag(page, ".mcard.can", ".muster .mcell.mine");
    await page.waitForSelector(`.mcard.is-on`);
    await page.waitForSelector(confirm);
    expect(await log(page)).toBe(before);
    for (let steps = 0; steps < 3; steps++) await page.keyboard.press("Escape");
    await drag(page, ".mcard.can", ".head");
    expect(await page.locator(".mcard.is-on").count()).toBe(0);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 30_000);

  test("a finger that rests drags a card of the hand onto a place, one that does not scrolls", async () => {
    const page = await table("castle", {}, 390);
    const finger = await page.context().newCDPSession(page);
    const touch = (type: string, at: [number, number] | null) =>
      finger.send("Input.dispatchTouchEvent", {
        type: type as "touchStart",
        touchPoints: at ? [{ x: at[0], y: at[1] }] : [],
      });
    let playable = ".ccard.can";
    const swipe = async (rest: number) => {
      const from = await middle(page, playable);
      await touch("touchStart", from);
      await page.waitForTimeout(rest);
      await touch("touchMove", [from[0], from[1] - 20]);
      const lit = (await page.locator(".spot.can").count()) > 0;
      if (lit) await touch("touchMove", await middle(page, ".spot.can .top"));
      await touch("touchEnd", null);
      return lit;
    };
    expect(await swipe(0)).toBe(false);
    expect(await page.locator(".ccard.is-on").count()).toBe(0);
    for (let card = 0; !(await page.locator(".spot.can").count()); card++) {
      await page.locator(".ccard.can").nth(card).tap();
    }
    playable = `[data-touch="${await page.locator(".ccard.is-on").getAttribute("data-touch")}"]`;
    await page.locator("[data-act=clear]").tap();
    expect(await swipe(220)).toBe(true);
    await page.waitForSelector(confirm);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 30_000);
});
