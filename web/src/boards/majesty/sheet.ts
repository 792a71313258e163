/** What a choice would bring, in numbers and words. */

import type { BoardProps, GameEvent, SheetLine } from "../../board";
import { halvesOf } from "./buildings";
import { consequence } from "./consequence";

type Say = BoardProps["say"];

/** A card by the names of its characters. */
export function cardName(card: unknown, say: Say): string {
  return halvesOf(String(card))
    .map((half) => say(`card-${half}`))
    .join("/");
}

/** Coins before and after, where it is known what the choice brings. */
export function title(shown: BoardProps): string {
  const { position, me, preview, say } = shown;
  const realm = position.table.seats[me];
  const name = chosenName(shown);
  if (!preview.length || !realm) return name;
  const coins = consequence(preview).coins.get(me) ?? 0;
  return say("sheet-title", { name, before: realm.coins, after: realm.coins + coins });
}

/** Every consequence on a line; what one building pays is one sum, and rivals who are paid the same share a line. */
export function sheet(shown: BoardProps): SheetLine[] {
  const { me, seats } = shown;
  const preview = summed(shown.preview);
  const paid = (event: GameEvent) => event.name === "earned" && event.facts.seat !== me;
  const same = (one: GameEvent, other: GameEvent) =>
    paid(one) &&
    paid(other) &&
    one.facts.coins === other.facts.coins &&
    one.facts.building === other.facts.building;
  return preview.flatMap((event, at) => {
    if (preview.slice(0, at).some((earlier) => same(earlier, event))) return [];
    const together = preview.filter((other) => same(event, other));
    const names = together.map(({ facts }) => seats[Number(facts.seat)]?.name ?? "").join(", ");
    return line(event, shown, names);
  });
}

/** The same events, but all that a seat earns at a building at once. */
function summed(events: readonly GameEvent[]): GameEvent[] {
  const alike = (one: GameEvent, other: GameEvent) =>
    one.name === "earned" &&
    other.name === "earned" &&
    one.facts.seat === other.facts.seat &&
    one.facts.building === other.facts.building;
  return events.flatMap((event, at) => {
    if (events.slice(0, at).some((earlier) => alike(earlier, event))) return [];
    const coins = events
      .filter((other) => alike(event, other))
      .reduce((sum, { facts }) => sum + Number(facts.coins), 0);
    return [event.name === "earned" ? { ...event, facts: { ...event.facts, coins } } : event];
  });
}

/** What the gold button does: takes a card, or lays the one that is taken. */
export function act({ chosen, say }: BoardProps): string {
  const takes = chosen.some((one) => one.startsWith("row:"));
  return say(takes ? "sheet-take" : "sheet-lay");
}

/** The character that is laid, or the card while its half is open. */
function chosenName({ position, chosen, preview, say }: BoardProps): string {
  const half = chosen.find((one) => one.startsWith("half:"))?.slice("half:".length);
  if (half) return say(`card-${half}`);
  const place = Number(chosen.find((one) => one.startsWith("row:"))?.slice("row:".length) ?? 0);
  const card = place ? position.table.row[place - 1]?.card : position.table.taken;
  return card ? cardName(card, say) : preview.length ? say("board-rest") : "";
}

/** One event as a line of the sheet; what is told elsewhere has none. */
function line(
  event: GameEvent,
  { position, me, seats, say }: BoardProps,
  names: string,
): SheetLine[] {
  const { facts } = event;
  const who = names || (seats[Number(facts.seat)]?.name ?? "");
  const mine = facts.seat === me;
  const building = facts.building ? say(`building-${facts.building}`) : "";
  const card = facts.card ? cardName(facts.card, say) : "";
  switch (event.name) {
    case "took": {
      const after = position.table.seats[me].workers - Number(facts.paid) + Number(facts.gained);
      return [{ emblem: "worker", text: say("sheet-pays", { paid: facts.paid, after }) }];
    }
    case "earned": {
      const told = { seat: who, coins: facts.coins, building };
      return [{ emblem: "coin", text: say(mine ? "sheet-earns" : "sheet-earns-other", told) }];
    }
    case "recruited":
      return [
        { emblem: "worker", text: say("sheet-recruits", { workers: facts.workers, building }) },
      ];
    case "bought":
      return [{ emblem: "worker", text: say("describe-buys", { workers: facts.workers }) }];
    case "sold":
      return [{ emblem: "coin", text: say("describe-sells", { workers: facts.workers }) }];
    case "dismissed":
      return [{ emblem: "coin", text: say("sheet-spare", { workers: facts.workers }) }];
    case "healed":
      return [{ emblem: "m-infirmary", text: say("sheet-heals", { card, building }) }];
    case "wounded":
      return [{ emblem: "m-infirmary", text: say("sheet-wounds", { seat: who, card }) }];
    case "withstood":
      return [{ emblem: "shielded", text: say("sheet-holds", { seat: who }) }];
    default:
      return [];
  }
}
