/** A browser without pages: what a table needs of one, and a socket on which a test speaks for the server. */
import { vi } from "vitest";

import type { LiveTable } from "../src/table/live.svelte";

/** A socket that receives only what a test sends. */
export class FakeSocket {
  static OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  /** What was sent on it, but for pings. */
  sent: string[] = [];
  pings = 0;
  isClosed = false;
  /** Whether nothing gets through any more, though nobody has noticed. */
  isDead = false;
  onopen?: () => void;
  onmessage?: (frame: { data: string }) => void;
  onclose?: (end: { code: number }) => void;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string) {
    const { type, id } = JSON.parse(text) as { type: string; id: string };
    if (type !== "ping") this.sent.push(text);
    else {
      this.pings += 1;
      if (!this.isDead) queueMicrotask(() => this.receive({ type: "pong", id }));
    }
  }
  close() {
    this.isClosed = true;
  }
  /** The server sends a frame. */
  receive(frame: object) {
    this.onmessage!({ data: JSON.stringify(frame) });
  }
}

const listeners = new Map<string, Set<(event: Event) => void>>();

/** Something happens to the window or the document: `online`, `pageshow`, `visibilitychange`. */
export function dispatch(type: string): void {
  for (const listener of listeners.get(type) ?? []) listener({ type } as Event);
}

/** The page is hidden, or visible again. */
export function setHidden(hidden: boolean): void {
  vi.stubGlobal("document", { ...document, hidden });
  dispatch("visibilitychange");
}

/** Puts a browser in place, in which things move or not; gives the class of a table. */
export async function fakeBrowser(moves: boolean): Promise<typeof LiveTable> {
  const nothing = () => undefined;
  const speed = moves ? "normal" : "none";
  listeners.clear();
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (key.endsWith("wishes") ? JSON.stringify({ speed }) : null),
    setItem: nothing,
  });
  const addEventListener = (type: string, listener: (event: Event) => void) =>
    listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
  const removeEventListener = (type: string, listener: (event: Event) => void) =>
    listeners.get(type)?.delete(listener);
  vi.stubGlobal("document", { hidden: false, addEventListener, removeEventListener });
  vi.stubGlobal("matchMedia", () => ({ matches: !moves }));
  vi.stubGlobal("addEventListener", addEventListener);
  vi.stubGlobal("removeEventListener", removeEventListener);
  vi.stubGlobal("WebSocket", FakeSocket);
  return (await import("../src/table/live.svelte")).LiveTable;
}
