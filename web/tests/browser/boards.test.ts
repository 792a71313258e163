import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House, type Made, overflow } from "./house";
import { overprints } from "./overprints";
import { SWEEPS_ALL } from "./sweep";
import { visit } from "./visit";

const NAMES = [
  "Wilhelmine-Bartholomäa von Hohenzollern",
  "Ґжегож Бженчишчикевич-Щебжешиньский",
  "Maximiliana Konstantynopolitańczykowska",
  "Anastasia Aleksandrowna Woroncowa",
  "Krzysztof Przybyszewski-Wyszyński",
  "Елена Константиновна Богоявленская",
];
const FINGER_PX = 40;
const SELECTABLE_PLACES = ".spot.can > .top, .spot.aim > .top, .low.aim";

/** What is selectable, takes fewer pixels than a finger needs, and has no button in the sheet. */
function smallTargets([query, finger]: readonly [string, number]): string[] {
  /** How far a thing takes touches from its middle on, both ways of one axis. */
  function extent(thing: Element, dx: number, dy: number): number {
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    let length = 0;
    for (const sign of [-1, 1])
      for (let by = 1; by <= finger; by++) {
        const met = document.elementFromPoint(x + sign * by * dx, y + sign * by * dy);
        if (!met || !thing.contains(met)) break;
        length++;
      }
    return length;
  }
  return [...document.querySelectorAll<HTMLElement>(query)].flatMap((thing) => {
    const touch = thing.dataset["touch"]!;
    if (document.querySelector(`[data-pick="${touch}"]`)) return [];
    const size = [extent(thing, 1, 0), extent(thing, 0, 1)];
    return Math.min(...size) < finger - 1 ? [`${touch}: ${size.join(" × ")}`] : [];
  });
}

/** What cannot be touched at its middle, of all that a query finds. */
function unreachable(query: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(query)].flatMap((thing) => {
    const box = thing.getBoundingClientRect();
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return met && thing.contains(met) ? [] : [thing.outerHTML.slice(0, 90)];
  });
}

