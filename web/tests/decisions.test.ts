import { execFileSync } from "node:child_process";
import { dirname, resolve } from "node:path";
import { describe, expect, test } from "vitest";

import type { BoardProps, Offer, Position, Prompt } from "../src/board";
import { describe as castle } from "../src/boards/castle/describe";
import { trail } from "../src/boards/castle/trail";
import type { GameEvent } from "../src/boards/castle/types";
import { describe as kingme } from "../src/boards/kingme/describe";
import { describe as majesty } from "../src/boards/majesty/describe";
import { LANGUAGES, wordsOf } from "../src/words/words";

interface Played {
  options: Record<string, unknown>;
  decisions: { me: number; position: Position; offers: Offer[]; words: Record<string, string[]> }[];
  waits: { prompt: Prompt; after: number; powers: string[] }[];
  story: GameEvent[][];
}

const regalia = process.env["REGALIA"] ?? resolve(import.meta.dirname, "../../.venv/bin/regalia");
const { names, games } = JSON.parse(
  execFileSync(
    resolve(dirname(regalia), "python"),
    [resolve(import.meta.dirname, "decisions.py")],
    {
      maxBuffer: 1 << 28,
      encoding: "utf8",
    },
  ),
) as { names: string[]; games: Record<string, Played[]> };

const boards = { majesty, kingme, castle } as unknown as Record<
  "majesty" | "kingme" | "castle",
  (offer: Offer, props: BoardProps) => string
>;
/** What only a terminal writes: tokens of seats as numbers, fields outside too, initials and stars of courtiers. */
const plain = (text: string, outside: string) =>
  text
    .replace(/ \[\d\]/g, "")
    .replace(/\bo\d+(\.\d)?\b/g, outside)
    .replace(/\p{Lu} (?=\p{Lu}\p{Ll})/u, "")
    .replace("★", "");

describe.each(Object.keys(boards) as (keyof typeof boards)[])("the moves of %s", (game) => {
  test.each(LANGUAGES)("are told as Python tells them, in %s", async (language) => {
    const words = await wordsOf(language, game);
    let count = 0;
    for (const { options, decisions } of games[game]!) {
      for (const { me, position, offers, words: pythonWords } of decisions) {
        const seats = names
          .map((name) => ({ name, kind: "person", here: true }))
          .slice(0, Number(options["seats"]));
        const props = { me, position, options, seats, say: words.say } as unknown as BoardProps;
        expect(offers.map((offer) => boards[game](offer, props))).toEqual(
          pythonWords[language]!.map((text) => plain(text, words.say("touch-out"))),
        );
        count += offers.length;
      }
    }
    expect(count).toBeGreaterThan(100);
  });
});

test("the trail of a question in Castle names every power that waits, the one that asks last", () => {
  let nested = 0;
  for (const { waits, story } of games["castle"]!) {
    for (const { prompt, after, powers } of waits) {
      const links = trail(story.slice(0, after), prompt);
      const found = links.map((link) => link.card);
      if (links.length > 1)
        expect(links.map((link) => link.came?.name)).toEqual([
          "played",
          ...links.slice(1).map(() => "entered"),
        ]);
      expect(found.at(-1)).toBe(prompt.card);
      expect(found.filter((card) => powers.includes(card))).toEqual([...new Set(powers)]);
      if (found.length > 1) nested++;
    }
  }
  expect(nested).toBeGreaterThan(0);
});
