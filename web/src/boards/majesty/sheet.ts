/** What a choice would bring, in numbers and words. */

import type { SheetLine } from "../../board";
import type { BoardProps, GameEvent } from "./types";
import { halvesOf } from "./buildings";
import { consequence } from "./consequence";
import { chosenWorth, ifNowLines } from "./gains";

type Say = BoardProps["say"];

/** A card by the names of its characters. */
export function cardName(card: string, say: Say): string {
  return halvesOf(card)
    .map((half) => say(`card-${half}`))
    .join("/");
}

/** Coins before and after, where it is known what the choice brings. */
export function title(props: BoardProps): string {
  const { position, me, preview, say } = props;
  const realm = position.table.seats[me];
  const name = chosenName(props);
  if (!preview.some((event) => event.name === "placed") || !realm) return name; // laid later
  const coins = consequence(preview).coins.get(me) ?? 0;
  return say("sheet-title", { name, before: realm.coins, after: realm.coins + coins });
}

/** Every consequence on a line; what one building pays is one sum, and rivals who are paid the same share a line. */
export function sheet(props: BoardProps): SheetLine[] {
  const { me, seats } = props;
  const events = sumPerBuilding(props.preview);
  const paidAlike = (one: GameEvent, other: GameEvent) =>
    one.name === "earned" &&
    other.name === "earned" &&
    one.facts.seat !== me &&
    other.facts.seat !== me &&
    one.facts.coins === other.facts.coins &&
    one.facts.building === other.facts.building;
  const lines = events.flatMap((event, at) => {
    if (events.slice(0, at).some((earlier) => paidAlike(earlier, event))) return [];
    const names = events
      .filter((other) => paidAlike(event, other))
      .map(({ facts }) => ("seat" in facts ? (seats[facts.seat]?.name ?? "") : ""));
    return line(event, props, names.join(", "));
  });
  return events.length ? [...lines, ...ifNowLines(chosenWorth(props), props.say)] : [];
}

/** The same events, but all that a seat earns at a building at once. */
function sumPerBuilding(events: readonly GameEvent[]): GameEvent[] {
  const alike = (one: GameEvent, other: GameEvent) =>
    one.name === "earned" &&
    other.name === "earned" &&
    one.facts.seat === other.facts.seat &&
    one.facts.building === other.facts.building;
  return events.flatMap((event, at): GameEvent[] => {
    if (event.name !== "earned") return [event];
    if (events.slice(0, at).some((earlier) => alike(earlier, event))) return [];
    const coins = events
      .filter((other) => other.name === "earned")
      .filter((other) => alike(event, other))
      .reduce((sum, { facts }) => sum + facts.coins, 0);
    return [{ ...event, facts: { ...event.facts, coins } }];
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
  { name, facts }: GameEvent,
  { position, me, seats, say }: BoardProps,
  names: string,
): SheetLine[] {
  const seat = "seat" in facts ? (seats[facts.seat]?.name ?? "") : "";
  const building = "building" in facts ? say(`building-${facts.building}`) : "";
  const card = "card" in facts ? cardName(facts.card, say) : "";
  switch (name) {
    case "took": {
      const after = (position.table.seats[me]?.workers ?? 0) - facts.paid + facts.gained;
      return [{ emblem: "worker", text: say("sheet-pays", { paid: facts.paid, after }) }];
    }
    case "earned": {
      const id = facts.seat === me ? "sheet-earns" : "sheet-earns-other";
      const text = say(id, { seat: names || seat, coins: facts.coins, building });
      return [{ emblem: "coin", text }];
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
      return [{ emblem: "m-infirmary", text: say("sheet-wounds", { seat, card }) }];
    case "withstood":
      return [{ emblem: "shielded", text: say("sheet-holds", { seat }) }];
    default:
      return [];
  }
}

/** What can be done, or the open question once a card is taken. */
export function idle({ position, me, selectable, compact, say }: BoardProps): string {
  if (position.prompt[String(me)]?.asks !== "rest") return say("board-idle");
  const question = say(restQuestion(selectable), { building: say("building-castle") });
  // A phone has no room on the table for the card that was taken.
  const taken = compact && position.table.taken;
  return taken ? `${say("taken", { card: cardName(taken, say) })}. ${question}` : question;
}

/** The first open question of a taken card: its half, where a healed card goes, or the trade. */
function restQuestion(selectable: Set<string>): string {
  const isAsked = (sort: string) => [...selectable].some((one) => one.startsWith(`${sort}:`));
  if (isAsked("half")) return "board-idle-rest";
  return isAsked("heal") ? "board-idle-heal" : "board-idle-trade";
}
