import { asBoard, type BoardModule } from "../../board";
import type { BoardProps, KingMe } from "./types";
import { MOVE } from "../../kit/tempo";
import Board from "./Board.svelte";
import Booth from "./Booth.svelte";
import { describe } from "./describe";
import End from "./End.svelte";
import { COURTIERS } from "./palace";
import { topic } from "./help";
import RoundEnd from "./RoundEnd.svelte";
import { ends, roundEnd } from "./round";
import { act, choices, idle, sheet, title } from "./sheet";
import { news, opens } from "./votes";
import { sums } from "./sums";
import { won } from "./won";

const HUSH = 450; // milliseconds: the last ballot is laid, and for a moment nothing moves
const REVEAL = 310; // all turn over
const FATE = 280; // the nominee falls, or goes up to the throne
const YES = ["vote:yes", "y"] as const;
const NO = ["vote:no", "n"] as const;

/** The initial of a word. */
const initial = (word: string) => word.charAt(0).toLowerCase();

/** The initial of a courtier or of a vote in the reader's language, or the letter of notation. */
function keys(key: string, { selectable, position, me, say }: BoardProps): string | undefined {
  const asks = position.prompt[String(me)]?.asks;
  if (asks === "vote") {
    const pressed = key.toLowerCase();
    return (
      [YES, NO].find(([, letter]) => letter === pressed)?.[0] ??
      [YES, NO].find(([vote]) => initial(say(vote.replace(":", "-"))) === pressed)?.[0]
    );
  }
  if (/^[1-4]$/.test(key)) return `floor:${key}`;
  const letter = key.toUpperCase();
  const found =
    COURTIERS.find((one) => say(`initial-${one}`) === letter) ??
    COURTIERS.find((one) => one === letter);
  return found && (selectable.has(`courtier:${found}`) || asks === "place")
    ? `courtier:${found}`
    : undefined;
}

const board: BoardModule<KingMe> = {
  Board,
  RoundEnd,
  roundEnd,
  end: End,
  scores: ({ position, say }) =>
    position.derived.favourites.map((_, at) => ({
      label: say("board-round", { round: at + 1 }),
      emblem: "crown",
      field: "f-noble",
      values: position.table.seats.map((seat) => seat.scores[at] ?? 0),
    })),
  lead: (by, say) => say("end-lead", { by }),
  won,
  sums,
  sheet,
  describe,
  title,
  act,
  choices,
  idle,
  topic,
  keys,
  letters: true,
  shortcuts: (say) => [
    [`${say("initial-A")} ${say("initial-B")} …`, say("keys-courtier")],
    ["1 – 4", say("keys-floor")],
    [
      `${initial(say("vote-yes")).toUpperCase()} ${initial(say("vote-no")).toUpperCase()}`,
      say("keys-vote"),
    ],
  ],
  where: ({ position, say }) =>
    [
      say(`phase-${position.table.phase}`),
      say("board-round-of", { round: position.table.round, rounds: position.derived.rounds }),
    ].join(" · "),
  brief: ({ position }) => `${position.table.round}/${position.derived.rounds}`,
  sounds: {
    placed: "take",
    moved: "take",
    nominated: "take",
    voted: "seal",
    agreed: "open",
    objected: "open",
    rejected: "wound",
    crowned: "crown",
    finished: "end",
  },
  animations: {
    times: {
      placed: MOVE,
      moved: MOVE,
      nominated: MOVE,
      voted: (_, move) => (move.some(opens) ? HUSH : MOVE),
      agreed: REVEAL,
      objected: REVEAL,
      rejected: FATE,
      crowned: FATE,
    },
    along: { objected: "agreed" },
    ends,
    opens: (events) => events.some(opens),
  },
  news,
  Beside: Booth,
  foretells: ({ position, me }) => position.prompt[String(me)]?.asks === "vote",
  emblem: "crown",
  court: ["figure-k-M", "figure-k-J", "figure-k-O", "figure-k-G", "figure-k-N", "figure-k-P"],
  ground: "--kingme",
};

export default asBoard(board);
