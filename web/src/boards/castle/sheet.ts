/** What a choice would bring, and the buttons for what has no place on the board. */

import type { Choice, SheetLine } from "../../board";
import type { BoardProps, GameEvent } from "./types";
import { zoneOf, zoneWord } from "./cards";
import { placeName } from "./describe";
import { isSlot } from "./places";
import { cardAt, stacksOf } from "./stacks";

const LINES = 6; // as many as the sheet has room for

/** What is chosen of one sort. */
function chosenOf({ chosen }: BoardProps, sort: string): string | undefined {
  return chosen.find((one) => one.startsWith(`${sort}:`))?.slice(sort.length + 1);
}

/** How many cards a seat would have less, or more, in hand and deck. */
export function change(events: readonly GameEvent[], seat: number): number {
  let by = 0;
  for (const { name, facts } of events) {
    if ((name === "played" || name === "laid-down") && facts.seat === seat) by -= 1;
    if (name === "took-up" && facts.seat === seat) by += 1;
    if ((name === "returned" || name === "gave" || name === "passed") && facts.to === seat) by += 1;
    if (name === "passed" && facts.seat === seat) by -= 1;
    if (name === "drawn-from" && facts.seat === seat) by += 1;
    if (name === "drawn-from" && facts.from === seat) by -= 1;
  }
  return by;
}

/** Whether a place is chosen for the card in hand, or one can be. */
function playable({ chosen, selectable }: BoardProps): boolean {
  return [...chosen, ...selectable].some((one) => one.startsWith("place:"));
}

/** The card that is played or the power that asks, and the cards to go. */
export function title(props: BoardProps): string {
  const { position, me, chosen, preview, say } = props;
  const asks = position.prompt[String(me)];
  const hand = chosenOf(props, "hand");
  const name = (card: string) => say(`card-${card}`);
  if (asks?.card) return `${name(asks.card)}${asks.at ? ` (${placeName(asks.at, say)})` : ""}`;
  if (chosen.includes("draw")) return say("sheet-draw");
  const other = chosenOf(props, "reserve");
  if (chosen.includes("swap")) {
    return hand && other ? `${name(hand)} ⇄ ${name(other)}` : say("act-swap");
  }
  if (!hand) return "";
  if (!preview.length) return name(hand);
  const seat = position.table.seats[me]!;
  const before = seat.hand.length + seat.deck.length;
  return say("sheet-to-go", { card: name(hand), before, after: before + change(preview, me) });
}

/** What happens, in the words of the log; before a place is chosen, what can be done. */
export function sheet(props: BoardProps): SheetLine[] {
  const { chosen, selectable, preview, say } = props;
  if (preview.length) {
    const [first, ...others] = preview.map((event) => eventLine(event, props));
    // What hurts the reader is not left out where there is much to tell.
    others.sort((one, other) => Number(other.tone === "bad") - Number(one.tone === "bad"));
    return [first!, ...others].slice(0, LINES);
  }
  const hand = chosenOf(props, "hand");
  const places = [...selectable].filter((one) => one.startsWith("place:")).length;
  const lines: SheetLine[] = [];
  const card = chosenOf(props, "reserve") ?? hand;
  if (card) lines.push({ emblem: `c-${card}`, text: say(`power-${card}`) });
  if (hand && !chosen.includes("swap")) {
    const zone = zoneOf(hand);
    lines.push({ emblem: zone === "any" ? "c-knight" : `z-${zone}`, text: say(zoneWord(zone)) });
  }
  if (hand && !chosen.includes("swap") && !playable(props)) {
    lines.push({ text: say("refuse-no-place", { card: say(`card-${hand}`) }) });
  }
  if (places) lines.push({ text: say("sheet-touch", { places }) });
  if (chosen.includes("swap")) lines.push({ emblem: "deck", text: say("sheet-swap-for") });
  return lines;
}

/** What a fact of an event is called, by the name it goes under. */
function called(key: string, fact: unknown, props: BoardProps): unknown {
  if (Array.isArray(fact)) return fact.map((one) => called(key, one, props)).join(", ");
  if (["seat", "seats", "to", "from", "by"].includes(key))
    return props.seats[Number(fact)]?.name ?? "";
  if (["card", "cards"].includes(key)) return props.say(`card-${fact}`);
  if (["place", "places", "goal"].includes(key)) return placeName(String(fact), props.say);
  return fact;
}

