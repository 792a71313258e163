import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House, overflow, playRandomly } from "./house";

const axe = readFileSync(resolve(import.meta.dirname, "../../node_modules/axe-core/axe.min.js"), "utf8");

/** What axe finds serious or worse on a page. */
async function serious(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> } };
    const { violations } = await axe.run();
    return violations
      .filter((one) => one.impact === "serious" || one.impact === "critical")
      .map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.html.slice(0, 120)).join(" | ")}`);
  });
}

describe.skipIf(!browserPath())("the pages in a real browser", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  test.each(["/", "/new", "/replay", "/rules/majesty", "/rules/castle", "/gallery/kingme", "/nowhere"])(
    "%s has nothing serious for axe, and no overflow on a phone",
    async (path) => {
      const page = await house.page(360, "de");
      await page.goto(house.address + (path === "/nowhere" ? "/" : path));
      if (path === "/nowhere") {
        await page.evaluate(() => {
          history.pushState(null, "", "/nowhere");
          dispatchEvent(new PopStateEvent("popstate"));
        });
      }
      await page.waitForSelector("main h1");
      await page.waitForTimeout(400);
      expect(await serious(page)).toEqual([]);
      expect(await overflow(page)).toEqual([]);
      await page.context().close();
      expect(house.wrongs).toEqual([]);
    },
    40_000,
  );

  test.each(["majesty", "kingme", "castle"])("the table of %s has nothing serious for axe, by day and by night, on a phone and under dialogs", async (game) => {
    const bots = Array.from({ length: 2 }, () => ({ bot: "random" }));
    const made = await house.make({ game, seats: [{ person: "Anna" }, ...bots] });
    const page = await house.page(1280, "en", made, [0]);
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".sheet.asked");
    for (let moves = 0; moves < 3; ) if (await playRandomly(page)) moves++;
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.waitForTimeout(200);
        expect(await serious(page)).toEqual([]);
      }
      for (const opener of ["[data-act=list]", ".head .tool:last-child", "[data-topic^=building], [data-topic^=floor]"]) {
        const button = page.locator(opener).filter({ visible: true }).first();
        if (!(await button.count())) continue;
        await button.click();
        await page.waitForSelector("dialog[open]");
        expect(await serious(page)).toEqual([]);
        await page.keyboard.press("Escape");
        await page.waitForSelector("dialog[open]", { state: "detached" });
      }
    }
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 90_000);

  test("a wrong address and a table that is gone say so, and offer no link", async () => {
    const page = await house.page(390, "en");
    for (const path of ["/nowhere/at/all", "/t/nosuchtable"]) {
      await page.goto(house.address + path);
      await page.waitForSelector(".failure a[href='/']");
      expect(await page.locator(".failure .share").count()).toBe(0);
    }
    await page.context().close();
    expect(house.wrongs.splice(0).filter((wrong) => !/404/.test(wrong))).toEqual([]);
  }, 40_000);

  test("hints stand whole in the sheet, and courtiers within their floors while others wait", async () => {
    const made = await house.make({ game: "kingme", seats: [{ person: "Anna" }, { bot: "random" }, { bot: "random" }], hints: true });
    const page = await house.page(1280, "ru", made, [0]);
    await page.goto(`${house.address}/t/${made.table}`);
    for (let moves = 0; moves < 2; ) if (await playRandomly(page)) moves++;
    await page.waitForSelector(".sheet.asked");
    await page.locator("[data-act=hint]").click();
    await page.waitForSelector(".advice");
    for (const [width, height] of [[1440, 900], [1280, 800], [390, 844], [360, 740]] as const) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(150);
      const outside = await page.evaluate(() => {
        const ROOM = 6; // for the ring of a favourite
        const over = (inner: Element, outer: Element) => {
          const [one, other] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
          return one.height > 0 && (one.top < other.top - ROOM || one.bottom > other.bottom || one.right > other.right);
        };
        const found = [...document.querySelectorAll(".floor")].flatMap((floor) => [...floor.querySelectorAll(".medal, .pname, .niche")].filter((one) => over(one, floor)));
        const says = document.querySelector(".sheet .says")!;
        return [...found, ...[...document.querySelectorAll(".advice .btn, .advice .quiet")].filter((one) => over(one, says))].map((one) => one.className);
      });
      expect(outside, `${width} px`).toEqual([]);
    }
    await page.locator("[data-act=hint]").click();
    await page.waitForSelector(".advice", { state: "detached" });
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 40_000);

  test("one press on Play seats the reader, and keys alone play a move", async () => {
    const page = await house.page(1280, "en");
    await page.goto(house.address);
    await page.locator(".level select").first().selectOption("easy");
    await page.locator(".game .btn.go").first().click();
    await page.waitForSelector(".stage", { timeout: 10_000 });
    await page.waitForSelector(".sheet.asked");
    await page.keyboard.press("1");
    await page.waitForSelector(".sheet h2");
    const pressed = page.locator("[data-act=confirm]");
    if (!(await pressed.count())) await page.keyboard.press("1");
    await pressed.waitFor();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelectorAll(".side .log li").length > 1);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 40_000);

  test("the first load is small, and the language changes without loading", async () => {
    const page = await house.page(1280, "en");
    let bytes = 0;
    let fonts = 0;
    page.on("response", async (response) => {
      const size = Number(response.headers()["content-length"] ?? 0);
      if (response.url().endsWith(".woff2")) fonts += size;
      else bytes += size;
    });
    await page.goto(house.address);
    await page.waitForSelector(".game h2");
    expect(bytes).toBeLessThan(250_000);
    expect(fonts).toBeLessThan(150_000);
    for (const [language, word] of [["ru", "Играть"], ["de", "Spielen"], ["pl", "Graj"]] as const) {
      await page.locator(".head select").selectOption(language);
      await page.locator(".game .btn.go", { hasText: word }).first().waitFor();
    }
    await page.context().close();
  });
});
