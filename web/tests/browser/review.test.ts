import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findings } from "./axe";
import { browserPath, finishGame, House, overflow, playRandomly } from "./house";

interface Judged {
  loss: number | null;
}

describe.skipIf(!browserPath())("a finished game", () => {
  const house = new House();
  let table = "";
  const json = async (path: string) => (await fetch(house.address + path)).json();
  const text = (page: Page, query: string) => page.locator(query).first().innerText();

  beforeAll(async () => {
    await house.open();
    const made = await house.make({ game: "majesty", seats: [{ bot: "random" }, { bot: "easy" }] });
    table = made.table;
    for (;;) {
      const text = (await json(`/api/tables/${table}`)) as { state: string };
      if (text.state === "over") break;
      await new Promise((go) => setTimeout(go, 100));
    }
  }, 120_000);
  afterAll(() => house.close());

  test("tells what decided it, with its turning points when somebody asks for them", async () => {
    const page = await house.page(390, "de");
    await page.goto(`${house.address}/t/${table}`);
    await page.waitForSelector(".decided");
    const lines = await page.locator(".why li").count();
    expect(lines).toBeGreaterThan(0);
    await page.locator("[data-act=turning]").click();
    await page.waitForSelector(".why a", { timeout: 60_000 });
    await page.waitForSelector(".decided .dots", { state: "detached", timeout: 60_000 });
    expect(await page.locator(".why li").count()).toBeLessThanOrEqual(3);
    const { winners } = (await json(`/api/tables/${table}`)) as { winners: number[] };
    const slips = await page
      .locator(".why a")
      .evaluateAll((all) =>
        all.map((one) => Number(new URL((one as HTMLAnchorElement).href).searchParams.get("seat"))),
      );
    expect(slips.filter((seat) => winners.includes(seat))).toEqual([]);
    await page.locator(".why a").first().click();
    await page.waitForSelector(".judge .swing");
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 90_000);

  test("is looked over: a line for each seat, turning points, and what was better", async () => {
    const page = await house.page(1280, "en");
    await page.goto(`${house.address}/t/${table}/replay?review`);
    await page.waitForSelector(".r-graph");
    await page.waitForFunction(() => !document.querySelector(".r-begin"), undefined, {
      timeout: 60_000,
    });
    const asked = await fetch(`${house.address}/api/review`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ table, begin: false }),
    });
    const review = (await asked.json()) as { state: string; judged: Judged[] };
    expect(review.state).toBe("done");
    const turning = review.judged.flatMap((one, at) =>
      one.loss === null ? [] : [{ number: at + 1, loss: one.loss }],
    );
    expect(turning.length).toBeGreaterThan(0);
    expect(await page.locator(".plot .slip").count()).toBe(turning.length);
    expect(await page.locator(".r-moves .branch").count()).toBe(turning.length);
    const styles = await page
      .locator(".chart .ln")
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).strokeDasharray));
    expect(new Set(styles).size).toBe(2);

    await page.getByRole("button", { name: "Numbers" }).click();
    expect(await page.locator(".r-numbers tbody tr").count()).toBe(review.judged.length + 1);
    expect(await page.locator(".r-numbers tbody th", { hasText: "▼" }).count()).toBe(
      turning.length,
    );

    // by keys alone: a turning point, the better move on the board, and back
    const { number, loss } = turning[0]!;
    await page.locator(`.r-moves [data-move="${number}"] button`).focus();
    await page.keyboard.press("Enter");
    expect(await text(page, ".judge h2")).toContain(`Move ${number}`);
    const shares = (await page.locator(".swing b").allInnerTexts()).map((one) => parseInt(one));
    expect(Math.abs(shares[1]! - shares[0]! - loss * 100)).toBeLessThan(1.01);
    for (const text of await page.locator(".tries li").allInnerTexts())
      expect(text).toMatch(/^Card \d, /);
    expect(await page.locator(".swing b").first().innerText()).toMatch(/^\d+%$/);

    // the cards they tell of still lie in the row, marked
    for (const [kind, mark] of [
      ["best", "better"],
      ["was", "played"],
    ]) {
      const [, place, card] = (await text(page, `.tries .${kind}`)).match(/^Card (\d), (\w+)/)!;
      const marked = page.locator(`.mcard[data-touch="row:${place}"]`);
      expect(await marked.getAttribute("data-says")).toContain(mark);
      expect(await marked.innerText()).toContain(card);
    }
    const before = await text(page, ".stage-board");
    await page.locator(".tries .best button").focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector(".trying");
    expect(await page.locator(".r-moves .branch.at").count()).toBe(1);
    expect(await page.locator(".mcard.chosen, .mcard[aria-pressed=true]").count()).toBe(1);
    await page.keyboard.press("Escape");
    await page.waitForSelector(".trying", { state: "detached" });
    await page.waitForSelector("[data-mark]");
    expect(await text(page, ".stage-board")).toBe(before);
    expect(await findings(page)).toEqual([]);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflow(page)).toEqual([]);
      expect((await page.locator(".m-board").boundingBox())!.height).toBeGreaterThan(440);
    }

    // the record of the same game, dropped on the page, has the same review
    const record = await (await fetch(`${house.address}/api/tables/${table}/record`)).text();
    await page.goto(`${house.address}/replay`);
    await page.locator("input[type=file]").setInputFiles({
      name: "game.json",
      mimeType: "application/json",
      buffer: Buffer.from(record),
    });
    await page.waitForSelector(".r-moves .branch");
    expect(await page.locator(".r-moves .branch").count()).toBe(turning.length);

    // and what is no record is said to be none, while the game stays
    const drop = (name: string, text: string) =>
      page.evaluate(
        ([name, text]) => {
          const files = new DataTransfer();
          files.items.add(new File([text!], name!));
          dispatchEvent(new DragEvent("drop", { dataTransfer: files, cancelable: true }));
        },
        [name, text],
      );
    for (const [text, sentence] of [
      ["garbage", /JSON/],
      ["{}", /missing/],
      [" ".repeat(70_000), /not the record of a game/],
      [record.replace(/"moves": *\["/, "$&9"), /./],
    ] as const) {
      await drop("none.json", text);
      await page.locator(".refusal", { hasText: sentence }).waitFor();
      expect(await page.locator(".r-moves .branch").count()).toBe(turning.length);
      await page.locator(".refusal button").click();
      await page.waitForSelector(".refusal", { state: "detached" });
    }
    await page.context().close();
    expect(house.wrongs.splice(0).filter((wrong) => !/400/.test(wrong))).toEqual([]);
  }, 90_000);

  test("is shown as well as can be where its address is mangled", async () => {
    const page = await house.page(1280, "en");
    for (const query of ["move=x&seat=y", "move=-3&seat=99", "move=1e9&seat=1.5"]) {
      await page.goto(`${house.address}/t/${table}/replay?${query}`);
      await page.waitForSelector(".stage-board");
      await page.keyboard.press("ArrowRight");
    }
    await page.context().close();
    expect(house.wrongs.splice(0).filter((wrong) => !/400/.test(wrong))).toEqual([]); // there is no seat 99
  }, 90_000);

  test("is first replayed on a phone, where nothing lies over the button that asks for a review", async () => {
    const page = await house.page(390, "en");
    await page.goto(`${house.address}/t/${table}/replay?move=3&seat=0`);
    await page.waitForSelector(".r-graph");
    expect(await page.locator("[data-mark], .judge").count()).toBe(0);
    await page.route("**/api/review", (route) =>
      route.fulfill({ json: { review: "", state: "unasked", moves: 0, after: 0, judged: [] } }),
    );
    await page.reload();
    const button = page.locator("[data-act=review]");
    await button.waitFor();
    const covered = await button.evaluate((thing) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      const ends = [left + 12, right - 12].flatMap((x) =>
        [top + 2, bottom - 2].map((y) => document.elementFromPoint(x, y)),
      );
      return ends.filter((found) => !thing.contains(found)).length;
    });
    expect(covered).toBe(0);
    await page.unroute("**/api/review");
    await button.click();
    await page.waitForSelector(".judge");
    expect(new URL(page.url()).search).toContain("move=3");
    await page.getByRole("button", { name: "One move on" }).click();
    expect(new URL(page.url()).search).toContain("review&move=4");
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 90_000);

  test.each([
    ["kingme", 3, ".goals-all .medal"],
    ["castle", 2, ".c-tabs [data-part=hand]"],
  ] as const)(
    "tells all secrets of %s on a phone too",
    async (game, bots, secrets) => {
      const made = await house.make({
        game,
        seats: Array.from({ length: bots }, () => ({ bot: "random" })),
      });
      while (((await json(`/api/tables/${made.table}`)) as { state: string }).state !== "over")
        await new Promise((go) => setTimeout(go, 100));
      const page = await house.page(390, "en");
      await page.goto(`${house.address}/t/${made.table}/replay?move=6`);
      await page.waitForSelector(secrets);
      expect(await page.locator(secrets).count()).toBe(game === "kingme" ? bots * 6 : bots);
      if (game === "castle") {
        await page.locator(secrets).last().click();
        expect(await page.locator(".hand .ccard").count()).toBeGreaterThan(0);
      }
      expect(await overflow(page)).toEqual([]);
      expect(await findings(page)).toEqual([]);
      await page.selectOption("select", "-1");
      await page.waitForSelector(secrets, { state: "detached" });
      await page.context().close();
      expect(house.wrongs).toEqual([]);
    },
    90_000,
  );

  test("is played on from a position, survives a kill of the server, and promises no shuffle", async () => {
    const { moves } = (await json(`/api/tables/${table}/record`)) as { moves: string[] };
    const stand = moves.length - 4;
    const page = await house.page(1280, "en");
    await page.goto(`${house.address}/t/${table}/replay?move=${stand}&seat=1`);
    await page.locator("[data-act=play-on]").click();
    await page.waitForSelector(".sheet.asked");
    const mine = new URL(page.url()).pathname.split("/")[2]!;
    expect(mine).not.toBe(table);
    expect(await page.locator(".side .log li").count()).toBeGreaterThanOrEqual(stand);
    // on a phone too the log opens at its newest line
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator(".head .tool", { has: page.locator('use[href$="u-log"]') }).click();
    const log = page.locator("dialog .log");
    await log.waitFor();
    expect(
      await log.evaluate((list) => [
        list.scrollHeight > list.clientHeight,
        Math.round(list.scrollHeight - list.clientHeight - list.scrollTop),
      ]),
    ).toEqual([true, 0]);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1280, height: 800 });
    await house.kill();
    await house.start();
    await page.waitForSelector(".net", { state: "detached", timeout: 30_000 });
    await finishGame(page);
    expect(await page.getByRole("button", { name: "Rematch" }).count()).toBe(0);
    expect(await text(page, ".proof")).toContain(`move ${stand}`);
    const record = (await json(`/api/tables/${mine}/record`)) as { moves: string[]; fair?: object };
    expect(record.moves.slice(0, stand)).toEqual(moves.slice(0, stand));
    expect(record.fair).toBeUndefined();
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 90_000);
});

