import type { BoardModule, BoardProps } from "../../board";
import { ARC, CLOSE, MOVE } from "../../kit/tempo";
import Board from "./Board.svelte";
import { sidesOf } from "./buildings";
import { choices } from "./choices";
import { describe } from "./describe";
import End from "./End.svelte";
import { topic } from "./help";
import { scores } from "./scores";
import { act, sheet, title } from "./sheet";
import { sums } from "./sums";
import { won } from "./won";

const CARDS_EACH = 12;

function roundOf({ position }: BoardProps): number {
  return Math.min(CARDS_EACH, Math.floor(position.table.turn / position.table.seats.length) + 1);
}

/** The round that is played, and the sides in use. */
function where(shown: BoardProps): string {
  const { options, say } = shown;
  const round = roundOf(shown);
  const sides = sidesOf(options);
  const named = new Set(sides).size === 1 ? sides.charAt(0) : sides;
  return `${say("board-sides", { sides: named })} · ${say("board-round", { round, rounds: CARDS_EACH })}`;
}

/** `1` to `6` take a card of the row, and once more its other half. */
function keys(key: string, shown: BoardProps): string | undefined {
  if (!/^[1-6]$/.test(key)) return undefined;
  const touch = `row:${key}`;
  const other = shown.chosen.includes(touch)
    ? choices(shown)[0]?.find((one) => !shown.chosen.includes(one.touch))
    : undefined;
  return other?.touch ?? touch;
}

const board: BoardModule = {
  Board,
  end: End,
  scores,
  won,
  sheet,
  sums,
  describe,
  choices,
  title,
  act,
  topic,
  where,
  brief: (shown) => `${roundOf(shown)}/${CARDS_EACH}`,
  idle: ({ position, me, say }) =>
    say(position.prompt[String(me)]?.asks === "rest" ? "board-idle-rest" : "board-idle"),
  keys,
  shortcuts: (say) => [["1 – 6", say("keys-row")]],
  harms: ({ name, facts }, seat) => name === "wounded" && facts.seat === seat,
  sounds: {
    took: "take",
    earned: "coins",
    recruited: "worker",
    bought: "worker",
    sold: "coins",
    dismissed: "coins",
    wounded: "wound",
    healed: "heal",
    finished: "end",
  },
  telling: { times: { took: ({ paid, gained }) => (paid || gained ? MOVE : 0), placed: MOVE, wounded: ARC, healed: ARC }, settles: CLOSE },
  emblem: "m-castle",
  ground: "--majesty",
};

export default board;
