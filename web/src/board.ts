/** What a board is: one folder in `boards/` knows one game, and this is all it has to do with us. */
import type { Component } from "svelte";

import type { Cue } from "./table/sounds";

/** Something that happened: its name and facts, veiled for who looks. */
export interface GameEvent {
  name: string;
  facts: Record<string, string | number | null | (string | number)[]>;
}

/** A legal move, and what one touches to make it, in order. */
export interface Offer {
  move: string;
  touches: string[];
}

/** What a seat is asked: for which sort of choice, by which card's power, and where it lies. */
export interface Prompt {
  asks: string;
  card: string | null;
  at: string | null;
}

/** A position on the wire; the table and memory of a game are typed in `wire/<game>.ts`. */
export interface Position<Table = any, Memory = any> {
  over: boolean;
  scores: number[];
  winners: number[];
  pending: number[];
  table: Table;
  prompt: Record<string, Prompt>;
  memory: Memory;
}

export interface Seat {
  name: string;
  kind: "person" | "bot" | "open";
  here: boolean;
  /** A bot that is asked now. */
  thinks?: boolean;
  /** Since when a person is away, in the page's milliseconds if seen, and after how many seconds a bot plays. */
  away?: { from: number | null; bot: number | null };
  /** The seconds left on its clock when that was told, in the page's milliseconds. */
  clock?: { left: number; at: number; runs: boolean };
}

/** What is shown to a board, and how it answers. */
export interface BoardProps<Table = any, Memory = any> {
  position: Position<Table, Memory>;
  options: Record<string, unknown>;
  /** The seat that looks, -1 for a spectator. */
  me: number;
  seats: Seat[];
  /** Touches that can be made now: `row:1`, `place:c3`, `hand:thief` … */
  lit: Set<string>;
  /** Touches made so far in this move, in order. */
  chosen: string[];
  /** Whether touching a thing would change what is chosen. */
  can?: (touch: string) => boolean;
  /** To be called when a lit thing is touched; a chosen thing touched again is taken back. */
  touch: (touch: string) => void;
  /** What the chosen move would surely bring, or nothing yet. */
  preview: GameEvent[];
  /** What each whole move would surely bring, by its notation, where the table allows help. */
  gains: Map<string, GameEvent[]>;
  /** The moves still possible with what is chosen. */
  offers: Offer[];
  /** The events that are being shown now, together. */
  happening: GameEvent[];
  /** The events of the last move: they get a dashed outline. */
  dashed: GameEvent[];
  /** Whether the last move has ended a round, which is looked at: `position` is the one before that move. */
  ended?: boolean;
  /** All that happened so far, each move by its events. */
  story?: GameEvent[][];
  /** A message of this game, of its board or of the web, in the reader's language. */
  say: (id: string, args?: Record<string, unknown>) => string;
  /** Opens the help on a card, a building or a power: the id of a word, `card-witch`. */
  explain: (topic: string) => void;
  /** Whether the page has one column. */
  compact: boolean;
  /** Whether the table does the arithmetic: what a card brings, how it stands now. */
  help?: boolean;
  /** Whole moves are sent without confirming, so nothing may be chosen that was not touched. */
  straight?: boolean;
}

/** One line of the sheet: an emblem, words, and a tone that the words repeat. */
export interface SheetLine {
  emblem?: string;
  text: string;
  tone?: "good" | "bad";
}

/** A button in the sheet that stands for a touch: a half of a card, a vote, "done". */
export interface Choice {
  touch: string;
  text: string;
  emblem?: string;
  /** The whole of it in words, where the text is but a sign. */
  label?: string;
  /** What stays the same button when its touch changes: "+" and "−". */
  key?: string;
  /** A second line makes it a card: a ballot. */
  note?: string;
  tone?: "good" | "bad";
  /** It is there to be seen, and cannot be chosen now. */
  off?: boolean;
}

/** How the events of a move are told, one beat after the other. */
export interface Telling {
  /** The milliseconds of an event, by its name; one that is not named is told with the one before. */
  times: Record<string, number | ((facts: GameEvent["facts"], move: GameEvent[]) => number)>;
  /** Which events are told with one of another name before them: `objected` with `agreed`. */
  along?: Record<string, string>;
  /** How long the board goes on by itself when all has been told. */
  settles?: number;
  /** Whether a move has ended a round, which waits until it has been seen. */
  ends?: (events: GameEvent[]) => boolean;
  /** Whether a move has opened what was sealed: people who share a screen look at that together. */
  opens?: (events: GameEvent[]) => boolean;
}

