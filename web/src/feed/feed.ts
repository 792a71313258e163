/** A connection to a table that comes back by itself and says again what was not heard. */
import type { FromServer, ToServer } from "./messages";

const UNWELCOME = 1008;
const LONGEST_WAIT = 5_000;
const PATIENCE = 10_000; // a ping that is not answered for so long: the line is dead
const KEPT = new Set(["move", "undo", "say"]); // worth saying again after an interruption

export type Line = "connecting" | "up" | "down" | "refused";

export interface Listener {
  hear(message: FromServer): void;
  lineIs(state: Line): void;
}

export const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

export class Feed {
  version: number | null = null;
  private socket: WebSocket | null = null;
  private unheard = new Map<string, string>();
  private tries = 0;
  private ended = false;
  private greeted = false;
  private again: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;

  constructor(
    private readonly address: string,
    private readonly tokens: string[],
    private readonly lang: string,
    private readonly listener: Listener,
  ) {
    this.connect();
    this.heartbeat = setInterval(() => this.beat(), PATIENCE / 2);
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Says something; gives the id that its answer will have. */
  say(message: ToServer, id = newId()): string {
    const text = JSON.stringify({ ...message, id });
    if (KEPT.has(message.type)) this.unheard.set(id, text);
    this.send(text);
    return id;
  }

  /** Says hello anew, on a new line. */
  greet(): void {
    this.socket?.close();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.again);
    clearInterval(this.heartbeat);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close(1000);
  }

  private send(text: string): void {
    if (this.greeted && this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  private connect(): void {
    this.listener.lineIs("connecting");
    this.greeted = false;
    const socket = (this.socket = new WebSocket(this.address));
    this.heardAt = Date.now();
    socket.onopen = () => {
      const { tokens, version: since, lang } = this;
      // Languages only word refusals here; the pages narrate events themselves.
      socket.send(JSON.stringify({ type: "hello", tokens, since, lang }));
    };
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as FromServer);
    socket.onclose = ({ code }) => {
      if (this.socket !== socket || this.ended) return;
      if (code === UNWELCOME && !this.greeted) {
        this.listener.lineIs("refused");
        return;
      }
      this.listener.lineIs("down");
      const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.tries++);
      this.again = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
    };
  }

  private hear(message: FromServer): void {
    this.heardAt = Date.now();
    if (message.type === "step" || message.type === "sync") {
      const known = this.version ?? -1;
      this.version = message.type === "sync" ? message.version : Math.max(known, message.version);
      if (message.type === "step" && message.ack) this.unheard.delete(message.ack);
      // A step told again is only its acknowledgement.
      if (message.type === "step" && message.version <= known) {
        message = { ...message, events: [], views: {}, moves: {} };
      }
    } else if ("id" in message && message.id) {
      this.unheard.delete(message.id);
    }
    if (!this.greeted && message.type !== "refuse") {
      this.greeted = true;
      this.tries = 0;
      for (const text of this.unheard.values()) this.send(text);
      this.listener.lineIs("up");
    }
    this.listener.hear(message);
  }

  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heardAt > 2 * PATIENCE) this.socket.close();
    else if (Date.now() - this.heardAt > PATIENCE) this.say({ type: "ping" });
  }

  /** The network or the reader is back: no more waiting. */
  private hurry = (): void => {
    if (document.hidden || this.ended || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.again);
    this.connect();
  };
}
