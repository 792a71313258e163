/** A thing travels from one place to another: a copy of it flies above the page and is gone. */

const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** A copy of a thing that lies above it and cannot be touched. */
export function copyOf(thing: Element): HTMLElement {
  const from = thing.getBoundingClientRect();
  const copy = thing.cloneNode(true) as HTMLElement;
  for (const name of ["data-touch", "data-place", "data-topic", "aria-label"]) copy.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "60",
    margin: "0",
    left: `${from.x}px`,
    top: `${from.y}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    pointerEvents: "none",
  });
  document.body.append(copy);
  return copy;
}

const ARC = 320; // milliseconds of what comes home, which flies in an arc
const HEIGHT = 48; // pixels that an arc rises above the straight way

/** The same in an arc: what returns, is wounded or healed. */
export function home(thing: Element | null | undefined, goal: Element | null | undefined): void {
  travel(thing, goal, ARC, HEIGHT);
}

/** Sends a copy of a thing to a goal; where either is missing nothing moves. */
export function travel(thing: Element | null | undefined, goal: Element | null | undefined, ms = 300, rise = 0): void {
  if (!thing || !goal) return;
  const from = thing.getBoundingClientRect();
  const to = goal.getBoundingClientRect();
  if (!from.width || !to.width) return;
  const copy = copyOf(thing);
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  const size = Math.min(1, Math.max(0.25, Math.min(to.width / from.width, to.height / from.height)));
  const top = { transform: `translate(${x / 2}px, ${y / 2 - rise}px) scale(${(1 + size) / 2})` };
  const end = { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: 0.9 };
  const flight = copy.animate(rise ? [{}, top, end] : [{}, end], { duration: ms, easing: EASE });
  flight.onfinish = flight.oncancel = () => copy.remove();
}
