/** What a building or a card explains: its rule, how it stands now, and the rule's id. */

import type { BoardProps, SheetLine, Topic } from "../../board";
import { COLUMNS, type Column, face, fieldOf, halvesOf, homeOf, isB, sidesOf } from "./buildings";
import { coinsOfMover } from "./gains";
import { count } from "./standing";

/** The topic `building-inn` or `card-witch/guard`: a card is explained by its buildings. */
export function topic(asked: string, shown: BoardProps): Topic | undefined {
  const [sort, name] = asked.split("-") as [string, string];
  const [one, other] = halvesOf(name).map((half) => half && about(sort, half, shown));
  if (!one || !other) return one || undefined;
  return {
    ...one,
    title: `${one.title} / ${other.title}`,
    text: `${one.text} ${other.text}`,
    now: [one, other].flatMap(({ title, now: lines }) =>
      lines!.filter((line) => line.emblem).map((line) => ({ ...line, text: `${title}: ${line.text}` })),
    ),
    rules: [...one.rules, ...other.rules],
  };
}

function about(sort: string, name: string, shown: BoardProps): Topic | undefined {
  const column = sort === "card" ? homeOf(name) : (name as Column);
  if (!COLUMNS.includes(column)) return undefined;
  const { options, say } = shown;
  const sides = sidesOf(options);
  const letter = isB(sides, column) ? "b" : "a";
  const side = face(sides, column);
  const title = say(`building-${column}`);
  const worth = column === "infirmary" ? "" : ` ${say("help-value", { coins: side.worth })}`;
  return {
    emblem: `m-${column}`,
    field: `f-${fieldOf(column)}`,
    title: `${title} · ${say("help-side", { side: letter.toUpperCase() })}`,
    text: say(`help-${column}-${letter}`) + worth,
    now: now(column, shown),
    rules: [side.rule, ...(column === "barracks" ? ["M30"] : column === "cottage" ? ["M32"] : [])],
  };
}

/** How many each seat has there, and what one more would bring. */
function now(column: Column, { position, seats, gains, say }: BoardProps): SheetLine[] {
  const here = position.table.seats.map((realm: any, seat: number) => `${seats[seat]?.name ?? ""} ${count(realm, column)}`);
  const counts = { text: say("help-now-counts", { counts: here.join(" · ") }) };
  const told = [...gains.values()].filter((events) =>
    events.some((one) => one.name === "placed" && one.facts.building === column),
  );
  if (!told.length) return [counts];
  const coins = Math.max(...told.map(coinsOfMover));
  return [{ emblem: "coin", text: say("help-now-gain", { coins }) }, counts];
}
