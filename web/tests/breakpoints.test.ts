import { expect, test } from "vitest";

import { resolveBreakpoints } from "../scripts/breakpoints";
import { BREAKPOINTS_PX, isCompact } from "../src/kit/breakpoints";

test("a named breakpoint becomes pixels that every browser compares", () => {
  expect(resolveBreakpoints("(width <= --w-compact)")).toBe("(max-width: 950px)");
  expect(resolveBreakpoints("(width > --w-compact) and (height < --h-laptop)")).toBe(
    "(min-width: 950.02px) and (max-height: 899.98px)",
  );
  expect(resolveBreakpoints("(width >= --w-wide), print")).toBe("(min-width: 1400px), print");
});

test("an unknown breakpoint stops the build", () => {
  expect(() => resolveBreakpoints("(width <= --w-tiny)")).toThrow(
    "There is no breakpoint --w-tiny.",
  );
});

test("there are five widths and five heights, in order", () => {
  const names = Object.keys(BREAKPOINTS_PX);
  for (const side of ["--w-", "--h-"]) {
    const sizes = Object.entries(BREAKPOINTS_PX).filter(([name]) => name.startsWith(side));
    expect(sizes.length).toBe(5);
    expect(sizes).toEqual(sizes.toSorted((one, other) => one[1] - other[1]));
  }
  expect(names.length).toBe(10);
});

test("scripts and styles agree on where one column ends", () => {
  expect([950, 951].map(isCompact)).toEqual([true, false]);
});
