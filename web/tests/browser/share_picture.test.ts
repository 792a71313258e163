import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, finishGame, House } from "./house";

const PICTURE = "[data-act=picture]";
const KB = 1_000;

describe.skipIf(!browserPath())("the picture of a result", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  /** A table at its end. */
  async function ended(width: number, language: string): Promise<Page> {
    const made = await house.make({
      game: "kingme",
      options: { rounds: 1, placement: "random" },
      seats: [{ person: "Анастасия" }, { bot: "random" }, { bot: "random" }],
    });
    const page = await house.page(width, language, made, [0]);
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".sheet");
    expect(await page.locator(PICTURE).count()).toBe(0); // nothing of a game that is not over
    await finishGame(page);
    return page;
  }

  test("is a PNG of 1200 by 630 that is saved where it cannot be sent", async () => {
    const page = await ended(1280, "en");
    const saved = page.waitForEvent("download");
    await page.locator(PICTURE).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^regalia-.+\.png$/);
    const png = readFileSync(await download.path());
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeGreaterThan(40 * KB); // figures, and not a bare ground
    expect(png.length).toBeLessThan(400 * KB);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 120_000);

  test("is handed to the device where that can send files, and nothing is said if the reader stops", async () => {
    const page = await ended(390, "ru");
    await page.evaluate(() => {
      const sent = Object.assign(window, { sent: [] as string[] }).sent;
      navigator.canShare = () => true;
      navigator.share = ({ files = [], url, text } = {}) => {
        sent.push(...files.map(({ name, type }) => `${name} ${type} ${url} ${text}`));
        return Promise.reject(new DOMException("", "AbortError"));
      };
    });
    await page.locator(PICTURE).click();
    await page.waitForFunction(() => (window as any).sent.length > 0);
    const sent = await page.evaluate(() => (window as any).sent as string[]);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatch(/^regalia-.+\.png image\/png undefined undefined$/);
    expect(await page.locator(".refusal").count()).toBe(0);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 120_000);
});
