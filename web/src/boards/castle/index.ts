import { asBoard, type BoardModule } from "../../board";
import type { Castle } from "./types";
import { ARC, MOVE } from "../../kit/tempo";
import Board from "./Board.svelte";
import { describe, placeName } from "./describe";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import { topic } from "./help";
import { act, actions, choices, idle, sheet, title } from "./sheet";
import { won } from "./won";

/** What is laid somewhere, and what goes back to where it came from. */
const LAID = [
  "drew",
  "played",
  "entered",
  "moved",
  "changed-places",
  "tokens-changed",
  "claimed",
  "gave",
  "took-up",
  "laid-down",
  "passed",
  "drawn-from",
];
const HOME = ["returned", "shelved", "killed", "untokened"];

/** `h` leads to the hand, `r` to the reserve; where one of them is hidden, to its tab. */
function focus(key: string): string | undefined {
  const part = { h: "hand", r: "reserve" }[key];
  if (!part) return undefined;
  const cards = `.c-hand .${part} button`;
  return document.querySelector(cards) ? cards : `.c-tabs [data-part="${part}"]`;
}

const board: BoardModule<Castle> = {
  Board,
  Hand,
  end: End,
  scores: ({ position, say }) =>
    (["hand", "deck"] as const).map((where) => ({
      label: say(`column-${where}`),
      emblem: where,
      field: where === "hand" ? "f-any" : "f-wall",
      values: position.table.seats.map((seat) => seat[where].length),
      cost: true,
    })),
  scored: (seat, { position, say }) => {
    const { hand, deck } = position.table.seats[seat]!;
    return say("end-to-go", { cards: hand.length + deck.length });
  },
  won,
  sheet,
  describe,
  placeName,
  title,
  act,
  choices,
  idle,
  topic,
  keys: (key, { selectable }) => (key === "d" && selectable.has("draw") ? "draw" : undefined),
  focus,
  shortcuts: (say) => [
    ["D", say("act-draw")],
    ["H", say("keys-hand")],
    ["R", say("keys-reserve")],
  ],
  where: actions,
  harms: ({ name, facts }, seat) =>
    (name === "returned" && facts.to === seat) ||
    ((name === "claimed" || name === "untokened") && facts.from === seat),
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
  animations: {
    times: {
      ...Object.fromEntries(LAID.map((name) => [name, MOVE])),
      ...Object.fromEntries(HOME.map((name) => [name, ARC])),
    },
  },
  emblem: "z-tower",
  court: [
    "figure-c-queen",
    "figure-c-magician",
    "figure-c-jester",
    "figure-c-captain",
    "figure-c-princess",
    "figure-c-dragon",
  ],
  ground: "--castle",
};

export default asBoard(board);
