import type { BoardModule } from "../../board";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import { topic } from "./help";
import { act, choices, idle, sheet, title } from "./sheet";

const board: BoardModule = {
  Board,
  Hand,
  end: End,
  scores: ({ position, say }) =>
    (["hand", "deck"] as const).map((where) => ({
      label: say(`column-${where}`),
      emblem: where,
      field: where === "hand" ? "f-any" : "f-wall",
      values: position.table.seats.map((seat: { hand: unknown[]; deck: unknown[] }) => seat[where].length),
      cost: true,
    })),
  sheet,
  title,
  act,
  choices,
  idle,
  topic,
  where: ({ position, say }) =>
    position.over ? "" : say("actions", { actions: position.table.actions_left + 1 }),
  sounds: {
    drew: "take",
    played: "take",
    entered: "take",
    "took-up": "take",
    moved: "take",
    "tokens-changed": "worker",
    claimed: "worker",
    untokened: "worker",
    returned: "wound",
    shelved: "wound",
    killed: "wound",
    sealed: "seal",
    gained: "heal",
    finished: "end",
  },
  emblem: "z-tower",
  ground: "--castle",
};

export default board;