/** Mistakes that people made at the boards who saw them for the first time. */
describe.skipIf(!browserPath())("newcomers at a board", () => {
  const house = new House();
  let visitor: Page;
  beforeAll(async () => {
    await house.open();
    visitor = await house.page(390, "en");
    await visitor.goto(house.address);
  }, 120_000);
  afterAll(() => house.close());

  const pending = async ({ table }: Made): Promise<number[]> =>
    (await (await fetch(`${house.address}/api/tables/${table}/view`)).json()).pending;

  /** Makes random moves for whoever is asked, at least some and until somebody alone is asked. */
  async function play(made: Made, moves: number): Promise<number> {
    for (let done = 0; ; done++) {
      const seats = await pending(made);
      if (done >= moves && seats.length === 1) return seats[0]!;
      await visit(visitor, made, seats[0]!);
    }
  }

  const make = (game: string, seats: number, options = {}) =>
    house.make({
      game,
      options,
      seats: NAMES.slice(0, seats).map((person) => ({ person })),
    });

  async function sit(
    made: Made,
    seat: number,
    [width, height]: [number, number],
    language = "ru",
    moves = false,
  ): Promise<Page> {
    const page = await house.page(width, language, made, [seat], moves);
    await page.setViewportSize({ width, height });
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".sheet");
    return page;
  }

  test.each([
    ["majesty", 4, { sides: "ABBABABB" }],
    ["kingme", 6, { placement: "random", rounds: 1 }],
    ["castle", 5, {}],
  ])(
    "no words of %s are printed over others on a phone, whatever moves",
    async (game, seats, options) => {
      const made = await make(game, seats, options);
      const pages = await Promise.all([
        sit(made, 0, [360, 780], "ru", true),
        sit(made, 1, [390, 844], "ru", true),
        sit(made, 1, [360, 780], "de"),
        sit(made, 0, [390, 844], "pl"),
      ]);
      const found = new Set<string>();
      for (let moves = 0; moves < (SWEEPS_ALL ? 8 : 3); moves++) {
        const [seat] = await pending(made);
        if (seat === undefined) break;
        await visit(visitor, made, seat);
        for (let looks = 0; looks < 3; looks++)
          for (const page of pages.slice(0, looks ? 2 : 4))
            for (const fault of await overprints(page)) found.add(fault);
      }
      expect([...found]).toEqual([]);
      for (const page of pages) await page.context().close();
    },
    150_000,
  );

  test.each([
    [1920, 1080],
    [1366, 625],
    [390, 844],
    [360, 780],
  ])(
    "the throne and the nobles are in sight while courtiers are placed, at %i × %i",
    async (width, height) => {
      const made = await make("kingme", 6);
      const page = await sit(made, (await pending(made))[0]!, [width, height]);
      await page.locator(".tray .piece.can").first().click();
      await page.locator(".place-here").first().waitFor();
      expect(await page.locator(".floor").count()).toBe(7);
      expect(await page.evaluate(unreachable, ".floor .level, .tray .piece, .place-here")).toEqual(
        [],
      );
      expect(await page.locator(".floor.top .seat-of").isVisible()).toBe(true);
      const heights = await page
        .locator(".place-here")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThan(FINGER_PX);
      expect(await overflow(page)).toEqual([]);
      await page.context().close();
    },
    60_000,
  );

  test.each([
    ["kingme", 6, ".k-strip"],
    ["castle", 5, ".c-strip"],
  ])(
    "every seat of %s has a name on the narrowest phone",
    async (game, seats, strip) => {
      const made = await make(game, seats);
      const page = await sit(made, 0, [360, 780]);
      const names = page.locator(`${strip} .nowrap`);
      expect(await names.count()).toBe(seats);
      for (const name of await names.all()) {
        const box = (await name.boundingBox())!;
        expect(box.width).toBeGreaterThan(40);
        expect(box.height).toBeGreaterThan(10);
      }
      expect(await overprints(page)).toEqual([]);
      await page.context().close();
    },
    60_000,
  );

  test("Castle's cards have names, its squares coordinates, and a picked card its power on a phone", async () => {
    const made = await make("castle", 5);
    const seat = await play(made, 24);
    for (const window of [
      [360, 780],
      [1440, 900],
    ] as [number, number][]) {
      const page = await sit(made, seat, window);
      const places = await page.locator(".fort .place .spot:not(.piled) .tname").all();
      expect(places.length).toBeGreaterThan(3);
      for (const name of places) expect(await name.isVisible()).toBe(true);
      expect((await page.locator(".coordinate").allInnerTexts()).join("")).toBe("abcdef654321");
      const fort = (await page.locator(".keep").boundingBox())!;
      for (const one of await page.locator(".coordinate").all()) {
        const { x, y, width, height } = (await one.boundingBox())!;
        expect(x).toBeGreaterThanOrEqual(fort.x);
        expect(x + width).toBeLessThanOrEqual(fort.x + fort.width);
        expect(y + height).toBeLessThanOrEqual(fort.y + fort.height);
      }
      const card = page.locator(".hand .ccard.can").first();
      if (await card.count()) {
        await card.click();
        await page.locator(".sheet.chosen .does li").first().waitFor();
        const name = (await card.getAttribute("data-touch"))!.slice("hand:".length);
        const use = page.locator(".sheet .does li").first().locator("use");
        expect(await use.getAttribute("href")).toContain(`c-${name}`);
      }
      expect(await overflow(page)).toEqual([]);
      await page.context().close();
    }
  }, 90_000);

  test("the whole castle and the hand are in sight on a phone on its side", async () => {
    const made = await make("castle", 5);
    const seat = await play(made, 12);
    const page = await sit(made, seat, [844, 390]);
    await page.locator(".fort .place").first().waitFor();
    expect(
      await page.evaluate(unreachable, ".fort .place .top, .engine .top, .c-tabs button"),
    ).toEqual([]);
    for (const card of await page.locator(".hand .ccard").all())
      expect((await card.boundingBox())!.y).toBeLessThan(390);
    expect(await overflow(page)).toEqual([]);
    await page.context().close();
  }, 60_000);

  test("what can be chosen in the castle is large enough for a finger, or has a button", async () => {
    const made = await make("castle", 4);
    const page = await sit(made, 0, [360, 780]);
    const found = new Set<string>();
    let selectable = 0;
    for (let moves = 0; moves < 24; moves++) {
      const [seat] = await pending(made);
      if (seat === undefined) break;
      if (seat === 0) {
        await page.locator(".sheet.asked").waitFor();
        for (const card of [null, ...(await page.locator(".hand .ccard").all())]) {
          await card?.click();
          selectable += await page.locator(SELECTABLE_PLACES).count();
          const small = await page.evaluate(smallTargets, [SELECTABLE_PLACES, FINGER_PX] as const);
          small.forEach((one) => found.add(one));
          await page.keyboard.press("Escape");
        }
      }
      await visit(visitor, made, seat);
    }
    expect(selectable).toBeGreaterThan(20);
    expect([...found]).toEqual([]);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 90_000);

  const viewOf = async ({ table, seats }: Made, seat: number) => {
    const authorization = `Bearer ${seats.find((one) => one.seat === seat)!.token}`;
    const address = `${house.address}/api/tables/${table}/view`;
    return (await fetch(address, { headers: { authorization } })).json();
  };

  test("Majesty's cards are worth what the server says, and a seat's sum opens by tap and by key", async () => {
    const made = await make("majesty", 3);
    const seat = await play(made, 5);
    const { derived, table } = await viewOf(made, seat);
    const minus = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);
    const expected = table.row.flatMap(({ card }: { card: string }, at: number) => {
      const halves = card.includes("/") ? card.split("/").map((half) => `:${half}`) : [""];
      return halves.flatMap((half) => {
        const ways = Object.keys(derived.worth).filter(
          (way) => way.split("+")[0] === `${at + 1}${half}`,
        );
        if (!ways.length) return [];
        const worth = ways
          .map((way) => derived.worth[way])
          .reduce((best, one) => (best.total >= one.total ? best : one));
        const changes = worth.total === worth.coins ? [] : [minus(worth.total)];
        return [[minus(worth.coins), ...changes].join(" ")];
      });
    });
    expect(expected).not.toEqual([]);
    for (const window of [
      [360, 780],
      [1280, 800],
    ] as [number, number][]) {
      const page = await sit(made, seat, window, "de");
      await page.locator(".sheet.asked").waitFor();
      const numbers = await page
        .locator(".mcard .worth")
        .evaluateAll((all) =>
          all.map((one) => [...one.querySelectorAll("b")].map((b) => b.textContent).join(" ")),
        );
      expect(numbers).toEqual(expected);
      for (const [at, score] of derived.seats.entries()) {
        const kinds = `${score.buildings} × ${score.buildings} = ${score.variety}`;
        expect(await page.locator(`.mseat[data-seat="${at}"] [data-kinds]`).innerText()).toBe(
          kinds,
        );
        const sum = page.locator(`.mseat[data-seat="${at}"] .est`);
        const { top, bottom } = await sum.evaluate((one) => {
          const box = one.getBoundingClientRect();
          const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
          const reach = (by: number) => {
            let length = 0;
            while (one.contains(document.elementFromPoint(middle[0], middle[1] + by * length)))
              length++;
            return length;
          };
          return { top: reach(-1), bottom: reach(1) };
        });
        expect(top + bottom).toBeGreaterThan(FINGER_PX);
        if (at) await sum.press("Enter");
        else await sum.click();
        const lines = await page.locator("dialog .now p").allInnerTexts();
        const adds = lines
          .slice(0, -1)
          .map((line) => Number(/[+−]?\d+$/.exec(line.trim())![0].replace("−", "-")));
        expect(adds.reduce((all, one) => all + one, 0)).toBe(score.total);
        expect(lines.at(-1)).toContain(String(score.total));
        await page.keyboard.press("Escape");
      }
      expect(await overprints(page)).toEqual([]);
      expect(await overflow(page)).toEqual([]);
      await page.context().close();
    }
  }, 60_000);

  test("King Me! tells what each favourite gives, and Castle how many cards are to go", async () => {
    const kingme = await make("kingme", 4, { placement: "random" });
    const { derived } = await viewOf(kingme, 0);
    const phone = await sit(kingme, 0, [390, 844]);
    const points = await phone.locator(".favs .points").allInnerTexts();
    expect(points.length).toBe(derived.seats[0].favourites.length);
    const sum = points.reduce((all, one) => all + Number(one), 0);
    if (sum) expect(sum).toBe(derived.seats[0].points);
    expect(await overprints(phone)).toEqual([]);
    await phone.context().close();

    const castle = await make("castle", 5);
    const { table } = await viewOf(castle, await play(castle, 12));
    for (const window of [
      [360, 780],
      [1280, 800],
    ] as [number, number][]) {
      const page = await sit(castle, 0, window);
      const totals = await page.locator(":is(.c-strip, .foes) .total").allInnerTexts();
      expect(totals.map(Number)).toEqual(
        table.seats.map((one: { hand: []; deck: [] }) => one.hand.length + one.deck.length),
      );
      await page.context().close();
    }
  }, 60_000);
});