describe.skipIf(!browserPath())("the log of a running game", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  /** What the board shows. */
  const board = (page: Page) => page.locator(".kingdoms").innerText();
  const icon = (page: Page) => page.locator("link[rel=icon]").getAttribute("href");

  test("leads to earlier positions as they were seen, where no move can be made", async () => {
    const made = await house.make({
      game: "majesty",
      seats: [{ person: "Anna" }, { bot: "random" }],
    });
    const page = await house.page(1280, "en", made, [0]);
    await page.goto(`${house.address}/t/${made.table}`);
    await page.waitForSelector(".sheet.asked");
    const lines = () => page.locator(".side .log .jump").count();
    let known = 0;
    let then = "";
    for (let moves = 0; moves < 3;) {
      if (!(await playRandomly(page))) continue;
      await page.waitForSelector(".sheet.asked");
      if (!moves++) [known, then] = [await lines(), await board(page)];
    }
    const now = await board(page);
    expect(now).not.toBe(then);
    expect(await icon(page)).toBe("/icon-turn.svg");

    // as the feed told it, then as the server is asked after loading anew
    for (const again of [false, true]) {
      if (again) await page.reload();
      await page.waitForSelector(".sheet.asked");
      await page
        .locator(".side .log .jump")
        .nth(known - 1)
        .click();
      await page.waitForSelector(".sheet.past");
      expect(await board(page)).toBe(then);
      expect(await text(page)).toMatch(new RegExp(`move\\s${known}\\sof`));
      expect(await page.locator("[data-act=list], [data-act=confirm], .mcard .gain").count()).toBe(
        0,
      );
      await page.keyboard.press("1");
      expect(await page.locator("[data-act=confirm]").count()).toBe(0);
      expect(await page.title()).toContain("Your turn");
      await page.keyboard.press("Escape");
      await page.waitForSelector(".sheet.asked");
      expect(await board(page)).toBe(now);
    }

    // a mouse that rests on a line shows it, and leaves no trace
    await page.locator(".kingdoms").hover();
    await page
      .locator(".side .log .jump")
      .nth(known - 1)
      .hover();
    await page.waitForSelector(".sheet.past");
    expect(await board(page)).toBe(then);
    await page.locator(".kingdoms").hover();
    await page.waitForSelector(".sheet.asked");

    // the same on a phone, where the log lies over the table
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Log", exact: true }).click();
    await page
      .locator("dialog .log .jump")
      .nth(known - 1)
      .click();
    await page.waitForSelector(".sheet.past");
    expect(await page.locator("dialog").count()).toBe(0);
    await page.locator("[data-act=now]").click();
    await page.waitForSelector(".sheet.asked");

    await page.setViewportSize({ width: 1280, height: 800 });
    await finishGame(page);
    expect(await icon(page)).toBe("/icon.svg");
    await page
      .locator(".end-log .jump")
      .nth(known - 1)
      .click();
    await page.waitForSelector(".sheet.past");
    expect(await board(page)).toBe(then);
    await page.locator("[data-act=now]").click();
    await page.waitForSelector(".e-page");
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 90_000);

  const text = (page: Page) => page.locator(".sheet.past").innerText();
});
