import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { resolveBreakpoints } from "../scripts/breakpoints";
import { BREAKPOINTS_PX, isCompact } from "../src/kit/breakpoints";

test("a named breakpoint becomes pixels that every browser compares", () => {
  expect(resolveBreakpoints("(width <= --w-compact)")).toBe("(max-width: 950px)");
  expect(resolveBreakpoints("(width > --w-compact) and (height < --h-tall)")).toBe(
    "(min-width: 950.02px) and (max-height: 899.98px)",
  );
  expect(resolveBreakpoints("(width >= --w-laptop), print")).toBe("(min-width: 1180px), print");
});

test("an unknown breakpoint stops the build", () => {
  expect(() => resolveBreakpoints("(width <= --w-tiny)")).toThrow(
    "There is no breakpoint --w-tiny.",
  );
});

test("there are five breakpoints: widths, then heights, each in order", () => {
  const sizes = Object.entries(BREAKPOINTS_PX);
  expect(sizes.length).toBe(5);
  for (const side of ["--w-", "--h-"]) {
    const ours = sizes.filter(([name]) => name.startsWith(side));
    expect(ours).toEqual(ours.toSorted((one, other) => one[1] - other[1]));
  }
});

test("no style and no script asks for the size of the window in pixels", () => {
  const folder = join(import.meta.dirname, "../src");
  const raw: string[] = [];
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(svelte|css|ts)$/.test(path)) continue;
    const text = readFileSync(join(folder, path), "utf8");
    const queries = text.matchAll(/@media[^{]+\{|(?:MediaQuery|matchMedia)\([^\n]+/g);
    for (const [query] of queries)
      if (/(width|height)[^)]*\d/.test(query.replaceAll(/aspect-ratio[^)]*\)/g, ")")))
        raw.push(`${path}: ${query}`);
  }
  expect(raw).toEqual([]);
});

test("scripts and styles agree on where one column ends", () => {
  expect([950, 951].map(isCompact)).toEqual([true, false]);
});
