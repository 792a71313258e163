import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House } from "./house";
import { ON_BOARD } from "./selectable";
import { SWEEPS_ALL } from "./sweep";

const MOST_DECISIONS = 13; // Castle goes on for long; the other games are over before
const ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] as const;

/** Short games with one person; their languages have other alphabets and longer words. */
const GAMES = [
  { game: "majesty", seats: 2, options: { sides: "BBBBBBBB" }, language: "pl" },
  { game: "kingme", seats: 3, options: { rounds: 1 }, language: "ru" },
  { game: "castle", seats: 3, options: {}, language: "de" },
] as const;

/** What stands on the page for somebody who has but keys. */
interface Seen {
  over: boolean;
  ready: boolean;
  chosen: boolean;
  /** Whether something but a card in hand is selectable. */
  goals: boolean;
  /** Whether the thing with the focus answers to a touch, and whether it is chosen. */
  isSelectable: boolean;
  pressed: boolean;
  at: string;
}

const see = (page: Page): Promise<Seen> =>
  page.evaluate(
    (selectable) => {
      const at = document.activeElement!;
      return {
        over: !!document.querySelector(".e-page"),
        ready: !!document.querySelector("[data-act=confirm]"),
        chosen: !!document.querySelector("[data-act=clear]"),
        goals: !!document.querySelector(
          ".spot.can > .top, .spot.aim > .top, .low.aim, .stock.selectable, .seat-pick",
        ),
        isSelectable: at.matches(selectable),
        pressed: at.ariaPressed === "true",
        at: at.outerHTML.slice(0, 160),
      };
    },
    [...ON_BOARD, ".btn.pick"].join(", "),
  );

/** Writes down whenever the focus falls to nobody, from now on. */
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = [];
    let before = document.activeElement?.outerHTML.slice(0, 160) ?? "";
    Object.assign(window, { focusLost: lost });
    setInterval(() => {
      const at = document.activeElement;
      if (at && at !== document.body) before = at.outerHTML.slice(0, 160);
      else if (lost.at(-1) !== before) lost.push(before);
    }, 15);
  });
const focusLost = (page: Page) =>
  page.evaluate(() => (window as unknown as { focusLost: string[] }).focusLost);

/** Once a decision is open, or the end is shown; Enter goes on from the end of a round. */
async function asked(page: Page): Promise<void> {
  await open(page);
  while (await page.$("[data-act=go-on]:focus")) {
    await page.keyboard.press("Enter");
    await page.waitForTimeout(50);
  }
  await open(page);
}

const open = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector(".e-page, [data-act=go-on]:focus") ??
      (!document.querySelector("[data-act=confirm], .sheet h2 .dots") &&
        document.querySelector(".sheet.asked")),
    undefined,
    { timeout: 20_000 },
  );

