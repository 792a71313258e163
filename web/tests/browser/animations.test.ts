import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { Hands } from "./hands";
import { browserPath, House, type Made } from "./house";

const WHOLE = 1_200; // milliseconds for a move
const STEP = 50;
const confirm = "[data-act=confirm]";
const PEOPLE = [{ person: "Anna" }, { person: "Boris" }, { person: "Cilli" }, { person: "Dora" }];
const GAMES = [
  { game: "majesty", people: 2, options: {}, closes: 1 },
  { game: "majesty", people: 2, options: { edition: "pl" }, closes: 1 },
  { game: "kingme", people: 3, options: { placement: "random" }, closes: 0 },
  { game: "castle", people: 2, options: {}, closes: 0 },
];

describe.skipIf(!browserPath())("how moves are shown", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  const table = (game: string, people: number, more: object = {}) =>
    house.make({ game, seats: PEOPLE.slice(0, people), ...more });

  /** Somebody's page, on which time passes when a test lets it. */
  async function open(made: Made, seats: number[], moves = true, width = 1280): Promise<Page> {
    const page = await house.page(width, "en", made, seats, moves);
    await page.clock.install();
    await page.addInitScript(() => {
      const counts = Object.assign(window, { moved: [] as string[], slid: 0 });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        counts.moved.push(...(frames as Keyframe[]).flatMap((frame) => Object.keys(frame)));
        const { duration } = options as KeyframeAnimationOptions;
        if (this.matches(".mcard") && duration === 200) counts.slid++;
        return animate.call(this, frames, options);
      };
    });
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".sheet");
    await stop(page);
    return page;
  }

  /** Lets time pass until a page looks as it should; how many milliseconds that took. */
  async function pass(page: Page, wanted: string, count = 1): Promise<number> {
    for (let ms = 0; ms <= 5 * WHOLE; ms += STEP) {
      if ((await page.locator(wanted).count()) === count) return ms;
      await page.clock.runFor(STEP);
    }
    throw new Error(`time passes, and there is no ${wanted}`);
  }

  /** From now on time passes only as a test says. */
  const stop = async (page: Page) =>
    page.clock.pauseAt((await page.evaluate(() => Date.now())) + 4_000);

  /** Chooses the first such move of the list and sends it. */
  async function makeMove(page: Page, hasText = ""): Promise<void> {
    await page.locator("[data-act=list]").click();
    await page.locator(".moves .btn", { hasText }).first().click();
    await page.locator(confirm).click();
  }

  const first = async (made: Made): Promise<number> =>
    (await (await fetch(`${house.address}/api/tables/${made.table}/view`)).json()).pending[0];
  const log = (page: Page) => page.locator(".side .log li:not(.quiet)").count();
  const settled = (page: Page) => page.waitForSelector(".flies", { state: "detached" });

  test.each(GAMES)(
    "a move of $game $options flies by transform and opacity, and is shown within its time",
    async ({ game, people, options, closes }) => {
      const made = await table(game, people, { options });
      const page = await open(made, [await first(made)]);
      await page.waitForSelector(".sheet.asked");
      const before = await log(page);
      await makeMove(page, game === "castle" ? "Play" : "");
      await page.waitForSelector(".flies");
      expect(await log(page)).toBeGreaterThan(before);
      const took = await pass(page, ".animating", 0);
      expect(took).toBeGreaterThan(0);
      expect(took).toBeLessThanOrEqual(WHOLE);
      expect(await page.locator(".flies").count()).toBe(0);
      // the row, when all has been told
      expect(await page.evaluate(() => ((window as any).slid > 0 ? 1 : 0))).toBe(closes);
      const frames = await page.evaluate(() => (window as any).moved as string[]);
      const allowed = ["transform", "opacity", "offset"]; // the last says when, and animates nothing
      expect(frames.filter((name) => !allowed.includes(name))).toEqual([]);
      await page.context().close();
      expect(house.wrongs).toEqual([]);
    },
    90_000,
  );

  test("a touch or a key finishes what moves; with reduced motion the newest line is marked", async () => {
    const made = await table("majesty", 2);
    const page = await open(made, [await first(made)]);
    await makeMove(page);
    await page.waitForSelector(".flies");
    await page.locator(".head .where").click();
    await settled(page);
    await page.waitForSelector(".animating", { state: "detached" });
    await page.context().close();
    const other = await open(made, [await first(made)]);
    await makeMove(other);
    await other.waitForSelector(".flies");
    await other.keyboard.press("Escape");
    await settled(other);
    await other.waitForSelector(".animating", { state: "detached" });
    await other.context().close();
    const still = await open(made, [await first(made)], false);
    await still.waitForSelector(".sheet.asked");
    const before = await log(still);
    await makeMove(still);
    await still.waitForFunction(
      (lines) => document.querySelectorAll(".side .log li").length > lines,
      before,
    );
    await still.waitForSelector(".side .log li:last-child.marked");
    expect(await still.evaluate(() => (window as any).moved)).toEqual([]);
    await still.context().close();
    expect(house.wrongs).toEqual([]);
  }, 90_000);

  test("votes are sealed one by one and turn over together, and nothing of them is seen before", async () => {
    const made = await table("kingme", 3, { options: { placement: "random" } });
    const hands = await Hands.at(house, made);
    await hands.move({ phase: "vote" });
    const page = await open(made, [0]);
    const cards = (of: string) => page.locator(`.booth .ballot-card${of}`).count();
    await page.waitForSelector(".sheet.asked .ballot");
    expect(await page.locator(".sheet .does li").count()).toBe(5); // both outcomes and who nominated, before one votes
    expect(await page.locator(".rivals .awaited").count()).toBe(3);
    await page.locator(".ballot", { hasText: "No" }).click();
    await page.locator(confirm).click();
    await page.waitForSelector(".booth .sealed");
    await pass(page, ".animating", 0);
    expect([await cards(".awaited"), await cards(".sealed")]).toEqual([2, 1]);
    await page.evaluate(() => {
      const seen = Object.assign(window, { open: new Set<number>() }).open;
      const look = () => seen.add(document.querySelectorAll(".rivals .turn-over").length);
      new MutationObserver(look).observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
      });
    });
    await hands.move({ move: "yes", seat: 1 });
    await pass(page, ".rivals .sealed", 2);
    await pass(page, ".animating", 0);
    expect(await page.locator(".ballot-card:is(.yes, .no)").count()).toBe(0);
    await hands.move({ move: "yes", seat: 2 });
    await pass(page, ".rivals .sealed", 3);
    expect(await pass(page, ".rivals .turn-over", 3)).toBeLessThan(WHOLE / 2);
    expect(await page.locator(".rivals .yes").count()).toBe(2);
    expect(await pass(page, ".animating", 0)).toBeLessThan(WHOLE);
    expect(await page.evaluate(() => [...(window as any).open].sort())).toEqual([0, 3]);
    await page.context().close();
    await hands.leave();
    expect(house.wrongs).toEqual([]);
  }, 90_000);

  test("what was missed while the page was not looked at is told on the board, and then it is now again", async () => {
    const made = await table("majesty", 3);
    const hands = await Hands.at(house, made);
    await hands.move({ asked: 1 });
    const page = await open(made, [0]);
    const known = await log(page);
    const looks = (hidden: boolean) =>
      page.evaluate((away) => {
        Object.defineProperty(document, "hidden", { value: away, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await looks(true);
    await hands.move();
    await hands.move();
    await page.waitForFunction(
      (lines) => document.querySelectorAll(".side .log li").length === lines + 2,
      known || 0,
    );
    await looks(false);
    await page.locator(".net", { hasText: "You missed 2 moves" }).waitFor();
    await page.locator("[data-act=missed]").click();
    const sheet = (move: number) =>
      page.locator(".sheet.past h2", { hasText: `move ${move} of ${known + 2}` });
    for (const missed of [known + 1, known + 2]) {
      await sheet(missed).waitFor();
      await page.waitForSelector(".flies");
      await pass(page, ".animating", 0);
      await pass(
        page,
        missed === known + 1 ? ".animating" : ".sheet.past",
        missed === known + 1 ? 1 : 0,
      );
    }
    await page.waitForSelector(".sheet.asked");
    expect(await page.locator(".net").count()).toBe(0);
    await page.context().close();
    await hands.leave();
    expect(house.wrongs).toEqual([]);
  }, 90_000);

  test("a clock under ten seconds is red and ticks, and who is away is told with the bot to come", async () => {
    const made = await table("majesty", 2, { clock: { move: 20 }, absence: 60 });
    const page = await house.page(1280, "en", made, [await first(made)]);
    await page.clock.install();
    await page.addInitScript(() => {
      localStorage["regalia.wishes"] = JSON.stringify({ sound: true, volume: 0.4 });
      const heard = Object.assign(window, { ticks: 0 });
      const Heard = AudioContext;
      window.AudioContext = class extends Heard {
        override createOscillator() {
          const made = super.createOscillator();
          made.start = () => void (heard.ticks += Number(made.type === "square"));
          made.stop = () => undefined;
          return made;
        }
        override get currentTime() {
          return performance.now() / 1000;
        }
      };
    });
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".clock.runs:not(.short)");
    const other = await house.page(1280, "en", made, [1 - (await first(made))]);
    await other.goto(page.url());
    await page.waitForSelector(".away", { state: "detached" });
    await other.context().close();
    await page.waitForSelector(".away");
    await stop(page);
    const left = Number((await page.locator(".clock").textContent())!.trim().slice(-2));
    await page.clock.runFor(1_000 * Math.max(0, left - 9));
    await page.waitForSelector(".clock.runs.short");
    await page.locator(".head .where").click();
    const before = await page.evaluate(() => (window as any).ticks as number);
    await page.clock.runFor(3_000);
    const ticks = (await page.evaluate(() => (window as any).ticks as number)) - before;
    expect(ticks).toBe(3);
    expect(await page.locator(".away .sr").first().textContent()).toMatch(
      /away for 0:\d\d, a bot plays at 1:00/,
    );
    for (const [opens, nth] of [
      [".head .tool", 1],
      [".head .tool:not(.wide)", -1],
    ] as const) {
      await page.locator(opens).nth(nth).click();
      await page.locator("dialog .volume input").fill("25");
      await page.keyboard.press("Escape");
      await page.waitForSelector("dialog", { state: "detached" });
      expect(await page.evaluate(() => JSON.parse(localStorage["regalia.wishes"]).volume)).toBe(
        0.25,
      );
    }
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 90_000);
});
