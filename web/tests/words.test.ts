import { describe, expect, test } from "vitest";

import { GAMES, LANGUAGES, wordsAbout, wordsOf } from "../src/words/words";

const raw = import.meta.glob<string>(["../src/words/*.ftl", "../src/boards/*/about/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(
  ["../src/**/*.{svelte,ts}", "!../src/boards/**", "!../src/dev/**"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const folders = [...new Set(Object.keys(raw).map((path) => path.slice(0, path.lastIndexOf("/"))))];

describe.each(folders)("the catalogues in %s", (folder) => {
  test.each(LANGUAGES)("are complete in %s", (language) => {
    expect(ids(raw[`${folder}/${language}.ftl`]!).sort()).toEqual(
      ids(raw[`${folder}/en.ftl`]!).sort(),
    );
  });

  test.each(LANGUAGES)("use the same facts in %s", (language) => {
    const facts = (text: string) =>
      Object.fromEntries(
        text
          .split(/^(?=[a-z][\w-]* =)/m)
          .map((one) => [ids(one)[0], [...new Set(one.match(/\$\w+/g))].sort()]),
      );
    expect(facts(raw[`${folder}/${language}.ftl`]!)).toMatchObject(facts(raw[`${folder}/en.ftl`]!));
  });
});

test.each(LANGUAGES)(
  "the hall says of each game what all its words say in %s",
  async (language) => {
    for (const game of GAMES) {
      const [few, all] = [await wordsAbout(language, game), await wordsOf(language, game)];
      for (const id of ["game", "by", "minutes", "about"]) expect(few.say(id)).toBe(all.say(id));
      expect(few.say("game")).not.toBe("game");
    }
  },
);

test("whatever the pages say is in the catalogue", async () => {
  const words = await wordsOf("en", "majesty");
  const said = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\bsay\(\s*"([a-z][\w-]*)"/g)].map((found) => found[1]!),
  );
  expect(said.length).toBeGreaterThan(80);
  expect([...new Set(said)].filter((id) => !words.has(id))).toEqual([]);
});
