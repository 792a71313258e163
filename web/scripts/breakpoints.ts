/** Puts the pixels of the named breakpoints into media queries. */
import type { Plugin } from "postcss";

import { BREAKPOINTS_PX } from "../src/kit/breakpoints.ts";

const NAMES: Record<string, number> = BREAKPOINTS_PX;
const STEP_PX = 0.02; // windows of zoomed pages have fractions of a pixel

const COMPARED = /\((width|height) (<=|<|>=|>) (--[wh]-[\w-]+)\)/g;

/** A query that old browsers know too: `(width <= --w-phone)` becomes `(max-width: 600px)`. */
export function resolveBreakpoints(query: string): string {
  return query.replace(COMPARED, (_, side: string, sign: string, name: string) => {
    const pixels = NAMES[name];
    if (pixels === undefined) throw new Error(`There is no breakpoint ${name}.`);
    const step = { "<": -STEP_PX, ">": STEP_PX }[sign] ?? 0;
    return `(${sign.startsWith("<") ? "max" : "min"}-${side}: ${pixels + step}px)`;
  });
}

export const breakpoints = (): Plugin => ({
  postcssPlugin: "breakpoints",
  AtRule: {
    media(rule) {
      const query = resolveBreakpoints(rule.params);
      if (query !== rule.params) rule.params = query;
    },
  },
});
