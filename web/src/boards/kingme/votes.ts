/** The votes: awaited, sealed, and turned over together. */

import type { BoardProps, GameEvent, SheetLine } from "../../board";
import { favourites } from "./goals";
import { type KingMeTable, THRONE, worthIf } from "./palace";

export type Vote = "awaited" | "sealed" | "yes" | "no";

type Points = { seat: number; points: number; total: number };

type Shown = BoardProps<KingMeTable>;

/** Whether an event turns votes over. */
export const opens = ({ name }: GameEvent): boolean => name === "agreed" || name === "objected";
const settles = ({ name }: GameEvent) => name === "crowned" || name === "rejected";
const acts = new Set(["placed", "moved", "nominated"]);

/** The last vote that was opened, until the one who looks has made a move, or others vote again. */
export function lastVote({ position, happening, dashed, story, me }: Shown): GameEvent[] {
  if (dashed.slice(0, dashed.indexOf(happening.at(-1)!) + 1).some(opens)) return dashed;
  if (position.table.phase === "vote") return [];
  const turns = story ?? [dashed];
  for (const turn of turns.slice(-position.table.seats.length).reverse()) {
    if (turn.some(opens)) return turn;
    const [first] = turn;
    if (first && acts.has(first.name) && first.facts.seat === me) return [];
  }
  return [];
}

/** What the end of a round gave to each seat, as long as the vote that ended it is the last one. */
export function gains(shown: Shown): Points[] {
  if (tells(shown)) return [];
  return lastVote(shown)
    .filter(({ name }) => name === "scored" || name === "soared")
    .map(({ facts }) => facts as unknown as Points);
}

/** Whether a vote is being turned over now. */
const tells = ({ happening, dashed }: Shown) => happening.length > 0 && dashed.some(opens);

/** The vote of each seat as it may be seen: while any is sealed, all are, one's own too. */
export function ballots(shown: Shown): (Vote | null)[] {
  const { table, ...rest } = shown.position;
  const opened = gains(shown).length ? [] : lastVote(shown); // the points of a round take the place of its last votes
  return table.seats.map((_, seat) => {
    for (const { name, facts } of opened.filter(opens)) {
      if ((facts.seats as number[]).includes(seat)) return name === "agreed" ? "yes" : "no";
    }
    const seals = shown.happening.some(
      ({ name, facts }) => name === "voted" && facts.seat === seat,
    );
    if (table.phase !== "vote") return null;
    return rest.pending.includes(seat) && !seals ? "awaited" : "sealed";
  });
}

/** The nominee, while everyone votes. */
export function nominee({ position }: Shown): string | undefined {
  return position.table.floors[THRONE]![0];
}

/** Who put the nominee to the vote. */
function proposer({ position, seats, say }: Shown): SheetLine {
  return { text: say("sheet-by", { name: seats[position.table.crown ?? -1]?.name ?? "" }) };
}

/** What both outcomes of a vote are worth to who looks, and who called it. */
export function outcomes(shown: Shown, courtier: string | undefined): SheetLine[] {
  const { position, options, me, say } = shown;
  if (!courtier) return [];
  const mine = position.table.seats[me]?.goal ?? null;
  if (mine === null) return [];
  const crowned = worthIf(position.table, mine, options, courtier, THRONE);
  const refused = worthIf(position.table, mine, options, courtier, -1);
  const own = favourites(mine).includes(courtier);
  return [
    { emblem: "vote-yes", text: say("sheet-crowned", { points: crowned }) },
    { emblem: "vote-no", text: say("sheet-refused", { points: refused }) },
    ...(position.table.phase === "vote" ? [proposer(shown)] : []),
    { text: say(own ? "sheet-yours" : "sheet-not-yours") },
  ];
}

/** What the sheet says of a vote while one waits: how many are sealed, then how it went. */
export function news(shown: Shown): { title: string; lines: SheetLine[] } | undefined {
  const { position, options, seats, me, say } = shown;
  const { table } = position;
  const opened = lastVote(shown);
  const end = opened.find(settles);
  if (end) {
    const courtier = say(`courtier-${end.facts.courtier}`);
    const against = opened.find(({ name }) => name === "objected")?.facts.seats as
      number[] | undefined;
    const lines: SheetLine[] = (against ?? []).map((seat) => ({
      emblem: "vote-no",
      text: say("sheet-against", { name: seats[seat]?.name ?? "", noes: left(shown, seat) }),
    }));
    if (me >= 0 && end.name === "rejected") {
      const mine = table.seats[me]?.goal ?? null;
      const keep = worthIf(table, mine, options, String(end.facts.courtier), -1);
      lines.push({ text: say("sheet-keep", { points: keep }) });
    }
    for (const { seat, points, total } of gains(shown)) {
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
  const sealed = ballots(shown).filter((vote) => vote === "sealed").length;
  const own = table.votes[me];
  return {
    title: say("sheet-for-king", { courtier: say(`courtier-${nominee(shown)}`) }),
    lines: [
      ...(own
        ? [{ emblem: "sealed", text: say("sheet-sealed", { vote: say(`vote-${own}`) }) }]
        : []),
      ...(me < 0 ? [proposer(shown)] : []),
      { text: say("sheet-sealed-of", { sealed, seats: table.seats.length }) },
    ],
  };
}

/** The No cards that a seat has after its No, which the table counts once the vote has been told. */
function left(shown: Shown, seat: number): number {
  const { noes } = shown.position.table.seats[seat]!;
  return tells(shown) ? noes - 1 : noes;
}
