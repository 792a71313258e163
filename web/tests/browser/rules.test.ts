import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { GAMES, LANGUAGES } from "../../src/words/words";
import { browserPath, House } from "./house";

describe.skipIf(!browserPath())("the rules pages", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  test.each([
    ["en", 1280],
    ["ru", 390],
    ["de", 390],
    ["pl", 1280],
  ] as const)(
    "begin with five pictures that the boards draw, and nothing is pushed over the edge, in %s at %i",
    async (language, width) => {
      const page = await house.page(width, language);
      for (const game of GAMES) {
        await page.goto(`${house.address}/rules/${game}`);
        await page.waitForSelector("#course-5 figure .board > *");
        const sizes = await page
          .locator("figure .board > *")
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
        expect(sizes.length).toBe(5);
        for (const { width: wide, height } of sizes) {
          expect(wide).toBeGreaterThan(150);
          expect(height).toBeGreaterThan(100);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      await page.context().close();
      expect(house.wrongs).toEqual([]);
    },
    120_000,
  );

  test("lead from one rule to another, also out of a search that hides it", async () => {
    const page = await house.page(1280, "en");
    await page.goto(`${house.address}/rules/majesty`);
    await page.locator("#M22B").waitFor();
    await page.getByRole("searchbox").fill("M22B");
    await page.locator("#M32").waitFor({ state: "detached" });
    await page.locator("#M22B .rule-link", { hasText: "M32" }).click();
    await page.locator("#M32:target").waitFor();
    await page.context().close();
  }, 60_000);

  test("print on two pages a game", async () => {
    const page = await house.page(1280, "de");
    for (const game of GAMES) {
      await page.goto(`${house.address}/rules/${game}`);
      await page.waitForSelector("#course-5 figure .board > *");
      const file = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(file.match(/\/Type\s*\/Page\b(?!s)/g)!.length, game).toBeLessThanOrEqual(2);
    }
    await page.context().close();
  }, 90_000);

  test("agree with the table: Majesty begins with the edition of the reader's language", async () => {
    for (const language of LANGUAGES) {
      const page = await house.page(1280, language);
      await page.goto(`${house.address}/new?game=majesty`);
      const made = page.waitForRequest(
        (one) => one.method() === "POST" && one.url().endsWith("/api/tables"),
      );
      await page.locator("form .btn.go").click();
      expect((await made).postDataJSON().options.edition).toBe(language);
      await page.context().close();
    }
  }, 90_000);
});
