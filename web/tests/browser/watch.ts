/** What moves on a page while it is played, found by looking at it after every change. */
import type { Page } from "playwright-core";

/** What a page has seen of itself since it is watched. */
export interface Seen {
  /** The browser's own measure of all that shifted, touched a moment ago or not. */
  score: number;
  /** Its part without what comes and goes with moves and touches: cards in the row, a hand that closes up, choices. */
  stray: number;
  /** What this part is made of. */
  shifted: [string, number][];
  /** The places that left where they stood. */
  moved: string[];
  /** What made the page wider than its window, be it for one frame. */
  wide: string[];
}

/** Watches a page from now on: the places of its board have to stay where they are. */
export function watchShifts(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    const FIXED = [
      ".stage-board",
      ".stage-side",
      ".sheet",
      ".side",
      ".side .tabs button",
      ".news",
      ".runner",
      ".slot",
      ".mcard",
      ".kingdoms",
      ".bhead",
      ".mseat",
      ".mcell",
      ".k-strip li",
      ".favs",
      ".rivals li",
      ".seat-list li",
      ".seat-strip li",
      ".palace",
      ".floor",
      ".niche",
      ".tray",
      ".tray > *",
      ".c-strip li",
      ".foes li",
      ".fort",
      ".fort .place",
      ".engine",
      ".beyond > header",
      ".c-tabs button",
      ".hand",
      ".reserve",
    ]
      .map((query) => `.stage ${query}`)
      .concat(".head", ".head .tool", ".head .turn");
    const LIVELY = [
      ".slot",
      ".mcell",
      ".mseat .who",
      ".favs",
      ".goal",
      ".rivals li",
      ".seat-list li",
      ".seat-strip li",
      ".k-left > .panel:last-child",
      ".piece",
      ".level",
      ".k-strip li",
      ".hand",
      ".reserve",
      ".outer",
      ".c-left > .panel:last-child",
      ".trail",
      ".foes .cards",
      ".spot",
      ".sheet .acts", // its buttons come and go with what is touched
    ].join(", ");
    const stood = new Map<string, number[]>();
    const seen: Seen = { score: 0, stray: 0, shifted: [], moved: [], wide: [] };
    Object.assign(window, { seen });
    const nameOf = (node: Node | null | undefined): string => {
      if (!node) return "something that is gone";
      const element = node instanceof Element ? node : node.parentElement;
      const classOf = (one: Element | null | undefined) => one?.getAttribute("class") ?? "";
      const words = (node.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 24);
      const parent = classOf(element?.parentElement);
      return `${element?.tagName.toLowerCase()}.${classOf(element)} in ${parent} “${words}”`;
    };

    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const rect = ({ x, y, width, height }: DOMRect) =>
      `${x | 0},${y | 0} ${width | 0}×${height | 0}`;
    const isPlacing = () => !!document.querySelector(".placing");
    let wasPlacing = isPlacing();
    new PerformanceObserver((list) => {
      if (!document.querySelector(".stage")) return; // the end is another page
      const trayGoes = wasPlacing && !isPlacing(); // once in a round the palace takes its room
      wasPlacing = isPlacing();
      for (const { value, sources } of list.getEntries() as Shift[]) {
        seen.score += value;
        // what is drawn before or after a thing belongs to the thing
        const lively = (node: Node) =>
          [node, node.parentElement].some(
            (one) =>
              one instanceof Element &&
              (one.closest(LIVELY) || (trayGoes && one.closest(".k-mid"))),
          );
        if (!sources.some(({ node }) => node && !lively(node))) continue;
        seen.stray += value;
        seen.shifted.push([
          sources
            .map(
              (one) => `${nameOf(one.node)} ${rect(one.previousRect)} → ${rect(one.currentRect)}`,
            )
            .join("; "),
          value,
        ]);
      }
    }).observe({ type: "layout-shift" });

    /** Where a thing lies, wherever it may fly: lifting is no moving. */
    function place(thing: HTMLElement): number[] {
      let x = 0;
      let y = 0;
      for (let one: HTMLElement | null = thing; one; one = one.offsetParent as HTMLElement | null) {
        x += one.offsetLeft;
        y += one.offsetTop;
      }
      return [x, y, thing.offsetWidth, thing.offsetHeight];
    }

    let looks = false;
    function look(): void {
      looks = false;
      const root = document.documentElement;
      if (root.scrollWidth > root.clientWidth) {
        const held = (one: Element | null): boolean =>
          !!one &&
          one !== document.body &&
          (getComputedStyle(one).overflowX !== "visible" || held(one.parentElement));
        const over = [...document.body.querySelectorAll("*")].filter(
          (one) =>
            one.getBoundingClientRect().right > root.clientWidth + 0.5 && !held(one.parentElement),
        );
        const fault = `${root.scrollWidth - root.clientWidth} px: ${over.slice(-3).map(nameOf).join("; ")}`;
        if (!seen.wide.includes(fault)) seen.wide.push(fault);
      }
      if (!document.querySelector(".stage")) return;
      for (const query of FIXED) {
        document.querySelectorAll<HTMLElement>(query).forEach((thing, at) => {
          // each size has places of its own, and so has the palace beneath the tray
          const placing = document.querySelector(".placing") ? ", placing" : "";
          const key = `${query} ${at} in ${innerWidth} × ${innerHeight}${placing}`;
          const now = place(thing);
          const before = stood.get(key);
          if (!now[2]) return;
          if (!before) stood.set(key, now);
          else if (now.some((one, side) => Math.abs(one - before[side]!) > 1)) {
            const fault = `${key}: ${before.join(" ")} → ${now.join(" ")}`;
            if (!seen.moved.includes(fault)) seen.moved.push(fault);
          }
        });
      }
    }
    look();
    // Nothing moves but by a change of the page.
    new MutationObserver(() => {
      if (!looks) requestAnimationFrame(look);
      looks = true;
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** What a watched page has seen so far. */
export const seen = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** The places that have moved since then, touched a moment ago or not. */
export const shifts = async (page: Page): Promise<string[]> => (await seen(page)).moved;
