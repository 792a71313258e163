import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House, playRandomly } from "./house";

/** What is heard at a table of each game, in two languages: one sentence for each sort of thing. */
const GAMES = [
  {
    game: "majesty",
    en: [
      /button "Card 1, free.*: [A-Z][a-z]+ \+\d+/,
      /listitem: "Deck: \d+ cards left"/,
      /button "Mill, most here at the end: \d+ . 2 coins/,
      /listitem: "Anna \(you\): Coins \d+; Workers \d+; Variety \d × \d = \d+; if it ended now \d+; [A-Z]/,
    ],
    ru: [
      /button "Карта 1, .*: [А-Я][а-я]+ \+\d+/,
      /listitem: "Колода: ос/,
      /listitem: "Anna \(вы\): Очки \d+; Работники \d+/,
    ],
  },
  {
    game: "kingme",
    en: [
      /listitem:\n +- text: Anna you\n +- '?img "“No” cards left: \d"'?\n +- text: total \d/,
      /group "Nobles, 5\spoints":/,
      /button "[A-Z][a-z]+, your favourite"/,
    ],
    ru: [
      /img "Осталось карт «[^"]+: \d"'?\n +- text: сумма \d/,
      /group "Дворяне, 5 очков":/,
      /button "[А-Я][а-яё]+, ваш фаворит"/,
    ],
  },
  {
    game: "castle",
    en: [
      /button "[a-f][1-6]: [A-Z][A-Za-z -]+ of (Anna|Bot 1|Random bot)/,
      /button "b6, Walls, free"|button "b6: /,
      /button "Outside, north, free"|button "Outside, north: /,
      /group "Your hand":/,
      /group "Reserve":/,
      /listitem: Anna you \d+ Hand \d+ Deck \d+/,
    ],
    ru: [
      /button "[a-f][1-6]: [А-Я][а-яё -]+ \(/,
      /button "b6, Стены, свободно"|button "b6: /,
      /group "Резерв":/,
    ],
  },
] as const;

/** Whatever on a page can be pressed and has no name. */
const unnamed = (snapshot: string) =>
  snapshot
    .split("\n")
    .filter((line) => /- (button|link|tab|combobox|checkbox|textbox)(:| *$| \[)/.test(line));

describe.skipIf(!browserPath())("by ear", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  /** A page of somebody who has made some moves and is asked again. */
  async function table(game: string, moves: number): Promise<Page> {
    const bots = Array.from({ length: game === "kingme" ? 2 : 1 }, () => ({ bot: "random" }));
    const made = await house.make({
      game,
      seats: [{ person: "Anna" }, ...bots],
      options: game === "kingme" ? { placement: "random" } : {},
    });
    const page = await house.page(1280, "en", made, [0]);
    await page.goto(`${house.address}/t/${made.table}`);
    for (let made = 0; made < moves;) {
      await page.waitForSelector(".sheet.asked");
      if (await playRandomly(page)) made++;
    }
    await page.waitForSelector(".sheet.asked");
    return page;
  }

  test.each(GAMES)(
    "the table of $game says all that can be seen, with names and in order",
    async ({ game, ...heard }) => {
      const page = await table(game, game === "kingme" ? 1 : 3);
      for (const language of ["en", "ru"] as const) {
        await page.locator(".head select").selectOption(language);
        await page.waitForSelector(`.where[lang=${language}]`);
        await page
          .locator(".head .turn", { hasText: language === "en" ? "Your turn" : "Ваш ход" })
          .waitFor();
        const snapshot = await page.locator("body").ariaSnapshot();
        for (const sentence of heard[language]) expect(snapshot).toMatch(sentence);
        expect(unnamed(snapshot)).toEqual([]);
        expect(snapshot.match(/heading .*\[level=1\]/g)).toHaveLength(1);
        const landmarks = [
          "- banner:",
          /- log "(Log|Журнал)":/,
          "- main:",
          /- region "(Table|Стол)":/,
          /- region "(Your choice|Ваш выбор)":/,
          /- complementary "/,
        ];
        const places = landmarks.map((one) => snapshot.search(one));
        expect(places).toEqual([...places].sort((one, other) => one - other));
        expect(places[0]).toBeGreaterThanOrEqual(0);
      }
      // what is chosen and what happens is said without being asked for
      expect(await page.locator(".sheet [aria-live=polite]").count()).toBe(1);
      const before = await page.locator("[role=log]").textContent();
      await playRandomly(page);
      await expect.poll(() => page.locator("[role=log]").textContent()).not.toBe(before);
      await page.context().close();
      expect(house.wrongs).toEqual([]);
    },
    90_000,
  );

  test("the list of all moves plays a game on, and a sheet over the table gives the focus back", async () => {
    const page = await table("castle", 0);
    const at = () =>
      page.evaluate(
        () =>
          (document.activeElement as HTMLElement).dataset["touch"] ??
          document.activeElement!.className,
      );
    await page.keyboard.press("h");
    const card = await at();
    for (const [key, within] of [
      ["?", ".ruled"],
      ["m", ".moves"],
    ] as const) {
      await page.keyboard.press(key);
      await page.waitForSelector(`dialog ${within}`);
      for (let tabs = 0; tabs < 5; tabs++) {
        await page.keyboard.press("Tab");
        expect(
          await page.evaluate(
            () =>
              document.activeElement === document.body ||
              !!document.activeElement?.closest("dialog"),
          ),
        ).toBe(true);
      }
      await page.keyboard.press("Escape");
      await page.waitForSelector("dialog", { state: "detached" });
      expect(await at()).toBe(card);
    }
    for (let moves = 0; moves < 3; moves++) {
      await page.waitForSelector(".sheet.asked");
      const lines = await page.locator(".side .log .jump").count();
      await page.keyboard.press("m");
      await page.waitForSelector("dialog .moves .btn:focus");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.waitForSelector("[aria-pressed=true]:focus, [data-act=confirm]:focus");
      await page.keyboard.press("Enter");
      await page.waitForFunction(
        (known) => document.querySelectorAll(".side .log .jump").length > known,
        lines,
      );
      expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    }
    await page.keyboard.press("l");
    await page.waitForSelector(".side .log:focus");
    await page.keyboard.press("c");
    await page.waitForSelector(".say-bar input:focus");
    await page.keyboard.press("Escape");
    await page.waitForSelector(".stage-board :focus, .stage-hand :focus");
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 90_000);
});
