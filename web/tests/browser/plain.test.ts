/** A game of another package is played in the browser: found by its entry point, with its own words. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House } from "./house";

const regalia =
  process.env["REGALIA"] ?? resolve(import.meta.dirname, "../../../.venv/bin/regalia");
const EXAMPLE = resolve(import.meta.dirname, "../../../examples/thirtyone");

/** Installs the example into a folder of its own, as `tests/test_outside.py` does. */
function installExample(folder: string): string {
  cpSync(EXAMPLE, join(folder, "source"), { recursive: true });
  const pip = ["-m", "pip", "--quiet", "--disable-pip-version-check", "install"];
  const offline = ["--no-deps", "--no-index", "--no-build-isolation"];
  const site = join(folder, "site");
  execFileSync(join(dirname(regalia), "python"), [
    ...pip,
    ...offline,
    "--target",
    site,
    join(folder, "source"),
  ]);
  return site;
}

describe.skipIf(!browserPath())("a game of another package", () => {
  const folder = mkdtempSync(join(tmpdir(), "regalia-example-"));
  let house: House;
  beforeAll(async () => {
    house = new House({ PYTHONPATH: installExample(folder) });
    await house.open();
  }, 120_000);
  afterAll(async () => {
    await house.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    ["en", "Thirty-One", "Stock", "a card from the stock"],
    ["ru", "Тридцать одно", "Колода", "карта из колоды"],
  ])(
    "is started in the hall and played to its end by clicking, in %s",
    async (language, name, stock, draw) => {
      const page = await house.page(1280, language);
      await page.goto(house.address);
      const card = page.locator("article.game", { hasText: name });
      await card.locator(".btn.go").click();
      await page.waitForSelector(".plain .btn[data-move]", { timeout: 20_000 });
      expect(await page.locator(".plain dl").innerText()).toContain(stock);
      expect(await page.locator(".plain").innerText()).toContain(draw);
      expect(await page.locator(".plain dl").innerText()).toMatch(/\? × \d+/);
      let moves = 0;
      const limit = Date.now() + 100_000;
      while (!(await page.$(".e-page"))) {
        if (Date.now() > limit) throw new Error(`no end after ${moves} moves`);
        const knock = page.locator('.plain .btn[data-move="knock"]');
        const other = page.locator('.plain .btn[data-move]:not([data-move="knock"])').last();
        const next = moves >= 4 && (await knock.count()) ? knock : other;
        if (!(await next.count()) || !(await page.$(".sheet.asked"))) {
          await page.waitForTimeout(50);
          continue;
        }
        await next.click();
        await page.locator("[data-act=confirm]").click();
        await page.waitForSelector("[data-act=confirm]", { state: "detached" });
        moves += 1;
      }
      expect(moves).toBeGreaterThan(0); // a bot may end it early
      expect(await page.locator(".e-page h1").innerText()).not.toBe("");
      expect(house.wrongs).toEqual([]);
    },
    120_000,
  );

  test("has its rules on a page", async () => {
    const page = await house.page(1280, "ru");
    await page.goto(`${house.address}/rules/thirtyone#T6`);
    await page.waitForSelector("#T6");
    expect(await page.locator("#T6").innerText()).toContain("постучать");
    expect(house.wrongs).toEqual([]);
  });
});
