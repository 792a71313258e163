/** What a player would call badly laid out, found by measuring the page. */
import type { Page } from "playwright-core";

import { ON_BOARD } from "./selectable";

export interface Window {
  width: number;
  height: number;
}

/** The windows in which a table is looked at: the narrowest phone to a wide screen. */
export const WINDOWS: readonly Window[] = [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** Phones and tablets, upright and on their side. */
export const HELD_WINDOWS: readonly Window[] = [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];

/** Computers with a mouse: from a low laptop to a wide screen, then three of them zoomed to 200 %. */
export const DESK_WINDOWS: readonly Window[] = [
  { width: 1280, height: 600 },
  { width: 1366, height: 625 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 640, height: 400 },
  { width: 683, height: 312 },
  { width: 960, height: 475 },
];

const TOUCHABLE = [
  ...ON_BOARD,
  ".bhead",
  ".stage .tabs button",
  ".sheet button",
  ".head .tool",
  ".refusal .tool",
].join(", ");

/**
 * The faults of what is shown: something wider than the window or its box, a table that has to be
 * scrolled, a thing to touch that is too small for a finger or lies under another, words cut off or
 * hanging over the edge of their box.
 */
export function faults(page: Page): Promise<string[]> {
  return page.evaluate((touchables) => {
    for (const flight of document.getAnimations()) {
      if (Number.isFinite(flight.effect?.getComputedTiming().endTime)) flight.finish(); // what flies lies over the rest
    }
    const found: string[] = [];
    const root = document.documentElement;
    const nameOf = (element: Element) => {
      const words = (element.textContent ?? "").replace(/\s+/g, " ").trim();
      return `${element.getAttribute("class") || element.tagName} “${words.slice(0, 40)}”`;
    };
    if (root.scrollWidth > root.clientWidth)
      found.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
    if (root.scrollHeight > root.clientHeight)
      found.push(`the page is ${root.scrollHeight - root.clientHeight} px too high`);

    // Only what has no end may be scrolled: the log and the talk; on a phone the strips of cards and of choices.
    const strips = innerWidth <= 950 ? ", .hand, .reserve, .outer, .picks" : "";
    const endless = `.log, .chat, .phrases, .says${strips}`;
    for (const box of document.querySelectorAll<HTMLElement>(".stage, .stage *")) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (box.matches(endless) || overflowX === "visible" || !box.clientWidth) continue;
      if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + 1) {
        const edge = box.getBoundingClientRect().right;
        const over = [...box.querySelectorAll("*")].filter(
          (one) => one.getBoundingClientRect().right > edge + 1,
        );
        found.push(
          `${nameOf(box)} hides ${box.scrollWidth - box.clientWidth} px of its width, ` +
            `of ${over.slice(0, 2).map(nameOf).join(", ")}`,
        );
      }
      if (/auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight + 1)
        found.push(`${nameOf(box)} hides ${box.scrollHeight - box.clientHeight} px`);
    }

    const FINGER = innerWidth <= 600 ? 40 : 24;
    const touchable = document.querySelectorAll<HTMLElement>(touchables);
    const boxes: [HTMLElement, DOMRect][] = [];
    for (const thing of touchable) {
      const strip = thing.closest<HTMLElement>(".hand, .reserve, .outer, .picks, .says");
      if (
        strip &&
        (strip.scrollWidth > strip.clientWidth || strip.scrollHeight > strip.clientHeight)
      )
        thing.scrollIntoView({ block: "nearest", inline: "nearest" });
      const box = thing.getBoundingClientRect();
      if (!box.width) continue;
      const margin = thing.closest(".engine") ? 24 : 0; // it has one that is not seen
      // A card beneath another has a button of its own in the sheet as well.
      if (!thing.closest(".piled") && Math.min(box.width, box.height) + margin + 0.5 < FINGER)
        found.push(
          `${nameOf(thing)} is only ${box.width.toFixed(0)} × ${box.height.toFixed(0)} px`,
        );
      const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (met?.closest(".net")) continue; // a strip over the head, which the reader can close
      if (!met || !(thing.contains(met) || met.contains(thing)))
        found.push(`${nameOf(thing)} lies under ${met ? nameOf(met) : "the edge"}`);
      else if (!strip) boxes.push([thing, box]);
    }
    boxes.forEach(([one, a], at) => {
      for (const [other, b] of boxes.slice(at + 1)) {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        // Towers stand a little over the walls beside them.
        if (wide > 1 && high > 1 && Math.min(wide, high) > 6)
          found.push(
            `${nameOf(one)} overlaps ${nameOf(other)} by ${wide.toFixed(0)} × ${high.toFixed(0)} px`,
          );
      }
    });

    // Names of people and the words of hints may be shortened; nothing else may.
    const ours =
      ".who, .nowrap, .log, .chat, .net, .sr, option, select, .news, .turn, .many, .known, .advice, .tip, svg, dialog";
    const frames = new Map<Element, { edge: DOMRect; scrolls: boolean; holds: boolean }>();
    function frameOf(box: Element) {
      const known = frames.get(box);
      if (known) return known;
      const style = getComputedStyle(box);
      const framed = box.matches(
        [
          "button",
          ".tile",
          ".btn",
          ".panel",
          ".sheet",
          ".head",
          ".mcell",
          ".mseat",
          ".amount",
          ".level",
          ".niche",
          ".foes li",
          ".rivals li",
          ".trail",
        ].join(", "),
      );
      const frame = {
        edge: box.getBoundingClientRect(),
        scrolls: /auto|scroll/.test(style.overflowX + style.overflowY),
        holds: style.display !== "inline" && (framed || style.overflowX !== "visible"),
      };
      frames.set(box, frame);
      return frame;
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      const holder = text.parentElement!;
      if (
        !text.textContent!.trim() ||
        holder.closest(ours) ||
        !holder.checkVisibility({ opacityProperty: true })
      )
        continue;
      if (getComputedStyle(holder).clipPath.startsWith("inset(50%")) continue; // said to ears alone
      range.selectNodeContents(text);
      const said = range.getBoundingClientRect();
      for (
        let box: Element | null = holder;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { edge, scrolls, holds } = frameOf(box);
        const over = Math.max(said.right - edge.right, edge.left - said.left);
        const below = Math.max(said.bottom - edge.bottom, edge.top - said.top) - 3; // the line has room of its own
        if (holds && !scrolls && (over > 1 || below > 1)) {
          found.push(
            `“${text.textContent!.trim().slice(0, 30)}” overhangs ${nameOf(box)} ` +
              `by ${Math.max(over, below).toFixed(0)} px`,
          );
          break;
        }
        if (scrolls) break;
      }
    }
    return found;
  }, TOUCHABLE);
}
