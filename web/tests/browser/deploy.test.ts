/** Pages that were opened before a new version was deployed go on in their game. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House, type Made, playRandomly, setLanguage } from "./house";

const web = resolve(import.meta.dirname, "../..");

/** Builds the pages as another version into a folder. */
function buildNextVersion(folder: string): void {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env; // the build is one for production
  const vite = join(web, "node_modules/vite/bin/vite.js");
  const config = "tests/browser/next_version.config.ts";
  const options = ["--config", config, "--outDir", folder, "--emptyOutDir", "--logLevel", "error"];
  execFileSync(process.execPath, [vite, "build", ...options], { cwd: web, env, stdio: "pipe" });
}

describe.skipIf(!browserPath())("a page that is open while a new version is deployed", () => {
  const house = new House();
  const next = mkdtempSync(join(tmpdir(), "regalia-next-"));
  beforeAll(async () => {
    buildNextVersion(next);
    await house.open();
  }, 180_000);
  afterEach(() => deploy(""));
  afterAll(async () => {
    await house.close();
    rmSync(next, { recursive: true, force: true });
  });

  /** Restarts the server with the pages of another folder. */
  async function deploy(site: string): Promise<void> {
    if (house.site === site) return;
    await house.kill();
    house.site = site;
    await house.start();
  }

  const makeTable = () =>
    house.make({ game: "majesty", undo: true, seats: [{ person: "Anna" }, { bot: "random" }] });

  /** Marks the page, so that a reload can be noticed. */
  const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const isMarked = (page: Page) => page.evaluate(() => "isSamePage" in window);
  /** Which version a page runs. */
  const isNext = (page: Page) =>
    page.evaluate(() =>
      document.querySelector<HTMLScriptElement>("script[src]")!.src.includes("-next"),
    );

  async function openTable(page: Page, made: Made): Promise<void> {
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".sheet.asked");
    await mark(page);
  }

  test("plays on, and reloads quietly where a file of its version is gone: seat and table are kept", async () => {
    const made = await makeTable();
    const page = await house.page(1280, "en", made, [0]);
    const alerts: string[] = [];
    await page.exposeFunction("noteFailure", (text: string) => void alerts.push(text));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const failure = document.querySelector(".failure");
        if (failure) void (window as any).noteFailure(failure.textContent);
      }).observe(document, { childList: true, subtree: true });
    });
    await openTable(page, made);
    await deploy(next);
    await page.waitForSelector(".net", { state: "detached" });
    await page.waitForSelector(".sheet.asked");
    expect(await playRandomly(page)).toBe(true);
    expect(await isMarked(page)).toBe(true);
    await page.waitForSelector(".sheet.asked");

    await setLanguage(page, "de"); // its catalogue was never loaded
    await page.locator("html[lang=de] .sheet.asked").waitFor();
    expect([await isMarked(page), await isNext(page)]).toEqual([false, true]);
    expect(new URL(page.url()).pathname).toBe(`/t/${made.table}`);
    expect(await playRandomly(page)).toBe(true);
    expect(alerts).toEqual([]);
    await page.context().close();
  }, 90_000);

  test("follows a link to a page of its version that is gone", async () => {
    const page = await house.page(1280, "en");
    await page.goto(house.address);
    await page.waitForSelector(".game .btn.go:enabled");
    await mark(page);
    await deploy(next);
    await page.locator(".game a[href^='/rules']").first().click();
    await page.waitForSelector("main h2");
    expect([await isMarked(page), await isNext(page)]).toEqual([false, true]);
    await page.context().close();
  }, 60_000);

  test("finds its files in the worker's cache, which is deleted only when no tab needs it", async () => {
    const made = await makeTable();
    const context = await house.browser.newContext({ locale: "en", reducedMotion: "reduce" });
    const savedGames = [
      { table: made.table, game: "", seats: made.seats, names: [], over: false, at: 1 },
    ];
    await context.addInitScript((text) => {
      localStorage["regalia.tables"] ??= text;
    }, JSON.stringify(savedGames));
    const caches = (page: Page) => page.evaluate(() => window.caches.keys());
    const page = await context.newPage();
    await openTable(page, made);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      await window.caches.open("of-somebody-else");
    });
    const [old] = (await caches(page)).filter((name) => name.startsWith("regalia-"));

    await deploy(next);
    const other = await context.newPage(); // a new tab runs the new version …
    await other.goto(house.address);
    await other.waitForSelector(".game .btn.go:enabled");
    expect(await isNext(other)).toBe(true);
    await expect.poll(() => caches(other), { timeout: 15_000 }).toHaveLength(3);
    await page.waitForSelector(".net", { state: "detached" }); // … and the old one plays on
    await setLanguage(page, "pl");
    await page.locator("html[lang=pl] .sheet.asked").waitFor();
    expect([await isMarked(page), await isNext(page)]).toEqual([true, false]);

    const blank = await context.newPage(); // keeps the browser's context open
    await other.close();
    await page.close();
    const cachesOfNewTab = async () => {
      await blank.waitForTimeout(2_000); // without a page the new worker may take over
      const tab = await context.newPage();
      await tab.goto(house.address);
      await tab.evaluate(() => navigator.serviceWorker.ready);
      const found = await caches(tab);
      await tab.close();
      return found.sort();
    };
    await expect
      .poll(cachesOfNewTab, { timeout: 45_000 })
      .toEqual(["of-somebody-else", expect.not.stringMatching(old!)]);
    await context.close();
  }, 90_000);

  test("says so where its board cannot be loaded, and tries again", async () => {
    const made = await makeTable();
    const page = await house.page(1280, "en", made, [0]);
    await page.route(/\/assets\/majesty-.*\.js$/, (route) => route.abort());
    await page.goto(`${house.address}/t/${made.table}`);
    await page.locator(".failure", { hasText: "The board could not be loaded" }).waitFor();
    await page.unroute(/\/assets\/majesty-.*\.js$/);
    await page.locator(".failure .btn.go").click();
    await page.waitForSelector(".sheet.asked");
    await page.context().close();
  }, 60_000);

  test("asks again for words that could not be loaded", async () => {
    const page = await house.page(1280, "en");
    await page.route(/\/assets\/en-.*\.js$/, (route) => route.abort());
    await page.goto(house.address);
    await page.waitForTimeout(1_000);
    expect(await page.locator("main").count()).toBe(0);
    await page.unroute(/\/assets\/en-.*\.js$/);
    await page.waitForSelector(".game .btn.go:enabled", { timeout: 15_000 });
    await page.context().close();
  }, 60_000);
});
