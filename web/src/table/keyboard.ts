/** What keys do at a table: they end pauses, move the focus, send a move, open what stands beside it, or touch. */
import { tick } from "svelte";

import type { BoardModule, BoardProps } from "../board";
import { settings } from "../device.svelte";
import { type Focus, touchOf } from "./focus";
import { type Command, commandOf, latin } from "./keys";
import type { LiveTable } from "./live.svelte";
import { isArrow } from "./spatial_navigation";

/** What the page around the table shows and opens. */
export interface TablePage {
  /** The board that is shown; nothing while it is loaded. */
  board: () => { module: BoardModule | undefined; boardProps: BoardProps } | null;
  openMoves: () => void;
  openTab: (tab: "log" | "chat") => void;
  /** Explains a thing, or the keys where there is nothing to explain. */
  openHelp: (topic: string | null) => void;
}

export class TableKeyboard {
  constructor(
    private readonly live: LiveTable,
    private readonly focus: Focus,
    private readonly page: TablePage,
  ) {}

  handle = (event: KeyboardEvent): void => {
    const at = event.target as HTMLElement;
    const isForBrowser = event.ctrlKey || event.metaKey || event.altKey;
    if (event.defaultPrevented || isForBrowser || at.closest("dialog")) return;
    if (event.key === "Escape" && at.closest(".side")) this.focus.home();
    this.live.pause.restart();
    if (!this.page.board() || at.closest("input, textarea, select")) return;
    this.live.player.skip();
    if (this.endsPause(event, at) || this.tapsOn(event, at)) return;
    if (event.key === "Escape" && this.live.past.historyView) this.live.past.lookNow();
    else if (event.key === "Escape") this.stepBack();
    else if (isArrow(event.key) && !at.closest(".side, [role=tablist]")) {
      this.focus.moveFocus(event.key, event.shiftKey);
      event.preventDefault();
    } else if (event.key === "Enter") this.confirm(event, at);
    else if (settings.shortcuts || event.key.length > 1) this.pressShortcut(event, at);
  };

  /** Enter, Space and Escape end a pause, unless they mean the button that has the focus or lead back from the log. */
  private endsPause(event: KeyboardEvent, at: HTMLElement): boolean {
    const meant =
      event.key === "Escape"
        ? !at.closest(".side")
        : ["Enter", " "].includes(event.key) && !at.closest("button, a");
    if (!this.live.pause.occasion || !meant) return false;
    event.preventDefault();
    if (!event.repeat) this.live.pause.goOn();
    return true;
  }

  /** Enter and Space let the next bot move, unless they mean the button that has the focus. */
  private tapsOn(event: KeyboardEvent, at: HTMLElement): boolean {
    if (!this.live.pace.waitsForTap || !["Enter", " "].includes(event.key)) return false;
    if (at.closest("button, a")) return false;
    event.preventDefault();
    if (!event.repeat) this.live.pace.goOn();
    return true;
  }

  /** Enter sends a whole move, unless it means a button that is no part of it. */
  private confirm(event: KeyboardEvent, at: HTMLElement): void {
    const { selection } = this.live;
    const button = at.closest<HTMLElement>("button, a");
    if (!selection.ready || (button && !selection.chosen.includes(touchOf(button)))) return;
    event.preventDefault();
    selection.confirm();
  }

  /** One step back; the focus goes to what was given up. */
  private stepBack(): void {
    const { selection } = this.live;
    const given = selection.chosen.at(-1);
    selection.hints = null;
    if (!given) return;
    selection.back();
    void tick().then(() => this.focus.to(given));
  }

  /** A key of the page, or one of the board. */
  private pressShortcut(event: KeyboardEvent, at: HTMLElement): void {
    const command = commandOf(event, this.page.board()?.module?.letters ?? false);
    if (command) this.run(command, at);
    else if (!this.pressBoardKey(event)) return;
    event.preventDefault();
  }

  private run(command: Command, at: HTMLElement): void {
    const { info } = this.live.state;
    if (command === "undo" && info?.undo) this.live.undo();
    else if (command === "moves" && this.live.asked) this.page.openMoves();
    else if (command === "board") this.focus.home();
    else if (command === "log" || (command === "chat" && info?.chat)) {
      this.page.openTab(command);
      const part = command === "chat" ? ".side .say-bar input" : ".side .log";
      void tick().then(() => document.querySelector<HTMLElement>(part)?.focus());
    } else if (command === "help")
      this.page.openHelp(at.closest<HTMLElement>("[data-topic]")?.dataset["topic"] ?? null);
  }

  /** A key of the board: it touches something, or leads somewhere. */
  private pressBoardKey(event: KeyboardEvent): boolean {
    const { module, boardProps } = this.page.board()!;
    const touched =
      module?.keys?.(event.key, boardProps) ?? module?.keys?.(latin(event), boardProps);
    if (touched) {
      // Enter confirms what a key has chosen, wherever the focus was.
      if (this.focus.to(touched)) (document.activeElement as HTMLElement).click();
      else this.live.selection.touch(touched);
      return true;
    }
    const part = module?.focus?.(latin(event));
    return !!part && focusPart(part);
  }
}

/** To a part of the board; one that lies behind a tab is brought forward. */
function focusPart(selector: string): boolean {
  const goal = document.querySelector<HTMLElement>(selector);
  goal?.focus();
  if (goal?.role === "tab" && goal.ariaSelected !== "true") {
    goal.click();
    void tick().then(() => focusPart(selector));
  }
  return !!goal;
}
