/** Words that are printed over other words, found by measuring the page. */
import type { Page } from "playwright-core";

/** Each pair of texts that can be seen through one another, nameOf by their words. */
export function overprints(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      text: Node;
      holder: Element;
      box: DOMRect;
    }
    const MIN_OVERLAP = 2; // px each way: letters that only touch are legible
    const solid = new CSSStyleSheet(); // so that elementsFromPoint meets all that is drawn
    solid.replaceSync("* { pointer-events: auto !important }");
    document.adoptedStyleSheets.push(solid);

    const meet = (one: DOMRect, other: DOMRect): DOMRect => {
      const left = Math.max(one.left, other.left);
      const top = Math.max(one.top, other.top);
      const right = Math.min(one.right, other.right);
      const bottom = Math.min(one.bottom, other.bottom);
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const windowBox = new DOMRect(0, 0, innerWidth, innerHeight);
    /** The letters of a line, without the room above and below them, as far as no box cuts them off. */
    function visiblePart(line: DOMRect, holder: Element): DOMRect {
      const room = Math.min(line.height * 0.2, 5);
      let box = meet(
        new DOMRect(line.x, line.y + room, line.width, line.height - 2 * room),
        windowBox,
      );
      for (let frame: Element | null = holder; frame; frame = frame.parentElement) {
        const { overflowX, overflowY, display, clipPath } = getComputedStyle(frame);
        if (clipPath.startsWith("inset(50%")) return new DOMRect(); // said to ears alone
        const cuts = overflowX !== "visible" || overflowY !== "visible";
        if (
          cuts &&
          display !== "inline" &&
          frame !== document.body &&
          frame !== document.documentElement
        )
          box = meet(box, frame.getBoundingClientRect());
      }
      return box;
    }

    const flying = document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect | null)?.target)
      .filter((target) => !target?.closest(".sheet")); // what flies passes over the rest
    const lines: Line[] = [];
    const range = document.createRange();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      const holder = text.parentElement!;
      if (!text.textContent!.trim() || holder.closest("svg, script, style")) continue;
      if (flying.some((one) => one?.contains(holder))) continue;
      if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        const box = visiblePart(rect, holder);
        if (box.width > MIN_OVERLAP && box.height > MIN_OVERLAP) lines.push({ text, holder, box });
      }
    }

    const isOpaque = (element: Element) => {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const isClear = /, 0(\.[0-8]\d*)?\)$|\/ 0(\.[0-8]\d*)?\)$|transparent/.test(backgroundColor);
      return (!isClear || backgroundImage.includes("gradient")) && Number(opacity) > 0.9;
    };
    /** Whether something lies between both texts, so that only the upper one is seen. */
    function isHidden(one: Line, other: Line, at: DOMRect): boolean {
      const stack = document.elementsFromPoint(at.x + at.width / 2, at.y + at.height / 2);
      const depths = [one, other].map(({ holder }) => stack.indexOf(holder));
      const [first, second] = depths as [number, number];
      const lower = second < 0 || (first >= 0 && first < second) ? other : one;
      const depth = Math.max(...depths.map((depth) => (depth < 0 ? stack.length : depth)));
      return stack
        .slice(0, depth)
        .some((layer) => !layer.contains(lower.holder) && isOpaque(layer));
    }

    const found = new Set<string>();
    const nameOf = ({ text }: Line) => `“${text.textContent!.trim().slice(0, 40)}”`;
    lines.forEach((one, at) => {
      for (const other of lines.slice(at + 1)) {
        const over = meet(one.box, other.box);
        if (one.text === other.text || over.width < MIN_OVERLAP || over.height < MIN_OVERLAP)
          continue;
        if (!isHidden(one, other, over)) found.add(`${nameOf(one)} and ${nameOf(other)}`);
      }
    });
    document.adoptedStyleSheets.pop();
    return [...found];
  });
}
