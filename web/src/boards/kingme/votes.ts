/** The votes: awaited, sealed, and turned over together. */

import type { SheetLine } from "../../board";
import type { BoardProps, Courtier, GameEvent } from "./types";
import { favouritesOf, OUT, THRONE, worthIf } from "./palace";

export type Vote = "awaited" | "sealed" | "yes" | "no";

type Points = { seat: number; points: number; total: number };

/** Whether an event turns votes over. */
export const opens = ({ name }: GameEvent): boolean => name === "agreed" || name === "objected";

/** Whether an event is a turn of this seat. */
const isTurnOf = ({ name, facts }: GameEvent, seat: number): boolean =>
  (name === "placed" || name === "moved" || name === "nominated") && facts.seat === seat;

/** The last vote that was opened, until the one who looks has made a move, or others vote again. */
export function lastVote({
  position,
  animatingEvents,
  lastMove,
  story,
  me,
}: BoardProps): GameEvent[] {
  if (lastMove.slice(0, lastMove.indexOf(animatingEvents.at(-1)!) + 1).some(opens)) return lastMove;
  if (position.table.phase === "vote") return [];
  const turns = story ?? [lastMove];
  for (const turn of turns.slice(-position.table.seats.length).reverse()) {
    if (turn.some(opens)) return turn;
    const [first] = turn;
    if (first && isTurnOf(first, me)) return [];
  }
  return [];
}

/** What the end of a round gave to each seat, as long as the vote that ended it is the last one. */
export function gains(props: BoardProps): Points[] {
  if (tells(props)) return [];
  return lastVote(props)
    .filter((event) => event.name === "scored" || event.name === "soared")
    .map(({ facts }) => facts);
}

/** Whether a vote is being turned over now. */
const tells = ({ animatingEvents, lastMove }: BoardProps) =>
  animatingEvents.length > 0 && lastMove.some(opens);

/** The vote of each seat as it may be seen: while any is sealed, all are, one's own too. */
export function ballots(props: BoardProps): (Vote | null)[] {
  const { table, ...rest } = props.position;
  const opened = gains(props).length ? [] : lastVote(props); // the points of a round take the place of its last votes
  return table.seats.map((_, seat) => {
    for (const { name, facts } of opened) {
      if (name === "agreed" && facts.seats.includes(seat)) return "yes";
      if (name === "objected" && facts.seats.includes(seat)) return "no";
    }
    const seals = props.animatingEvents.some(
      ({ name, facts }) => name === "voted" && facts.seat === seat,
    );
    if (table.phase !== "vote") return null;
    return rest.pending.includes(seat) && !seals ? "awaited" : "sealed";
  });
}

/** The nominee, while everyone votes. */
export function nominee({ position }: BoardProps): Courtier | undefined {
  return position.table.floors[THRONE]![0];
}

/** Who put the nominee to the vote. */
function proposer({ position, seats, say }: BoardProps): SheetLine {
  return { text: say("sheet-by", { name: seats[position.table.crown ?? -1]?.name ?? "" }) };
}

/** What both outcomes of a vote are worth to who looks, and who called it. */
export function outcomes(props: BoardProps, courtier: Courtier | undefined): SheetLine[] {
  const { position, me, say } = props;
  const mine = favouritesOf(position, me);
  if (!courtier || !mine.length) return [];
  const crowned = worthIf(position, me, courtier, THRONE);
  const refused = worthIf(position, me, courtier, OUT);
  const own = mine.includes(courtier);
  return [
    { emblem: "vote-yes", text: say("sheet-crowned", { points: crowned }) },
    { emblem: "vote-no", text: say("sheet-refused", { points: refused }) },
    ...(position.table.phase === "vote" ? [proposer(props)] : []),
    { text: say(own ? "sheet-yours" : "sheet-not-yours") },
  ];
}

/** What the sheet says of a vote while one waits: how many are sealed, then how it went. */
export function news(props: BoardProps): { title: string; lines: SheetLine[] } | undefined {
  const { position, seats, me, say } = props;
  const { table } = position;
  const opened = lastVote(props);
  const end = opened.find((event) => event.name === "crowned" || event.name === "rejected");
  if (end) {
    const courtier = say(`courtier-${end.facts.courtier}`);
    const against = opened.find((event) => event.name === "objected")?.facts.seats;
    const lines: SheetLine[] = (against ?? []).map((seat) => ({
      emblem: "vote-no",
      text: say("sheet-against", { name: seats[seat]?.name ?? "", noes: left(props, seat) }),
    }));
    if (me >= 0 && end.name === "rejected") {
      const keep = worthIf(position, me, end.facts.courtier, OUT);
      lines.push({ text: say("sheet-keep", { points: keep }) });
    }
    for (const { seat, points, total } of gains(props)) {
      lines.push({ text: `${seats[seat]?.name} +${points} → ${total}` });
    }
    return {
      title: say(end.name === "crowned" ? "sheet-king" : "sheet-out", {
        courtier,
        noes: against?.length ?? 0,
      }),
      lines,
    };
  }
  if (table.phase !== "vote") return undefined;
  const sealed = ballots(props).filter((vote) => vote === "sealed").length;
  const own = table.votes[me];
  return {
    title: say("sheet-for-king", { courtier: say(`courtier-${nominee(props)}`) }),
    lines: [
      ...(own
        ? [{ emblem: "sealed", text: say("sheet-sealed", { vote: say(`vote-${own}`) }) }]
        : []),
      ...(me < 0 ? [proposer(props)] : []),
      { text: say("sheet-sealed-of", { sealed, seats: table.seats.length }) },
    ],
  };
}

/** The No cards that a seat has after its No, which the table counts once the vote has been told. */
function left(props: BoardProps, seat: number): number {
  const { noes } = props.position.table.seats[seat]!;
  return tells(props) ? noes - 1 : noes;
}