/** What a board can explain: the head of the help, numbers for now, and the rules behind it. */
export interface Topic {
  emblem: string;
  /** The class of the field beneath the emblem, `f-witch`. */
  field?: string;
  title: string;
  text: string;
  /** What it would give the reader now. */
  now?: SheetLine[];
  rules: string[];
  /** The text alone says too little, so that the first rule belongs to it even in short. */
  ruled?: boolean;
}

/** One line of the scores at the end: what it is called, and what it gave each seat. */
export interface ScoreLine {
  label: string;
  emblem: string;
  /** The class of the field beneath the emblem, `f-witch`. */
  field: string;
  values: number[];
  /** Less is better here: cards that are left. */
  cost?: boolean;
}

/** The default export of `boards/<game>/index.ts`. */
export interface BoardModule {
  /**
   * The table itself. What can be touched is a button with `data-touch`; arrows walk the buttons of
   * each part that has `data-walk`; one that answers to a touch now has `aria-pressed`.
   */
  Board: Component<BoardProps>;
  /** What stands in place of the table when a round has ended. */
  RoundEnd?: Component<BoardProps>;
  /** What the sheet says beneath it, and the words on the button that goes on. */
  roundEnd?: (shown: BoardProps) => { title: string; lines: SheetLine[]; act: string };
  /** What belongs beside the sheet: a hand, favourites. */
  Hand?: Component<BoardProps>;
  /** The result of what is chosen in numbers and words; asked when something is chosen. */
  sheet: (shown: BoardProps) => SheetLine[];
  /** Buttons in the sheet, one row per question; a chosen one is shown pressed. */
  choices?: (shown: BoardProps) => Choice[][];
  /** The headline of the sheet when something is chosen: "Knight: 30 → 36 coins". */
  title?: (shown: BoardProps) => string;
  /** The verb on the gold button: "Take". */
  act?: (shown: BoardProps) => string;
  /** A whole move in words: "card 3, Witch, pays 2 workers". */
  describe?: (offer: Offer, shown: BoardProps) => string;
  /** One sentence for who is asked and has chosen nothing yet. */
  idle?: (shown: BoardProps) => string;
  /** What stands in the head beside the name of the game: "round 8 of 12". */
  where?: (shown: BoardProps) => string;
  /** The same where there is little room: "8/12". */
  brief?: (shown: BoardProps) => string;
  /** What is explained under a topic, or nothing. */
  topic?: (topic: string, shown: BoardProps) => Topic | undefined;
  /** Key presses that stand for touches, `1` for `row:1`. */
  keys?: (key: string, shown: BoardProps) => string | undefined;
  /** Whether letters name things of this game; the page's own keys then need Shift. */
  letters?: boolean;
  /** What a key, or the Latin letter on it, moves the focus to: a CSS selector. */
  focus?: (key: string) => string | undefined;
  /** The keys of this board and what they do, for the list of all keys. */
  shortcuts?: (say: (id: string) => string) => [keys: string, does: string][];
  /** The scores taken apart line by line. */
  end?: Component<BoardProps>;
  /** The same lines, for sentences about what decided the game. */
  scores?: (shown: BoardProps) => ScoreLine[];
  /** By which rule the winner has won: "Equal totals: …". */
  won?: (shown: BoardProps) => string;
  /** The score of a seat at the end in words, where the bare number would say too little. */
  scored?: (seat: number, shown: BoardProps) => string;
  /** By how much a game was won, in words: "by 3 coins". */
  lead?: (by: number, say: BoardProps["say"]) => string;
  /** What followed from a move, in short, where telling every event takes many words. */
  sums?: (
    events: readonly GameEvent[],
    told: {
      me: number;
      name: (seat: number) => string;
      say: BoardProps["say"];
      tell: (event: GameEvent) => string;
    },
  ) => SheetLine[] | undefined;
  /** Whether an event did harm to a seat. */
  harms?: (event: GameEvent, seat: number) => boolean;
  /** The sound of an event, by its name. */
  sounds?: Record<string, Cue>;
  /** How what happens is told. */
  telling?: Telling;
  /** What the sheet says where it has more to say than for whom one waits. */
  news?: (shown: BoardProps) => { title: string; lines: SheetLine[] } | undefined;
  /** What stands beside that: the ballots of all seats. */
  Beside?: Component<BoardProps>;
  /** Whether the sheet says what a choice means before one is made: both outcomes of a vote. */
  foretells?: (shown: BoardProps) => boolean;
  /** The symbol of the game. */
  emblem: string;
  /** The CSS token of the cloth, `--majesty`. */
  ground: string;
}
