/** Things can be dragged: a card let fall on a place is the same as touching one, then the other. */
import { copyOf } from "../kit/travel";

export interface Handling {
  /** Whether a thing can be taken up now; it is then touched. */
  takes(touch: string): boolean;
  /** Whether the thing that was taken up may be let fall there. */
  accepts(touch: string, goal: string): boolean;
  dropped(goal: string, byMouse: boolean): void;
  /** It fell beside: all is as it was before it was taken up. */
  missed(): void;
  /** Somebody wants to know what this is. */
  explain(topic: string): void;
}

const SLIP = 6; // pixels that a hand may tremble
const HOLD = 150; // milliseconds until a finger lifts a thing instead of scrolling the page
const LONG = 500; // and until it asks what this is
const AFTER = 50; // and in which the browser's own click follows

interface Held {
  source: HTMLElement;
  touch: string;
  pointer: number;
  mouse: boolean;
  x: number;
  y: number;
  lifted: boolean;
  copy: HTMLElement | null;
  over: HTMLElement | null;
}

/** The innermost thing at a point of the page where the held one may fall, and what that means. */
function goalAt(held: Held, { accepts }: Handling): { at: HTMLElement; goal: string } | null {
  let at =
    document.elementFromPoint(held.x, held.y)?.closest<HTMLElement>("[data-drop], [data-touch]") ??
    null;
  while (at) {
    const goal = at.dataset["drop"] ?? at.dataset["touch"]!;
    if (at !== held.source && goal !== held.touch && (goal === "" || accepts(held.touch, goal)))
      return { at, goal };
    at = at.parentElement?.closest<HTMLElement>("[data-drop], [data-touch]") ?? null;
  }
  return null;
}

/** Lets the things of a table be dragged with a mouse, and by a finger that rests a moment. */
export function drags(handling: Handling): () => void {
  let held: Held | null = null;
  let timers: ReturnType<typeof setTimeout>[] = [];

  function down(event: PointerEvent): void {
    if (!event.isPrimary || event.button || held) return;
    const at = (event.target as Element).closest<HTMLElement>("[data-touch], [data-topic]");
    if (!at?.closest(".stage")) return;
    const { touch = "", topic } = at.dataset;
    const mouse = event.pointerType === "mouse";
    held = {
      source: at,
      touch,
      pointer: event.pointerId,
      mouse,
      x: event.clientX,
      y: event.clientY,
      lifted: mouse,
      copy: null,
      over: null,
    };
    if (mouse) return;
    timers = [setTimeout(() => held && (held.lifted = true), HOLD)];
    if (topic) timers.push(setTimeout(() => held && !held.copy && ask(topic), LONG));
  }

  function ask(topic: string): void {
    end();
    swallowClick();
    addEventListener("pointerup", () => setTimeout(hearClicks, AFTER), { once: true });
    handling.explain(topic);
  }

  function move(event: PointerEvent): void {
    if (!held || event.pointerId !== held.pointer) return;
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLIP;
    if (!held.copy && !far) return;
    if (!held.copy && !(held.lifted && held.touch && takeUp(held))) {
      end();
      return;
    }
    Object.assign(held, { x: event.clientX, y: event.clientY });
    const { copy, source } = held;
    const from = source.getBoundingClientRect();
    copy!.style.left = `${held.x - from.width / 2}px`;
    copy!.style.top = `${held.y - from.height / 2}px`;
    const over = goalAt(held, handling)?.at ?? null;
    if (over === held.over) return;
    held.over?.classList.remove("drop-here");
    over?.classList.add("drop-here");
    held.over = over;
  }

  /** The thing is touched, if it is not chosen yet, and a copy of it follows the hand. */
  function takeUp(now: Held): boolean {
    const { source, touch } = now;
    if (!source.childElementCount || !handling.takes(touch)) return false;
    now.copy = copyOf(source);
    now.copy.classList.add("dragged");
    if (source.getAttribute("aria-pressed") !== "true") source.click();
    document.body.classList.add("dragging");
    return true;
  }

  function up(event: PointerEvent): void {
    if (!held || event.pointerId !== held.pointer) return;
    const { copy, mouse } = held;
    const found = copy ? goalAt(held, handling) : null;
    end();
    if (!copy) return;
    swallowClick();
    setTimeout(hearClicks, AFTER);
    if (found) handling.dropped(found.goal, mouse);
    else handling.missed();
  }

  function cancel(): void {
    const dragged = held?.copy;
    end();
    if (dragged) handling.missed();
  }

  function end(): void {
    timers.forEach(clearTimeout);
    timers = [];
    held?.copy?.remove();
    held?.over?.classList.remove("drop-here");
    document.body.classList.remove("dragging");
    held = null;
  }

  const still = (event: TouchEvent) => {
    if (held?.lifted) event.preventDefault(); // the page must not scroll under what is dragged
  };
  addEventListener("pointerdown", down);
  addEventListener("touchmove", still, { passive: false });
  addEventListener("dragstart", prevent);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
  return () => {
    end();
    removeEventListener("pointerdown", down);
    removeEventListener("touchmove", still);
    removeEventListener("dragstart", prevent);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
  };
}

const prevent = (event: Event) => event.preventDefault();

/** The browser's click after a drag or a long press is no touch. */
function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
  hearClicks();
}
const swallowClick = () => addEventListener("click", swallow, { capture: true });
const hearClicks = () => removeEventListener("click", swallow, { capture: true });
