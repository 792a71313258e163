import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findings } from "./axe";
import { browserPath, finishGame, House, overflow, playRandomly } from "./house";
import { HELD_WINDOWS, type Window } from "./layout";
import { blockedAnywhere } from "./reach";
import { SWEEPS_ALL } from "./sweep";

/** Rules are text with hundreds of links, laid out alike: each page of them in a window of its own. */
const TEXT_WINDOWS: Record<string, Window> = {
  "/rules/castle": { width: 360, height: 780 },
  "/rules/kingme": { width: 844, height: 390 },
  "/rules/majesty": { width: 1366, height: 625 },
};

/** The buttons whose words stand over their edges. */
const overfull = () =>
  [...document.querySelectorAll<HTMLElement>(":is(button, a.btn):not([inert] *)")]
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth)
    .map((one) => one.outerHTML.slice(0, 120));

let looks = 0;

/** A page wide and narrow, by day and by night: another of the four at each look, or all of them. */
async function looked(page: Page, look: () => Promise<void>): Promise<void> {
  looks++;
  let left = SWEEPS_ALL ? 4 : 1;
  const themes = (["light", "dark"] as const).map((theme, at) => [at, theme] as const);
  if (looks % 4 > 1) themes.reverse();
  for (const [theme, colorScheme] of themes) {
    await page.emulateMedia({ colorScheme });
    for (const [size, width] of [1280, 390].entries()) {
      if ((!SWEEPS_ALL && (theme + size + looks) % 2) || left-- <= 0) continue;
      await page.setViewportSize({ width, height: 844 });
      await page.waitForTimeout(60);
      await look();
    }
  }
}

