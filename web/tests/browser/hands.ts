/** Plays the seats of a table over a connection of its own. */
import type { Page } from "playwright-core";

import type { House, Made } from "./house";

export class Hands {
  constructor(private readonly page: Page) {}

  static async at(house: House, made: Made): Promise<Hands> {
    const page = await house.page(390, "en");
    await page.goto(`${house.address}/rules/majesty`);
    const tokens = made.seats.map((one) => one.token);
    await page.evaluate(
      ([table, held]) =>
        new Promise<void>((seated) => {
          const socket = new WebSocket(
            `${location.origin.replace("http", "ws")}/api/tables/${table}/feed`,
          );
          const hands = Object.assign(window, { socket, view: null as any, heard: seated });
          socket.onopen = () =>
            socket.send(JSON.stringify({ type: "hello", tokens: held, since: null, lang: null }));
          socket.onmessage = ({ data }) => {
            const heard = JSON.parse(data);
            if (heard.type !== "sync" && heard.type !== "step") return;
            hands.view = heard;
            hands.heard();
          };
        }),
      [made.table, tokens] as const,
    );
    return new Hands(page);
  }

  /** Makes moves, for one seat or for whoever is asked, once or until a seat or a phase is reached. */
  async move(
    wanted: { move?: string; seat?: number; phase?: string; asked?: number } = {},
  ): Promise<void> {
    await this.page.evaluate(async ({ move, seat, phase, asked }) => {
      const hands = window as any;
      const once = phase === undefined && asked === undefined;
      const there = () => {
        const { table, pending } = hands.view.views["0"];
        return phase === undefined ? pending[0] === asked : table.phase === phase;
      };
      for (let made = 0; once ? made < 1 : !there(); made++) {
        const { moves, views, beat } = hands.view;
        const [by, offers] = Object.entries<any>(moves).find(
          ([one]) => seat === undefined || Number(one) === seat,
        )!;
        const floors: string[][] = views["0"].table.floors ?? [];
        const height = (offer: any) =>
          floors.findIndex((floor) => floor.includes(offer.touches[0]?.split(":")[1]));
        const highest = [...offers].sort((one, other) => height(other) - height(one))[0];
        const heard = new Promise((go) => (hands.heard = go));
        hands.socket.send(
          JSON.stringify({
            type: "move",
            id: `m${Math.random()}`,
            seat: Number(by),
            beat,
            move: move ?? highest.move,
          }),
        );
        await heard;
      }
    }, wanted);
  }

  /** The last sync or step that the server has sent. */
  view = (): Promise<any> => this.page.evaluate(() => (window as any).view);

  leave = () => this.page.context().close();
}
