import { describe, expect, test } from "vitest";

const catalogues = import.meta.glob<string>("../../src/boards/*/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>("../../src/boards/*/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const spoken = import.meta.glob<string>(
  [
    "../../../src/regalia/games/*/i18n/*.ftl",
    "../../../src/regalia/kernel/text/i18n/*.ftl",
    "../../src/words/*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

const LANGUAGES = ["en", "ru", "de", "pl"];
const idsOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const games = [...new Set(Object.keys(catalogues).map((path) => path.split("/").at(-3)!))];

describe.each(games)("the words of the board of %s", (game) => {
  const words = (language: string) =>
    catalogues[`../../src/boards/${game}/words/${language}.ftl`] ?? "";

  test.each(LANGUAGES)("are complete in %s", (language) => {
    expect(idsOf(words(language)).sort()).toEqual(idsOf(words("en")).sort());
  });

  test("are all there, and none is idle", () => {
    const code = Object.entries(sources)
      .filter(([path]) => path.includes(`/boards/${game}/`))
      .map(([, text]) => text)
      .join("\n");
    const asked = [...code.matchAll(/say\(\s*"([a-z][\w-]*)"/g)].map((found) => found[1]!);
    const others = Object.entries(spoken)
      .filter(
        ([path]) =>
          path.endsWith("en.ftl") && (!path.includes("/games/") || path.includes(`/${game}/`)),
      )
      .flatMap(([, text]) => idsOf(text));
    const known = new Set([...idsOf(words("en")), ...others]);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
    const mentioned = (id: string) =>
      code.includes(`"${id}"`) ||
      /^(sign|help|ask|syllables)-/.test(id) ||
      code.includes(id.replace(/-[^-]+$/, "-$"));
    expect(idsOf(words("en")).filter((id) => !mentioned(id))).toEqual([]);
  });
});
