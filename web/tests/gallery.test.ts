import { expect, test } from "vitest";

import { aboutOf } from "../src/boards/about";
import { LANGUAGES, rulesOf, wordsOf } from "../src/words/words";
import shared from "../src/kit/emblems.svg?raw";

const own = import.meta.glob<string>("../src/boards/*/emblems.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

test.each(["majesty", "kingme", "castle"])(
  "everything in the gallery of %s has a word, an emblem and its rules",
  async (game) => {
    const { gallery } = (await aboutOf(game))!;
    const emblems = shared + own[`../src/boards/${game}/emblems.svg`];
    for (const language of LANGUAGES) {
      const words = await wordsOf(language, game);
      const rules = await rulesOf(language, game);
      for (const part of gallery!) expect(words.has(part.word), part.word).toBe(true);
      for (const one of gallery!.flatMap((part) => part.exhibits)) {
        expect(words.has(one.word), one.word).toBe(true);
        if (one.says) expect(words.has(one.says.word), one.says.word).toBe(true);
        expect(one.rules.filter((rule) => !rules.has(rule))).toEqual([]);
        expect(emblems).toContain(`id="${one.emblem}"`);
      }
    }
  },
);

test.each(["majesty", "kingme", "castle"])(
  "the differences of %s are told in every language, and name rules there are",
  async (game) => {
    const { compare } = (await aboutOf(game))!;
    for (const language of LANGUAGES) {
      const words = await wordsOf(language, game);
      const rules = await rulesOf(language, game);
      for (const { option, columns, rows } of compare!) {
        const ids = [
          `option-${option}`,
          ...columns,
          ...rows.flatMap((row) => [row.word, ...row.cells]),
        ];
        expect(ids.filter((id) => !words.has(id))).toEqual([]);
        expect(rows.flatMap((row) => row.rules).filter((rule) => !rules.has(rule))).toEqual([]);
        expect(rows.filter((row) => row.cells.length !== columns.length)).toEqual([]);
      }
    }
  },
);

test("the chosen side of each building is framed", async () => {
  const sides = (await aboutOf("majesty"))!.compare!.find((one) => one.option === "sides")!;
  expect(sides.rows.map((_, row) => sides.chosen("ABABABAB", row))).toEqual([
    0, 1, 0, 1, 0, 1, 0, 1,
  ]);
});

test("the cards in the gallery of Castle are the 56 of the box", async () => {
  const { gallery } = (await aboutOf("castle"))!;
  expect(gallery!.flatMap((part) => part.exhibits).reduce((sum, one) => sum + one.count!, 0)).toBe(
    56,
  );
});

test("the cards in the gallery of Majesty are the 60 of the box", async () => {
  const people = (await aboutOf("majesty"))!.gallery![0]!.exhibits;
  const sum = (what: string) => people.reduce((all, one) => all + one.says!.args[what]!, 0);
  expect(people.map((one) => one.count)).toEqual(
    people.map(({ says }) => says!.args["alone"]! + says!.args["double"]!),
  );
  expect(sum("alone") + sum("double") / 2).toBe(60);
});
