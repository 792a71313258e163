import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath, House, type Made, playRandomly } from "./house";
import { Proxy } from "./proxy";

const CUTS = Number(process.env["CUTS"] ?? 12); // one in each round of a game
const SHOWN_MS = 400; // of a move, at most, before the connection is cut

/** What stands on the table, in numbers and names. */
interface Stand {
  row: string[];
  deck: number;
  coins: number[];
  workers: number[];
}

const standOnPage = (page: Page): Promise<Stand> =>
  page.evaluate(() => {
    const numbers = (query: string) =>
      [...document.querySelectorAll<HTMLElement>(".mseat")]
        .sort((one, other) => Number(one.dataset["seat"]) - Number(other.dataset["seat"]))
        .map((seat) => Number(seat.querySelector(query)!.textContent));
    return {
      row: [...document.querySelectorAll<HTMLElement>(".mcard")].map((card) =>
        card.dataset["topic"]!.replace(/^card-|@.*$/g, ""),
      ),
      deck: Number(document.querySelector(".deck b")!.textContent),
      coins: numbers("[data-coins]"),
      workers: numbers("[data-workers]"),
    };
  });

describe.skipIf(!browserPath())("a connection that is cut while a move is shown", () => {
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

  async function standOnServer({ table, seats }: Made): Promise<Stand> {
    const headers = { authorization: `Bearer ${seats[0]!.token}` };
    const answer = await fetch(`${house.address}/api/tables/${table}/view`, { headers });
    const { row, deck, seats: realms } = (await answer.json()).table;
    return {
      row: row.map(({ card }: { card: string }) => card),
      deck: deck.length,
      coins: realms.map(({ coins }: { coins: number }) => coins),
      workers: realms.map(({ workers }: { workers: number }) => workers),
    };
  }

  /** Plays a game of Majesty, whose page is cut off in the middle of every round; gives the number of cuts. */
  async function playInterrupted(most: number): Promise<number> {
    const bots = Array.from({ length: 3 }, () => ({ bot: "random" }));
    const made = await house.make({ game: "majesty", seats: [{ person: "Anna" }, ...bots] });
    const page = await house.page(1280, "en", made, [0], true);
    await page.goto(`${proxy.address}/t/${made.table}`);
    let cuts = 0;
    while (cuts < most && !(await page.$(".e-page"))) {
      await page.waitForSelector(".sheet.asked");
      await playRandomly(page);
      await page.waitForSelector(".stage.telling");
      await page.waitForTimeout(Math.random() * SHOWN_MS);
      const { opened } = proxy;
      proxy.cut();
      cuts += 1;
      await expect.poll(() => proxy.opened, { timeout: 5_000 }).toBeGreaterThan(opened);
      await page
        .waitForSelector(".sheet.asked, .e-page", { timeout: 8_000 })
        .catch(() => undefined);
      if (await page.$(".e-page")) break;
      expect(await standOnPage(page), `after cut ${cuts}`).toEqual(await standOnServer(made));
      expect(await page.locator(".sheet.asked").count()).toBe(1);
    }
    await page.context().close();
    return cuts;
  }

  test(
    "leaves the page where the server is, however often it happens",
    async () => {
      for (let cuts = 0; cuts < CUTS;) cuts += await playInterrupted(CUTS - cuts);
      const asked = `asks ${proxy.address}`; // it is the only way that these pages know
      expect(house.wrongs.filter((wrong) => !wrong.startsWith(asked))).toEqual([]);
    },
    40_000 + 4_000 * CUTS,
  );
});
