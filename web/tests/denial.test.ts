import { expect, test, vi } from "vitest";

import { Denied } from "../src/feed/requests";
import { LANGUAGES, wordsOf } from "../src/words/words";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("addEventListener", () => {});
const { denial } = await import("../src/words/denial");
const { pageWords } = await import("../src/words/page_words.svelte");

test("what is denied often is said in every language, and no message is missing", async () => {
  for (const language of LANGUAGES) {
    pageWords.current = await wordsOf(language);
    for (const status of [0, 400, 401, 403, 404, 409, 413, 418, 429, 500, 503]) {
      expect(denial(new Denied(status, "")), `${status} in ${language}`).toMatch(/ .*[^.]\.$/);
    }
    for (const id of ["link-used", "review-failed"])
      expect(denial(new Denied(409, ""), { 409: id })).not.toBe(id);
  }
});

test("readers of English have the server's own sentence, which says more", async () => {
  pageWords.current = await wordsOf("en");
  expect(denial(new Denied(409, "a rematch follows when the game is over"))).toBe(
    "A rematch follows when the game is over.",
  );
});

test("to others a status speaks, where it says enough, and a page that knows better goes first", async () => {
  pageWords.current = await wordsOf("de");
  expect(denial(new Denied(404, "there is no such table"))).toBe("Diesen Tisch gibt es nicht.");
  expect(denial(new Denied(400, "line 3: no such move"))).toBe(
    "Das wurde nicht angenommen. Bitte prüfe deine Eingabe.",
  );
  expect(denial(new Denied(409, "used"), { 409: "link-used" })).toBe(
    "Dieser Link wurde schon benutzt oder ist abgelaufen.",
  );
  expect(denial(new TypeError("offline"))).toBe(
    "Der Server antwortet nicht. Vielleicht ist er gleich wieder da.",
  );
});

test("no reader of another language is shown a sentence in English", async () => {
  for (const language of LANGUAGES.filter((one) => one !== "en")) {
    pageWords.current = await wordsOf(language);
    for (const status of [400, 403, 405, 413, 500, 502])
      expect(denial(new Denied(status, "that is not the seat"))).not.toMatch(/that|the seat/i);
  }
});

test("a name that cannot be seen is told from other bad requests, in every language", async () => {
  const sentences = new Set<string>();
  for (const language of LANGUAGES) {
    pageWords.current = await wordsOf(language);
    sentences.add(denial(new Denied(400, "name: it needs a letter or a digit that can be seen")));
  }
  expect([...sentences].filter((one) => /Name:|not-|unseen/.test(one))).toEqual([]);
  expect(sentences.size).toBe(LANGUAGES.length);
});
