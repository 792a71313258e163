/** What happens is shown where it happens: cards travel between hands, places and the reserve. */

import type { GameEvent } from "../../board";
import { home, travel } from "../../kit/travel";

/** Shows one event on the board. */
export function show({ name, facts }: GameEvent, board: HTMLElement | undefined): void {
  if (!board) return;
  const seat = (at: unknown) => board.querySelector(`[data-seat="${at}"]`);
  const place = (at: unknown) => board.querySelector(`[data-place="${at}"]`);
  const tile = (at: unknown) => place(at)?.querySelector(".tile");
  const reserve = () => document.querySelector(".c-hand .reserve") ?? document.querySelector(".c-tabs");
  const held = (sort: string) => document.querySelector(`[data-touch="${sort}:${facts.card}"]`);
  switch (name) {
    case "played":
      return travel(held("hand") ?? seat(facts.seat)?.querySelector(".shield"), place(facts.place));
    case "entered":
      return travel(held("reserve"), place(facts.place));
    case "returned":
      return home(tile(facts.place), seat(facts.to));
    case "shelved":
      return home(tile(facts.place), reserve());
    case "moved":
      return travel(tile(facts.place), place(facts.goal));
    case "changed-places": {
      const [one, other] = facts.places as string[];
      travel(tile(one), place(other));
      return travel(tile(other), place(one));
    }
    case "tokens-changed": {
      const [one, other] = (facts.places as string[]).map((at) => at.split(".")[0]);
      travel(place(one)?.querySelector(".token"), place(other));
      return travel(place(other)?.querySelector(".token"), place(one));
    }
    case "gave":
    case "took-up":
      return travel(held("reserve"), seat(facts.to ?? facts.seat));
    case "laid-down":
      return travel(held("hand"), reserve());
    case "passed":
    case "drawn-from":
      return travel(
        seat(name === "passed" ? facts.seat : facts.from)?.querySelector(".shield"),
        seat(name === "passed" ? facts.to : facts.seat),
      );
    default:
  }
}
