/** What a card explains: where it goes, how many places it has now, who protects it, its rule. */

import type { SheetLine, Topic } from "../../board";
import type { BoardProps } from "./types";
import { ruleOf, zoneOf, zoneWord } from "./cards";

/** The topic `card-king`, or `card-king@c3` of one that lies there, `card-king@hand` of one in hand. */
export function topic(
  asked: string,
  { offers, chosen, position, say }: BoardProps,
): Topic | undefined {
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
