/** Keeps the focus of somebody who plays by keys where the next touch is, and never lets it get lost. */
import type { LiveTable } from "./live.svelte";
import { type Arrow, nearest, nextThing, type Thing } from "./spatial_navigation";

/** The parts of a table in which arrow keys move the focus. */
const PARTS = "[data-arrow-keys]";
const THINGS = "button:not(:disabled), a[href]";

interface Here extends Thing<Element> {
  at: HTMLElement;
}

/** The touch that a thing on the board or a button of the sheet stands for; empty for any other button. */
export const touchOf = ({ dataset }: HTMLElement): string =>
  dataset["touch"] ?? dataset["pick"] ?? "";

const isVisible = (at: HTMLElement) => at.checkVisibility({ visibilityProperty: true });

/** Everything that arrow keys can reach, and what of it answers to a touch. */
const things = (answers: (at: HTMLElement) => boolean): Here[] =>
  [...document.querySelectorAll(PARTS)].flatMap((part) =>
    [...part.querySelectorAll<HTMLElement>(THINGS)]
      .filter(isVisible)
      .map((at) => ({ at, part, box: at.getBoundingClientRect(), answers: answers(at) })),
  );

/** Leads the focus along an arrow to the next thing; whether it was on a table at all. */
export function moveFocus(arrow: Arrow, answers: (at: HTMLElement) => boolean): boolean {
  const all = things(answers);
  const from = all.find((one) => one.at === document.activeElement);
  if (from) nextThing(from, all, arrow)?.at.focus();
  return !!from;
}

export class Focus {
  /** Whether the last thing that was pressed was a key. */
  private byKeys = false;
  /** Whether the focus goes along to the next decision: a move was sent, and nothing pressed since. */
  private follows = false;
  private last: Element | null = null;

  constructor(private readonly live: LiveTable) {}

  /** Listens to where the focus goes; whatever had it may vanish at any time. */
  watch(): () => void {
    const came = (event: FocusEvent) => (this.last = event.target as Element);
    const pressed = (event: Event) => {
      this.byKeys = event.type === "keydown";
      if (!this.byKeys || (event as KeyboardEvent).key !== "Enter") this.follows = false;
    };
    const changes = new MutationObserver(() => {
      if (this.last && !this.last.isConnected && document.activeElement === document.body)
        this.home();
    });
    addEventListener("focusin", came);
    addEventListener("keydown", pressed, { capture: true });
    addEventListener("pointerdown", pressed, { capture: true });
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      removeEventListener("focusin", came);
      removeEventListener("keydown", pressed, { capture: true });
      removeEventListener("pointerdown", pressed, { capture: true });
    };
  }

  /** A move is on its way. */
  sent(): void {
    this.follows = this.byKeys;
  }

  /** A new decision is open. */
  asked(): void {
    if (this.follows && !this.reads()) this.home();
    this.follows = false;
  }

  /** The game pauses, and a button goes on. */
  paused(): void {
    if (!this.reads()) this.home();
  }

  /** Something is chosen, and more has to be. */
  chosen(): void {
    if (this.byKeys && !this.live.selection.ready && !this.reads()) this.onward();
  }

  /** Back to the table from anywhere: to what is chosen or to be touched next, else to the sheet. */
  home(): void {
    const { live } = this;
    if (document.querySelector("dialog[open]")) return;
    const chosen = live.asked && live.selection.ready ? live.selection.chosen.at(-1) : undefined;
    if (chosen ? this.to(chosen) : live.asked && this.onward()) return;
    const places = [
      "[data-act=go-on]",
      "[data-act=confirm]",
      ".handoff .btn",
      ".sheet",
      "main h1",
    ].map((one) => document.querySelector<HTMLElement>(one));
    this.rest(places.find(Boolean));
  }

  /** To a thing on the board, or its button in the sheet. */
  to(touch: string): boolean {
    const found = [
      ...document.querySelectorAll<HTMLElement>(`[data-touch="${touch}"], [data-pick="${touch}"]`),
    ].find((one) => one.matches(THINGS) && isVisible(one));
    return this.rest(found);
  }

  /** To the next thing that an arrow leads to; with `all` also to what does not answer now. */
  moveFocus(arrow: Arrow, all: boolean): void {
    const { touches, chosen } = this.live.selection;
    const answering = new Set([
      ...touches.selectable(chosen),
      ...touches.selectable([]),
      ...chosen,
    ]);
    if (!moveFocus(arrow, (at) => all || answering.has(touchOf(at)) || !!at.closest(".sheet")))
      this.home();
  }

  /** To what has to be touched next: on the board before the sheet, the nearest first. */
  private onward(): boolean {
    const selectable = this.live.selection.touches.selectable(this.live.selection.chosen);
    const all = things((at) => selectable.has(touchOf(at))).filter((one) => one.answers);
    const board = all.filter((one) => !one.at.closest(".sheet"));
    const from = (
      this.last?.isConnected ? this.last : document.querySelector(".stage-board")
    )?.getBoundingClientRect();
    const found = nearest(from ?? new DOMRect(), board.length ? board : all);
    return this.rest(found?.at);
  }

  /** Gives something the focus; nothing scrolls under a finger or a mouse. */
  private rest(at: HTMLElement | null | undefined): boolean {
    at?.focus({ preventScroll: !this.byKeys });
    return !!at;
  }

  /** Whether somebody reads or writes beside the table. */
  private reads(): boolean {
    return !!document.activeElement?.closest("dialog, .side, .head, input, textarea, select");
  }
}