/** An event as a sentence of the game's catalogue. */
export function eventLine({ name, facts }: GameEvent, props: BoardProps): SheetLine {
  const { me, say } = props;
  const args: Record<string, unknown> = {};
  let veiled = false;
  for (const [key, fact] of Object.entries(facts)) {
    if (fact === null) veiled = true;
    else args[key] = called(key, fact, props);
  }
  const hurts = name === "returned" && facts.to === me;
  return {
    text: say(`event-${name}${veiled ? "-veiled" : ""}`, args),
    ...("card" in facts && facts.card ? { emblem: `c-${facts.card}` } : {}),
    ...(hurts ? { tone: "bad" as const } : {}),
  };
}

/** How many actions are left; the one whose power asks is no longer one of them (C5). */
export function actions({ position, say }: BoardProps): string {
  if (position.over) return "";
  const asked = Object.values(position.prompt).some(({ asks }) => asks !== "action");
  return say(asked ? "actions-after" : "actions", { actions: position.table.actions_left });
}

/** The verb on the gold button. */
export function act(props: BoardProps): string {
  const { position, me, chosen, say } = props;
  const asks = position.prompt[String(me)]?.asks;
  if (asks && asks !== "action") return say("act-choose");
  return say(
    chosen.includes("draw") ? "act-draw" : chosen.includes("swap") ? "act-swap" : "act-play",
  );
}

/** Drawing, swapping, seats, the outside, and cards that are hard to hit. */
export function choices(props: BoardProps): Choice[][] {
  const { selectable, chosen, seats, say } = props;
  const open = (touch: string) => selectable.has(touch) || chosen.includes(touch);
  const actions: Choice[] = [];
  if (selectable.has("draw") || chosen.includes("draw")) {
    actions.push({ touch: "draw", text: say("act-draw"), emblem: "deck" });
  }
  if (open("swap") && (chosen.length || !open("draw"))) {
    actions.push({
      touch: "swap",
      text: say(chosenOf(props, "hand") ? "sheet-swap" : "act-swap"),
      emblem: "hand",
    });
  }
  if (open("done")) actions.push({ touch: "done", text: say("act-done"), emblem: "u-check" });
  if (open("place:out"))
    actions.push({ touch: "place:out", text: say("zone-outside"), emblem: "z-outside" });
  const people = seats.flatMap((seat, at) =>
    open(`seat:${at}`) ? [{ touch: `seat:${at}`, text: seat.name, emblem: `seat-${at + 1}` }] : [],
  );
  return [actions, people, smallTargets(props)];
}

/** Cards that a finger would miss: those beneath others; where there is little room, in piles and slots too. */
function smallTargets(props: BoardProps): Choice[] {
  const { selectable, chosen, compact, say } = props;
  const stacks = stacksOf(props);
  return [...selectable, ...chosen]
    .filter((touch) => touch.startsWith("place:"))
    .flatMap((touch) => {
      const at = touch.slice("place:".length);
      const [place, level] = at.split(".") as [string, string | undefined];
      const card = cardAt(stacks, at)?.card;
      const isPiled = (stacks[place]?.length ?? 0) > 1;
      if (!card || !(level || (compact && (isPiled || isSlot(place))))) return [];
      const words = { card: say(`card-${card}`), place: placeName(place, say) };
      const text = level ? say("sheet-beneath", words) : `${words.card} (${words.place})`;
      return [{ touch, text, emblem: `c-${card}` }];
    });
}

/** What can be done, or what a power asks for. */
export function idle({ position, me, selectable, say }: BoardProps): string {
  const asks = position.prompt[String(me)];
  if (!asks || asks.asks === "action") {
    const plays = [...selectable].some((one) => one.startsWith("hand:"));
    const can = !selectable.has("draw") ? "play" : plays ? "both" : "draw";
    return say("board-idle", { actions: position.table.actions_left - 1, can });
  }
  return `${say("asks", { card: say(`card-${asks.card}`) })} ${say(`ask-${asks.asks}`)}`;
}
