/** A way to the server on which connections can be cut, as a bad network cuts them. */
import { connect, createServer, type Server, type Socket } from "node:net";

export class Proxy {
  private server!: Server;
  private readonly feeds = new Set<Socket>();
  address = "";
  /** How many feeds were opened so far. */
  opened = 0;

  async open(target: string): Promise<void> {
    const { hostname, port } = new URL(target);
    this.server = createServer((client) => this.join(client, connect(Number(port), hostname)));
    await new Promise<void>((ready) => this.server.listen(0, "127.0.0.1", ready));
    this.address = `http://127.0.0.1:${(this.server.address() as { port: number }).port}`;
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  /** Cuts every feed. */
  cut(): void {
    for (const client of this.feeds) client.resetAndDestroy();
  }

  /** Lets nothing more through on the feeds that are open, though they stay open. */
  freeze(): void {
    for (const client of this.feeds) {
      client.unpipe();
      client.pause();
      client.cork();
    }
  }

  private join(client: Socket, server: Socket): void {
    client.pipe(server).pipe(client);
    client.on("data", (sent: Buffer) => {
      if (this.feeds.has(client) || !/^upgrade: *websocket/im.test(sent.toString("latin1"))) return;
      this.feeds.add(client);
      this.opened += 1;
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on("error", () => undefined);
      one.on("close", () => {
        this.feeds.delete(client);
        other.destroy();
      });
    }
  }
}
