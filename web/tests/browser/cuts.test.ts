/** Games whose connection is cut again and again: after every cut the page shows what the server says. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House, type Made, playRandomly } from "./house";
import { positionOnPage, positionOnServer } from "./positions";
import { Proxy } from "./proxy";

const CUTS = Number(process.env["CUTS"] ?? 18);
const WHOLE_GAMES = CUTS >= 100; // fewer cuts are over before a game is
const SETTLED_WITHIN_MS = 15_000;
const MS_PER_CUT = 12_000; // at most, on a busy machine

/** Four seats without a pause between the bots' moves: steps come faster than they are shown. */
const TABLES = ["majesty", "kingme", "castle"].flatMap((game) =>
  [true, false].map((moves) => ({ game, moves, motion: moves ? "with" : "without" })),
);

describe.skipIf(!browserPath())("a connection that is cut at random moments", () => {
  const house = new House();
  const proxy = new Proxy();
  beforeAll(async () => {
    await house.open();
    await proxy.open(house.address);
  }, 120_000);
  afterAll(async () => {
    proxy.close();
    await house.close();
  });

  async function openGame(game: string, moves: boolean): Promise<{ page: Page; made: Made }> {
    const bots = Array.from({ length: 3 }, () => ({ bot: "random" }));
    const made = await house.make({ game, undo: true, seats: [{ person: "Anna" }, ...bots] });
    const page = await house.page(1280, "en", made, [0], moves);
    await page.goto(`${proxy.address}/t/${made.table}`);
    await settle(page);
    return { page, made };
  }

  /** Waits until the page asks for a move or shows the end; ends the pauses after rounds. */
  async function settle(page: Page): Promise<"asked" | "over"> {
    const limit = Date.now() + SETTLED_WITHIN_MS;
    while (Date.now() < limit) {
      const found = await page.evaluate(() => {
        document.querySelector<HTMLElement>("[data-act=go-on]")?.click();
        if (document.querySelector(".e-page")) return "over";
        return document.querySelector(".sheet.asked") ? "asked" : null;
      });
      if (found) return found;
      await page.waitForTimeout(20);
    }
    throw new Error(`stuck: ${await page.locator(".stage, main").first().innerText()}`);
  }

  /** Cuts the connection while a move is chosen, sent or shown, and waits until it is back. */
  async function cut(page: Page, moves: boolean): Promise<void> {
    const playing = playRandomly(page);
    await page.waitForTimeout(Math.random() * (moves ? 1_500 : 400));
    const { opened } = proxy;
    proxy.cut();
    await expect.poll(() => proxy.opened).toBeGreaterThan(opened);
    await playing;
  }

  /** The end of a game is the same on a page that was never there before. */
  async function compareEnd(page: Page, made: Made): Promise<void> {
    const fresh = await house.page(1280, "en", made, [0]);
    await fresh.goto(`${house.address}/t/${made.table}`);
    await fresh.waitForSelector(".e-page");
    const scores = (one: Page) =>
      one.locator(".e-page h1, .e-page table, .e-page ol").allInnerTexts();
    await expect.poll(() => scores(page)).toEqual(await scores(fresh));
    await fresh.context().close();
  }

  /** Plays a game, or a part of it, with a cut at every move; gives the number of cuts. */
  async function playInterrupted(game: string, moves: boolean, most: number): Promise<number> {
    const { page, made } = await openGame(game, moves);
    let cuts = 0;
    while (cuts < most) {
      await cut(page, moves);
      cuts += 1;
      const found = await settle(page);
      const server = await positionOnServer(house, game, made);
      expect([found === "asked", found === "over"]).toEqual([server.isAsked, server.isOver]);
      if (found === "over") {
        await compareEnd(page, made);
        break;
      }
      expect(await positionOnPage(page, game), `after cut ${cuts}`).toEqual(server.position);
    }
    await page.context().close();
    return cuts;
  }

  test("keeps what is chosen while the decision stays open", async () => {
    const { page } = await openGame("majesty", false);
    await page.locator(".mcard.can").first().click();
    const chosen = () =>
      page
        .locator(".mcard.is-on")
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["topic"]));
    const before = await chosen();
    expect(before).toHaveLength(1);
    const { opened } = proxy;
    proxy.cut();
    await page.waitForSelector(".net");
    expect(await chosen()).toEqual(before);
    await expect.poll(() => proxy.opened).toBeGreaterThan(opened);
    await page.waitForSelector(".net", { state: "detached" });
    expect(await chosen()).toEqual(before);
    await page.context().close();
  }, 60_000);

  test("is found out at once when the network has changed, though the socket seems open", async () => {
    const { page, made } = await openGame("majesty", false);
    proxy.freeze();
    const { opened } = proxy;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect.poll(() => proxy.opened, { timeout: 15_000 }).toBeGreaterThan(opened);
    await page.waitForSelector(".net", { state: "detached" });
    expect(await playRandomly(page)).toBe(true);
    await settle(page);
    const { position } = await positionOnServer(house, "majesty", made);
    expect(await positionOnPage(page, "majesty")).toEqual(position);
    await page.context().close();
  }, 60_000);

  const share = Math.ceil(CUTS / TABLES.length);
  test.each(TABLES)(
    "leaves a page of $game $motion motion where the server is",
    async ({ game, moves }) => {
      let cuts = 0;
      let games = 0;
      while (cuts < share) {
        cuts += await playInterrupted(game, moves, WHOLE_GAMES ? Infinity : share - cuts);
        games += 1;
      }
      if (WHOLE_GAMES) console.info(`${game}, motion ${moves}: ${cuts} cuts in ${games} games`);
      const asked = `asks ${proxy.address}`; // it is the only way that these pages know
      expect(house.wrongs.filter((wrong) => !wrong.startsWith(asked))).toEqual([]);
    },
    60_000 + (WHOLE_GAMES ? 40 : 1) * share * MS_PER_CUT,
  );
});
