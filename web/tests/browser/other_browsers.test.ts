/** Smoke games in Firefox and WebKit: real clicks from the lobby on, and the page shows what the server says. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { freePort, House, type Made } from "./house";
import { positionOnPage, positionOnServer } from "./positions";
import { type Driver, Firefox, WebKit } from "./webdriver";

const BUILT_SITE = resolve(import.meta.dirname, "../../../src/regalia/server/site");
const GAMES = ["majesty", "kingme", "castle"]; // in the order of the lobby
const TURNS = 2;
const WAIT_MS = 40_000; // on a busy machine

/**
 * Runs in the page before anything else, and notes whatever goes wrong; WebDriver cannot listen to a console.
 * Nor can it change a request, so tables are made without pauses here.
 */
const FIRST_SCRIPT = `
let isLeft = false; // a page that is being left gives up what it was still loading
addEventListener("beforeunload", () => (isLeft = true));
const note = (text) => {
  if (isLeft) return;
  const noted = JSON.parse(localStorage["test.errors"] ?? "[]");
  localStorage["test.errors"] = JSON.stringify([...noted, String(text)]);
};
addEventListener("error", ({ message, target }) => {
  // Firefox reports a module that is preloaded once more; one that cannot be had rejects its import
  if (target.rel !== "modulepreload") note(message ?? target.src ?? target.href);
}, true);
addEventListener("unhandledrejection", ({ reason }) => note(reason));
document.addEventListener("securitypolicyviolation", ({ blockedURI }) => note("blocked " + blockedURI));
console.error = (...words) => note(words.join(" "));
const send = fetch;
window.fetch = (path, request) =>
  send(path, path === "/api/tables" // bots that do not pause
    ? { ...request, body: JSON.stringify({ ...JSON.parse(request.body), pace: false }) }
    : request);
`;

/** Copies the built pages, with that script as the first one. */
function siteWithScript(): string {
  const site = mkdtempSync(join(tmpdir(), "regalia-site-"));
  cpSync(BUILT_SITE, site, { recursive: true });
  writeFileSync(join(site, "assets/first_script.js"), FIRST_SCRIPT);
  const index = join(site, "index.html");
  const script = '<head><script src="/assets/first_script.js"></script>';
  writeFileSync(index, readFileSync(index, "utf8").replace("<head>", script));
  rmSync(`${index}.gz`, { force: true });
  return site;
}

/** Runs in the page: what is clicked next to go on, to send a move, or to choose another part of one. */
const nextClick = (turn: number): string | null => {
  const isVisible = (element: Element) => element.checkVisibility();
  const has = (selector: string) => [...document.querySelectorAll(selector)].some(isVisible);
  if (document.querySelector(".e-page")) return null;
  for (const act of ["go-on", "confirm"]) if (has(`[data-act=${act}]`)) return `[data-act=${act}]`;
  if (!has(".sheet.asked")) return null;
  const touches = (kind: string, pressed: boolean) =>
    [...document.querySelectorAll<HTMLElement>(`[data-${kind}][aria-pressed=${pressed}]`)]
      .filter((one) => isVisible(one) && !one.matches(":disabled, [aria-disabled=true]"))
      .map((one) => ({ kind, touch: one.dataset[kind]!, sort: one.dataset[kind]!.split(":")[0] }));
  const chosen = ["touch", "pick"].flatMap((kind) => touches(kind, true));
  const open = ["touch", "pick"].flatMap((kind) => touches(kind, false));
  const onward = open.filter(({ sort }) => !chosen.some((one) => one.sort === sort));
  const next = onward[turn % onward.length] ?? open[turn % open.length];
  return next ? `[data-${next.kind}="${next.touch}"][aria-pressed=false]` : null;
};

