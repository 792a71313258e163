/** What a player would call badly laid out, found by measuring the page. */
import type { Page } from "playwright-core";

/** The windows in which a table is looked at: the narrowest phone to a wide screen. */
export const WINDOWS = [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/**
 * The faults of what is shown: something wider than the window, a table that has to be scrolled,
 * a thing to touch that something else covers, words cut off or hanging over the edge of their box.
 */
export function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    const told = (element: Element) =>
      `${element.className || element.tagName} “${(element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 40)}”`;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
    if (root.scrollHeight > root.clientHeight) found.push(`the page is ${root.scrollHeight - root.clientHeight} px too high`);
    for (const part of document.querySelectorAll(".stage-board > :first-child, .palace, .muster, .k-left, .c-left, .stage-hand, .sheet")) {
      if (part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY !== "visible") {
        found.push(`${told(part)} hides ${part.scrollHeight - part.clientHeight} px`);
      }
    }

    const touchable = document.querySelectorAll<HTMLElement>(
      ".mcard.can, .piece.can, .place-here, .ccard.can, .spot.can > .top, .spot.aim > .top, .low.aim, .stock.lit, .sheet button, .head button",
    );
    for (const thing of touchable) {
      const strip = thing.closest<HTMLElement>(".hand, .reserve, .outer");
      if (strip && strip.scrollWidth > strip.clientWidth) thing.scrollIntoView({ block: "nearest", inline: "nearest" });
      const box = thing.getBoundingClientRect();
      if (!box.width) continue;
      if (!thing.closest(".piled, .engine") && (box.width < 24 || box.height < 24)) found.push(`${told(thing)} is only ${box.width | 0} × ${box.height | 0} px`);
      const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (!met || !(thing.contains(met) || met.contains(thing))) found.push(`${told(thing)} lies under ${met ? told(met) : "the edge"}`);
    }

    // Names of people may be shortened; nothing else may.
    const ours = ".who, .nowrap, .log, .chat, .net, .sr, option, select, .news, .turn, .many, .known, svg, dialog";
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      const holder = text.parentElement!;
      if (!text.textContent!.trim() || holder.closest(ours) || !holder.checkVisibility({ opacityProperty: true })) continue;
      if (getComputedStyle(holder).clipPath.startsWith("inset(50%")) continue; // said to ears alone
      range.selectNodeContents(text);
      const said = range.getBoundingClientRect();
      for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
        const framed = box.matches("button, .tile, .btn, .panel, .sheet, .head, .mcell, .mseat, .amount, .level, .niche") && style.display !== "inline";
        const clips = style.overflowX !== "visible" && style.display !== "inline";
        if (clips || framed) {
          const over = Math.max(said.right - edge.right, edge.left - said.left);
          const below = Math.max(said.bottom - edge.bottom, edge.top - said.top) - 3; // the line has room of its own
          if (!scrolls && (over > 1 || below > 1)) {
            found.push(`“${text.textContent!.trim().slice(0, 30)}” overhangs ${told(box)} by ${Math.max(over, below).toFixed(0)} px`);
            break;
          }
        }
        if (scrolls) break;
      }
    }
    return found;
  });
}

/** From now on it is written down when a place on the board moves; what lies there may. */
export function watchShifts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen: string[] = [];
    const fixed = ".runner, .slot, .mcard, .muster, .bhead, .mseat, .mcell, .palace, .floor, .niche, .fort, .place:not(.field-out), .engine, .c-strip, .k-strip, .favs, .tabs, .tray";
    let placing = !!document.querySelector(".tray");
    let placed = -Infinity;
    Object.assign(window, { shiftsSeen: seen });
    new PerformanceObserver((list) => {
      if (placing && !document.querySelector(".tray")) placed = performance.now();
      placing = !!document.querySelector(".tray");
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[] })[]) {
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          const moved = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
          if (!(node instanceof Element) || !node.matches(fixed) || !node.closest(".stage") || moved < 8) continue; // a long question may press the board a little
          if (placed > entry.startTime - 500) continue; // the palace grows when all are placed
          seen.push(`${node.outerHTML.slice(0, 60)}: ${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`);
        }
      }
    }).observe({ type: "layout-shift" });
  });
}

/** What has moved since then, touched a moment ago or not. */
export const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shiftsSeen: string[] }).shiftsSeen);
