import { expect, test } from "vitest";

import { aboutOf } from "../src/boards/about";

const files = import.meta.glob<string>(["../src/kit/emblems.svg", "../src/boards/*/emblems.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const shared = import.meta.glob<string>(
  ["../src/{kit,pages,table,review}/*.svelte", "../src/boards/*/about/*.svelte"],
  { query: "?raw", import: "default", eager: true },
);

const idsOf = (svg: string) => [...svg.matchAll(/<symbol id="([^"]+)"/g)].map((one) => one[1]!);
const kit = new Set(idsOf(files["../src/kit/emblems.svg"]!));

test("every emblem stands in one file", () => {
  const all = Object.values(files).flatMap(idsOf);
  expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
});

test("what is shown without a board finds its emblems in the kit", async () => {
  const named = Object.values(shared).flatMap((text) =>
    [...text.matchAll(/<Emblem\s+name="([^"{]+)"/g)].map((one) => one[1]!),
  );
  const games = await Promise.all(["majesty", "kingme", "castle"].map(aboutOf));
  const used = new Set([...named, ...games.map((about) => about!.emblem)]);
  expect(used.size).toBeGreaterThan(25);
  expect([...used].filter((id) => !kit.has(id))).toEqual([]);
});

test("the kit has no emblems that a board alone shows", () => {
  expect(["c-spy", "k-A", "m-mill", "coin"].filter((id) => kit.has(id))).toEqual([]);
});
