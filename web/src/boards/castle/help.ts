/** What a card explains: where it goes, how many places it has now, who protects it, its rule; what a seat holds. */

import type { SheetLine, Topic } from "../../board";
import type { BoardProps } from "./types";
import { ruleOf, zoneOf, zoneWord } from "./cards";

/** The topics `card-king`, `card-king@c3` of one that lies there, `card-king@hand` of one in hand, and `seat-2`. */
export function topic(
  asked: string,
  { offers, chosen, position, seats, say }: BoardProps,
): Topic | undefined {
  const seat = /^seat-(\d)$/.exec(asked)?.[1];
  if (seat !== undefined) {
    const { hand, deck } = position.table.seats[Number(seat)]!;
    return {
      emblem: "hand",
      title: seats[Number(seat)]!.name,
      text: `${say("column-hand")}: ${hand.length}. ${say("column-deck")}: ${deck.length}.`,
      rules: ["C3", "C13"],
    };
  }
  const [card, at] = asked.replace(/^card-/, "").split("@") as [string, string | undefined];
  const rule = ruleOf(card);
  if (!rule) return undefined;
  const isPlace = (touch: string) => touch.startsWith("place:");
  const places = offers.filter(
    ({ touches }) => touches.includes(`hand:${card}`) && touches.some(isPlace),
  ).length;
  const now: SheetLine[] =
    at === "hand" && places && !chosen.some(isPlace)
      ? [{ text: say("help-places", { places }) }]
      : [];
  const guard = at ? position.derived.protected[at] : undefined;
  if (guard)
    now.push({
      emblem: "shielded",
      text: say("help-protected", { card: say(`card-${guard.card}`), place: guard.at }),
    });
  const zone = zoneOf(card);
  return {
    emblem: `c-${card}`,
    field: `f-${zone}`,
    title: say(`card-${card}`),
    text: say(zoneWord(zone)),
    now,
    rules: guard ? [rule, "C11"] : [rule],
    ruled: true,
  };
}
