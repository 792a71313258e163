/** What decided a game is only what its winners were ahead in. */
import { describe, expect, test } from "vitest";

import type { BoardModule, BoardProps, ScoreLine } from "../src/board";
import { scores as linesOf } from "../src/boards/majesty/scores";
import type { Judged } from "../src/feed/requests";
import type { BoardProps as MajestyProps } from "../src/boards/majesty/types";
import { reasonsWon, slipsOfLosers } from "../src/table/decided";
import { LANGUAGES, wordsOf } from "../src/words/words";
import { games } from "./random_games";

const NAMES = ["Anna", "Boris", "Cleo", "Dora"];
const line = (label: string, values: number[], cost = false): ScoreLine => ({
  label,
  emblem: "",
  field: "",
  values,
  cost,
});

async function reasonTexts(
  lines: ScoreLine[],
  scores: number[],
  winners: number[],
  other: number,
  language: (typeof LANGUAGES)[number] = "en",
): Promise<string[]> {
  const { say } = await wordsOf(language, "majesty");
  const seats = NAMES.map((name) => ({ name, kind: "person", here: true }));
  const boardProps = {
    position: { over: true, scores, winners },
    seats,
    say,
  } as unknown as BoardProps;
  const module = { scores: () => lines, won: () => "by the rule" } as unknown as BoardModule;
  return reasonsWon(boardProps, module, other).map(({ text }) => text);
}

test("names the lines in which the winner was most ahead, and none in which somebody else was", async () => {
  const lines = [
    line("Mill", [10, 0, 4]),
    line("Inn", [0, 15, 0]),
    line("Coins", [60, 40, 30]),
    line("Even", [7, 7, 0]),
    line("Variety", [36, 35, 9]),
  ];
  expect(await reasonTexts(lines, [113, 97, 43], [0], 1)).toEqual([
    "Coins: Anna is 20 ahead of Boris, 60 to 40.",
    "Mill: Anna is 10 ahead of Boris, 10 to 0.",
  ]);
});

test("names no line in which a third seat was ahead of the winner", async () => {
  const lines = [line("Mill", [10, 0, 14]), line("Coins", [60, 58, 30])];
  expect(await reasonTexts(lines, [70, 58, 44], [0], 1)).toEqual([
    "Coins: Anna is 2 ahead of Boris, 60 to 58.",
  ]);
});

test("counts what is left over the other way round", async () => {
  const lines = [line("Hand", [1, 3], true), line("Deck", [6, 2], true)];
  expect(await reasonTexts(lines, [-7, -5], [0], 1)).toEqual(["Hand: Anna 1, Boris 3."]);
});

test("where several win, names what all of them were ahead in", async () => {
  const lines = [line("Mill", [10, 0, 4]), line("Coins", [60, 70, 30])];
  expect(await reasonTexts(lines, [70, 70, 34], [0, 1], 2)).toEqual([
    "Coins: Anna is 30 ahead of Cleo, 60 to 30.",
  ]);
});

describe("where the winner was ahead in no line", () => {
  const lines = [line("Mill", [10, 12, 0]), line("Coins", [60, 50, 61])];

  test.each([
    ["en", "In all: Anna is 8 ahead of Boris, 70 to 62."],
    ["de", "Insgesamt: Anna liegt um 8 vor Boris, 70 zu 62."],
    ["pl", "Razem: Anna – 70, Boris – 62, różnica 8."],
    ["ru", "Всего: Anna — 70, Boris — 62, разница 8."],
  ] as const)("the sum decided, in %s", async (language, text) => {
    expect(await reasonTexts(lines, [70, 62, 61], [0], 1, language)).toEqual([text]);
  });

  test("of equal sums the rule that broke the tie", async () => {
    expect(
      await reasonTexts([line("Mill", [10, 12]), line("Coins", [60, 58])], [70, 70], [0], 1),
    ).toEqual(["by the rule"]);
    expect(await reasonTexts([line("Hand", [0, 0], true)], [0, 0], [0, 1], -1)).toEqual([
      "by the rule",
    ]);
    expect(
      await reasonTexts([line("Hand", [2, 2], true), line("Deck", [3, 1], true)], [-5, -3], [0], 1),
    ).toEqual(["by the rule"]);
  });
});

test("names the moves of those who lost, those first that raised the winner's chance most", () => {
  const before = [0.4, 0.3, 0.3];
  const judged = (
    [
      [0, 0.4, [0.1, 0.5, 0.4]], // the winner's own
      [1, 0.1, [0.5, 0.2, 0.3]],
      [2, null, before],
      [1, 0.25, [0.42, 0.05, 0.53]], // went to another who lost
      [1, 0.2, [0.6, 0.1, 0.3]],
      [2, 0.2, [0.4, 0.5, 0.1]], // did not help the winner
    ] as const
  ).map(([seat, loss, after]) => ({ seat, loss, chances: before, after }) as unknown as Judged);
  expect(slipsOfLosers(judged, [0]).map(({ number, loss }) => [number, loss])).toEqual([
    [5, 0.2],
    [2, 0.1],
    [4, 0.25],
  ]);
});

test("is true of games of Majesty that were played", async () => {
  const { say } = await wordsOf("en", "majesty");
  let named = 0;
  for (const steps of games.majesty) {
    const { position } = steps.at(-1)!;
    const { scores, winners } = position;
    const seats = NAMES.map((name) => ({ name }));
    const boardProps = {
      position,
      seats,
      say,
    } as unknown as BoardProps;
    const lines = linesOf(boardProps as unknown as MajestyProps);
    for (const other of scores.keys()) {
      if (winners.includes(other)) continue;
      const reasons = reasonsWon(boardProps, { scores: linesOf } as unknown as BoardModule, other);
      expect(reasons.length).toBeGreaterThan(0);
      for (const { text } of reasons) {
        const [label] = text.split(":") as [string];
        const values = lines.find((one) => one.label === label)?.values ?? scores;
        const best = Math.max(...values.filter((_, seat) => !winners.includes(seat)));
        expect(values[winners[0]!], text).toBeGreaterThan(
          label === say("decided-total") ? values[other]! : best,
        );
        named += 1;
      }
    }
  }
  expect(named).toBeGreaterThan(15);
});
