import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House } from "./house";

const DARK = { ground: "rgb(18, 21, 31)", scheme: "dark" };

describe.skipIf(!browserPath())("the pages are accessible", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  /** A page at a new table with a bot, once the person is asked. */
  async function seated(game: string, width: number, language: string): Promise<Page> {
    const made = await house.make({
      game,
      seats: [{ person: "Ana" }, { bot: "random" }, { bot: "random" }],
      chat: true,
    });
    const page = await house.page(width, language, made, [0]);
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".sheet.asked");
    return page;
  }

  async function close(page: Page): Promise<void> {
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }

  const paint = (page: Page) =>
    page.evaluate(() => ({
      ground: getComputedStyle(document.body).backgroundColor,
      scheme: getComputedStyle(document.documentElement).colorScheme,
    }));

  test.each([
    { chosen: "dark", system: "light", dark: true },
    { chosen: "system", system: "dark", dark: true },
    { chosen: "light", system: "dark", dark: false },
  ] as const)(
    "with the theme $chosen on a $system device the first paint has its colours",
    async ({ chosen, system, dark }) => {
      const page = await house.page(1280, "en");
      await page.emulateMedia({ colorScheme: system });
      await page.addInitScript((theme) => {
        localStorage["regalia.wishes"] = JSON.stringify({ theme });
      }, chosen);
      const held: Record<"script" | "stylesheet", Route[]> = { script: [], stylesheet: [] };
      await page.route(/assets\/index-.*\.(js|css)$/, (route) => {
        held[route.request().url().endsWith(".js") ? "script" : "stylesheet"].push(route);
      });
      await page.goto(house.address, { waitUntil: "commit" });
      await expect.poll(() => held.stylesheet.length && held.script.length).toBe(1);
      await expect.poll(() => page.evaluate(() => !!document.body)).toBe(true);
      expect((await paint(page)).scheme).toBe(dark ? "dark" : "light");
      await held.stylesheet[0]!.continue();
      await page.waitForFunction(() =>
        [...document.styleSheets].some((sheet) => sheet.href?.includes("index-")),
      );
      if (dark) expect(await paint(page)).toEqual(DARK);
      else expect((await paint(page)).ground).not.toBe(DARK.ground);
      await held.script[0]!.continue();
      await page.waitForSelector("main h1");
      await close(page);
    },
    90_000,
  );

  test("a new page's heading has the focus, and the first page leaves it alone", async () => {
    const page = await house.page(1280, "en");
    const focused = () =>
      page.evaluate(() => `${document.activeElement!.tagName} ${location.pathname}`);
    await page.goto(house.address);
    await page.waitForSelector("main h1");
    expect(await focused()).toBe("BODY /");
    await page.locator(".head a[href='/rules']").focus();
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("H1 /rules");
    await page.goBack();
    await expect.poll(focused).toBe("H1 /");
    await page.locator(".games .btn.go").first().click();
    await page.waitForSelector(".sheet");
    await expect.poll(focused).toMatch(/^H1 \/t\//);
    await close(page);
  }, 90_000);

  test.each([
    { game: "majesty", width: 1280, list: ".side [role=tablist]" },
    { game: "castle", width: 390, list: ".c-hand [role=tablist]" },
  ])(
    "the tabs of $game at $width px control their panels and follow the arrows",
    async ({ game, width, list }) => {
      const page = await seated(game, width, "en");
      const tabs = page.locator(`${list} [role=tab]`);
      const count = await tabs.count();
      expect(count).toBeGreaterThan(1);
      const selected = () =>
        page.evaluate((list) => {
          const all = [...document.querySelectorAll<HTMLElement>(`${list} [role=tab]`)];
          const at = all.findIndex((tab) => tab.ariaSelected === "true");
          const panel = document.getElementById(all[at]!.getAttribute("aria-controls") ?? "");
          return {
            at,
            hasFocus: document.activeElement === all[at],
            stops: all.filter((tab) => tab.tabIndex === 0).length,
            role: panel?.getAttribute("role"),
            labelled: panel?.getAttribute("aria-labelledby") === all[at]!.id,
          };
        }, list);
      const right = { hasFocus: true, stops: 1, role: "tabpanel", labelled: true };
      await tabs.first().focus();
      expect(await selected()).toEqual({ at: 0, ...right });
      await page.keyboard.press("ArrowRight");
      expect(await selected()).toEqual({ at: 1, ...right });
      await page.keyboard.press("End");
      expect(await selected()).toEqual({ at: count - 1, ...right });
      await page.keyboard.press("ArrowRight");
      expect(await selected()).toEqual({ at: 0, ...right });
      await page.keyboard.press("ArrowLeft");
      expect(await selected()).toEqual({ at: count - 1, ...right });
      await close(page);
    },
    90_000,
  );

  test("single-key shortcuts can be switched off, and stay so", async () => {
    const page = await seated("majesty", 1280, "en");
    const dialogs = () => page.locator("dialog[open]").count();
    const setShortcuts = async (on: boolean) => {
      await page.locator(".head [aria-expanded]").click();
      await page.getByLabel("Single-key shortcuts").setChecked(on);
      await page.keyboard.press("Escape");
      await page.waitForSelector("dialog[open]", { state: "detached" });
      await page.locator(".sheet h2").first().click();
    };
    await setShortcuts(false);
    await page.reload();
    await page.waitForSelector(".sheet.asked");
    for (const key of ["m", "?", "1", "Shift+M"]) await page.keyboard.press(key);
    await page.waitForTimeout(200);
    expect(await dialogs()).toBe(0);
    expect(await page.locator("[aria-pressed=true][data-touch]").count()).toBe(0);
    await page.keyboard.press("ArrowDown");
    expect(await page.evaluate(() => document.activeElement!.tagName)).toBe("BUTTON");
    await setShortcuts(true);
    await page.keyboard.press("m");
    await expect.poll(dialogs).toBe(1);
    await close(page);
  }, 90_000);

  test("what has the focus by keys explains itself, and refers to its tooltip", async () => {
    const page = await seated("majesty", 1280, "en");
    const description = () =>
      page.evaluate(() => {
        const id = document.activeElement!.getAttribute("aria-describedby");
        return id && document.getElementById(id)?.getAttribute("role");
      });
    await page.keyboard.press("ArrowDown");
    await page.waitForSelector(".tip");
    expect(await description()).toBe("tooltip");
    await page.keyboard.press("ArrowRight");
    expect(await page.locator("[aria-describedby]").count()).toBe(0);
    await page.waitForSelector(".tip");
    expect(await description()).toBe("tooltip");
    await page.keyboard.press("Escape");
    await page.waitForSelector(".tip", { state: "detached" });
    expect(await description()).toBeNull();
    await close(page);
  }, 90_000);

  test.each([1280, 390])(
    "no name of Castle at %i px holds a soft hyphen",
    async (width) => {
      const page = await seated("castle", width, "de");
      const names = await page.locator("body").ariaSnapshot();
      expect(names).toMatch(/button/);
      expect(names).not.toContain("\u00ad");
      expect(await page.content()).not.toContain("\u00ad");
      await close(page);
    },
    90_000,
  );
});
