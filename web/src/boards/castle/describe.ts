/** Moves in plain words, with the cards and owners they concern, as the terminal says them. */

import type { Offer } from "../../board";
import type { BoardProps, Placed } from "./types";
import { zoneOf } from "./cards";
import { isInside, isSlot } from "./places";
import { cardAt, stacksOf } from "./stacks";

/** How the words of the game call the zones. */
const ZONES: Record<string, string> = {
  court: "court",
  wall: "walls",
  tower: "towers",
  outside: "outside",
  any: "outside",
};

export function describe({ touches }: Offer, props: BoardProps): string {
  const { position, me, seats, say } = props;
  const all = (sort: string) =>
    touches.filter((one) => one.startsWith(`${sort}:`)).map((one) => one.slice(sort.length + 1));
  const asks = position.prompt[String(me)]?.asks ?? "action";
  const [hand] = all("hand");
  const [reserve] = all("reserve");
  const [place, goal] = all("place");
  const [seat] = all("seat");
  const name = (card: string) => say(`card-${card}`);
  const who = (at: number) => seats[at]?.name ?? "";
  if (touches.includes("draw")) return say("describe-draw");
  if (touches.includes("done")) return say("describe-done");
  if (hand && reserve) return say("describe-swap", { card: name(hand), other: name(reserve) });
  if (place !== undefined && (hand || reserve))
    return laying(hand ? "play" : "enter", hand ?? reserve!, place, props);
  if (place !== undefined && goal !== undefined) return pairing(asks, place, goal, props);
  if (place !== undefined) return touching(asks, place, props);
  if (asks === "pass")
    return say("describe-pass", { card: name(hand!), seat: who(position.derived.passes_to[me]!) });
  const card = name((hand ?? reserve)!);
  return say(asks === "give" && Number(seat) === me ? "describe-keep" : `describe-${asks}`, {
    card,
    seat: who(Number(seat)),
  });
}

/** What a place is called: slots have names, the castle has coordinates, the rest is outside. */
export function placeName(place: string, say: BoardProps["say"]): string {
  if (isInside(place)) return place;
  const [field] = place.split(".") as [string];
  return say(isSlot(field) ? `place-${field}` : "touch-out");
}

/** Whose token lies on a card. */
function owner({ token }: Placed, { seats, say }: BoardProps): string {
  return token === null ? say("no-token") : (seats[token]?.name ?? "");
}

/** A card in play, with its place and owner. */
function standing(place: string, props: BoardProps): string {
  const one = cardAt(stacksOf(props), place)!;
  return props.say("standing", {
    card: props.say(`card-${one.card}`),
    place: placeName(place, props.say),
    owner: owner(one, props),
  });
}

/** A card into play: on a free place, a Knight onto a card, the Ghost in place of one. */
function laying(verb: string, card: string, place: string, props: BoardProps): string {
  const { say } = props;
  const name = say(`card-${card}`);
  if (stacksOf(props)[place]?.length) {
    const how = card === "ghost" ? "for" : "onto";
    return say(`describe-${verb}-${how}`, { card: name, other: standing(place, props) });
  }
  const zone = isSlot(place) ? "slots" : ZONES[zoneOf(card)];
  return say(`describe-${verb}`, { card: name, zone, place: placeName(place, props.say) });
}

/** A card from place to place, or two that change their places (C37) or tokens. */
function pairing(asks: string, start: string, goal: string, props: BoardProps): string {
  const { position, me, say } = props;
  const card = standing(start, props);
  if (asks === "tokens") return say("describe-tokens", { card, other: standing(goal, props) });
  if (goal === "out") return say("describe-move-out", { card });
  if (!stacksOf(props)[goal]?.length)
    return say("describe-move", { card, place: placeName(goal, props.say) });
  const minstrel = position.prompt[String(me)]?.card === "minstrel";
  return say(minstrel ? "describe-change-places" : "describe-move-onto", {
    card,
    other: standing(goal, props),
  });
}

/** A card that leaves its place (C8, C33, C46), or its token (C32, C36). */
function touching(asks: string, place: string, props: BoardProps): string {
  const { say } = props;
  if (asks === "kill" || asks === "shelve")
    return say(`describe-${asks}`, { card: standing(place, props) });
  const one = cardAt(stacksOf(props), place)!;
  const card = say(`card-${one.card}`);
  if (one.token === null)
    return say("describe-return-untokened", { card, place: placeName(place, props.say) });
  return say(`describe-${asks}`, {
    card,
    place: placeName(place, props.say),
    seat: owner(one, props),
  });
}
