import { asBoard, type BoardModule } from "../../board";
import type { BoardProps, Majesty } from "./types";
import { ARC, CLOSE, MOVE } from "../../kit/tempo";
import Board from "./Board.svelte";
import { sidesOf } from "./buildings";
import { choices } from "./choices";
import { touchRefusal } from "./dear";
import { describe } from "./describe";
import End from "./End.svelte";
import { topic } from "./help";
import { scores } from "./scores";
import { act, idle, sheet, title } from "./sheet";
import { sums } from "./sums";
import { won } from "./won";

/** The round that is played, and the sides in use. */
function where(props: BoardProps): string {
  const { position, options, say } = props;
  const { round, rounds } = position.derived;
  const sides = sidesOf(options);
  const isMixed = new Set(sides).size > 1;
  const named = isMixed
    ? say("board-sides-mixed")
    : say("board-sides", { sides: say(`side-${sides.charAt(0)}`) });
  return `${named} · ${say("board-round", { round, rounds })}`;
}

/** `1` to `6` take a card of the row, and once more its other half. */
function keys(key: string, props: BoardProps): string | undefined {
  if (!/^[1-6]$/.test(key)) return undefined;
  const touch = `row:${key}`;
  const other = props.chosen.includes(touch)
    ? choices(props)[0]?.find((one) => !props.chosen.includes(one.touch))
    : undefined;
  return other?.touch ?? touch;
}

const board: BoardModule<Majesty> = {
  Board,
  end: End,
  scores,
  lead: (by, say) => say("end-lead", { by }),
  won,
  sheet,
  sums,
  describe,
  choices,
  title,
  act,
  topic,
  touchRefusal,
  where,
  brief: ({ position: { derived } }) => `${derived.round}/${derived.rounds}`,
  idle,
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
  animations: {
    times: {
      // a card that is free and laid at once moves nobody before it is laid
      took: ({ paid, gained }, move) =>
        paid || gained || !move.some(({ name }) => name === "placed") ? MOVE : 0,
      placed: MOVE,
      wounded: ARC,
      healed: ARC,
    },
    settles: CLOSE,
  },
  emblem: "m-castle",
  court: [
    "figure-m-guard",
    "figure-m-knight",
    "figure-m-brewer",
    "figure-m-witch",
    "figure-m-miller",
    "figure-m-innkeeper",
  ],
  ground: "--majesty",
};

export default asBoard(board);
