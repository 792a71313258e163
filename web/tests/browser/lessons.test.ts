/** The guided first games, played by somebody who does only what is marked. */
import { execFileSync } from "node:child_process";
import { dirname, join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House, overflow, playRandomly, setLanguage } from "./house";
import { SWEEPS_ALL } from "./sweep";

/** What a lesson says at one step, by language; `<1>` stands for the name of a seat. */
interface LessonStep {
  move: string | null;
  sentence: Record<string, string>;
  wrong: string | null;
  objection: Record<string, string> | null;
}

const regalia =
  process.env["REGALIA"] ?? resolve(import.meta.dirname, "../../../.venv/bin/regalia");
const lessons = JSON.parse(
  execFileSync(join(dirname(regalia), "python"), [resolve(import.meta.dirname, "../lessons.py")], {
    encoding: "utf8",
  }),
) as Record<string, LessonStep[]>;

/** The one with the longest words, and those that take turns beside it unless everything is tried. */
const LANGUAGES = ["ru", "en", "de", "pl"];
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const GAMES = ["majesty", "kingme", "castle"];
const SHOTS = process.env["SHOTS"]; // a folder for a picture of every step
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Whether a text is a sentence whose seats have any names. */
const isSaid = (sentence: string) =>
  new RegExp(`^\\s*${escaped(sentence).replace(/<\d>/g, ".+").replace(/\s+/g, "\\s+")}\\s*$`);

const house = new House();

/** Opens the lesson of a game from the hall, on a device that has never played; bots do not pause. */
async function begin(
  game: string,
  language: string,
  width: number,
  coached = false,
): Promise<Page> {
  const page = await house.page(width, language, undefined, [], false, coached);
  await page.route("**/api/lessons", (route) =>
    route.continue({
      postData: JSON.stringify({ ...JSON.parse(route.request().postData()!), pace: false }),
    }),
  );
  await page.goto(`${house.address}/`);
  await page.locator(`[data-learn=${game}]`).waitFor();
  await shoot(page, `hall-${language}-${width}`);
  await page.locator(`[data-learn=${game}]`).click();
  await page.locator("[data-guide=step]").waitFor();
  return page;
}

