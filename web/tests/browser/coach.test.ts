import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House, type Made, overflow } from "./house";

const SHOTS = process.env["SHOTS"];
const REASONS = [
  { reason: "wounded", facts: { seat: 1, better: 12, other: 71 }, objection: false },
  { reason: "lead", facts: { better: 4, other: -1 }, objection: false },
  { reason: "coins-now", facts: { better: 9, other: 12 }, objection: true },
];
const AGAINST_BOTS = [{ person: "Anna" }, { bot: "random" }, { bot: "random" }];

/** What a newcomer reads beside the board: the coach, the pace of bots, the recap. */
describe.skipIf(!browserPath())("the coach and the recap", () => {
  const house = new House();
  beforeAll(() => house.open(), 120_000);
  afterAll(() => house.close());

  const shoot = async (page: Page, name: string) =>
    SHOTS && (await page.screenshot({ path: `${SHOTS}/${name}.png` }));

  /** A first game of a device. */
  async function open(game: string, width: number, language: string): Promise<[Page, Made]> {
    const made = await house.make({ game, seats: AGAINST_BOTS });
    const page = await house.page(width, language, made, [0], false, true);
    await page.goto(`${house.address}/t/${made.table}`);
    return [page, made];
  }

  test.each([
    ["majesty", 390, "ru"],
    ["majesty", 1280, "en"],
    ["kingme", 390, "de"],
    ["castle", 1280, "pl"],
  ])(
    "the coach of a first game of %s says and marks what matters, at %i in %s",
    async (game, width, language) => {
      const [page] = await open(game, width, language);
      await page.locator("[data-fact]").first().waitFor();
      expect(await page.locator("[data-fact]").count()).toBeGreaterThan(0);
      for (const text of await page.locator("[data-fact]").allInnerTexts())
        expect(text).not.toMatch(/coach-|[{}$]/);
      expect(await overflow(page)).toEqual([]);
      await page.locator("[data-fact]").last().click();
      await shoot(page, `coach-${game}-${width}-${language}`);
      expect(await page.locator('[data-fact][aria-pressed="true"]').count()).toBe(1);
      await page.context().close();
      expect(house.wrongs).toEqual([]);
    },
    60_000,
  );

  test("on a low laptop the coach speaks in the sheet, and the log keeps its room", async () => {
    const [page] = await open("majesty", 1366, "de");
    await page.setViewportSize({ width: 1366, height: 625 });
    await page.locator(".sheet [data-fact]").first().waitFor();
    expect(await page.locator(".panel.coach").count()).toBe(0);
    expect((await page.locator(".side .log").boundingBox())!.height).toBeGreaterThan(120);
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.locator(".panel.coach [data-fact]").first().waitFor();
    await page.context().close();
    expect(house.wrongs).toEqual([]);
  }, 40_000);

  test.each([
    [390, "de"],
    [1280, "en"],
  ])(
    "a hint says why its first move is better than another, at %i in %s",
    async (width, language) => {
      const made = await house.make({ game: "majesty", seats: AGAINST_BOTS, hints: true });
      const page = await house.page(width, language, made, [0]);
      await page.routeWebSocket(/feed$/, (feed) => {
        const server = feed.connectToServer();
        server.onMessage((text) => {
          const message = JSON.parse(String(text)) as { type: string; moves: { move: string }[] };
          if (message.type !== "hinted") return feed.send(text);
          const moves = ["1", "2", "3"].map((move) => ({ move, share: 0.4 }));
          feed.send(JSON.stringify({ ...message, moves, than: "3", reasons: REASONS }));
        });
      });
      await page.goto(`${house.address}/t/${made.table}`);
      await page.locator("[data-act=hint]").click();
      await page.locator("[data-act=why]").click();
      await page.locator(".reasons li").first().waitFor();
      const texts = await page.locator(".reasons li").allInnerTexts();
      expect(texts.map((text) => text.match(/-?\d+/g)?.slice(-2))).toEqual([
        ["12", "71"],
        ["4", "-1"],
        ["9", "12"],
      ]);
      expect(texts.join(" ")).not.toMatch(/reason-|[{}$]/);
      expect(await overflow(page)).toEqual([]);
      await shoot(page, `hint-${width}-${language}`);
      await page.context().close();
      expect(house.wrongs).toEqual([]);
    },
    60_000,
  );

  test.each([
    [390, "pl"],
    [1280, "ru"],
  ])(
    "after a costly move one remark says what was better, at %i in %s",
    async (width, language) => {
      const made = await house.make({ game: "majesty", seats: AGAINST_BOTS });
      const page = await house.page(width, language, made, [0], false, true);
      await page.routeWebSocket(/feed$/, (feed) => {
        const server = feed.connectToServer();
        let lastMove: unknown;
        feed.onMessage((text) => {
          const { type, id, version, move } = JSON.parse(String(text)) as Record<string, unknown>;
          if (type === "move") lastMove = move; // one that was possible, whatever was dealt
          if (type !== "remark") return server.send(text);
          const better = { move: lastMove, share: 0.44 };
          const remark = { type: "remarked", id, version, played: 0.08, better, reasons: REASONS };
          feed.send(JSON.stringify(remark));
        });
      });
      await page.goto(`${house.address}/t/${made.table}`);
      await page.locator("[data-fact]").first().waitFor();
      await page.locator("[data-touch='row:1']").click();
      await page.locator("[data-act=confirm]").click();
      await page.locator("[data-coach=remark]").waitFor();
      await page.locator("[data-fact]").first().waitFor();
      expect(await page.locator("[data-coach=remark]").innerText()).toMatch(/44.*8/);
      expect(await page.locator("[data-coach=reason]").innerText()).toMatch(/12.*71/);
      expect(await overflow(page)).toEqual([]);
      await shoot(page, `remark-${width}-${language}`);
      await page.locator("[data-coach=dismiss]").click();
      await page.locator("[data-coach=remark]").waitFor({ state: "detached" });
      await page.context().close();
      expect(house.wrongs).toEqual([]);
    },
    60_000,
  );

  test.each([
    [390, "de"],
    [1280, "ru"],
  ])(
    "who taps on sees each bot's move alone, then what they did, at %i in %s",
    async (width, language) => {
      const made = await house.make({ game: "majesty", seats: AGAINST_BOTS });
      const page = await house.page(width, language, made, [0]);
      await page.addInitScript(() => {
        localStorage["regalia.wishes"] = JSON.stringify({ coach: false, pace: "tap" });
      });
      await page.goto(`${house.address}/t/${made.table}`);
      const tapOn = page.locator("[data-act=tap-on]");
      const moves = page.locator(".side .log:not(.recap) > li .jump");
      const asked = page.locator("[data-act=list]");
      while (!(await asked.isVisible())) if (await tapOn.isVisible()) await tapOn.click();
      await page.locator("[data-touch^='row:1']").first().click();
      const half = page.locator("[data-pick]").first();
      if (await half.isVisible()) await half.click();
      await page.locator("[data-act=confirm]").click();
      await tapOn.waitFor();
      await shoot(page, `tap-${width}-${language}`);
      expect(await overflow(page)).toEqual([]);
      if (width > 600) expect(await moves.count()).toBeGreaterThan(0);
      await tapOn.click();
      await page.keyboard.press("Enter");
      while (!(await asked.isVisible())) if (await tapOn.isVisible()) await tapOn.click();
      if (width < 600) await page.locator("[data-act=recap]").click();
      else await page.locator(".side [role=tab]").nth(2).click();
      await page.locator(".recap li").nth(1).waitFor();
      expect(await page.locator(".recap > li").count()).toBe(2);
      await shoot(page, `recap-${width}-${language}`);
      expect(await overflow(page)).toEqual([]);
      await page.context().close();
      expect(house.wrongs).toEqual([]);
    },
    60_000,
  );
});
