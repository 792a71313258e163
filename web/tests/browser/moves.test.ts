import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House, type Made, playRandomly } from "./house";

const confirm = "[data-act=confirm]";

/** The middle of a thing on the page. */
async function middle(page: Page, of: string): Promise<[number, number]> {
  const box = (await page.locator(of).first().boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  await page.mouse.move(...(await middle(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(page, to)), { steps: 8 });
  await page.mouse.up();
}

/** Closes what lies over the page. */
async function shut(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
}

describe.skipIf(!browserPath())("how a move is made", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  /** Who is asked first at a table. */
  const first = async (made: Made): Promise<number> =>
    (await (await fetch(`${house.address}/api/tables/${made.table}/view`)).json()).pending[0];

  /** A page of somebody who is asked: Anna against bots, or whoever begins of a pair. */
  async function table(
    game: string,
    wanted: object = {},
    width = 1280,
    language = "en",
  ): Promise<Page> {
    const bots = Array.from({ length: game === "kingme" ? 2 : 1 }, () => ({ bot: "random" }));
    const made = await house.make({ game, seats: [{ person: "Anna" }, ...bots], ...wanted });
    const page = await house.page(width, language, made, [
      made.seats.length > 1 ? await first(made) : 0,
    ]);
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".sheet.asked");
    return page;
  }

  const PAIR = [{ person: "Anna" }, { person: "Boris" }];
  const log = (page: Page) => page.locator(".side .log li:not(.quiet)").count();

  test("a card is dragged onto its realm, which chooses and does not send", async () => {
    const page = await table("majesty");
    const before = await log(page);
    await drag(page, ".mcard.can", ".kingdoms .mcell.mine");
    await page.waitForSelector(`.mcard.is-on`);
    await page.waitForSelector(confirm);
    expect(await log(page)).toBe(before);
    for (let steps = 0; steps < 3; steps++) await page.keyboard.press("Escape");
    await drag(page, ".mcard.can", ".head");
    expect(await page.locator(".mcard.is-on").count()).toBe(0);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 60_000);

  test("a courtier falls on the floor above and on no other, and is sent at once where moves are fast", async () => {
    const page = await table("kingme", { options: { placement: "random" } });
    const lift = async () => {
      const [x, y] = await middle(page, ".piece.can");
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y - 12, { steps: 3 });
      await page.waitForSelector(".niche.target");
    };
    const fall = async (on: string) => {
      await page.mouse.move(...(await middle(page, on)), { steps: 4 });
      await page.mouse.up();
    };
    await lift();
    await fall(".roof");
    expect(await page.locator(".piece.is-on").count()).toBe(0);
    await lift();
    await fall(".niche.target");
    await page.waitForSelector(confirm);
    const before = await log(page);
    await page.evaluate(() => (localStorage["regalia.wishes"] = JSON.stringify({ fast: true })));
    await page.reload();
    await page.waitForSelector(".sheet.asked");
    await lift();
    await fall(".niche.target");
    await page.waitForFunction(
      (lines) => document.querySelectorAll(".side .log li:not(.quiet)").length > lines,
      before,
    );
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 60_000);

  test("a finger that rests drags a card of the hand onto a place, one that does not scrolls", async () => {
    const page = await table("castle", {}, 390);
    await page.clock.install();
    const finger = await page.context().newCDPSession(page);
    const touch = (type: string, at: [number, number] | null) =>
      finger.send("Input.dispatchTouchEvent", {
        type: type as "touchStart",
        touchPoints: at ? [{ x: at[0], y: at[1] }] : [],
      });
    let playable = ".ccard.can";
    /** Moves a finger that has rested for so many milliseconds, however long that takes on this machine. */
    const swipe = async (rest: number) => {
      const from = await middle(page, playable);
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
      await touch("touchStart", from);
      await page.clock.runFor(rest);
      await touch("touchMove", [from[0], from[1] - 20]);
      await page.clock.resume();
      const selectable = (await page.locator(".spot.can").count()) > 0;
      if (selectable) await touch("touchMove", await middle(page, ".spot.can .top"));
      await touch("touchEnd", null);
      return selectable;
    };
    expect(await swipe(0)).toBe(false);
    expect(await page.locator(".ccard.is-on").count()).toBe(0);
    for (let card = 0; !(await page.locator(".spot.can").count()); card++) {
      await page.locator(".ccard.can").nth(card).tap();
    }
    playable = `[data-touch="${await page.locator(".ccard.is-on").getAttribute("data-touch")}"]`;
    await page.locator("[data-act=clear]").tap();
    expect(await swipe(220)).toBe(true);
    await page.waitForSelector(confirm);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 60_000);

  test("a second touch sends for those who want it fast, a mouse at once where confirming is off", async () => {
    const page = await table("majesty");
    const sent = (before: number) =>
      page.waitForFunction(
        (lines) => document.querySelectorAll(".side .log li:not(.quiet)").length > lines,
        before,
      );
    await page.evaluate(() => (localStorage["regalia.wishes"] = JSON.stringify({ fast: true })));
    await page.reload();
    await page.waitForSelector(".sheet.asked");
    let before = await log(page);
    await page.locator(".mcard.can").first().click();
    await page.waitForSelector(confirm);
    expect(await log(page)).toBe(before);
    await page.locator(".mcard.is-on").click();
    await sent(before);
    await page.evaluate(() => (localStorage["regalia.wishes"] = JSON.stringify({ fast: false })));
    await page.reload();
    await page.waitForSelector(".sheet.asked");
    await page.locator(".head .tool").nth(1).click();
    await page.locator("dialog input[type=checkbox]").check();
    await shut(page);
    before = await log(page);
    await page.locator(".mcard.can").first().click();
    if (await page.locator(".picks").count()) await page.locator(".picks .btn").first().click();
    await sent(before);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 60_000);

  test("letters name courtiers in King Me!, the page's own keys need Shift, and a list has them all", async () => {
    const page = await table("kingme", { options: { placement: "random" } }, 1280, "ru");
    const selectable = await page
      .locator(".piece.can")
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["touch"]!.slice(-1)));
    const initials: Record<string, string> = {
      A: "а",
      B: "б",
      V: "в",
      G: "г",
      D: "д",
      J: "ж",
      I: "и",
      K: "к",
      L: "л",
      M: "м",
      N: "н",
      O: "о",
      P: "п",
    };
    // The keyboard of the test has no Cyrillic keys.
    await page.evaluate(
      (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })),
      initials[selectable[0]!]!,
    );
    await page.waitForSelector(`.piece.is-on[data-touch="courtier:${selectable[0]}"]`);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Shift+M");
    await page.waitForSelector("dialog .moves");
    expect(await page.locator("dialog .moves b").first().textContent()).toMatch(/[а-я]{4}/i);
    await shut(page);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()); // or it explains the courtier
    await page.keyboard.press("?");
    await page.waitForSelector("dialog .keys");
    expect(await page.locator("dialog .keys kbd").allTextContents()).toContain("⇧");
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 60_000);

  test("keys lead to the hand, the reserve and into the castle, and explain what has the focus", async () => {
    const page = await table("castle");
    const focus = (within: string) =>
      page.evaluate((query) => !!document.activeElement?.closest(query), within);
    await page.keyboard.press("h");
    expect(await focus(".hand")).toBe(true);
    await page.keyboard.press("?");
    await page.waitForSelector("dialog .ruled");
    await shut(page);
    await page.keyboard.press("r");
    expect(await focus(".reserve")).toBe(true);
    await page.keyboard.press("h");
    for (let card = 1; !(await page.locator(".fort .spot.can").count()); card++) {
      await page.locator(".ccard").nth(card).focus();
      await page.keyboard.press("Enter");
    }
    expect(await focus(".spot.can, .spot.aim")).toBe(true); // where the next touch is
    await page.keyboard.press("Escape");
    expect(await focus(".hand")).toBe(true);
    // the same keys on a Russian keyboard
    const russian = (key: string, code: string) =>
      page.evaluate(
        (init) =>
          document.activeElement!.dispatchEvent(
            new KeyboardEvent("keydown", { ...init, bubbles: true }),
          ),
        { key, code },
      );
    await russian("к", "KeyR");
    expect(await focus(".reserve")).toBe(true);
    await russian("в", "KeyD");
    await page.waitForSelector("[data-pick=draw][aria-pressed=true]:focus");
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 60_000);

  test("what the mouse rests on explains itself, a finger that rests opens its help", async () => {
    const page = await table("castle");
    await page.locator(".ccard").first().hover();
    await page.waitForSelector(".tip .clip");
    await page.mouse.move(5, 400);
    await page.waitForSelector(".tip", { state: "detached" });
    await page.context().close();
    const phone = await table("majesty", {}, 390);
    const finger = await phone.context().newCDPSession(phone);
    const [x, y] = await middle(phone, ".mcard.can");
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await phone.waitForSelector("dialog .now");
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    expect(await phone.locator(".mcard.is-on").count()).toBe(0);
    await phone.context().close();
    expect(house.wrongs).toEqual([]);
  }, 60_000);

  test("a move that cannot be taken back says why", async () => {
    const page = await table("castle", { undo: true, seats: PAIR });
    await page.keyboard.press("m");
    await page.locator("dialog .moves .btn", { hasText: "into the reserve" }).first().click();
    await page.keyboard.press("Enter");
    await page.locator(".side .log li", { hasText: "into the reserve" }).waitFor();
    await page.waitForSelector(".sheet.asked");
    expect(await page.locator(".head [data-act=undo]:visible").count()).toBe(0);
    await page.keyboard.press("u");
    await page
      .locator(".refusal", { hasText: /Too late to undo: that move has shown something new\./ })
      .waitFor();
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 60_000);

  test("a move that nobody has learnt anything from can be taken back with a button", async () => {
    const seats = [{ person: "Anna" }, { bot: "random" }];
    const page = await table("castle", { undo: true, seats });
    const undo = page.locator(".head [data-act=undo]:visible");
    const moves = () => page.locator(".side .log li").count();
    for (let tries = 0; tries < 60 && !(await undo.count()); tries++) {
      await page.waitForSelector(".sheet.asked");
      await playRandomly(page);
    }
    const before = await moves();
    await undo.click();
    await expect.poll(moves).toBeLessThan(before);
    await page.waitForSelector(".sheet.asked");
    expect([await undo.count(), await page.locator(".refusal").count()]).toEqual([0, 0]);
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 60_000);

  test("who gets up comes back to the seat, and is told of the bot meanwhile", async () => {
    const page = await table("majesty", { seats: PAIR });
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.waitForSelector(".sheet");
    await page.locator(".head .tool").nth(1).click();
    await page.locator("dialog .btn", { hasText: "Leave the table" }).click();
    await page.waitForURL(`${house.address}/`);
    await other.waitForSelector("[data-act=take-back]");
    await page.locator(".rows .btn", { hasText: "Sit down again" }).click();
    await page.waitForSelector(".sheet");
    await other.waitForSelector("[data-act=take-back]", { state: "detached" });
    await page.locator(".head .tool").nth(1).click();
    await page.locator("dialog .btn", { hasText: "Leave the table" }).click();
    await other.locator("[data-act=take-back]").click();
    await other.waitForSelector("[data-act=take-back]", { state: "detached" });
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 60_000);

  test("others see who is away, and a table without arithmetic shows none", async () => {
    const made = await house.make({
      game: "majesty",
      seats: PAIR,
      help: false,
      absence: 60,
      hints: true,
    });
    const seat = await first(made);
    const [here, away] = await Promise.all(
      [seat, 1 - seat].map((one) => house.page(1280, "en", made, [one])) as [
        Promise<Page>,
        Promise<Page>,
      ],
    );
    for (const page of [here, away]) await page.goto(`${house.address}/t/${made.table}`);
    await here.waitForSelector(".sheet.asked");
    await away.waitForSelector(".kingdoms");
    expect(await here.locator(".est, .gain").count()).toBe(0);
    await here.waitForSelector(".away", { state: "detached" });
    await away.context().close();
    await here.locator(".away", { hasText: "a bot plays at 1:00" }).waitFor();
    await here.locator(".sheet .btn", { hasText: "Hint" }).click();
    expect(await here.locator(".advice .btn b").first().textContent()).toMatch(/^Card \d, /);
    await here
      .locator(".advice .quiet", { hasText: /: \+\d/ })
      .first()
      .waitFor();
    await here.context().close();
    expect(house.wrongs).toEqual([]);
  }, 60_000);
});