describe.skipIf(!browserPath())("by keys alone", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  /** A page at a new table of one person and bots, once the person is asked. */
  async function seated({ game, seats, options, language }: (typeof GAMES)[number]): Promise<Page> {
    const bots = Array.from({ length: seats - 1 }, () => ({ bot: "greedy" }));
    const made = await house.make({ game, options, seats: [{ person: "Ana" }, ...bots] });
    const page = await house.page(1280, language, made, [0]);
    await page.goto(`${house.address}/t/${made.table}`);
    await asked(page);
    return page;
  }

  /** Walks a few arrows on; where that leads to nothing that answers, back to what does. */
  async function stroll(page: Page, steps: number): Promise<void> {
    for (let step = 0; step < steps; step++) await page.keyboard.press(ARROWS[(steps + step) % 3]!);
    if (!(await see(page)).isSelectable) await page.keyboard.press("Shift+B");
    const { isSelectable, at } = await see(page);
    expect(isSelectable, at).toBe(true);
  }

  /** Touches what has the focus and goes where that leads, until a move is whole. */
  async function choose(page: Page, number: number): Promise<void> {
    for (let touches = 0; touches < 12; touches++) {
      const seen = await see(page);
      if (seen.ready) return;
      if (seen.pressed || !seen.isSelectable) await page.keyboard.press("Shift+B");
      else await stroll(page, (number + touches) % 4);
      await page.keyboard.press("Enter");
      const after = await see(page);
      if (
        after.chosen &&
        !after.ready &&
        !after.goals &&
        (await page.locator(".ccard.is-on").count())
      ) {
        // a card with no place for it: the next one, or a new one from the deck
        await page.keyboard.press("Escape");
        if (touches > 5) await page.keyboard.press("d");
      }
    }
    throw new Error(`no move is whole: ${JSON.stringify(await see(page))}`);
  }

  /** Plays until the end is shown or enough is decided; the number of decisions, and whether it is the end. */
  async function playOn(page: Page): Promise<{ decisions: number; over: boolean }> {
    await page.keyboard.press("ArrowDown");
    await watchFocus(page);
    for (let decisions = 0; ; decisions++) {
      const { over } = await see(page);
      if (over || (decisions === MOST_DECISIONS && !SWEEPS_ALL)) return { decisions, over };
      await expect
        .poll(() => see(page).then(({ isSelectable, at }) => isSelectable || at))
        .toBe(true);
      await choose(page, decisions);
      await page.keyboard.press("Enter");
      await asked(page);
    }
  }

  /** What can have the focus, and whose ring is too thin or cut off by what it lies in. */
  const ringless = (page: Page) =>
    page.evaluate(() => {
      const found: string[] = [];
      for (const at of document.querySelectorAll<HTMLElement>(
        "header :is(button, a, select), main :is(button, a, input, [tabindex='0'])",
      )) {
        if (!at.checkVisibility({ visibilityProperty: true }) || at.matches(":disabled")) continue;
        at.focus();
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(at);
        const wide = parseFloat(outlineWidth) + Math.max(0, parseFloat(outlineOffset));
        const inner = parseFloat(outlineOffset) < 0 ? 0 : wide;
        if (outlineStyle === "none" || parseFloat(outlineWidth) < 3)
          found.push(`no ring: ${at.outerHTML.slice(0, 100)}`);
        const box = at.getBoundingClientRect();
        for (
          let over = at.parentElement;
          over && over !== document.body;
          over = over.parentElement
        ) {
          if (getComputedStyle(over).overflowX === "visible") continue;
          const edge = over.getBoundingClientRect();
          const cut =
            Math.max(
              edge.left - box.left,
              edge.top - box.top,
              box.right - edge.right,
              box.bottom - edge.bottom,
            ) + inner;
          if (cut > 1)
            found.push(
              `${cut.toFixed(0)} px cut by ${over.className}: ${at.outerHTML.slice(0, 100)}`,
            );
          if (/auto|scroll/.test(getComputedStyle(over).overflowY)) break;
        }
      }
      return found;
    });

  /** Presses Enter twice on every toggle that is no piece of the board; gives their number. */
  async function pressToggles(page: Page, within: string): Promise<number> {
    const toggles = page.locator(`${within} [aria-pressed]:not([data-touch], [data-pick]):visible`);
    const count = await toggles.count();
    for (let at = 0; at < 2 * count; at++) {
      await toggles.nth(at >> 1).focus();
      await page.keyboard.press("Enter");
    }
    return count;
  }

  test.each(GAMES)(
    "whatever has the focus in $game shows it; Enter sends a move from what is chosen, and from no toggle",
    async (wanted) => {
      const page = await seated(wanted);
      await page.keyboard.press("Tab");
      expect(await ringless(page)).toEqual([]);
      const log = () => page.locator(".side .log li:not(.quiet)").count();
      await choose(page, 0);
      const before = await log();
      expect(await pressToggles(page, "body")).toBe(1); // the sound
      await page.locator(".head [aria-expanded]").click();
      await page.waitForSelector("dialog[open]");
      expect(await pressToggles(page, "dialog")).toBe(14); // languages, themes, speeds, paces
      await page.keyboard.press("Escape");
      await page.waitForTimeout(300);
      expect((await see(page)).ready).toBe(true);
      expect(await log()).toBe(before);
      await page.keyboard.press("Shift+B"); // back to what is chosen
      await page.keyboard.press("Enter");
      await expect.poll(log).toBeGreaterThan(before);
      await page.context().close();
      expect(house.wrongs).toEqual([]);
    },
    40_000,
  );

  test.each(GAMES)(
    "$game is played on its board, to the end where that is near, and the focus is never lost",
    async (wanted) => {
      const page = await seated(wanted);
      const { decisions, over } = await playOn(page);
      expect(await focusLost(page)).toEqual([]);
      expect(decisions).toBeGreaterThan(3);
      if (over) expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
      else expect(wanted.game).toBe("castle");
      await page.context().close();
      expect(house.wrongs).toEqual([]);
    },
    SWEEPS_ALL ? 900_000 : 120_000,
  );
});
