import { expect, test } from "vitest";

import { aboutOf } from "../src/boards/about";
import { LANGUAGES, rulesOf, wordsOf } from "../src/words/words";
import emblems from "../src/kit/emblems.svg?raw";

test.each(["majesty", "kingme", "castle"])("everything in the gallery of %s has a word, an emblem and its rules", async (game) => {
  const { gallery } = (await aboutOf(game))!;
  for (const language of LANGUAGES) {
    const words = await wordsOf(language, game);
    const rules = await rulesOf(language, game);
    for (const one of gallery!) {
      expect(words.has(one.word), one.word).toBe(true);
      expect(one.rules.filter((rule) => !rules.has(rule))).toEqual([]);
      expect(emblems).toContain(`id="${one.emblem}"`);
    }
  }
});

test("the cards in the gallery of Castle are the 56 of the box", async () => {
  const { gallery } = (await aboutOf("castle"))!;
  expect(gallery!.reduce((sum, one) => sum + Number(one.count), 0)).toBe(56);
});

test("the cards in the gallery of Majesty are the 60 of the box", async () => {
  const counts = (await aboutOf("majesty"))!.gallery!.flatMap((one) => (one.count ? [one.count.split(" + ").map(Number)] : []));
  const alone = counts.reduce((sum, [one]) => sum + one!, 0);
  const double = counts.reduce((sum, [, two]) => sum + two!, 0);
  expect(alone + double / 2).toBe(60);
});
