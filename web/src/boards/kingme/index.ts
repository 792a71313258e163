import type { BoardModule, BoardProps } from "../../board";
import Board from "./Board.svelte";
import End from "./End.svelte";
import { COURTIERS } from "./goals";
import { topic } from "./help";
import { act, choices, idle, sheet, title } from "./sheet";

/** The initial of a courtier in the reader's language, or the letter of notation; `y` and `n` vote. */
function keys(key: string, { lit, position, me, say }: BoardProps): string | undefined {
  const asks = position.prompt[String(me)]?.asks;
  if (asks === "vote") {
    return key === "y" ? "vote:yes" : key === "n" ? "vote:no" : undefined;
  }
  if (/^[1-4]$/.test(key)) return `floor:${key}`;
  const letter = key.toUpperCase();
  const found = COURTIERS.find((one) => say(`initial-${one}`) === letter) ?? COURTIERS.find((one) => one === letter);
  return found && (lit.has(`courtier:${found}`) || asks === "place") ? `courtier:${found}` : undefined;
}

const board: BoardModule = {
  Board,
  end: End,
  sheet,
  title,
  act,
  choices,
  idle,
  topic,
  keys,
  where: ({ position, options, say }) =>
    `${say(`phase-${position.table.phase}`)} · ${say("board-round-of", { round: position.table.round, rounds: Number(options.rounds ?? 3) })}`,
  brief: ({ position, options }) => `${position.table.round}/${Number(options.rounds ?? 3)}`,
  sounds: {
    placed: "take",
    moved: "take",
    nominated: "turn",
    voted: "seal",
    agreed: "open",
    objected: "open",
    rejected: "wound",
    crowned: "crown",
    finished: "end",
  },
  emblem: "crown",
  ground: "--kingme",
};

export default board;
