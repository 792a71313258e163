/** The connection to a table: it reconnects by itself and sends again what was not answered. */
import { Heartbeat } from "./heartbeat";
import type { FromServer, ToServer } from "./messages";

const POLICY_VIOLATION = 1008; // WebSocket close code: the token opens no seat here
const MAX_RECONNECT_DELAY_MS = 5_000;
const CONNECT_TIMEOUT_MS = 10_000;

export type ConnectionState = "connecting" | "up" | "down" | "refused";

export interface ConnectionListener {
  receive(message: FromServer): void;
  connectionChanged(state: ConnectionState): void;
}

export const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

export class Connection {
  /** The newest version that was received; the server sends what came after it. */
  private version: number | null = null;
  private socket: WebSocket | null = null;
  private readonly unanswered = new Map<string, string>();
  private attempts = 0;
  private closed = false;
  private greeted = false;
  private reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly heartbeat = new Heartbeat(
    () => this.transmit(JSON.stringify({ type: "ping", id: newId() })),
    () => this.drop(),
  );

  constructor(
    private readonly address: string,
    private readonly tokens: string[],
    private readonly language: string,
    private readonly listener: ConnectionListener,
  ) {
    this.connect();
    addEventListener("online", this.probe);
    addEventListener("pageshow", this.probe);
    document.addEventListener("visibilitychange", this.probe);
  }

  /** Sends a message, again after an interruption until it is answered; returns its id. */
  send(message: ToServer): string {
    const id = newId();
    const text = JSON.stringify({ ...message, id });
    this.unanswered.set(id, text);
    this.transmit(text);
    return id;
  }

  /** The answer to a message is no longer wanted, so it is not sent again. */
  forget(id: string): void {
    this.unanswered.delete(id);
  }

  /** Says hello again on a new socket. */
  reconnect(): void {
    this.drop();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.reconnectTimer);
    this.heartbeat.stop();
    removeEventListener("online", this.probe);
    removeEventListener("pageshow", this.probe);
    document.removeEventListener("visibilitychange", this.probe);
    this.socket?.close(1000);
  }

  private transmit(text: string): void {
    if (this.greeted && this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  private connect(): void {
    this.listener.connectionChanged("connecting");
    this.greeted = false;
    const socket = (this.socket = new WebSocket(this.address));
    this.reconnectTimer = setTimeout(() => this.drop(), CONNECT_TIMEOUT_MS);
    socket.onopen = () => {
      const { tokens, version: since, language: lang } = this;
      // `lang` words refusals; the pages narrate events themselves and ask for no lines
      socket.send(JSON.stringify({ type: "hello", tokens, since, lang, lines: false }));
    };
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.receive(JSON.parse(String(data)) as FromServer);
    };
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.lose(code === POLICY_VIOLATION && !this.greeted);
    };
  }

  /** Gives up the socket without waiting for it to close, which takes long on a dead network. */
  private drop(): void {
    const { socket } = this;
    this.socket = null;
    socket?.close();
    this.lose(false);
  }

  private lose(refused: boolean): void {
    this.heartbeat.stop();
    clearTimeout(this.reconnectTimer);
    this.socket = null;
    this.greeted = false;
    if (this.closed) return;
    this.closed = refused;
    this.listener.connectionChanged(refused ? "refused" : "down");
    if (refused) return;
    const delay = Math.min(MAX_RECONNECT_DELAY_MS, 250 * 2 ** this.attempts++);
    this.reconnectTimer = setTimeout(() => this.connect(), delay * (0.75 + Math.random() / 2));
  }

  private receive(message: FromServer): void {
    this.heartbeat.received();
    this.noteAnswer(message);
    if (!this.greeted && message.type !== "refuse") this.greet();
    this.listener.receive(message);
  }

  private noteAnswer(message: FromServer): void {
    if (message.type === "sync") this.version = message.version;
    else if (message.type === "step") {
      this.version = Math.max(this.version ?? -1, message.version);
      if (message.ack) this.unanswered.delete(message.ack);
    } else if (message.type === "said") this.forgetChat(message.seat, message.text);
    else if ("id" in message && message.id) this.unanswered.delete(message.id);
  }

  /** Chat comes back without the id it was sent with, so it is known by its text. */
  private forgetChat(seat: number | null, chat: string): void {
    for (const [id, sent] of this.unanswered) {
      const { type, text, seat: by } = JSON.parse(sent) as { [field: string]: unknown };
      if (type === "say" && by === seat && text === chat) {
        this.unanswered.delete(id);
        return;
      }
    }
  }

  /** The server has accepted the hello: what it has not answered is sent again. */
  private greet(): void {
    this.greeted = true;
    this.attempts = 0;
    clearTimeout(this.reconnectTimer);
    for (const text of this.unanswered.values()) this.transmit(text);
    this.listener.connectionChanged("up");
  }

  /** The network, the page or its reader is back: checks the connection, or reconnects, at once. */
  private probe = (event: Event): void => {
    if (this.closed || (event.type === "visibilitychange" && document.hidden)) return;
    if (this.greeted) this.heartbeat.probe();
    else if (!this.socket || event.type === "online") {
      clearTimeout(this.reconnectTimer);
      this.socket?.close();
      this.connect();
    }
  };
}
