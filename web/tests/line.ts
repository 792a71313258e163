/** A browser without pages: what a table needs of one, and a socket on which a test speaks for the server. */
import { vi } from "vitest";

import type { LiveTable } from "../src/table/live.svelte";

/** A socket on which nothing is heard but what a test says. */
export class Silence {
  static OPEN = 1;
  static last: Silence;
  readyState = 1;
  sent: string[] = [];
  onopen?: () => void;
  onmessage?: (frame: { data: string }) => void;
  onclose?: (end: { code: number }) => void;
  constructor() {
    Silence.last = this;
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {}
}

/** What is called when the page is left, or looked at again. */
export const visibilityListeners: (() => void)[] = [];

/** Puts a browser in place, whose reader wants things to move or not; gives the class of a table. */
export async function browser(moves: boolean): Promise<typeof LiveTable> {
  const nothing = () => undefined;
  const speed = moves ? "normal" : "none";
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (key.endsWith("wishes") ? JSON.stringify({ speed }) : null),
    setItem: nothing,
  });
  const addEventListener = (_: string, heed: () => void) => visibilityListeners.push(heed);
  vi.stubGlobal("document", { hidden: false, addEventListener, removeEventListener: nothing });
  vi.stubGlobal("matchMedia", () => ({ matches: !moves }));
  vi.stubGlobal("addEventListener", nothing);
  vi.stubGlobal("removeEventListener", nothing);
  vi.stubGlobal("WebSocket", Silence);
  return (await import("../src/table/live.svelte")).LiveTable;
}