describe.skipIf(!browserPath())("the pages in a real browser", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  test.each([
    "/",
    "/new",
    "/replay",
    "/rules/majesty",
    "/rules/kingme",
    "/rules/castle",
    "/gallery/majesty",
    "/gallery/kingme",
    "/gallery/castle",
    "/t/nobody",
    "/operator",
  ])(
    "%s has one heading, controls that can be touched in every window, nothing for axe, and no overflow",
    async (path) => {
      const page = await house.page(360, path === "/" ? "ru" : "de"); // whose words are the longest
      await page.goto(house.address + path);
      await page.waitForSelector("main h1");
      await page.waitForTimeout(400);
      const texts = SWEEPS_ALL ? Object.values(TEXT_WINDOWS) : [TEXT_WINDOWS[path]!];
      expect(await blockedAnywhere(page, path in TEXT_WINDOWS ? texts : undefined)).toEqual([]);
      expect(await overflow(page)).toEqual([]);
      expect(await page.evaluate(overfull)).toEqual([]);
      expect(await page.locator("h1").count()).toBe(1);
      const clean = async () => expect(await findings(page)).toEqual([]);
      await looked(page, clean);
      await page.context().close();
      expect(house.wrongs.filter((one) => !one.includes("404"))).toEqual([]);
      house.wrongs.length = 0;
    },
    120_000,
  );

  test.each(["majesty", "kingme", "castle"])(
    "every picture in the gallery of %s stands on its field",
    async (game) => {
      const page = await house.page(1280, "en");
      await page.goto(`${house.address}/gallery/${game}`);
      await page.waitForSelector(".gallery .frame");
      const fields = await page
        .locator(".gallery .frame")
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
      expect(fields.filter((one) => one === "rgba(0, 0, 0, 0)")).toEqual([]);
      await page.context().close();
    },
    40_000,
  );

  const seated = async (game: string, wanted: object = {}): Promise<Page> => {
    const bots = Array.from({ length: 2 }, () => ({ bot: "random" }));
    const made = await house.make({
      game,
      seats: [{ person: "Anna" }, ...bots],
      hints: true,
      undo: true,
      ...wanted,
    });
    const page = await house.page(1280, "en", made, [0]);
    await page.goto(`${house.address}/t/${made.table}`);
    return page;
  };
  const shut = async (page: Page) => {
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog[open]", { state: "detached" });
  };

  test.each(["majesty", "kingme", "castle"])(
    "the table of %s has nothing for axe: asked, chosen, and under what opens",
    async (game) => {
      const page = await seated(game);
      await page.waitForSelector(".sheet.asked");
      for (let moves = 0; moves < 3;) if (await playRandomly(page)) moves++;
      await page.waitForSelector(".sheet.asked");
      const clean = async () => expect(await findings(page)).toEqual([]);
      await looked(page, clean);
      await page.setViewportSize({ width: 1280, height: 844 });
      await page.keyboard.press("Shift+B");
      await page.keyboard.press("Enter");
      await page.waitForSelector("[data-act=clear]");
      await clean();
      await page.keyboard.press("?");
      await page.waitForSelector("dialog[open]");
      await clean();
      await shut(page);
      for (let steps = 0; steps < 9 && (await page.$("[data-act=clear]")); steps++)
        await page.keyboard.press("Escape");
      // what every table has is looked at beside one board
      const openers = ["[data-act=list]", ".head [data-act=menu]", ".head .tool:last-child"];
      for (const opener of game === "castle" || SWEEPS_ALL ? openers : []) {
        await page.locator(opener).click();
        await page.waitForSelector("dialog[open]");
        await clean();
        await shut(page);
      }
      const tabs = page.locator(".side [role=tab]");
      for (const tab of game === "castle" || SWEEPS_ALL ? [tabs.last(), tabs.nth(1)] : []) {
        await tab.click();
        await clean();
      }
      await page.context().close();
      expect(house.wrongs).toEqual([]);
    },
    90_000,
  );

  test("whatever opens over a table or stands beside it can be touched in every window", async () => {
    const page = await seated("castle", { chat: true });
    await page.waitForSelector(".sheet.asked");
    const reached = async (windows?: Window[]) =>
      expect(await blockedAnywhere(page, windows)).toEqual([]);
    for (const opener of ["[data-act=list]", ".head [data-act=menu]", ".head .tool:last-child"]) {
      await page.locator(opener).click();
      await page.waitForSelector("dialog[open]");
      await reached();
      await shut(page);
    }
    await page.locator(".hand .ccard").first().focus();
    await page.keyboard.press("?");
    await page.waitForSelector("dialog[open] .ruled");
    await reached();
    await shut(page);
    await page.locator(".side [role=tab]").nth(1).click();
    await reached();
    const narrow = HELD_WINDOWS.filter(({ width }) => width <= 950);
    await page.setViewportSize(narrow[0]!);
    await page.locator(".head").getByRole("button", { name: "Log" }).click();
    await page.waitForSelector("dialog[open] .side");
    await reached(narrow);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 90_000);

  test("a wrong address and a table that is gone say so, and offer no link", async () => {
    const page = await house.page(390, "de");
    const nothing = ["/nowhere/at/all", "/rules/chess", "/gallery/chess", "/gallery/%E0"].map(
      (path) => [path, "Unter dieser Adresse ist nichts."] as const,
    );
    const gone = ["/t/nosuchtable", "/t/%E0", "/t/nosuchtable/replay?move=x"].map(
      (path) => [path, "Diesen Tisch gibt es nicht."] as const,
    );
    for (const [path, sentence] of [...nothing, ...gone]) {
      await page.goto(house.address + path);
      await page.waitForSelector(".failure a[href='/']");
      expect(await page.locator(".failure p").first().innerText()).toBe(sentence);
      expect(await page.locator(".failure .share").count()).toBe(0);
    }
    await page.context().close();
    expect(house.wrongs.splice(0).filter((wrong) => !/404/.test(wrong))).toEqual([]);
  }, 40_000);

  test("every page has a title of its own, which is told to who cannot see it change", async () => {
    const page = await house.page(1280, "en");
    await page.goto(house.address);
    const titled = (title: string) =>
      page.waitForFunction((wanted) => document.title === wanted, title);
    await titled("Regalia");
    await page.locator('a[href="/rules/castle"]').first().click();
    await titled("Castle: Rules — Regalia");
    expect(await page.locator("p.sr[role=status]").first().innerText()).toBe("Castle: Rules");
    await page.locator('a[href="/gallery/castle"]').first().click();
    await titled("Castle: Gallery — Regalia");
    await page.locator(".head .brand").click();
    await titled("Regalia");
    await page.locator('a[href="/new"]').first().click();
    await titled("Open a table — Regalia");
    await page.goto(`${house.address}/replay`);
    await titled("Replay — Regalia");
    const made = await house.make({
      game: "kingme",
      seats: [{ open: true }, { bot: "random" }, { bot: "random" }],
    });
    await page.goto(`${house.address}/t/${made.table}`);
    await titled("King Me! — Regalia");
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 40_000);

  test.each([
    ["de", "Diesen Tisch gibt es nicht."],
    ["pl", "Nie ma takiego stołu."],
    ["ru", "Такого стола нет."],
  ] as const)(
    "a table that is gone is told of in %s, without a word of English",
    async (language, sentence) => {
      const page = await house.page(390, language);
      for (const path of ["/t/nosuchtable", "/t/nosuchtable/replay"]) {
        await page.goto(house.address + path);
        await page.waitForSelector(".failure a[href='/']");
        expect(await page.locator(".failure > p").first().textContent()).toBe(sentence);
        expect(await page.locator(".failure").textContent()).not.toMatch(
          /\b(there|the|no|table)\b/i,
        );
      }
      await page.context().close();
      expect(house.wrongs.splice(0).filter((wrong) => !/404/.test(wrong))).toEqual([]);
    },
    40_000,
  );

  test("who comes to an open table reads what is played, and finds no code that leads home", async () => {
    const made = await house.make({
      game: "majesty",
      seats: [{ person: "Anna" }, { open: true }],
      options: { sides: "BBBBBBBB" },
      clock: { game: 300, increment: 5 },
    });
    for (const seats of [[0], []]) {
      const page = await house.page(390, "de", made, seats);
      await page.goto(`${house.address}/t/${made.table}`);
      const alone = page.locator(".share > p");
      await alone.waitFor();
      expect(await page.locator(".qr").count()).toBe(0);
      expect(await alone.locator("code").count()).toBe(seats.length);
      const texts = await page.locator(".terms li").allInnerTexts();
      const terms = texts.map((one) => one.replaceAll("\u00a0", " "));
      expect(terms).toContain("Seiten der Gebäude: alle B");
      expect(terms).toContain("Bedenkzeit: 5 Minuten für das ganze Spiel und 5 Sekunden je Zug.");
      expect(await page.locator(".seats .free").allInnerTexts()).toEqual(["frei"]);
      await page.context().close();
    }
    expect(house.wrongs).toEqual([]);
  }, 40_000);

  test("the rules have their contents on a phone, and a search counts and marks what it finds", async () => {
    const page = await house.page(390, "en");
    await page.goto(`${house.address}/rules/castle`);
    const chapters = page.locator(".rules-nav ol a");
    await chapters.first().waitFor({ state: "attached" });
    expect(await chapters.first().isVisible()).toBe(false);
    await page.locator(".rules-nav summary").click();
    await chapters.first().waitFor({ state: "visible" });
    await page.setViewportSize({ width: 1280, height: 800 });
    await chapters.first().waitFor({ state: "visible" });
    expect(await page.locator("mark").count()).toBe(0);
    await page.locator("input[type=search]").fill("hand card");
    await page.waitForSelector("mark");
    const found = page.locator(".ruling");
    expect(await page.locator(".rules-nav [role=status]").innerText()).toMatch(
      new RegExp(`^${await found.count()}\\srules$`),
    );
    for (const marks of await found.evaluateAll((all) =>
      all.map((one) =>
        [...one.querySelectorAll("mark")].map((mark) => mark.textContent!.toLowerCase()),
      ),
    ))
      expect([...new Set(marks)].sort()).toEqual(["card", "hand"]);
    expect(await findings(page)).toEqual([]);
    await page.locator(".rules-nav .btn[href]").first().waitFor();
    expect(await page.locator(".rules-nav .row:first-child .btn").allInnerTexts()).toEqual([
      "Majesty",
      "King Me!",
      "Castle",
    ]);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 40_000);

  test("hints stand whole in the sheet, and courtiers within their floors while others wait", async () => {
    const made = await house.make({
      game: "kingme",
      seats: [{ person: "Anna" }, { bot: "random" }, { bot: "random" }],
      hints: true,
    });
    const page = await house.page(1280, "ru", made, [0]);
    await page.goto(`${house.address}/t/${made.table}`);
    for (let moves = 0; moves < 2;) if (await playRandomly(page)) moves++;
    await page.waitForSelector(".sheet.asked");
    await page.locator("[data-act=hint]").click();
    await page.waitForSelector(".advice");
    for (const [width, height] of [
      [1440, 900],
      [1280, 800],
      [390, 844],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(150);
      const outside = await page.evaluate(() => {
        const ROOM = 6; // for the ring of a favourite
        const over = (inner: Element, outer: Element) => {
          const [one, other] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
          return (
            one.height > 0 &&
            (one.top < other.top - ROOM || one.bottom > other.bottom || one.right > other.right)
          );
        };
        const found = [...document.querySelectorAll(".floor")].flatMap((floor) =>
          [...floor.querySelectorAll(".medal, .pname, .niche")].filter((one) => over(one, floor)),
        );
        const says = document.querySelector(".sheet .says")!;
        return [
          ...found,
          ...[...document.querySelectorAll(".advice .btn, .advice .quiet")].filter((one) =>
            over(one, says),
          ),
        ].map((one) => one.className);
      });
      expect(outside, `${width} px`).toEqual([]);
    }
    await page.locator("[data-act=hint]").click();
    await page.waitForSelector(".advice", { state: "detached" });
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 40_000);

  test("waiting, voting, watching, looking back, advice, the end and its replay have nothing for axe", async () => {
    const clean = async (page: Page) => expect(await findings(page)).toEqual([]);
    const reached = async (page: Page) => expect(await blockedAnywhere(page)).toEqual([]);
    const waiting = await seated("castle", { seats: [{ person: "Anna" }, { open: true }] });
    await waiting.waitForSelector("main form");
    await looked(waiting, () => clean(waiting));
    await reached(waiting);
    await waiting.context().close();

    const page = await seated("kingme", { options: { rounds: 1, placement: "random" } });
    for (;;) {
      await page.waitForSelector(".sheet.asked");
      if (await page.$("[data-pick='vote:yes']")) break;
      await playRandomly(page);
    }
    await looked(page, () => clean(page));
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.keyboard.press("y");
    await page.waitForSelector("[data-act=confirm]");
    await clean(page);
    const watcher = await house.page(1280, "en");
    await watcher.goto(page.url());
    await watcher.waitForSelector(".palace");
    await looked(watcher, () => clean(watcher));
    await reached(watcher);
    await watcher.context().close();
    await page.locator(".side .log .jump").first().click();
    await page.waitForSelector(".sheet.past");
    await clean(page);
    await reached(page);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.locator("[data-act=hint]").click();
    await page.waitForSelector(".advice .btn");
    await clean(page);
    await reached(page);
    await finishGame(page);
    await looked(page, () => clean(page));
    await reached(page);
    await page.goto(`${page.url()}/replay`);
    await page.waitForSelector(".r-moves");
    await looked(page, () => clean(page));
    await reached(page);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 120_000);

  test("one press on Play seats the reader, and keys alone play a move", async () => {
    const page = await house.page(1280, "en");
    await page.goto(house.address);
    await page.locator(".level select").first().selectOption("hugo");
    await page.locator(".game .btn.go").first().click();
    await page.waitForSelector(".stage");
    await page.waitForSelector(".sheet.asked");
    await page.keyboard.press("1");
    await page.waitForSelector(".sheet h2");
    const pressed = page.locator("[data-act=confirm]");
    if (!(await pressed.count())) await page.keyboard.press("1");
    await pressed.waitFor();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelectorAll(".side .log li").length > 1);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 40_000);

  test("the first load is small, and the language changes without loading", async () => {
    const page = await house.page(1280, "en");
    let bytes = 0;
    let fonts = 0;
    page.on("response", async (response) => {
      const size = Number(response.headers()["content-length"] ?? 0);
      if (response.url().endsWith(".woff2")) fonts += size;
      else bytes += size;
    });
    await page.goto(house.address);
    await page.waitForSelector(".game h2");
    expect(bytes).toBeLessThan(250_000);
    expect(fonts).toBeLessThan(150_000);
    for (const [language, word] of [
      ["ru", "Играть"],
      ["de", "Spielen"],
      ["pl", "Graj"],
    ] as const) {
      await page.locator(".head select").selectOption(language);
      await page.locator(".game .btn.go", { hasText: word }).first().waitFor();
    }
    await page.context().close();
  });
});