const smokeGames = (make: () => Promise<Driver>) => () => {
  const house = new House();
  let driver!: Driver;

  beforeAll(async () => {
    house.site = siteWithScript();
    await house.openServer();
    driver = await make();
    await driver.open();
    await driver.navigate(house.address);
    await driver.evaluate(() => {
      const settings = { language: "en", speed: "quick", level: "greedy", name: "Anna" };
      localStorage["regalia.wishes"] = JSON.stringify(settings);
    });
  }, 180_000);
  afterAll(async () => {
    await driver?.close();
    await house.close();
    rmSync(house.site, { recursive: true, force: true });
  });

  const waitUntil = (selector: string) =>
    expect
      .poll(() => driver.evaluate((query) => !!document.querySelector(query), selector), {
        timeout: WAIT_MS,
        message: selector,
      })
      .toBe(true);

  /** Waits until the seat is asked and what is shown is what the server says. */
  async function compareWithServer(game: string, made: Made): Promise<void> {
    const limit = Date.now() + WAIT_MS;
    for (;;) {
      const isAsked = await driver.evaluate(() => {
        document.querySelector<HTMLElement>("[data-act=go-on]")?.click();
        return !!document.querySelector(".sheet.asked");
      });
      const server = await positionOnServer(house, game, made);
      if (server.isOver) return;
      if (isAsked && server.isAsked) {
        const page = await positionOnPage(driver, game);
        if (isDeepStrictEqual(page, server.position)) return;
        if (Date.now() > limit) expect(page).toEqual(server.position);
      }
      if (Date.now() > limit) throw new Error(await driver.evaluate(() => document.body.innerText));
      await new Promise((go) => setTimeout(go, 50));
    }
  }

  /** Makes one move by clicks: on the board until it is whole, then on the button that sends it. */
  async function clickMove(number: number): Promise<void> {
    for (let clicks = 0; clicks < 12; clicks++) {
      const selector = await driver.evaluate(nextClick, number + clicks);
      if (!selector) return;
      await driver.click(selector);
      if (selector === "[data-act=confirm]") return;
    }
    throw new Error("twelve clicks make no move");
  }

  const errors = () =>
    driver.evaluate(() => JSON.parse(localStorage["test.errors"] ?? "[]") as string[]);

  test.each(GAMES.map((game, at) => ({ game, at })))(
    "$game starts in the lobby, is played by clicks and goes on after a reload",
    async ({ game, at }) => {
      await driver.navigate(house.address);
      const play = `.games .game:nth-of-type(${at + 1}) .start .btn.go:not(:disabled)`;
      await waitUntil(play);
      await driver.click(play);
      await waitUntil(".sheet.asked");
      const made = await driver.evaluate(
        () => JSON.parse(localStorage["regalia.tables"])[0] as Made & { game: string },
      );
      expect(made.game).toBe(game);
      await compareWithServer(game, made);
      for (let turn = 0; turn < TURNS; turn++) {
        await clickMove(turn);
        await compareWithServer(game, made);
        if (turn === 0) await driver.reload();
      }
      expect(await errors()).toEqual([]);
    },
    240_000,
  );

  test("a whole game of Majesty ends with the scores of the server", async () => {
    const seats = [{ person: "Anna" }, { bot: "random" }];
    const made = await house.make({ game: "majesty", seats });
    await driver.evaluate(({ table, seats }) => {
      const saved = [{ table, game: "", seats, names: [], over: false, at: 1 }];
      localStorage["regalia.tables"] = JSON.stringify(saved);
    }, made);
    await driver.navigate(`${house.address}/t/${made.table}`);
    await waitUntil(".sheet.asked");
    for (let turn = 0; !(await positionOnServer(house, "majesty", made)).isOver; turn++) {
      await clickMove(turn);
      await compareWithServer("majesty", made);
    }
    await waitUntil(".e-page");
    const answer = await fetch(`${house.address}/api/tables/${made.table}`);
    const { scores } = (await answer.json()) as { scores: number[] };
    const text = await driver.evaluate(
      () => document.querySelector<HTMLElement>(".e-page")!.innerText,
    );
    for (const score of scores) expect(text).toContain(String(score));
    expect(await errors()).toEqual([]);
  }, 240_000);
};

describe.skipIf(!Firefox.isInstalled)(
  "Firefox",
  smokeGames(async () => new Firefox()),
);
describe.skipIf(!WebKit.isInstalled)(
  "WebKit",
  smokeGames(async () => new WebKit(await freePort())),
);
