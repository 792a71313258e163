import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findings } from "./axe";
import { Hands } from "./hands";
import { browserPath, House, type Made, overflow } from "./house";

const PEOPLE = [{ person: "Anna" }, { person: "Boris" }, { person: "Cilli" }];
const goOn = "[data-act=go-on]";
const LIMIT = 10_000; // milliseconds
const HASTE = 500; // after which a touch counts
/** What only one seat may see: its favourites and what they are worth to it. */
const SECRETS = ".fav, .favs, .goal, .goals-all, .result.mine, [aria-pressed=true]";
const SIZES = [
  [1280, 800],
  [390, 844],
  [844, 390],
  [360, 640],
  [1366, 625],
  [640, 400],
  [960, 475],
] as const;

describe.skipIf(!browserPath())("the end of a round of King Me!", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  const table = (options: object = {}) =>
    house.make({ game: "kingme", options: { placement: "random", ...options }, seats: PEOPLE });

  async function open(made: Made, seats: number[], moves = false): Promise<Page> {
    const page = await house.page(1280, "en", made, seats, moves);
    await page.clock.install();
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".sheet, .handoff");
    return page;
  }

  /** From now on time passes only as a test says. */
  const stop = async (page: Page) =>
    page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);

  /** Everyone votes Yes for whoever is nominated next: a round ends. */
  async function endRound(hands: Hands): Promise<void> {
    await hands.move({ phase: "vote" });
    for (const seat of PEOPLE.keys()) await hands.move({ move: "yes", seat });
  }

  /** Whether the button that goes on can be touched at every size; the page is then as large as it was. */
  async function fits(page: Page): Promise<void> {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.mouse.wheel(0, 1); // somebody reads: the ten seconds begin anew
      expect(await overflow(page)).toEqual([]);
      const box = (await page.locator(goOn).boundingBox())!;
      expect([
        box.x >= 0,
        box.x + box.width <= width,
        box.y + box.height <= height,
        box.height >= 44,
      ]).toEqual([true, true, true, true]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }

  /** What a page says of each seat: its goal, what that brought, and its total. */
  const resultsOn = (page: Page) =>
    page.locator(".result").evaluateAll((rows) =>
      rows
        .map((row) => {
          const number = (query: string) =>
            Number(row.querySelector(query)!.textContent!.match(/\d+/)![0]);
          const stood = [...row.querySelectorAll<HTMLElement>(".stood li")];
          return {
            seat: Number((row as HTMLElement).dataset["seat"]),
            courtiers: stood.map((one) => one.dataset["courtier"]!).sort(),
            brought: stood.reduce(
              (sum, one) => sum + Number(one.querySelector(".pts")!.textContent),
              0,
            ),
            points: number(".won"),
            total: number(".total"),
          };
        })
        .sort((one, other) => one.seat - other.seat),
    );

  /** The same as the server has told it. */
  async function resultsOfServer(hands: Hands) {
    const { events } = await hands.view();
    return (events as any[])
      .filter(({ name }) => name === "scored" || name === "soared")
      .map(({ name, facts: { seat, courtiers, points, total } }) => ({
        seat,
        courtiers: [...courtiers].sort(),
        brought: name === "soared" ? 0 : points,
        points,
        total,
      }));
  }

  test("stays until it is touched or for ten seconds, and says what the server says, to all who look", async () => {
    const made = await table();
    const hands = await Hands.at(house, made);
    const [page, watcher] = [await open(made, [0]), await open(made, [])];
    for (const one of [page, watcher]) await stop(one);
    const endings: ((page: Page) => Promise<unknown>)[] = [
      (one) => one.clock.runFor(LIMIT),
      (one) => one.keyboard.press("Escape"),
      (one) => one.keyboard.press(" "),
    ];
    for (const [round, end] of endings.entries()) {
      await endRound(hands);
      const expected = await resultsOfServer(hands);
      expect(expected).toHaveLength(PEOPLE.length);
      for (const one of [page, watcher]) {
        await one.waitForSelector(".round-end");
        expect(await resultsOn(one)).toEqual(expected);
        expect(
          await one.locator(goOn).evaluate((button) => button === document.activeElement),
        ).toBe(true);
        const heard = await one.locator("[role=log].sr").innerText(); // by who hears the page
        for (const { seat, points } of expected)
          expect(heard).toMatch(
            new RegExp(`${PEOPLE[seat]!.person} shows goal\\s\\d+ \\(.*\\):.*\\s${points}\\spoint`),
          );
        expect(await one.locator(".sheet.pause .does").innerText()).toMatch(
          round < 2
            ? new RegExp(`leads? with.*Round\\s${round + 2}\\sbegins`, "s")
            : /The game is over. Won by/,
        );
        await one.keyboard.press("Enter"); // too early to be meant
        await one.clock.runFor(LIMIT - 100); // the key has begun the ten seconds anew
        expect(await one.locator(".round-end").count()).toBe(1);
        await end(one);
        await one.waitForSelector(".round-end", { state: "detached" });
        await one.waitForSelector(round < 2 ? ".palace" : ".e-page");
      }
    }
    for (const one of [page, watcher]) await one.context().close();
    await hands.leave();
    expect(house.wrongs).toEqual([]);
  }, 90_000);

  test("holds up no other device, and whoever has waited catches up with a decision of their own", async () => {
    const made = await table();
    const hands = await Hands.at(house, made);
    await hands.move({ phase: "vote" });
    const pages = [];
    for (const seat of PEOPLE.keys()) pages.push(await open(made, [seat], seat === 0));
    for (const seat of PEOPLE.keys()) await hands.move({ move: "yes", seat });
    for (const page of pages) await page.waitForSelector(".round-end");
    const first = (await hands.view()).views["0"].pending[0] as number;
    const second = (first + 1) % PEOPLE.length;
    const [ahead, waiting] = [pages[first]!, pages[second]!];
    const pending = () => hands.view().then(({ views }) => views["0"].pending as number[]);
    await stop(waiting);
    await ahead.clock.runFor(HASTE);
    await ahead.locator(goOn).click();
    await ahead.waitForSelector(".sheet.asked");
    await ahead.locator("[data-act=list]").click();
    await ahead.locator(".moves .btn").first().click();
    await ahead.locator("[data-act=confirm]").click();
    await expect.poll(pending).toEqual([second]); // the game goes on
    const lines = (page: Page) => page.locator(".side .log li").count();
    expect(await waiting.locator(".round-end").count()).toBe(1);
    expect(await waiting.locator(".sheet.asked").count()).toBe(0);
    await waiting.clock.runFor(HASTE);
    await waiting.locator(".round-end").click(); // anywhere on it
    await waiting.waitForSelector(".round-end", { state: "detached" });
    await waiting.clock.resume();
    await waiting.waitForSelector(".sheet.asked");
    expect(await lines(waiting)).toBe(await lines(ahead));
    await waiting.locator("[data-act=list]").click();
    await waiting.locator(".moves .btn").first().click();
    await waiting.locator("[data-act=confirm]").click();
    await expect.poll(pending).toEqual([(second + 1) % PEOPLE.length]);
    for (const page of pages) await page.context().close();
    await hands.leave();
    expect(house.wrongs).toEqual([]);
  }, 90_000);

  test("is public on a shared screen, as every vote is, and is handed on when all have seen it", async () => {
    const made = await table();
    const hands = await Hands.at(house, made);
    await hands.move({ phase: "vote" });
    const page = await open(made, [0, 1]);
    const watcher = await open(made, []);
    /** Whoever is asked to sit down at the screen votes. */
    const vote = async (name: string, how: string) => {
      await page.locator(".handoff .btn.go", { hasText: name }).click();
      await page.waitForSelector(".goal");
      await page.locator(`.ballot`, { hasText: how }).click();
      await page.locator("[data-act=confirm]").click();
    };
    const board = (one: Page) =>
      one
        .locator(".stage-board > :first-child")
        .evaluate((part) => part.outerHTML.replace(/<!--.*?-->| class=""/g, ""));
    expect(await page.locator(SECRETS).count()).toBe(0);

    await vote("Anna", "No");
    await page.waitForSelector(".handoff");
    await page.evaluate(() => {
      const counts = Object.assign(window, { lifted: 0 });
      new MutationObserver(
        () => void (counts.lifted += Number(!document.querySelector(".handoff"))),
      ).observe(document.body, { subtree: true, childList: true });
    });
    await hands.move({ move: "yes", seat: 2 }); // elsewhere
    await watcher.waitForFunction(() => document.querySelectorAll(".rivals .sealed").length === 2);
    expect(await page.evaluate(() => (window as any).lifted)).toBe(0);
    await page.evaluate(() => {
      const seen = Object.assign(window, { secretsSeen: [] as string[] }).secretsSeen;
      const look = () =>
        document.querySelector(".ballot-card:is(.yes, .no)") &&
        seen.push(...[...document.querySelectorAll(".goal, .fav")].map((one) => one.className));
      new MutationObserver(look).observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
      });
    });
    await vote("Boris", "Yes");
    await page.waitForSelector(".sheet.pause");
    await stop(page);
    await page.clock.runFor(3 * LIMIT); // it waits for a touch
    expect(await page.locator(".booth .no").count()).toBe(1);
    expect(await page.locator(".booth .yes").count()).toBe(2);
    expect(await page.locator(SECRETS).count()).toBe(0);
    expect(await page.evaluate(() => (window as any).secretsSeen)).toEqual([]);
    await watcher.waitForSelector(".rivals .no");
    expect(await board(page)).toBe(await board(watcher)); // what a spectator sees, to the letter
    expect(await page.locator(".sheet.pause").innerText()).not.toMatch(/for you|favourite/);
    await fits(page);
    await page.locator(goOn).click();
    await page.waitForSelector(".sheet.pause", { state: "detached" });
    await page.clock.runFor(HASTE);

    const left = (await hands.view()).views["0"].pending[0] as number;
    expect(await page.locator(".handoff").count()).toBe(Number(left < 2));
    expect(await page.locator(SECRETS).count()).toBe(0);
    await hands.move({ phase: "vote" });
    await hands.move({ move: "yes", seat: 2 });
    await page.clock.resume();
    await vote("Anna", "Yes");
    await vote("Boris", "Yes");
    await page.waitForSelector(".round-end");
    await stop(page);
    await page.clock.runFor(3 * LIMIT);
    expect(await resultsOn(page)).toEqual(await resultsOfServer(hands));
    expect(await page.locator(SECRETS).count()).toBe(0);
    await watcher.waitForSelector(".round-end");
    expect(await board(page)).toBe(await board(watcher));
    await page.keyboard.press("Enter");
    await page.waitForSelector(".sheet.pause", { state: "detached" });
    expect(await page.locator(SECRETS).count()).toBe(0);
    for (const one of [page, watcher]) await one.context().close();
    await hands.leave();
    expect(house.wrongs).toEqual([]);
  }, 90_000);

  test("fits every size by day and by night, and is seen again in the log and in replays", async () => {
    const made = await table({ rounds: 1 });
    const hands = await Hands.at(house, made);
    await hands.move({ phase: "vote" });
    const page = await open(made, [0]);
    for (const seat of PEOPLE.keys()) await hands.move({ move: "yes", seat });
    await page.waitForSelector(".round-end");
    for (const theme of ["light", "dark"]) {
      await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
      await fits(page);
      expect(await findings(page)).toEqual([]);
    }
    const expected = await resultsOfServer(hands);
    await page.locator(goOn).click();
    await page.waitForSelector(".e-page");
    await page.locator(".end-log .jump").last().click();
    await page.waitForSelector(".sheet.past");
    expect(await resultsOn(page)).toEqual(expected);
    await page.goto(`${house.address}/t/${made.table}/replay?move=999`);
    await page.waitForSelector(".scrubber");
    expect(await resultsOn(page)).toEqual(expected);
    expect(await page.locator(goOn).count()).toBe(0);
    await page.keyboard.press("ArrowLeft");
    await page.waitForSelector(".palace");
    await page.context().close();
    await hands.leave();
    expect(house.wrongs).toEqual([]);
  }, 90_000);
});
