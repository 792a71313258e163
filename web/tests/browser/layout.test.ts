import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House } from "./house";
import { faults, WINDOWS } from "./layout";
import { ON_BOARD } from "./selectable";
import { SWEEPS_ALL } from "./sweep";
import { visit } from "./visit";
import { seen, watchShifts } from "./watch";

const LONGEST = [
  "Wilhelmine-Bartholomäa von Hohenzollern",
  "Ґжегож Бженчишчикевич-Щебжешиньский",
  "Maximiliana Konstantynopolitańczykowska",
  "Anastasia Aleksandrowna Woroncowa",
  "Krzysztof Przybyszewski-Wyszyński",
];
const LANGUAGES = ["ru", "pl", "de", "de", "ru", "ru"];

/**
 * The fullest tables: a bot on the last seat, before it somebody who is here for the moves alone.
 * The narrowest window is at each of them, of the others two, unless everything is tried.
 */
const GAMES = [
  { game: "majesty", seats: 4, options: { sides: "ABBABABB" }, widths: [360, 390, 1280] },
  { game: "kingme", seats: 6, options: { rounds: 1 }, widths: [360, 768, 1440] },
  { game: "castle", seats: 5, options: {}, widths: [360, 768, 1920] },
];
const MOST_LOOKS = SWEEPS_ALL ? 28 : 7; // at a game
const MOST_MOVES = SWEEPS_ALL ? Infinity : 32; // two thirds of a game of Majesty, and less of the others
const STRAY = 0.05; // summed over a whole game: browsers call twice as much good for five seconds of it

const SELECTABLE = [...ON_BOARD, ".btn.pick", ".advice .btn"].join(", ");

/** Touches something selectable, at times a hint; whether there was something to touch. */
const touched = (page: Page, first: boolean) =>
  page.evaluate(
    async ([selectable, first]) => {
      const one = (query: string) => document.querySelector<HTMLElement>(query);
      const choices = [...document.querySelectorAll<HTMLElement>(selectable)].filter(
        (one) => one.getAttribute("aria-pressed") !== "true",
      );
      if (first && Math.random() < 0.2) one("[data-act=hint]")?.click();
      else if (choices.length && !one("[data-act=confirm]"))
        choices[Math.floor(Math.random() * choices.length)]!.click();
      else return false;
      await new Promise((go) => setTimeout(go, 40));
      return true;
    },
    [SELECTABLE, first] as const,
  );

describe.skipIf(!browserPath())("the fullest tables", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  test.each(GAMES)(
    "nothing moves, is cut or covered in a game of $game",
    { timeout: SWEEPS_ALL ? 900_000 : 240_000 },
    async ({ game, seats, options, widths }) => {
      const windows = WINDOWS.map((window, at) => ({ ...window, language: LANGUAGES[at]! })).filter(
        ({ width }) => SWEEPS_ALL || widths.includes(width),
      );
      const people = LONGEST.slice(0, seats - 1).map((person) => ({ person }));
      const terms = {
        hints: true,
        undo: true,
        chat: true,
        clock: { game: 3600, increment: 5 },
        absence: 600,
      };
      const made = await house.make({
        game,
        options,
        seats: [...people, { bot: "random" }],
        ...terms,
      });
      const here = seats - 2; // the people with a page; some have two
      const visitor = await house.page(390, "en");
      await visitor.goto(house.address);
      const pages: Page[] = [];
      for (const [at, { width, height, language }] of windows.entries()) {
        const page = await house.page(width, language, made, [at % here]);
        await page.setViewportSize({ width, height });
        // the narrowest page shows all that flies
        await page.emulateMedia({ reducedMotion: at ? "reduce" : "no-preference" });
        await page.goto(`${house.address}/t/${made.table}`);
        await page.waitForSelector(".sheet");
        await watchShifts(page);
        pages.push(page);
      }

      const found = new Set<string>();
      const note = async (page: Page) => {
        for (const fault of await faults(page))
          found.add(`${page.viewportSize()!.width} px: ${fault}`);
      };
      /** Chooses step by step, and takes all back or sends it. */
      async function choose(page: Page): Promise<void> {
        for (let touches = 0; touches < 6 && (await touched(page, !touches)); touches++)
          await note(page);
        const selectable = await page.$(".can:not([aria-pressed=true])");
        await selectable?.hover({ timeout: 200, force: true }).catch(() => undefined);
        for (let steps = 0; steps < 4; steps++) await page.keyboard.press("Escape");
        await note(page);
      }

      let looks = 0;
      let cut = game !== "majesty"; // once the server is gone for a moment
      for (let moves = 0; moves < MOST_MOVES; moves++) {
        const view = await (await fetch(`${house.address}/api/tables/${made.table}/view`)).json();
        if (view.over) break;
        const seat: number = view.pending[Math.floor(Math.random() * view.pending.length)];
        if (seat === seats - 1) {
          await visitor.waitForTimeout(10);
          moves--;
          continue;
        }
        for (const [at, page] of pages.entries()) {
          if (at % here !== seat || looks >= MOST_LOOKS || Math.random() < 0.5) continue;
          if (!(await page.waitForSelector(".sheet.asked", { timeout: 5_000 }).catch(() => null)))
            continue;
          looks++;
          await choose(page);
        }
        if (!cut && looks > MOST_LOOKS / 2) {
          cut = true;
          await house.kill();
          await pages[0]!.waitForSelector(".net .dots");
          await house.start();
          for (const page of pages)
            await page.waitForSelector(".net .dots", { state: "detached", timeout: 20_000 });
        }
        await visit(visitor, made, seat);
      }
      expect(looks).toBeGreaterThan(MOST_LOOKS / 3);
      expect([...found]).toEqual([]);
      for (const page of pages) {
        const { width } = page.viewportSize()!;
        const { moved, wide, stray, shifted } = await seen(page);
        expect({ width, moved, wide }).toEqual({ width, moved: [], wide: [] });
        expect(
          stray,
          `${width} px: ${JSON.stringify(shifted.toSorted((a, b) => b[1] - a[1]).slice(0, 9))}`,
        ).toBeLessThan(STRAY);
        await page.context().close();
      }
      await visitor.context().close();
      expect(house.wrongs).toEqual([]);
    },
  );
});
