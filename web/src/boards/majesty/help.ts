/** What a building, a card or a seat explains: its rule, how it stands now, and the rule's id. */

import type { SheetLine, Topic } from "../../board";
import type { BoardProps } from "./types";
import {
  type Building,
  BUILDINGS,
  COLUMNS,
  type Column,
  face,
  fieldOf,
  halvesOf,
  homeOf,
  isB,
  sidesOf,
} from "./buildings";
import { cardWorth, gainsAt, ifNowLines, signed } from "./gains";
import { led } from "./scores";
import { count } from "./standing";

/** The topics `building-inn`, `card-witch/guard@3` of a card at place 3, explained by its buildings, and `seat-2`. */
export function topic(asked: string, props: BoardProps): Topic | undefined {
  const [sort, name, place] = asked.split(/[-@]/) as [string, string, string | undefined];
  if (sort === "seat") return holdings(Number(name), props);
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

/** What a seat holds, and line by line what it would have if the game ended now. */
function holdings(seat: number, { position, seats, say }: BoardProps): Topic {
  const { workers } = position.table.seats[seat]!;
  const score = position.derived.seats[seat]!;
  const { buildings, variety, wounded, majorities, total } = score;
  const majority = (building: Building): SheetLine[] =>
    majorities[building]
      ? [
          {
            emblem: `m-${building}`,
            text: say("sum-majority", {
              building: say(`building-${building}`),
              by: signed(majorities[building]),
            }),
          },
        ]
      : [];
  return {
    emblem: "u-flag",
    field: "f-noble",
    title: seats[seat]!.name,
    nowTitle: say("sum-title"),
    text: `${say("label-workers")}: ${workers}.`,
    now: [
      { emblem: "coin", text: `${say("label-coins")}: ${total - variety - wounded - led(score)}` },
      { emblem: "kinds", text: say("sum-variety", { kinds: buildings, by: signed(variety) }) },
      ...BUILDINGS.flatMap(majority),
      ...(wounded
        ? [{ emblem: "m-infirmary", text: `${say("label-wounded")}: ${signed(wounded)}` }]
        : []),
      { emblem: "u-flag", text: `${say("board-if-now")}: ${total}` },
    ],
    rules: ["M41"],
  };
}

/** What a card, or one half of it, would bring, if it lies at its place and can be taken. */
function cardGain(
  card: string,
  half: string | null,
  place: number,
  props: BoardProps,
): SheetLine[] {
  const { position, say } = props;
  const worth = position.table.row[place - 1]?.card === card ? cardWorth(props, place, half) : null;
  if (!worth) return [];
  const { coins, workers } = worth;
  return [
    { emblem: "coin", text: say("help-card-gain", { coins: signed(coins) }) },
    ...(workers ? [{ emblem: "worker", text: `${say("label-workers")}: ${signed(workers)}` }] : []),
    ...ifNowLines(worth, say),
  ];
}

/** What the cards that can be taken for a building would bring. */
function buildingGain(column: string, props: BoardProps): SheetLine[] {
  const { say } = props;
  const found = gainsAt(props, column);
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
    title: `${title} · ${say("help-side", { side: say(`side-${letter.toUpperCase()}`) })}`,
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
