import { expect, test, vi } from "vitest";

import { Denied } from "../src/feed/requests";
import { LANGUAGES, wordsOf } from "../src/words/words";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("addEventListener", () => {});
const { denial } = await import("../src/words/denial");
const { said } = await import("../src/words/said.svelte");

test("what is denied often is said in every language, and no message is missing", async () => {
  for (const language of LANGUAGES) {
    said.words = await wordsOf(language);
    for (const status of [0, 401, 404, 409, 429, 503]) {
      expect(denial(new Denied(status, "")), `${status} in ${language}`).toMatch(/ .*[^.]\.$/);
    }
    for (const id of ["link-used", "review-failed"])
      expect(denial(new Denied(409, ""), { 409: id })).not.toBe(id);
  }
});

test("readers of English have the server's own sentence, which says more", async () => {
  said.words = await wordsOf("en");
  expect(denial(new Denied(409, "a rematch follows when the game is over"))).toBe(
    "A rematch follows when the game is over.",
  );
});

test("to others a status speaks, where it says enough, and a page that knows better goes first", async () => {
  said.words = await wordsOf("de");
  expect(denial(new Denied(404, "there is no such table"))).toBe("Diesen Tisch gibt es nicht.");
  expect(denial(new Denied(400, "line 3: no such move"))).toBe("Line 3: no such move.");
  expect(denial(new Denied(409, "used"), { 409: "link-used" })).toBe(
    "Dieser Link wurde schon benutzt oder ist abgelaufen.",
  );
  expect(denial(new TypeError("offline"))).toBe(
    "Der Server antwortet nicht. Vielleicht ist er gleich wieder da.",
  );
});
