import { execFileSync } from "node:child_process";
import { dirname, resolve } from "node:path";
import { describe, expect, test } from "vitest";

import type { GameEvent } from "../src/board";
import { placeName } from "../src/boards/castle/describe";
import { kindsOf } from "../src/words/kinds";
import { Narrator, spokenNames } from "../src/words/narrator";
import { LANGUAGES, wordsOf } from "../src/words/words";

interface Narration {
  names: string[];
  events: GameEvent[];
  lines: Record<string, string[]>;
}

const regalia = process.env["REGALIA"] ?? resolve(import.meta.dirname, "../../.venv/bin/regalia");
const pythonNarration = JSON.parse(
  execFileSync(
    resolve(dirname(regalia), "python"),
    [resolve(import.meta.dirname, "narration.py")],
    {
      maxBuffer: 1 << 28,
      encoding: "utf8",
    },
  ),
) as Record<string, Narration>;

describe.each(Object.keys(pythonNarration))("the events of %s", (game) => {
  test.each(LANGUAGES)("are told word for word as Python tells them, in %s", async (language) => {
    const { names, events, lines } = pythonNarration[game]!;
    const narrator = new Narrator(await wordsOf(language, game), await kindsOf(game), names);
    expect(events.length).toBeGreaterThan(100);
    expect(events.map((event) => narrator.tell(event))).toEqual(lines[language]);
  });
});

test("equal names are told apart by their seats", () => {
  expect(spokenNames(["hard", "Anna", "hard"])).toEqual(["hard 1", "Anna", "hard 3"]);
});

test("what stands outside the castle is told by that word, not by its notation", async () => {
  const words = await wordsOf("de", "castle");
  const narrator = new Narrator(words, await kindsOf("castle"), ["Anna", "Boris"], placeName);
  const told = (place: string) =>
    narrator.tell({ name: "played", facts: { seat: 0, card: "barbarian", place } });
  expect(told("o1")).toBe("Anna spielt die Karte „Barbar“ aus: Umland.");
  expect(told("west")).toBe("Anna spielt die Karte „Barbar“ aus: West.");
  expect(told("c3.1")).toBe("Anna spielt die Karte „Barbar“ aus: c3.1.");
});
