import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { Hands } from "./hands";
import { browserPath, finishGame, House, overflow, setLanguage } from "./house";

const MAX_TIPS = 24;
const LONG_NAME = "Wilhelmine-Bartholomäa von Hohenzollern";

/** What is being chosen, or sends it, and lies beneath the tip. */
function coveredByTip(): string[] {
  const tip = document.querySelector(".tip")?.getBoundingClientRect();
  if (!tip) return [];
  const chosen = document.querySelectorAll(".stage [aria-pressed=true], [data-act=confirm]");
  return [...chosen].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const isApart =
      box.right <= tip.left ||
      tip.right <= box.left ||
      box.bottom <= tip.top ||
      tip.bottom <= box.top;
    return isApart ? [] : [one.outerHTML.slice(0, 80)];
  });
}

/** Mistakes that people made who saw these pages for the first time. */
describe.skipIf(!browserPath())("newcomers", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  const open = (count: number) => Array.from({ length: count }, () => ({ open: true }));

  async function isInWindow(page: Page, selector: string): Promise<boolean> {
    const box = (await page.locator(selector).first().boundingBox())!;
    return box.y >= 0 && box.y + box.height <= page.viewportSize()!.height;
  }

  test("the waiting room's gold button invites on a phone and on a low laptop", async () => {
    const made = await house.make({ game: "kingme", seats: [{ person: "Anna" }, ...open(5)] });
    const page = await house.page(360, "en", made, [0]);
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".share p");
    for (const language of ["en", "ru", "de", "pl"]) {
      await setLanguage(page, language);
      await page.waitForSelector(`html[lang=${language}]`);
      for (const [width, height] of [
        [360, 740],
        [1366, 625],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await page.locator(".btn.go").count()).toBe(1);
        expect(await page.locator(".share .btn.go").count()).toBe(1);
        expect(await isInWindow(page, ".share .btn.go")).toBe(true);
        expect(await isInWindow(page, ".share input")).toBe(true);
        expect(await overflow(page)).toEqual([]);
      }
    }
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 60_000);

  test("a second person at the same screen says who they are", async () => {
    const made = await house.make({ game: "majesty", seats: [{ person: "Anna" }, ...open(1)] });
    const page = await house.page(1280, "en", made, [0]);
    await page.goto(`${house.address}/t/${made.table}`);
    await page.getByText("Takes an open seat for a second person on this device").waitFor();
    expect(await page.getByLabel("Their name").inputValue()).toBe("");
    await page.getByLabel("Their name").fill("Ben");
    await page.getByRole("button", { name: "Seat them on this device" }).click();
    await page.waitForSelector(".kingdoms, .handoff");
    await page.context().close();
  }, 60_000);

  test("the rules open over the table, and the focus returns", async () => {
    const made = await house.make({
      game: "majesty",
      seats: [{ person: "Anna" }, { bot: "random" }],
    });
    const page = await house.page(1280, "en", made, [0]);
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".sheet.asked");
    const address = page.url();
    const help = page.locator(".head").getByLabel("Rules");
    await help.focus();
    await page.keyboard.press("Enter");
    await page.locator("dialog[open] .ruling").first().waitFor();
    expect(page.url()).toBe(address);
    expect(await page.locator(".kingdoms").count()).toBe(1);
    await page.getByRole("searchbox").fill("witch");
    expect(await page.locator("dialog[open] .ruling").count()).toBeGreaterThan(0);
    await page.keyboard.press("Escape");
    if (await page.locator("dialog[open]").count()) await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
    expect(await help.evaluate((one) => one === document.activeElement)).toBe(true);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator(".head").getByLabel("Settings").click();
    await page.locator("dialog[open]").getByText("Rules", { exact: true }).click();
    await page.locator("dialog[open] .ruling").first().waitFor();
    expect(page.url()).toBe(address);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 60_000);

  test("a hint says what its number is, in all languages", async () => {
    const made = await house.make({
      game: "majesty",
      seats: [{ person: "Anna" }, { bot: "random" }],
      hints: true,
    });
    const page = await house.page(360, "en", made, [0]);
    await page.goto(`${house.address}/t/${made.table}`);
    await page.locator("[data-act=hint]").click();
    await page.waitForSelector(".advice .num", { timeout: 30_000 });
    for (const [language, sentence] of [
      ["en", /^chance to win \d+%$/],
      ["de", /^Siegchance \d+\s%$/],
      ["pl", /^szansa na wygraną \d+%$/],
      ["ru", /^шанс на победу \d+\s%$/],
    ] as const) {
      await setLanguage(page, language);
      const numbers = page.locator(".advice .num");
      await expect.poll(() => numbers.first().innerText()).toMatch(sentence);
      for (const text of await numbers.allInnerTexts()) expect(text).toMatch(sentence);
      expect(await overflow(page)).toEqual([]);
    }
    await page.context().close();
  }, 60_000);

  test("a stock phrase is read in the reader's language, in a bubble as wide as its words", async () => {
    const made = await house.make({
      game: "majesty",
      seats: [{ person: "A" }, { person: "B" }],
      chat: true,
    });
    const anna = await house.page(1280, "en", made, [0]);
    const boris = await house.page(1280, "ru", made, [1]);
    for (const page of [anna, boris]) {
      await page.goto(`${house.address}/t/${made.table}`);
      await page.waitForSelector(".kingdoms");
      await page.locator(".side [role=tab]").nth(1).click();
    }
    await anna.getByRole("button", { name: "One moment, please." }).click();
    await boris.locator(".say", { hasText: "Минуту, пожалуйста." }).waitFor();
    const bubble = boris.locator(".log .say").first();
    expect((await bubble.boundingBox())!.height).toBeLessThan(40);
    await boris.locator(".say-bar input").fill("One moment");
    await boris.keyboard.press("Enter");
    await anna.locator(".say", { hasText: /^One moment$/ }).waitFor();
    for (const page of [anna, boris]) await page.context().close();
  }, 60_000);

  test("somebody who gets up is noticed", async () => {
    const made = await house.make({
      game: "majesty",
      seats: [{ person: "Anna" }, { person: "Boris" }],
    });
    const anna = await house.page(1280, "en", made, [0]);
    await anna.goto(`${house.address}/t/${made.table}`);
    await anna.waitForSelector(".kingdoms");
    const { seat, token } = made.seats[1]!;
    const left = await fetch(`${house.address}/api/tables/${made.table}/seats/${seat}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${token}` },
    });
    expect(left.ok).toBe(true);
    await anna.getByText("A bot plays for Boris now.").waitFor();
    await anna.locator(".net").getByRole("button", { name: "Close" }).click();
    await expect.poll(() => anna.locator(".net").count()).toBe(0);
    await anna.context().close();
  }, 60_000);

  test("a table for friends allows what a table against bots allows", async () => {
    const page = await house.page(1280, "en");
    await page.goto(`${house.address}/new?game=majesty`);
    await page.getByLabel("Name on seat 1").fill("Anna");
    for (const allowed of ["Show results", "Hints", "Undo"])
      expect(
        await page.locator("label.check", { hasText: allowed }).locator("input").isChecked(),
      ).toBe(true);
    await page.context().close();
  }, 60_000);

  test("a card that is too dear says what it costs", async () => {
    const made = await house.make({
      game: "majesty",
      seats: [{ person: "Anna" }, { bot: "random" }],
    });
    const page = await house.page(1280, "en", made, [0]);
    await page.goto(`${house.address}/t/${made.table}`);
    for (let turns = 0; turns < 6 && !(await page.locator(".slot.dear").count()); turns++) {
      await page.locator(".sheet.asked").waitFor();
      await page.locator(".mcard.can").last().click();
      await page.locator("[data-act=confirm]").click();
      await page.locator(".sheet.asked:not(.chosen)").waitFor();
    }
    const card = page.locator(".slot.dear .mcard").last();
    await card.click({ force: true });
    await page.getByText(/^This card costs \d\sworkers?; you have \d\.$/).waitFor();
    await page.locator(".mcard.can").first().click();
    await expect.poll(() => page.locator(".refusal").count()).toBe(0);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 60_000);

  test("Castle B asks for its trade where that is a move of its own", async () => {
    const made = await house.make({
      game: "majesty",
      seats: [{ person: "Anna" }, { person: "Boris" }],
      options: { edition: "pl", sides: "BBBBBBBB" },
    });
    const hands = await Hands.at(house, made);
    for (;;) {
      const { moves, views } = await hands.view();
      const [[seat, offers]] = Object.entries<{ move: string }[]>(moves) as [
        [string, { move: string }[]],
      ];
      if (offers.some(({ move }) => move.startsWith("$"))) {
        const page = await house.page(390, "en", made, [Number(seat)]);
        await page.goto(`${house.address}/t/${made.table}`);
        const sheet = page.locator(".sheet.asked");
        await sheet.getByText("+ buys a worker for a coin, − sells one for a coin").waitFor();
        expect(await sheet.innerText()).not.toContain("where the card you took goes");
        expect(await sheet.locator(".picks .btn").count()).toBe(3);
        await page.context().close();
        break;
      }
      const { row } = views["0"].table;
      const nobles = offers.filter(({ move }) => row[Number(move) - 1]?.card === "noble");
      await hands.move({ move: (nobles[0] ?? offers[0]!).move });
    }
    await hands.leave();
    expect(house.wrongs).toEqual([]);
  }, 60_000);

  test("the 33 with which the last round of King Me! opens is explained", async () => {
    const made = await house.make({
      game: "kingme",
      seats: [{ person: "Anna" }, { person: "Boris" }, { person: "Cilli" }],
    });
    const hands = await Hands.at(house, made);
    for (let round = 1; round < 3;) {
      await hands.move({ phase: "vote" });
      for (const seat of [0, 1, 2]) await hands.move({ move: "yes", seat });
      round = (await hands.view()).views["0"].table.round;
    }
    expect((await hands.view()).views["0"].derived.seats[0].points).toBe(33);
    await hands.leave();
    const page = await house.page(1280, "en", made, [0]);
    await page.goto(`${house.address}/t/${made.table}`);
    const sentence = /0\spoints count as 33\sthis round/;
    await page.locator(".goal-sum", { hasText: sentence }).waitFor();
    await page.setViewportSize({ width: 360, height: 780 });
    for (const sum of await page.locator(".num:visible", { hasText: "33" }).all())
      expect(await sum.textContent()).toMatch(sentence);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 60_000);

  test("moves, sides and rounds are in words", async () => {
    const made = await house.make({
      game: "majesty",
      seats: [{ person: "Anna" }, ...open(1)],
      options: { sides: "BAAABABA" },
    });
    const page = await house.page(1440, "en", made, [0]);
    await page.goto(`${house.address}/t/${made.table}`);
    await page.locator(".terms").getByText("A and B mixed").waitFor();
    expect(await page.locator("main").innerText()).not.toContain("BAAABABA");
    await page.getByRole("button", { name: "Begin: a bot takes the open seat" }).click();
    await page.locator(".head", { hasText: "sides A and B" }).waitFor();
    expect(await page.locator("body").innerText()).not.toContain("BAAABABA");
    await page.context().close();

    const court = await house.make({
      game: "kingme",
      seats: [{ person: "Anna" }, { bot: "random" }, { bot: "random" }],
    });
    const table = await house.page(1440, "en", court, [0]);
    await table.goto(`${house.address}/t/${court.table}`);
    await table.getByText("“No” cards left · total").waitFor();
    await table.locator(".sheet.asked [data-act=list]").click();
    await table.locator("dialog .moves .btn").first().waitFor();
    expect(await table.locator("dialog .moves").innerText()).not.toMatch(/[A-Z]@\d/);
    await table.context().close();
  }, 60_000);

  test("a mouse that rests is shown nothing of what comes to lie beneath it", async () => {
    const made = await house.make({
      game: "majesty",
      seats: [{ person: "Anna" }, { bot: "random" }],
    });
    const page = await house.page(1440, "en", made, [0]);
    await page.clock.install();
    await page.goto(`${house.address}/t/${made.table}`);
    await page.locator(".sheet.asked").waitFor();
    await page.locator("[data-act=list]").click();
    await page.locator("dialog[open]").waitFor();
    const card = (await page.locator(".mcard").first().boundingBox())!;
    await page.mouse.move(card.x + 20, card.y + 40); // over the dialog
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await page.clock.runFor(1_200);
    expect(await page.locator(".tip").count()).toBe(0);
    await page.mouse.move(card.x + 400, card.y + 40);
    await page.locator(".tip").waitFor();
    await page.context().close();
  }, 60_000);

  test("a mouse that has pressed Play and lies still asks about nothing", async () => {
    const page = await house.page(1280, "en");
    await page.goto(`${house.address}/`);
    await page.locator(".game .btn.go").first().click();
    await page.locator(".mseat").nth(2).waitFor(); // one of them lies beneath it
    await page.waitForTimeout(1_000);
    expect(await page.locator(".tip").count()).toBe(0);
    await page.locator(".mseat").nth(2).hover();
    await page.locator(".tip").waitFor();
    await page.context().close();
  }, 60_000);

  test("a tip covers neither what is chosen nor what sends it", async () => {
    const made = await house.make({
      game: "castle",
      seats: [{ person: "Anna" }, { bot: "random" }],
    });
    const page = await house.page(1280, "en", made, [0]);
    await page.clock.install();
    await page.setViewportSize({ width: 1366, height: 625 });
    await page.goto(`${house.address}/t/${made.table}`);
    await page.locator(".ccard.can").nth(2).click();
    await page.locator(".stage [aria-pressed=true]").first().waitFor();
    const covered = [];
    let tips = 0;
    const topics = await page.locator(".stage [data-topic]").all();
    for (const topic of topics.slice(0, MAX_TIPS)) {
      if (covered.length || !(await topic.isVisible())) continue;
      await page.mouse.move(5, 300);
      await topic.hover({ force: true });
      await page.clock.runFor(800);
      tips += await page.locator(".tip").count();
      covered.push(...(await page.evaluate(coveredByTip)));
    }
    expect(covered).toEqual([]);
    expect(tips).toBeGreaterThan(3);
    await page.context().close();
  }, 60_000);

  test("the end shows whole names, and no seed", async () => {
    const made = await house.make({
      game: "majesty",
      seats: [{ person: LONG_NAME }, { bot: "random" }],
      options: { sides: "BAAABABA" },
    });
    const page = await house.page(360, "en", made, [0]);
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".kingdoms");
    expect(await page.locator("body").innerText()).not.toContain("BAAABABA");
    await finishGame(page);
    const cut = () =>
      page
        .locator(".bars .who span")
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect(await page.locator(".bars").innerText()).toContain(LONG_NAME);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cut(), `${width} px`).toBe(0);
    }
    await page.locator(".proof").waitFor();
    expect(await page.locator(".proof").innerText()).not.toMatch(/[0-9a-f]{16}/);
    expect(await overflow(page)).toEqual([]);
    await page.context().close();
  }, 120_000);
});
