import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House, playRandomly } from "./house";

describe.skipIf(!browserPath())("people come together", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  const entries = (page: Page) => page.locator(".side .log li:not(.quiet)").count();

  /** Plays on whichever page is asked; the moves that each of them shows then. */
  async function oneMove(pages: Page[]): Promise<void> {
    const before = await entries(pages[0]!);
    for (let tries = 0; tries < 200; tries++) {
      for (const page of pages) if (await playRandomly(page)) return seenBy(pages, before + 1);
      await pages[0]!.waitForTimeout(50);
    }
    throw new Error("nobody was asked");
  }

  const seenBy = async (pages: Page[], count: number) => {
    for (const page of pages) await expect.poll(() => entries(page)).toBeGreaterThanOrEqual(count);
  };

  test("a table is opened by the form, joined by its link in another language, and bots fill it", async () => {
    const anna = await house.page(1280, "en");
    await anna.goto(`${house.address}/new?game=majesty`);
    await anna.getByRole("button", { name: "4", exact: true }).click();
    await anna.getByLabel("Name on seat 1").fill("Anna");
    await anna.getByRole("button", { name: "all B" }).click();
    await anna.getByLabel("Bots take their time").uncheck();
    await anna.getByRole("button", { name: "Open the table" }).click();
    const link = await anna.getByLabel("Link", { exact: true }).inputValue();
    expect(link).toBe(anna.url());
    await anna.getByText("Only this computer can open this link").waitFor();

    const boris = await house.page(390, "ru");
    await boris.goto(link);
    await boris.locator("form input").fill("Борис");
    await boris.locator("form .btn.go").click();
    await anna.locator(".rows li", { hasText: "Борис" }).waitFor();

    await anna.getByLabel("Opponent").selectOption("easy");
    await anna.getByRole("button", { name: "Begin: bots take the open seats" }).click();
    for (const page of [anna, boris]) await page.waitForSelector(".kingdoms");
    expect(await anna.locator(".kingdoms .arch.b").count()).toBe(8);
    expect(await anna.locator(".kingdoms", { hasText: "Bot 3" }).count()).toBe(1);
    for (const page of [anna, boris]) await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 60_000);

  test("a seat is moved to another device, and several tabs tell the same", async () => {
    const made = await house.make({
      game: "majesty",
      seats: [{ person: "Anna" }, { bot: "random" }],
    });
    const desk = await house.page(1280, "en", made, [0]);
    await desk.goto(`${house.address}/t/${made.table}`);
    await desk.waitForSelector(".kingdoms");
    const tab = await desk.context().newPage();
    await tab.goto(desk.url());
    await tab.waitForSelector(".kingdoms");

    await desk.getByRole("button", { name: "This table" }).click();
    await desk.getByRole("button", { name: "Move my seat to another device" }).click();
    await desk.getByText("Open this on the other device").waitFor();
    const link = await desk.getByLabel("Link", { exact: true }).last().inputValue();
    const other = await house.page(1280, "de");
    await other.goto(link);
    await other.waitForSelector(".kingdoms");
    await desk.keyboard.press("Escape");

    for (const turn of [other, desk, tab]) {
      await turn.waitForSelector(".sheet.asked");
      await oneMove([turn, ...[desk, tab, other].filter((page) => page !== turn)]);
    }
    const again = await house.page(1280, "en");
    await again.goto(link);
    await again.getByText("this link has been used or has expired").waitFor();
    for (const page of [desk, other, again]) await page.context().close();
    expect(house.wrongs.filter((wrong) => !/409/.test(wrong))).toEqual([]);
  }, 60_000);
});
