import { expect, test } from "vitest";

import { blocks, cutAtRules, withoutRuleIds } from "../src/words/prose";
import { keepTogether } from "../src/words/typography";
import { GAMES, LANGUAGES, rulesOf } from "../src/words/words";

test("an empty line ends a paragraph, and lines of one are joined", () => {
  expect(blocks("One\nparagraph.\n\nAnother.")).toEqual([
    { list: false, lines: ["One paragraph."] },
    { list: false, lines: ["Another."] },
  ]);
});

test("an item goes on where its lines are indented, and a paragraph may follow at once", () => {
  expect(blocks("Choose:\n- one\n  thing\n- another\nThen go on.")).toEqual([
    { list: false, lines: ["Choose:"] },
    { list: true, lines: ["one thing", "another"] },
    { list: false, lines: ["Then go on."] },
  ]);
});

test("the ids of rules are cut out to be linked, and nothing else is", () => {
  expect(cutAtRules("first heal (M32), then M26B; c3 and 2:witch stay")).toEqual([
    "first heal (",
    "M32",
    "), then ",
    "M26B",
    "; c3 and 2:witch stay",
  ]);
});

test("a number keeps its word, a dash the word before it, and a short word the next one", () => {
  expect(keepTogether("2 coins – 3 more", "en")).toBe("2\u00a0coins\u00a0– 3\u00a0more");
  expect(keepTogether("кладёт в замок", "ru")).toBe("кладёт в\u00a0замок");
  expect(keepTogether("a card", "en")).toBe("a card");
});

test.each(GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
  "the rules of %s in %s begin with the aim, then the course of a turn in five steps, and link to rules that exist",
  async (game, language) => {
    const rules = await rulesOf(language, game);
    expect([...rules.keys()].slice(0, 8)).toEqual([
      "section-aim",
      "aim",
      "section-course",
      ...[1, 2, 3, 4, 5].map((step) => `course-${step}`),
    ]);
    expect([...rules.keys()].filter((id) => id.startsWith("section-")).at(-1)).toBe(
      "section-notation",
    );
    const linked = [...rules.values()].flatMap((text) =>
      cutAtRules(text).filter((_, at) => at % 2),
    );
    expect(linked.filter((id) => !rules.has(id))).toEqual([]);
  },
);

test("no paragraph of the rules is longer than a reader bears", async () => {
  for (const game of GAMES)
    for (const language of LANGUAGES)
      for (const [id, text] of await rulesOf(language, game))
        for (const { lines } of blocks(text))
          for (const line of lines)
            expect(line.split(/\s/).length, `${id} in ${language}`).toBeLessThan(121);
});

test("rules in brackets are left out where they can be no links", () => {
  expect(withoutRuleIds("He returns it (C41). A wall (b1) stays (C8, C11).")).toBe(
    "He returns it. A wall (b1) stays.",
  );
});
