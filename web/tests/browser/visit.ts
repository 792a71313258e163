/** Somebody who comes to a table for one move alone, is away again, and sometimes says a word. */
import type { Page } from "playwright-core";

import type { Made } from "./house";

/** Makes a random move for a seat that is asked, one that brings the end nearer where there is one. */
export function visit(
  page: Page,
  { table, seats }: Made,
  seat: number,
  talks = true,
): Promise<void> {
  const token = seats.find((one) => one.seat === seat)!.token;
  return page.evaluate(
    ([table, token, seat, talks]) =>
      new Promise<void>((gone) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/feed`);
        const say = (message: object) => socket.send(JSON.stringify(message));
        const limit = setTimeout(() => socket.close(), 5_000);
        let moved = false;
        socket.onopen = () => say({ type: "hello", tokens: [token], since: null, lang: "en" });
        socket.onclose = () => {
          clearTimeout(limit);
          gone();
        };
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data));
          if (moved && (message.type === "step" || message.type === "refuse")) socket.close();
          if (moved || message.type !== "sync") return;
          const offers: { move: string }[] = message.moves[String(seat)] ?? [];
          if (!offers.length) return socket.close();
          const onward = offers.filter(({ move }) => !/^(draw|swap)/.test(move));
          const moves = onward.length ? onward : offers;
          const { beat } = message;
          if (talks && beat % 5 === 0)
            say({
              type: "say",
              id: `said-${beat}`,
              seat,
              text: "Donaudampfschifffahrtsgesellschaft!",
            });
          say({
            type: "move",
            id: `move-${beat}`,
            seat,
            beat,
            move: moves[Math.floor(Math.random() * moves.length)]!.move,
          });
          moved = true;
        };
      }),
    [table, token, seat, talks] as const,
  );
}
