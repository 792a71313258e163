/** Controls that a finger or a mouse does not reach where they are seen. */
import type { Page } from "playwright-core";

import { DESK_WINDOWS, HELD_WINDOWS, type Window } from "./layout";
import { SWEEPS_ALL } from "./sweep";

/** The narrowest and the lowest window. */
const TIGHT_WINDOWS: readonly Window[] = [
  { width: 360, height: 780 },
  { width: 683, height: 312 },
];
/** The lowest of either kind that is not zoomed: the one at one look, the other at the next. */
const LOW_WINDOWS: readonly Window[] = [
  { width: 844, height: 390 },
  { width: 1366, height: 625 },
];
let looks = 0;

const sampledWindows = () => [...TIGHT_WINDOWS, LOW_WINDOWS[looks++ % LOW_WINDOWS.length]!];

/**
 * Every control of a page whose middle or one of whose corners belongs to something else.
 *
 * A control is scrolled into view first. Where a dialog is open, its controls alone are looked at.
 */
export function blockedControls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const CONTROLS =
      "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=link]";
    const INSETS = [6, 16]; // px from the edges, less for small controls
    const describe = (element: Element | null): string => {
      if (!element) return "nothing";
      const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
      const start = words.replace(/\s+/g, " ").trim().slice(0, 30);
      return `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} “${start}”`;
    };

    /** What is touched to use a control: for a hidden input that is its label. */
    const targetOf = (control: HTMLElement) =>
      control.matches(".sr")
        ? control.closest<HTMLElement>("label")
        : control.closest(".sr")
          ? null
          : control;

    /** How far a corner is rounded, in px across and down. */
    function rounding(
      target: Element,
      corner: "TopLeft" | "TopRight" | "BottomLeft" | "BottomRight",
      box: DOMRect,
    ): [number, number] {
      const [across = "0", down = across] =
        getComputedStyle(target)[`border${corner}Radius`].split(" ");
      const px = (length: string, side: number) =>
        Math.min(side, parseFloat(length) * (length.endsWith("%") ? side / 100 : 1));
      return [px(across, box.width), px(down, box.height)];
    }

    /** The middle and the corners of a box, a little within its edges and its rounding. */
    function points(target: Element, box: DOMRect): [string, number, number][] {
      const within = (inset: number, rounded: number, side: number) =>
        Math.min(side / 2, inset * Math.min(1, side / 48) + rounded * 0.3);
      const corners = (["TopLeft", "TopRight", "BottomLeft", "BottomRight"] as const).flatMap(
        (corner) => {
          const [across, down] = rounding(target, corner, box);
          return INSETS.map((inset): [string, number, number] => {
            const [x, y] = [within(inset, across, box.width), within(inset, down, box.height)];
            return [
              corner,
              corner.endsWith("Left") ? x : box.width - x,
              corner.startsWith("Top") ? y : box.height - y,
            ];
          });
        },
      );
      return [["middle", box.width / 2, box.height / 2], ...corners];
    }

    const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const found: string[] = [];
    for (const control of scope.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (control.closest("[inert]")) continue; // the board of a picture
      const target = targetOf(control);
      if (!target?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const hit = (line: number, x: number, y: number): Element | null => {
        const box = target.getClientRects()[line]!;
        return document.elementFromPoint(box.x + x, box.y + y);
      };
      const reaches = (met: Element | null) =>
        !!met && (target.contains(met) || met.closest("label")?.contains(control));
      for (const [line, box] of [...target.getClientRects()].entries()) {
        if (!box.width || !box.height) continue;
        for (const [where, x, y] of points(target, box)) {
          let met = hit(line, x, y);
          for (const block of ["nearest", "center", "start", "end"] as const) {
            if (reaches(met)) break;
            target.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
            met = hit(line, x, y);
          }
          if (!reaches(met))
            found.push(`${describe(control)}: ${where} lies under ${describe(met)}`);
        }
      }
    }
    return found;
  });
}

/** The same in several windows, one after the other; the page is then as large as it was. */
export async function blockedAnywhere(
  page: Page,
  windows = SWEEPS_ALL ? [...HELD_WINDOWS, ...DESK_WINDOWS] : sampledWindows(),
): Promise<string[]> {
  const usual = page.viewportSize()!;
  const found: string[] = [];
  for (const window of windows) {
    await page.setViewportSize(window);
    found.push(
      ...(await blockedControls(page)).map(
        (fault) => `${window.width} × ${window.height}: ${fault}`,
      ),
    );
  }
  await page.setViewportSize(usual);
  return found;
}
