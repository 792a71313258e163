/** Moves in plain words, part by part, as the terminal says them. */

import type { Offer } from "../../board";
import type { BoardProps } from "./types";
import { halvesOf, homeOf } from "./buildings";
import { cardName } from "./sheet";

/** Editions in which the taking is a move of its own (M13). */
const TWO_STEPS = ["pl", "de"];

export function describe({ touches }: Offer, { position, options, me, say }: BoardProps): string {
  const of = (sort: string) =>
    touches.find((one) => one.startsWith(`${sort}:`))?.slice(sort.length + 1);
  const { table } = position;
  const place = of("row");
  const half = of("half");
  const slot = place ? table.row[Number(place) - 1] : null;
  const card = slot ? slot.card : (table.taken ?? "");
  const character = half ?? card;
  const name = (one: string) => cardName(one, say);
  const phrases: string[] = [];
  if (slot) {
    const taken = { place: Number(place), card: name(card) };
    phrases.push(
      half
        ? say("describe-take-as", { ...taken, character: name(half) })
        : say("describe-take", taken),
    );
    const paid = position.derived.costs[Number(place) - 1];
    if (paid && slot.workers) phrases.push(say("describe-swaps", { paid, gained: slot.workers }));
    else if (paid) phrases.push(say("describe-pays", { paid }));
    else if (slot.workers) phrases.push(say("describe-gets", { gained: slot.workers }));
    if (TWO_STEPS.includes(String(options.edition))) return phrases.join(", ");
  } else {
    phrases.push(
      say("describe-lay", { card: name(card), building: say(`building-${homeOf(character)}`) }),
    );
  }
  const wounded = table.seats[me]?.infirmary.at(-1);
  if (wounded && character === "witch") {
    const double = halvesOf(wounded).length > 1;
    phrases.push(
      double
        ? say("describe-heals-as", { card: name(wounded), character: name(of("heal") ?? "") })
        : say("describe-heals", { card: name(wounded) }),
    );
  }
  const trade = of("trade");
  if (trade !== undefined) {
    const workers = Number(trade);
    phrases.push(
      workers === 0
        ? say("describe-trades-nothing")
        : say(workers > 0 ? "describe-buys" : "describe-sells", { workers: Math.abs(workers) }),
    );
  }
  return phrases.join(", ");
}
