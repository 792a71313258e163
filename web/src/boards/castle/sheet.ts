/** What a choice would bring, and the buttons for what has no place on the board. */

import type { BoardProps, Choice, GameEvent, SheetLine } from "../../board";
import { zoneOf, zoneWord } from "./cards";
import { where } from "./describe";
import { cardAt } from "./protection";

const LINES = 6; // as many as the sheet has room for

/** What is chosen of one sort. */
function chosenOf({ chosen }: BoardProps, sort: string): string | undefined {
  return chosen.find((one) => one.startsWith(`${sort}:`))?.slice(sort.length + 1);
}

/** How many cards a seat would have less, or more, in hand and deck. */
export function change(events: readonly GameEvent[], seat: number): number {
  let by = 0;
  for (const { name, facts } of events) {
    if (["played", "laid-down"].includes(name) && facts.seat === seat) by -= 1;
    if (name === "took-up" && facts.seat === seat) by += 1;
    if (["returned", "gave", "passed"].includes(name) && facts.to === seat) by += 1;
    if (name === "passed" && facts.seat === seat) by -= 1;
    if (name === "drawn-from" && facts.seat === seat) by += 1;
    if (name === "drawn-from" && facts.from === seat) by -= 1;
  }
  return by;
}

/** Whether a place is chosen for the card in hand, or one can be. */
function playable({ chosen, lit }: BoardProps): boolean {
  return [...chosen, ...lit].some((one) => one.startsWith("place:"));
}

/** The card that is played or the power that asks, and the cards to go. */
export function title(shown: BoardProps): string {
  const { position, me, chosen, preview, say } = shown;
  const asks = position.prompt[String(me)];
  const hand = chosenOf(shown, "hand");
  const name = (card: string) => say(`card-${card}`);
  if (asks?.card) return `${name(asks.card)}${asks.at ? ` (${where(asks.at, shown)})` : ""}`;
  if (chosen.includes("draw")) return say("sheet-draw");
  const other = chosenOf(shown, "reserve");
  if (chosen.includes("swap")) {
    return hand && other ? `${name(hand)} ⇄ ${name(other)}` : say("act-swap");
  }
  if (!hand) return "";
  if (!preview.length) return name(hand);
  const seat = position.table.seats[me];
  const before = seat.hand.length + seat.deck.length;
  return say("sheet-to-go", { card: name(hand), before, after: before + change(preview, me) });
}

/** What happens, in the words of the log; before a place is chosen, what can be done. */
export function sheet(shown: BoardProps): SheetLine[] {
  const { chosen, lit, preview, say } = shown;
  if (preview.length) {
    const [first, ...others] = preview.map((event) => told(event, shown));
    // What hurts the reader is not left out where there is much to tell.
    others.sort((one, other) => Number(other.tone === "bad") - Number(one.tone === "bad"));
    return [first!, ...others].slice(0, LINES);
  }
  const hand = chosenOf(shown, "hand");
  const places = [...lit].filter((one) => one.startsWith("place:")).length;
  const lines: SheetLine[] = [];
  if (hand && !chosen.includes("swap")) {
    const zone = zoneOf(hand);
    lines.push({ emblem: zone === "any" ? "c-knight" : `z-${zone}`, text: say(zoneWord(zone)) });
  }
  if (hand && !chosen.includes("swap") && !playable(shown)) {
    lines.push({ text: say("refuse-no-place", { card: say(`card-${hand}`) }) });
  }
  if (places) lines.push({ text: say("sheet-touch", { places }) });
  if (chosen.includes("swap")) lines.push({ emblem: "deck", text: say("sheet-swap-for") });
  return lines;
}

/** What a fact of an event is called, by the name it goes under. */
function called(key: string, fact: unknown, shown: BoardProps): unknown {
  if (Array.isArray(fact)) return fact.map((one) => called(key, one, shown)).join(", ");
  if (["seat", "seats", "to", "from", "by"].includes(key))
    return shown.seats[Number(fact)]?.name ?? "";
  if (["card", "cards"].includes(key)) return shown.say(`card-${fact}`);
  if (["place", "places", "goal"].includes(key)) return where(String(fact), shown);
  return fact;
}

/** An event as a sentence of the game's catalogue. */
export function told({ name, facts }: GameEvent, shown: BoardProps): SheetLine {
  const { me, say } = shown;
  const args: Record<string, unknown> = {};
  let veiled = false;
  for (const [key, fact] of Object.entries(facts)) {
    if (fact === null) veiled = true;
    else args[key] = called(key, fact, shown);
  }
  const hurts = name === "returned" && facts.to === me;
  return {
    text: say(`event-${name}${veiled ? "-veiled" : ""}`, args),
    ...(facts.card ? { emblem: `c-${facts.card}` } : {}),
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
export function act(shown: BoardProps): string {
  const { position, me, chosen, say } = shown;
  const asks = position.prompt[String(me)]?.asks;
  if (asks && asks !== "action") return say("act-choose");
  return say(
    chosen.includes("draw") ? "act-draw" : chosen.includes("swap") ? "act-swap" : "act-play",
  );
}

/** Drawing, swapping, seats, the outside, and cards that lie beneath others. */
export function choices(shown: BoardProps): Choice[][] {
  const { lit, chosen, position, seats, say } = shown;
  const open = (touch: string) => lit.has(touch) || chosen.includes(touch);
  const deeds: Choice[] = [];
  if (lit.has("draw") || chosen.includes("draw")) {
    deeds.push({ touch: "draw", text: say("act-draw"), emblem: "deck" });
  }
  if (open("swap") && (chosen.length || !open("draw"))) {
    deeds.push({
      touch: "swap",
      text: say(chosenOf(shown, "hand") ? "sheet-swap" : "act-swap"),
      emblem: "hand",
    });
  }
  if (open("done")) deeds.push({ touch: "done", text: say("act-done"), emblem: "u-check" });
  if (open("place:out"))
    deeds.push({ touch: "place:out", text: say("zone-outside"), emblem: "z-outside" });
  const people = seats.flatMap((seat, at) =>
    open(`seat:${at}`) ? [{ touch: `seat:${at}`, text: seat.name, emblem: `seat-${at + 1}` }] : [],
  );
  const stacks = { ...position.table.board, ...position.table.outside };
  const beneath = [...lit, ...chosen]
    .filter((one) => /^place:.*\.\d+$/.test(one))
    .map((touch) => {
      const at = touch.slice("place:".length);
      const card = cardAt(stacks, at)?.card ?? "knight";
      return {
        touch,
        text: say("sheet-beneath", {
          card: say(`card-${card}`),
          place: where(at.split(".")[0]!, shown),
        }),
        emblem: `c-${card}`,
      };
    });
  return [deeds, people, beneath];
}

/** What can be done, or what a power asks for. */
export function idle({ position, me, lit, say }: BoardProps): string {
  const asks = position.prompt[String(me)];
  if (!asks || asks.asks === "action") {
    const plays = [...lit].some((one) => one.startsWith("hand:"));
    const can = !lit.has("draw") ? "play" : plays ? "both" : "draw";
    return say("board-idle", { actions: position.table.actions_left - 1, can });
  }
  return `${say("asks", { card: say(`card-${asks.card}`) })} ${say(`ask-${asks.asks}`)}`;
}
