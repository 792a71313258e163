/** Moves in plain words, with the cards and owners they concern, as the terminal says them. */

import type { BoardProps, Offer } from "../../board";
import { zoneOf } from "./cards";
import { SLOTS } from "./places";
import { cardAt, inside, type Standing } from "./protection";

/** How the words of the game call the zones. */
const ZONES: Record<string, string> = {
  court: "court",
  wall: "walls",
  tower: "towers",
  outside: "outside",
  any: "outside",
};

export function describe({ touches }: Offer, shown: BoardProps): string {
  const { position, me, seats, say } = shown;
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
    return laying(hand ? "play" : "enter", hand ?? reserve!, place, shown);
  if (place !== undefined && goal !== undefined) return pairing(asks, place, goal, shown);
  if (place !== undefined) return touching(asks, place, shown);
  if (asks === "pass")
    return say("describe-pass", { card: name(hand!), seat: who((me + 1) % seats.length) });
  const card = name((hand ?? reserve)!);
  return say(asks === "give" && Number(seat) === me ? "describe-keep" : `describe-${asks}`, {
    card,
    seat: who(Number(seat)),
  });
}

const stacksOf = ({ position }: BoardProps) => ({
  ...position.table.board,
  ...position.table.outside,
});

const isSlot = (place: string) => (SLOTS as readonly string[]).includes(place);

/** What a place is called: slots have names, the castle has coordinates, the rest is outside. */
export function where(place: string, { say }: BoardProps): string {
  if (inside(place)) return place;
  const [field] = place.split(".") as [string];
  return say(isSlot(field) ? `place-${field}` : "touch-out");
}

/** Whose token lies on a card. */
function owner({ token }: Standing, { seats, say }: BoardProps): string {
  return token === null ? say("no-token") : (seats[token]?.name ?? "");
}

/** A card in play, with its place and owner. */
function standing(place: string, shown: BoardProps): string {
  const one = cardAt(stacksOf(shown), place)!;
  return shown.say("standing", {
    card: shown.say(`card-${one.card}`),
    place: where(place, shown),
    owner: owner(one, shown),
  });
}

/** A card into play: on a free place, a Knight onto a card, the Ghost in place of one. */
function laying(verb: string, card: string, place: string, shown: BoardProps): string {
  const { say } = shown;
  const name = say(`card-${card}`);
  if (stacksOf(shown)[place]?.length) {
    const how = card === "ghost" ? "for" : "onto";
    return say(`describe-${verb}-${how}`, { card: name, other: standing(place, shown) });
  }
  const zone = isSlot(place) ? "slots" : ZONES[zoneOf(card)];
  return say(`describe-${verb}`, { card: name, zone, place: where(place, shown) });
}

/** A card from place to place, or two that change their places (C37) or tokens. */
function pairing(asks: string, start: string, goal: string, shown: BoardProps): string {
  const { position, me, say } = shown;
  const card = standing(start, shown);
  if (asks === "tokens") return say("describe-tokens", { card, other: standing(goal, shown) });
  if (goal === "out") return say("describe-move-out", { card });
  if (!stacksOf(shown)[goal]?.length)
    return say("describe-move", { card, place: where(goal, shown) });
  const minstrel = position.prompt[String(me)]?.card === "minstrel";
  return say(minstrel ? "describe-change-places" : "describe-move-onto", {
    card,
    other: standing(goal, shown),
  });
}

/** A card that leaves its place (C8, C33, C46), or its token (C32, C36). */
function touching(asks: string, place: string, shown: BoardProps): string {
  const { say } = shown;
  if (asks === "kill" || asks === "shelve")
    return say(`describe-${asks}`, { card: standing(place, shown) });
  const one = cardAt(stacksOf(shown), place)!;
  const card = say(`card-${one.card}`);
  if (one.token === null)
    return say("describe-return-untokened", { card, place: where(place, shown) });
  return say(`describe-${asks}`, { card, place: where(place, shown), seat: owner(one, shown) });
}
