/** What a turn is worth, as the server says: coins at once, and all that it changes if the game ended now. */

import type { Offer, SheetLine } from "../../board";
import { type Building, homeOf } from "./buildings";
import { signed } from "./consequence";
import type { BoardProps, TurnWorth } from "./types";

export { signed } from "./consequence";

/** A way to take a turn, in the notation of a move: `2:witch+brewer`. */
interface Way {
  notation: string;
  worth: TurnWorth;
}

/** The ways that are open to take this turn and trade nothing, as that is not the card; none without arithmetic. */
const waysOf = ({ position, offers, help = true }: BoardProps): Way[] =>
  Object.entries((help && offers.length && position.derived.worth) || {})
    .map(([notation, worth]) => ({ notation, worth }))
    .filter(({ notation }) => !/\$[-+]/.test(notation));

/** What a way lays: `2:witch`, without the card that is healed. */
const laidBy = ({ notation }: Way): string => notation.split(/[+$]/)[0]!;

/** The way that leaves most if the game ended now; nothing where there is none. */
const best = (ways: Way[]): Way | undefined =>
  ways.reduce<Way | undefined>(
    (best, way) => (best && best.worth.total >= way.worth.total ? best : way),
    undefined,
  );

/** What a card of the row, or one half of it, is worth at best; null where it cannot be taken now. */
export function cardWorth(props: BoardProps, place: number, half: string | null): TurnWorth | null {
  const start = half === null ? `${place}` : `${place}:${half}`;
  return best(waysOf(props).filter((way) => laidBy(way) === start))?.worth ?? null;
}

/** The fewest and the most coins that a card laid under a building can bring; null where none can be. */
export function gainsAt(
  props: BoardProps,
  building: string,
): { least: number; most: number } | null {
  const coins = waysOf(props)
    .filter((way) => buildingOf(way, props) === building)
    .map(({ worth }) => worth.coins);
  return coins.length ? { least: Math.min(...coins), most: Math.max(...coins) } : null;
}

/** The building under which a way lays its card. */
function buildingOf(way: Way, { position: { table } }: BoardProps): Building | null {
  const [place, half] = laidBy(way).split(":");
  const character = half ?? (place ? table.row[Number(place) - 1]?.card : table.taken);
  return character ? homeOf(character) : null;
}

/** The touches of the move with a card that brings most coins at once; none where nothing is told. */
export function bestWay(props: BoardProps, offers: readonly Offer[], place: number): string[] {
  const ways = waysOf(props).filter(({ notation }) => notation.startsWith(`${place}`));
  const most = Math.max(...ways.map(({ worth }) => worth.coins));
  const way = ways.find(({ worth }) => worth.coins === most);
  return offers.find(({ move }) => move === way?.notation)?.touches ?? [];
}

/** What a touch is worth at best with what is chosen of other sorts; null where nothing is told. */
export function touchWorth(props: BoardProps, touch: string): TurnWorth | null {
  const { chosen } = props;
  const place = chosen.find((one) => one.startsWith("row:"))?.slice("row:".length) ?? "";
  const [sort, what] = touch.split(":") as [string, string];
  const half = chosen.find((one) => one.startsWith("half:"))?.slice("half:".length);
  const start = sort === "half" ? `${place}:${what}` : half ? `${place}:${half}` : place;
  const fits = (way: Way) =>
    laidBy(way) === start && (sort !== "heal" || way.notation.split("+")[1] === what);
  return best(waysOf(props).filter(fits))?.worth ?? null;
}

/** What the chosen move is worth: all of its touches are made. */
export function chosenWorth(props: BoardProps): TurnWorth | null {
  const ready = props.offers.filter(({ touches }) => touches.length === props.chosen.length);
  const move = ready.length === 1 ? ready[0]!.move : "";
  return (props.help !== false && props.position.derived.worth[move]) || null;
}

/** Whether a turn changes more than the coins at once. */
export const changesMore = ({ coins, total }: TurnWorth): boolean => coins !== total;

/** The change if the game ended now and what it is made of; no line where it is the coins alone. */
export function ifNowLines(worth: TurnWorth | null, say: BoardProps["say"]): SheetLine[] {
  if (!worth || !changesMore(worth)) return [];
  const lines = (["variety", "majorities", "wounded"] as const).flatMap((line) =>
    worth[line] ? [say(`worth-${line}`, { by: signed(worth[line]) })] : [],
  );
  const text = say("worth-if-now", { by: signed(worth.total), lines: lines.join(", ") });
  return [{ emblem: "u-flag", text }];
}
