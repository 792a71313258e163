/** A thing travels from one place to another: a copy of it flies above the page until it has landed. */
import { ARC, MOVE, moving, tempo } from "./tempo";

const EASE = "cubic-bezier(.2, .7, .2, 1)";
const HEIGHT = 48; // pixels that an arc rises above the straight way
const SMALLEST = 0.25;

type Thing = Element | null | undefined;

interface Flight {
  ms?: number;
  /** How far an arc rises above the straight way. */
  rise?: number;
  /** The thing itself is gone from where it was until the move's animation ends. */
  leaves?: boolean;
  /** The copy stays where it has landed until the move's animation ends. */
  stays?: boolean;
  /** By how many degrees it lies on its side where it begins and where it lands. */
  tilt?: [from: number, to: number];
}

/** Moves an element by its transform and opacity alone, until it is there or the move's animation ends. */
export function glide(on: Element, frames: Keyframe[], ms: number, stays = false): void {
  if (!tempo()) return;
  const flight = on.animate(frames, { duration: ms * tempo(), easing: EASE, fill: "both" });
  const end = () => {
    forget();
    flight.cancel();
  };
  const forget = moving(end);
  if (!stays) flight.onfinish = end;
}

/** A copy of a thing that lies above it and cannot be touched. */
export function copyOf(thing: Element): HTMLElement {
  const copy = thing.cloneNode(true) as HTMLElement;
  for (const name of ["data-touch", "data-place", "data-topic", "aria-label"])
    copy.removeAttribute(name);
  return lay(copy, uprightBox(thing));
}

/** Where a thing is, and how large it is, whichever way it lies. */
function uprightBox(thing: Element): DOMRect {
  const { x, y, width, height } = thing.getBoundingClientRect();
  if (!getComputedStyle(thing).rotate.endsWith("90deg")) return new DOMRect(x, y, width, height);
  return new DOMRect(x + (width - height) / 2, y + (height - width) / 2, height, width);
}

/** Lays an element above the page, where it cannot be touched. */
function lay(copy: HTMLElement, { x, y, width, height }: DOMRect): HTMLElement {
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "var(--z-flying)",
    margin: "0",
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: "none",
  });
  document.body.append(copy);
  return copy;
}

/** The same in an arc: what returns, is wounded or healed. */
export function home(thing: Thing, goal: Thing, flight: Flight = {}): void {
  travel(thing, goal, { ms: ARC, rise: HEIGHT, ...flight });
}

/** Sends a copy of a thing to a goal; where either is missing nothing moves. */
export function travel(
  thing: Thing,
  goal: Thing,
  { ms = MOVE, rise = 0, leaves, stays, tilt = [0, 0] }: Flight = {},
): void {
  if (!thing || !goal || !tempo()) return;
  const from = uprightBox(thing);
  const to = uprightBox(goal);
  if (!from.width || !to.width) return;
  const copy = copyOf(thing);
  copy.classList.add("flies");
  const [x, y] = apart(from, to);
  const size = Math.min(
    1,
    Math.max(SMALLEST, Math.min(to.width / from.width, to.height / from.height)),
  );
  const at = (share: number, up = 0): Keyframe => ({
    transform:
      `translate(${x * share}px, ${y * share - up}px) ` +
      `rotate(${tilt[0] + (tilt[1] - tilt[0]) * share}deg) scale(${1 + (size - 1) * share})`,
  });
  const flown = [at(0), ...(rise ? [at(0.5, rise)] : []), at(1)];
  if (leaves) glide(thing, [{ opacity: 0 }, { opacity: 0 }], ms, true);
  land(copy, flown, ms, stays);
}

/** Sends something new, laid out at its goal, from where a thing is. */
export function arrive(made: HTMLElement, from: Thing, goal: Thing, stays = true): void {
  if (!from || !goal || !tempo()) return;
  const start = from.getBoundingClientRect();
  const to = goal.getBoundingClientRect();
  if (!start.width || !to.width) return;
  const side = Math.min(to.width, to.height);
  const copy = lay(
    made,
    new DOMRect(to.x + (to.width - side) / 2, to.y + (to.height - side) / 2, side, side),
  );
  copy.classList.add("flies");
  const [x, y] = apart(to, start);
  const size = Math.min(1, Math.max(SMALLEST, start.width / side));
  land(
    copy,
    [{ transform: `translate(${x}px, ${y}px) scale(${size})` }, { transform: "none" }],
    MOVE,
    stays,
  );
}

/** Flies a copy, and removes it when it has landed or when the move's animation ends. */
function land(copy: HTMLElement, frames: Keyframe[], ms: number, stays = false): void {
  const flight = copy.animate(frames, { duration: ms * tempo(), easing: EASE, fill: "both" });
  const end = () => {
    forget();
    copy.remove();
  };
  const forget = moving(end);
  if (!stays) flight.onfinish = end;
}

/** How far the middle of one thing is from the middle of another. */
function apart(one: DOMRect, other: DOMRect): [x: number, y: number] {
  return [
    other.x + other.width / 2 - one.x - one.width / 2,
    other.y + other.height / 2 - one.y - one.height / 2,
  ];
}
