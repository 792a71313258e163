import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House, type Made, overflow, playRandomly } from "./house";

const ASK = ".ask-sound";

describe.skipIf(!browserPath())("whether the table may be heard", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  /** A device that was never asked, at a table with bots, after its first move. */
  async function firstMove(width: number, language: string): Promise<[Page, Made]> {
    const made = await house.make({ game: "majesty", seats: [{ person: "A" }, { bot: "random" }] });
    const page = await house.page(width, language, made, [0]);
    await page.addInitScript(() => {
      localStorage["regalia.wishes"] ??= "{}";
      const settings = JSON.parse(localStorage["regalia.wishes"]);
      if (!sessionStorage["new"])
        localStorage["regalia.wishes"] = JSON.stringify({ ...settings, soundAsked: false });
      sessionStorage["new"] = "no";
      const made = Object.assign(window, { speakers: 0 });
      const Heard = AudioContext;
      window.AudioContext = class extends Heard {
        constructor() {
          super();
          made.speakers++;
        }
      };
    });
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".sheet.asked");
    expect(await page.locator(ASK).count()).toBe(0);
    while (!(await playRandomly(page))) await page.waitForTimeout(20);
    await page.waitForSelector(ASK);
    return [page, made];
  }

  const settingsOf = (page: Page) =>
    page.evaluate(() => JSON.parse(localStorage["regalia.wishes"]) as Record<string, unknown>);
  const speakers = (page: Page) => page.evaluate(() => (window as any).speakers as number);

  test("is asked after the first move, is silent before a touch, and is remembered", async () => {
    const [page] = await firstMove(1280, "en");
    expect(await speakers(page)).toBe(0);
    await page.locator("[data-act=sound-yes]").click();
    await page.waitForSelector(ASK, { state: "detached" });
    expect(await speakers(page)).toBe(1);
    expect(await settingsOf(page)).toMatchObject({ sound: true, soundAsked: true });
    await page.reload();
    await page.waitForSelector(".sheet");
    expect(await page.locator(ASK).count()).toBe(0);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 60_000);

  test.each(["de", "ru"])(
    "fits a phone in %s, and a No is never asked again",
    async (language) => {
      const [page] = await firstMove(360, language);
      expect(await overflow(page)).toEqual([]);
      const cut = await page.locator(ASK).evaluate((line) => line.scrollWidth > line.clientWidth);
      expect(cut).toBe(false);
      for (const button of await page.locator(`${ASK} button`).all())
        expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(40);
      await page.locator("[data-act=sound-no]").click();
      await page.waitForSelector(ASK, { state: "detached" });
      expect(await settingsOf(page)).toMatchObject({ sound: false, soundAsked: true });
      expect(await speakers(page)).toBe(0);
      await page.context().close();
      expect(house.wrongs).toEqual([]);
    },
    60_000,
  );

  test("whoever leaves without an answer is not asked again", async () => {
    const [page] = await firstMove(1280, "pl");
    await page.locator(".head .brand").click();
    await page.waitForSelector(".game .btn.go");
    expect(await settingsOf(page)).toMatchObject({ sound: false, soundAsked: true });
    await page.context().close();
  }, 60_000);
});
