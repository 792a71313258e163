import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House } from "./house";
import { DESK_WINDOWS, HELD_WINDOWS, type Window, WINDOWS } from "./layout";
import { blockedControls } from "./reach";
import { SWEEPS_ALL } from "./sweep";
import { Finger } from "./taps";
import { shifts, watchShifts } from "./watch";

/** One person and bots at the fullest tables; short games, and the sorts of touches that they ask for. */
const GAMES = [
  {
    game: "majesty",
    seats: 4,
    options: { sides: "ABBABABB" },
    languages: { phone: "ru", computer: "pl" },
    asks: ["half", "row"],
  },
  {
    game: "kingme",
    seats: 6,
    options: { rounds: 1 },
    languages: { phone: "en", computer: "ru" },
    asks: ["courtier", "floor", "vote"],
  },
  {
    game: "castle",
    seats: 5,
    options: {},
    languages: { phone: "de", computer: "ru" },
    asks: ["draw", "hand", "place"],
  },
] as const;
/**
 * What is held in a hand has a touch screen alone; a computer has a mouse too, and is left after some decisions.
 * A phone sees the end of the games that are short; with `npm run sweeps` that of Castle too.
 */
const DEVICES = [
  { device: "phone", width: 390, windows: HELD_WINDOWS, longest: SWEEPS_ALL ? 90 : 14 },
  { device: "computer", width: 1280, windows: DESK_WINDOWS, longest: 8 },
] as const;
const PLAYED = GAMES.flatMap((game) => DEVICES.map((device) => ({ ...game, ...device })));

/** In how many windows a new sort of choices is tapped: another one is the first at each decision. */
const MOST_WINDOWS = SWEEPS_ALL ? Infinity : 3;

/** The windows in which nothing moves from one decision to the next. */
const STEADY = WINDOWS.map(({ width, height }) => `in ${width} × ${height}`);

describe.skipIf(!browserPath())("with a finger alone", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  /** A page at a new table of one person and bots, once the person is asked. */
  async function seated({
    game,
    seats,
    options,
    languages,
    device,
    width,
  }: (typeof PLAYED)[number]): Promise<Page> {
    const bots = Array.from({ length: seats - 1 }, () => ({ bot: "greedy" }));
    const made = await house.make({
      game,
      options,
      seats: [{ person: "Ana" }, ...bots],
      hints: true,
    });
    const page = await house.page(width, languages[device], made, [0]);
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".sheet.asked");
    await watchShifts(page);
    return page;
  }

  /** Taps every choice of a decision in a window, some of new sorts of choices in further ones. */
  async function tapChoices(
    finger: Finger,
    windows: readonly Window[],
    known: Set<string>,
    decision: number,
  ): Promise<void> {
    for (let at = 0; at < Math.min(windows.length, MOST_WINDOWS); at++) {
      await finger.resize(windows[(decision + at) % windows.length]!);
      // of a sort: the first and the last, or one between them too
      const most = at || decision > 3 ? 2 : decision > 1 ? 3 : Infinity;
      const sorts = await finger.chooseEach(decision, SWEEPS_ALL ? Infinity : most);
      if (at === 0 && known.has(sorts)) return;
      known.add(sorts);
      for (const fault of await blockedControls(finger.page)) finger.note(fault);
    }
  }

  /** Plays until the end is shown or time is over; the sorts of what was asked, and whether the end was reached. */
  async function play(
    finger: Finger,
    { windows, longest }: (typeof PLAYED)[number],
  ): Promise<{ known: Set<string>; over: boolean }> {
    const known = new Set<string>();
    for (let decisions = 0; decisions < longest;) {
      await finger.page.waitForSelector(".e-page, .sheet.asked, [data-act=go-on]", {
        timeout: 20_000,
      });
      if (await finger.page.$(".e-page")) return { known, over: true };
      if (await finger.tap("[data-act=go-on]")) continue;
      await tapChoices(finger, windows, known, ++decisions);
      await finger.move(decisions);
      await finger.page.waitForSelector("[data-act=confirm], .sheet h2 .dots", {
        state: "detached",
      });
    }
    return { known, over: false };
  }

  test.each(PLAYED)(
    "$game is played by taps on a $device, and every tap chooses what it hits in every window",
    { timeout: 240_000 },
    async (wanted) => {
      for (let done = false; !done;) {
        const page = await seated(wanted);
        const finger = await Finger.on(page);
        const { known, over } = await play(finger, wanted);
        expect([...finger.faults]).toEqual([]);
        expect(
          (await shifts(page)).filter((moved) => STEADY.some((window) => moved.includes(window))),
        ).toEqual([]);
        expect([...known].join(" ").split(" ")).toEqual(expect.arrayContaining([...wanted.asks]));
        await page.context().close();
        const isLong = wanted.game === "castle" && !SWEEPS_ALL;
        done = over || isLong || wanted.device === "computer"; // a game of Castle that goes on is begun anew
      }
      expect(house.wrongs).toEqual([]);
    },
  );
});
