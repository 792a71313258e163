import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findings } from "./axe";
import { browserPath, House, type Made } from "./house";
import { faults } from "./layout";
import { overprints } from "./overprints";
import { visit } from "./visit";

const NAMES = [
  "Wilhelmine-Bartholomäa von Hohenzollern",
  "Ґжегож Бженчишчикевич-Щебжешиньский",
  "Maximiliana Konstantynopolitańczykowska",
  "Anastasia Aleksandrowna Woroncowa",
];
const WINDOWS = [
  [360, 780],
  [390, 844],
  [844, 390],
  [768, 1024],
  [960, 475],
  [1280, 600],
  [1366, 625],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;
const OURS = /realm|kingdoms|mseat|mcell|bhead|plate|amount/; // the cards to take are no part of a realm
const SHEET = /class="says"|data-pick/; // nor is what the sheet says
/** Full and empty realms of every size, on all sides, with the longest names. */
const TABLES = [
  { seats: 4, sides: "BBBBBBBB", moves: 44, language: "ru" },
  { seats: 4, sides: "ABBABABB", moves: 30, language: "pl" },
  { seats: 3, sides: "AAAAAAAA", moves: 30, language: "ru" },
  { seats: 2, sides: "BAABABAA", moves: 22, language: "de" },
];

/** What of the realms is cut, hangs over the edge, or shows another number of people than there are. */
function misdrawn(counts: Record<string, number>[]): string[] {
  const found: string[] = [];
  const section = document.querySelector(".kingdoms")!;
  const frame = section.getBoundingClientRect();
  const isIn = (inner: DOMRect, outer: DOMRect, slip: number) =>
    inner.left >= outer.left - slip &&
    inner.right <= outer.right + slip &&
    inner.top >= outer.top - slip &&
    inner.bottom <= outer.bottom + slip;
  for (const realm of section.querySelectorAll(".realm"))
    if (!isIn(realm.getBoundingClientRect(), frame, 1)) found.push("a realm is cut");
  for (const plate of section.querySelectorAll(".plate")) {
    const box = plate.getBoundingClientRect();
    if (!isIn(box, frame, 1)) found.push(`the plate “${plate.textContent}” is cut`);
    for (const part of plate.querySelectorAll(".bname, .rule > span, .worth, .ahead")) {
      const inner = part.getBoundingClientRect();
      const column = plate.parentElement!.getBoundingClientRect();
      if (inner.width && !isIn(inner, column, 1)) found.push(`“${part.textContent}” overhangs`);
    }
  }
  for (const site of section.querySelectorAll(".site")) {
    const box = site.getBoundingClientRect();
    if (box.height && (box.height < 24 || !isIn(box, frame, 1)))
      found.push(`${site.getAttribute("data-site")} is ${box.height} px high`);
  }
  for (const cell of section.querySelectorAll<HTMLElement>(".mcell")) {
    const { seat, building } = cell.dataset;
    const count = counts[Number(seat)]![building!]!;
    if (Number(cell.querySelector(".n")!.textContent) !== count)
      found.push(`${building} of ${seat} says another number than ${count}`);
    const cards = [...cell.querySelectorAll(".mini")];
    if (cards.length !== count) found.push(`${building} of ${seat} shows ${cards.length}`);
    for (const card of cards) {
      const box = card.getBoundingClientRect();
      if (box.width && !isIn(box, cell.getBoundingClientRect(), 3))
        found.push(`a card of ${building} of ${seat} hangs over its column`);
    }
  }
  return found;
}

describe.skipIf(!browserPath())("the realms as landscapes", () => {
  const house = new House();
  let visitor: Page;
  beforeAll(async () => {
    await house.open();
    visitor = await house.page(390, "en");
    await visitor.goto(house.address);
  }, 120_000);
  afterAll(() => house.close());

  const viewOf = async ({ table }: Made) =>
    (await fetch(`${house.address}/api/tables/${table}/view`)).json();

  /** A table after some moves, with a seat that is asked. */
  async function played(seats: number, sides: string, moves: number): Promise<[Made, number]> {
    const people = NAMES.slice(0, seats).map((person) => ({ person }));
    const made = await house.make({ game: "majesty", options: { sides }, seats: people });
    for (let done = 0; ; done++) {
      const [seat] = (await viewOf(made)).pending as number[];
      if (done >= moves) return [made, seat!];
      await visit(visitor, made, seat!);
    }
  }

  test.each(TABLES)(
    "nothing of $seats realms on the sides $sides is cut or overprinted in any window",
    async ({ seats, sides, moves, language }) => {
      const [made, seat] = await played(seats, sides, moves);
      const { table } = await viewOf(made);
      const counts = table.seats.map((realm: any) => ({
        ...Object.fromEntries(
          Object.entries<string[]>(realm.buildings).map(([name, cards]) => [name, cards.length]),
        ),
        infirmary: realm.infirmary.length,
      }));
      const found: string[] = [];
      const page = await house.page(1280, language, made, [seat]);
      await page.goto(`${house.address}/t/${made.table}`);
      await page.waitForSelector(".sheet.asked");
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        const wrong = [
          ...(await page.evaluate(misdrawn, counts)),
          ...(await faults(page)).filter((one) => OURS.test(one)),
          ...(await overprints(page)),
        ];
        found.push(...wrong.map((one) => `${width} × ${height}: ${one}`));
        if (width === 1920) expect(await page.locator(".realm .land").count()).toBe(seats);
      }
      expect(found).toEqual([]);
      await page.context().close();
    },
    90_000,
  );

  test.each([true, false])(
    "places answer and cards lie down by transform and opacity alone, and not at all without motion: %s",
    async (moves) => {
      const made = await house.make({
        game: "majesty",
        seats: NAMES.slice(0, 3).map((person) => ({ person })),
      });
      const page = await house.page(1280, "en", made, [0], moves);
      await page.goto(`${house.address}/t/${made.table}`);
      await page.waitForSelector(".sheet");
      await page.evaluate(() => {
        const flights: { of: string; frames: Keyframe[] }[] = [];
        Object.assign(window, { flights });
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
          flights.push({ of: this.getAttribute("class") ?? "", frames: frames as Keyframe[] });
          return animate.call(this, frames, options);
        };
      });
      for (let done = 0; done < 18; done++) {
        const [seat] = (await viewOf(made)).pending as number[];
        await visit(visitor, made, seat!);
        const [next] = (await viewOf(made)).pending as number[];
        await page.waitForFunction(
          (next) => document.querySelector(`.mseat.now[data-seat="${next}"]`),
          next,
        );
      }
      const flights = await page.evaluate(
        () => (window as unknown as { flights: { of: string; frames: Keyframe[] }[] }).flights,
      );
      const named = (part: string) => flights.filter(({ of }) => of.split(" ").includes(part));
      const lain = flights.filter(({ frames }) =>
        JSON.stringify(frames).includes("rotate(-90deg)"),
      );
      if (!moves) return expect(flights).toEqual([]);
      expect(named("moves").length).toBeGreaterThan(5);
      expect(named("coming").length).toBeGreaterThan(5);
      expect(lain.length).toBeGreaterThan(0);
      const used = new Set(
        flights.flatMap(({ frames }) => frames.flatMap((one) => Object.keys(one))),
      );
      expect([...used].filter((one) => !/^(transform|opacity|offset)$/.test(one))).toEqual([]);
      const idle = () =>
        page.evaluate(() =>
          document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).target)
            .filter((one) => one?.closest(".m-board, .flies"))
            .map((one) => one!.outerHTML.slice(0, 200)),
        );
      await expect.poll(idle, { timeout: 5_000 }).toEqual([]);
      await page.context().close();
    },
    60_000,
  );

  test.each([true, false])(
    "at nightfall one place after another lights its windows, and all at once without motion: %s",
    async (moves) => {
      const made = await house.make({
        game: "majesty",
        seats: NAMES.slice(0, 2).map((person) => ({ person })),
      });
      const page = await house.page(1280, "en", made, [0], moves);
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(`${house.address}/t/${made.table}`);
      await page.waitForSelector(".own .windows");
      const lights = () =>
        page.$$eval(".own .windows", (all) => all.map((one) => getComputedStyle(one).opacity));
      expect(new Set(await lights())).toEqual(new Set(["0"]));
      const started = page.evaluate(
        () =>
          new Promise<{ property: string; delay: number }[]>((done) => {
            const look = () => {
              const lit = document
                .getAnimations()
                .filter(({ effect }) =>
                  (effect as KeyframeEffect).target?.matches(".own .windows"),
                );
              if (document.documentElement.dataset["theme"] !== "dark")
                return requestAnimationFrame(look);
              done(
                lit.map((one) => ({
                  property: (one as CSSTransition).transitionProperty,
                  delay: one.effect!.getComputedTiming().delay!,
                })),
              );
            };
            look();
          }),
      );
      await page.emulateMedia({ colorScheme: "dark" });
      const transitions = await started;
      if (moves) {
        expect(new Set(transitions.map(({ property }) => property))).toEqual(new Set(["opacity"]));
        const delays = transitions.map(({ delay }) => delay);
        expect(delays.slice(1).map((delay, at) => Math.round(delay - delays[at]!))).toEqual(
          Array.from({ length: 7 }, () => 40),
        );
      } else expect(transitions).toEqual([]);
      await expect.poll(async () => new Set(await lights())).toEqual(new Set(["1"]));
      await page.context().close();
    },
  );

  test("axe finds nothing on the realms, by day and by night, and the chosen card has the gold ring", async () => {
    const [made, seat] = await played(4, "ABBABABB", 30);
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      const page = await house.page(width, "pl", made, [seat]);
      await page.setViewportSize({ width, height });
      await page.goto(`${house.address}/t/${made.table}`);
      await page.waitForSelector(".sheet.asked");
      await page.locator(".mcard.can").first().click();
      await page.locator(".own .coming").first().waitFor();
      for (const theme of ["light", "dark"]) {
        await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
        expect((await findings(page)).filter((one) => !SHEET.test(one))).toEqual([]);
      }
      await page
        .locator(".bhead")
        .first()
        .click({ position: { x: 20, y: 30 } });
      await page.locator("dialog").waitFor(); // the building itself opens its help
      await page.context().close();
    }
    expect(house.wrongs).toEqual([]);
  }, 90_000);
});
