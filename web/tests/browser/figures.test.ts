/** Whether the people of a game can be told apart where they are small and have no colour. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserPath } from "./house";

const SIDE = 40; // pixels, as on a tile of a phone
const GRAIN = 2; // pixels that are seen as one
/** How far two drawings are apart: 0 for one and the same, 1 where they have nothing in common. */
const APART = 0.3;

interface Pair {
  pair: string;
  apart: number;
}

/** All pairs of figures of a sprite, the most alike first. */
function compare(browser: Browser, svg: string): Promise<Pair[]> {
  const lines = svg.split("\n");
  const patterns = lines.filter((line) => line.startsWith("<pattern")).join("");
  const figures = lines.flatMap((line) => {
    const name = /^<g id="figure-\w-([^"]+)"/.exec(line)?.[1];
    return name ? [{ name, line }] : [];
  });
  const drawings = figures.map(({ name, line }) => ({
    name,
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 2 120 118" width="${SIDE}" height="${SIDE}">` +
      `<defs>${patterns}</defs><path fill="#666" d="M0 0H120V120H0z"/>${line}</svg>`,
  }));
  return browser.newPage().then(async (page) => {
    const pairs = await page.evaluate(
      async ([drawings, side, grain]) => {
        const pen = Object.assign(document.createElement("canvas"), {
          width: side,
          height: side,
        }).getContext("2d", { willReadFrequently: true })!;
        const cells = side / grain;
        const faces: { name: string; grey: number[] }[] = [];
        for (const { name, svg } of drawings) {
          const image = new Image();
          image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
          await image.decode();
          pen.drawImage(image, 0, 0);
          const { data } = pen.getImageData(0, 0, side, side);
          const grey = new Array<number>(cells * cells).fill(0);
          for (let at = 0; at < side * side; at++) {
            const [red, green, blue] = data.slice(at * 4, at * 4 + 3) as unknown as number[];
            const cell = Math.floor(at / side / grain) * cells + Math.floor((at % side) / grain);
            grey[cell]! += 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
          }
          const mean = grey.reduce((sum, one) => sum + one) / grey.length;
          const size = Math.hypot(...grey.map((one) => one - mean));
          faces.push({ name, grey: grey.map((one) => (one - mean) / size) });
        }
        return faces.flatMap((one, at) =>
          faces.slice(0, at).map((other) => ({
            pair: `${other.name} ${one.name}`,
            apart: 1 - one.grey.reduce((sum, value, cell) => sum + value * other.grey[cell]!, 0),
          })),
        );
      },
      [drawings, SIDE, GRAIN] as const,
    );
    await page.close();
    return pairs.sort((one, other) => one.apart - other.apart);
  });
}

describe.skipIf(!browserPath())("figures at 40 px and in grey", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: browserPath()!, args: ["--no-sandbox"] });
  }, 60_000);
  afterAll(() => browser.close());

  const sprite = (game: string) =>
    readFileSync(resolve(import.meta.dirname, `../../src/boards/${game}/figures.svg`), "utf8");

  test.each([
    { game: "majesty", people: 7 },
    { game: "kingme", people: 17 },
    { game: "castle", people: 37 },
  ])("no two of the $people of $game look alike", async ({ game, people }) => {
    const pairs = await compare(browser, sprite(game));
    expect(pairs).toHaveLength((people * (people - 1)) / 2);
    // a person who is a man in one language and a woman in another is never seen twice
    const different = pairs.filter(({ pair }) => !/^(\w) \1-[fm]$/.test(pair));
    expect(different.filter(({ apart }) => apart < APART)).toEqual([]);
  });

  test("the same figure in another dye is found", async () => {
    const [guard] = /<g id="figure-m-guard".*/.exec(sprite("majesty"))!;
    const other = guard.replace("m-guard", "m-other").replaceAll("#bb2b35", "#2f63b0");
    const [pair] = await compare(browser, `${guard}\n${other}`);
    expect(pair!.apart).toBeLessThan(APART);
  });
});