async function shoot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` });
}

/** What is marked and in view, once each mark is drawn at least once; the marks that nobody sees. */
const marked = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (one: Element) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return one.checkVisibility() && !!at && (one.contains(at) || at.contains(one));
    };
    const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
    const points = new Map<string, string[]>();
    for (const rule of rules as CSSStyleRule[])
      for (const selector of rule.selectorText.split(", ")) {
        const point = /="(.*)"/.exec(selector)![1]!;
        points.set(point, [...(points.get(point) ?? []), selector]);
      }
    return [...points].map(([point, selectors]) => ({
      point,
      seen: [...document.querySelectorAll(selectors.join(", "))].filter(isSeen).length,
    }));
  });

/** The marks that nobody sees. */
const hidden = async (page: Page): Promise<string[]> =>
  (await marked(page)).flatMap(({ point, seen }) => (seen ? [] : [point]));

/** Waits until the guide says the sentence of a step, and reads it. */
async function hear(page: Page, step: LessonStep, language: string): Promise<void> {
  const said = isSaid(step.sentence[language]!);
  for (let tries = 0; tries < 400; tries++) {
    const text = await page.evaluate(() => {
      document.querySelector<HTMLElement>("[data-act=go-on]")?.click(); // a round has ended
      return document.querySelector("[data-guide=step]")?.textContent ?? "";
    });
    if (said.test(text)) return;
    await page.waitForTimeout(25);
  }
  expect(await page.locator("main").innerText()).toMatch(step.sentence[language]!);
}

/** Makes the told move by touching whatever is marked. */
async function follow(page: Page): Promise<void> {
  for (let touches = 0; touches < 6; touches++) {
    const next = (await marked(page)).at(-1);
    // the middle of a card may belong to the other half: then the right one is still marked, and seen
    if (!next?.seen && (await page.$("[data-act=confirm]"))) break;
    expect(next, "something is marked").toBeDefined();
    expect(next!.seen, `${next!.point} is in view`).toBeGreaterThan(0);
    await page
      .locator(
        `.stage :is([data-touch="${next!.point}"], [data-pick="${next!.point}"]):visible:not([aria-pressed=true])`,
      )
      .first()
      .click();
  }
  await page.click("[data-act=confirm]");
}

const countMoves = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage["regalia.tables"] ?? "[]").length as number);

describe.skipIf(!browserPath())("the guided first games", () => {
  beforeAll(() => house.open(), 60_000);
  afterAll(async () => {
    await house.close();
    expect(house.wrongs).toEqual([]);
  });

  test.each(GAMES)(
    "%s is played by the marks alone, in all languages, on a desk and on a phone",
    async (game) => {
      const page = await begin(game, "ru", 1280);
      for (const [number, step] of lessons[game]!.entries()) {
        const languages = SWEEPS_ALL ? LANGUAGES : [LANGUAGES[0]!, LANGUAGES[1 + (number % 3)]!];
        for (const [at, language] of languages.entries()) {
          await setLanguage(page, language);
          await hear(page, step, language);
          // half of the languages in the one, half in the other, and the other way round at the next step
          const half = languages.length / 2;
          const window = WINDOWS[Number(at >= half) ^ (number % 2)]!;
          if (at % half === 0) await page.setViewportSize(window);
          await shoot(page, `${game}-${language}-${window.width}-${number + 1}`);
          if (at % half === 0) await expect.poll(() => hidden(page)).toEqual([]);
          expect(await overflow(page)).toEqual([]);
        }
        if (step.move) await follow(page);
        else await page.click("[data-act=lesson-next]");
      }
      await page.locator(".sheet.asked [data-act=list]").waitFor();
      expect(await page.locator("[data-guide]").count()).toBe(0);
      expect(await countMoves(page)).toBe(1);
      await page.context().close();
    },
    90_000,
  );

  test("a wrong move is explained, tried and taken back", async () => {
    const page = await begin("majesty", "en", 1280);
    const [aim, first, second] = lessons["majesty"]!;
    await hear(page, aim!, "en");
    await page.click("[data-act=lesson-next]");
    await hear(page, first!, "en");
    expect(first!.wrong).toBe("2");
    await page.click('[data-touch="row:2"]');
    const objection = page.locator("[data-guide=objection]");
    await objection.waitFor();
    expect(await objection.innerText()).toMatch(isSaid(first!.objection!["en"]!));
    await shoot(page, "objection");
    await page.click("[data-act=confirm]");
    await page.locator("[data-guide=astray]").waitFor();
    await shoot(page, "astray");
    expect((await marked(page)).length).toBe(0);
    await playRandomly(page); // a second move, even farther away
    await page.locator("[data-guide=astray]").waitFor();
    await page.click("[data-act=lesson-back]");
    await hear(page, first!, "en");
    await follow(page);
    await hear(page, second!, "en");
    await page.click("[data-act=undo]");
    await hear(page, first!, "en");
    await page.context().close();
  }, 60_000);

  test("it goes on where it was left, and a game played freely ends the offer", async () => {
    const page = await begin("kingme", "ru", 390);
    const [aim, first, second] = lessons["kingme"]!;
    await hear(page, aim!, "ru");
    await page.click("[data-act=lesson-next]");
    await hear(page, first!, "ru");
    await follow(page);
    await hear(page, second!, "ru");
    await page.goto(`${house.address}/`);
    await page.locator("[data-learn=kingme].go").click();
    await hear(page, second!, "ru");
    await page.goto(`${house.address}/rules/kingme`);
    await page.locator('a[href="/learn/kingme"]').click();
    await hear(page, second!, "ru");
    await page.goto(`${house.address}/`);
    await page.locator(".game .btn.go").first().click();
    await page.locator(".sheet.asked").waitFor();
    await page.click("[data-act=menu]");
    expect(await page.locator('dialog a[href^="/learn/"]').count()).toBe(1);
    await page.goto(`${house.address}/`);
    await page.locator('a[href="/learn/kingme"]').waitFor();
    expect(await page.locator("[data-learn]").count()).toBe(0);
    await page.context().close();
  }, 60_000);

  test("the game after a lesson has the coach, and at its end a whole game is offered", async () => {
    const page = await begin("majesty", "de", 390, true);
    for (const step of lessons["majesty"]!) {
      await hear(page, step, "de");
      await page.click(step.move ? "[data-act=lesson-skip]" : "[data-act=lesson-next]");
    }
    await page.locator("[data-fact]").first().waitFor();
    const whole = page.locator("[data-act=whole-game]");
    while (!(await whole.isVisible())) {
      await whole.or(page.locator(".sheet.asked")).first().waitFor();
      if (!(await whole.isVisible())) await playRandomly(page);
    }
    await shoot(page, "lesson-over");
    await whole.click();
    await page.locator(".realm").nth(2).waitFor(); // a table of three, not of the lesson's two
    expect(await countMoves(page)).toBe(2);
    await page.context().close();
  }, 60_000);

  test("every step can be skipped", async () => {
    const page = await begin("castle", "de", 1280);
    for (const step of lessons["castle"]!) {
      await hear(page, step, "de");
      await page.click(step.move ? "[data-act=lesson-skip]" : "[data-act=lesson-next]");
    }
    await page.locator(".sheet.asked [data-act=list]").waitFor();
    expect(await page.locator("[data-guide]").count()).toBe(0);
    await playRandomly(page);
    await page.context().close();
  }, 60_000);
});
