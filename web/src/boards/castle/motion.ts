/** What happens is shown where it happens: cards travel between hands, places and the reserve. */

import { mount } from "svelte";

import type { GameEvent } from "./types";
import { arrive, home, travel } from "../../kit/travel";
import Tile from "./Tile.svelte";

const LEAVES = { leaves: true, stays: true };

/** Shows one event on the board. */
export function show({ name, facts }: GameEvent, board: HTMLElement | undefined): void {
  if (!board) return;
  const seat = (at: unknown) => board.querySelector(`[data-seat="${at}"]`);
  const shield = (at: unknown) => seat(at)?.querySelector(".shield");
  const place = (at: unknown) =>
    board.querySelector(`[data-place="${at}"]`) ?? board.querySelector(".beyond");
  const tile = (at: unknown) => place(at)?.querySelector(".tile");
  const token = (at: unknown) => place(at)?.querySelector(".token");
  const reserve = () =>
    document.querySelector(".c-hand .reserve") ?? document.querySelector(".c-tabs");
  const held = (sort: string) =>
    document.querySelector(`[data-touch="${sort}:${"card" in facts ? facts.card : ""}"]`);
  switch (name) {
    case "played":
      return arrive(faceOf(facts.card), held("hand") ?? shield(facts.seat), place(facts.place));
    case "entered":
      return arrive(faceOf(facts.card), held("reserve") ?? reserve(), place(facts.place));
    case "returned":
      return home(tile(facts.place), seat(facts.to), { leaves: true });
    case "shelved":
      return home(tile(facts.place), reserve(), { leaves: true });
    case "killed":
      return home(tile(facts.place), board.querySelector(".gone") ?? reserve(), { leaves: true });
    case "moved":
      return travel(tile(facts.place), place(facts.goal), LEAVES);
    case "changed-places": {
      const [one, other] = facts.places;
      travel(tile(one), place(other), LEAVES);
      return travel(tile(other), place(one), LEAVES);
    }
    case "tokens-changed": {
      const [one, other] = facts.places.map((at) => at.split(".")[0]);
      travel(token(one), token(other), LEAVES);
      return travel(token(other), token(one), LEAVES);
    }
    case "claimed":
      return travel(shield(facts.seat), token(facts.place) ?? place(facts.place), { stays: true });
    case "untokened":
      return home(token(facts.place), seat(facts.from), { leaves: true });
    case "gave":
      return travel(held("reserve"), seat(facts.to));
    case "took-up":
      return travel(held("reserve"), seat(facts.seat));
    case "laid-down":
      return travel(held("hand"), reserve());
    case "passed":
      return travel(shield(facts.seat), seat(facts.to));
    case "drawn-from":
      return travel(shield(facts.from), seat(facts.seat));
    default:
  }
}

/** The face of a card, for one that was in no hand that is seen here. */
function faceOf(card: string): HTMLElement {
  const holder = document.createElement("span");
  mount(Tile, { target: holder, props: { card, name: "" } });
  return holder.firstElementChild as HTMLElement;
}
