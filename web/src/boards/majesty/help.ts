/** What a building or a card explains: its rule, how it stands now, and the rule's id. */

import type { SheetLine, Topic } from "../../board";
import type { BoardProps } from "./types";
import { COLUMNS, type Column, face, fieldOf, halvesOf, homeOf, isB, sidesOf } from "./buildings";
import { bestGain, gainsAt } from "./gains";
import { count } from "./standing";

/** The topic `building-inn`, or `card-witch/guard@3` of a card at place 3: it is explained by its buildings. */
export function topic(asked: string, props: BoardProps): Topic | undefined {
  const [sort, name, place] = asked.split(/[-@]/) as [string, string, string | undefined];
  const halves = halvesOf(name);
  const [one, other] = halves.map((half) => {
    const laid = halves.length > 1 ? half : null;
    return about(
      sort,
      half,
      sort === "card" ? cardGain(name, laid, Number(place), props) : buildingGain(name, props),
      props,
    );
  });
  if (!one || !other) return one;
  return {
    ...one,
    title: `${one.title} / ${other.title}`,
    text: `${one.text} ${other.text}`,
    now: [one, other].flatMap(({ title, now: lines }) =>
      lines!
        .filter((line) => line.emblem)
        .map((line) => ({ ...line, text: `${title}: ${line.text}` })),
    ),
    rules: [...one.rules, ...other.rules],
  };
}

/** What a card, or one half of it, would bring, if it lies at its place and can be taken. */
function cardGain(
  card: string,
  half: string | null,
  place: number,
  { position, gains, say }: BoardProps,
): SheetLine[] {
  const coins = position.table.row[place - 1]?.card === card ? bestGain(gains, place, half) : null;
  return coins === null ? [] : [{ emblem: "coin", text: say("help-card-gain", { coins }) }];
}

/** What the cards that can be taken for a building would bring. */
function buildingGain(column: string, { gains, say }: BoardProps): SheetLine[] {
  const found = gainsAt(gains, column);
  if (!found) return [];
  const { least, most } = found;
  const text =
    least === most
      ? say("help-building-gain", { coins: most })
      : say("help-building-gains", { least, most });
  return [{ emblem: "coin", text }];
}

function about(
  sort: string,
  name: string,
  gain: SheetLine[],
  props: BoardProps,
): Topic | undefined {
  const column = sort === "card" ? homeOf(name) : (name as Column);
  if (!COLUMNS.includes(column)) return undefined;
  const { options, say } = props;
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
    now: [...gain, counts(column, props)],
    rules: [side.rule, ...(column === "barracks" ? ["M30"] : column === "cottage" ? ["M32"] : [])],
  };
}

/** How many cards each seat has there. */
function counts(column: Column, { position, seats, say }: BoardProps): SheetLine {
  const here = position.table.seats.map(
    (realm, seat) => `${seats[seat]?.name ?? ""} ${count(realm, column)}`,
  );
  return { text: say("help-now-counts", { counts: here.join(" · ") }) };
}
