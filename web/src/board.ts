/** What a board is: one folder in `boards/` knows one game, and this is all it has to do with us. */
import type { Component } from "svelte";

import type { Cue } from "./table/sounds";
import type { GameEvent, Offer, Prompt, ToldPosition } from "./wire/wire";
import type { Language } from "./words/words";

export type { GameEvent, Offer, Prompt };

/** The types of one game on the wire, which `make schema` generates: `wire/<game>.ts` has them. */
export interface GameTypes {
  table: object;
  memory: object;
  derived: object;
  event: { name: string; facts: object };
}

/** Any game, for code that knows none. */
export interface AnyGame extends GameTypes {
  table: ToldPosition["table"];
  memory: ToldPosition["memory"];
  derived: ToldPosition["derived"];
  event: GameEvent;
}

/** A position on the wire. */
export type Position<Game extends GameTypes = AnyGame> = Omit<
  ToldPosition,
  "table" | "memory" | "derived"
> &
  Pick<Game, "table" | "memory" | "derived">;

export interface Seat {
  name: string;
  kind: "person" | "bot" | "open";
  here: boolean;
  /** The opponent of the ladder that sits there, whose face is shown. */
  face?: string;
  /** A bot that is asked now. */
  thinks?: boolean;
  /** Since when a person is away, in the page's milliseconds if seen, and after how many seconds a bot plays. */
  away?: { from: number | null; bot: number | null };
  /** The seconds left on its clock when the server sent them, in the page's milliseconds. */
  clock?: { left: number; at: number; runs: boolean };
}

/** What is shown to a board, and how it answers. */
export interface BoardProps<Game extends GameTypes = AnyGame> {
  position: Position<Game>;
  options: Record<string, unknown>;
  /** The seat that looks, -1 for a spectator. */
  me: number;
  seats: Seat[];
  /** Touches that can be made now: `row:1`, `place:c3`, `hand:thief` … */
  selectable: Set<string>;
  /** Touches made so far in this move, in order. */
  chosen: string[];
  /** Whether touching a thing would change what is chosen. */
  can?: (touch: string) => boolean;
  /** To be called when a selectable thing is touched; a chosen thing touched again is taken back. */
  touch: (touch: string) => void;
  /** What the chosen move would surely bring, or nothing yet. */
  preview: Game["event"][];
  /** What each whole move would surely bring, by its notation, where the table allows help. */
  gains: Map<string, Game["event"][]>;
  /** The moves still possible with what is chosen. */
  offers: Offer[];
  /** The events that are being shown now, together. */
  animatingEvents: Game["event"][];
  /** The events of the last move: they get a lastMove outline. */
  lastMove: Game["event"][];
  /** Whether the last move has ended a round, which is looked at: `position` is the one before that move. */
  ended?: boolean;
  /** All that happened so far, each move by its events. */
  story?: Game["event"][][];
  /** A message of this game, of its board or of the web, in the reader's language. */
  say: (id: string, args?: Record<string, unknown>) => string;
  /** Opens the help on a card, a building or a power: the id of a word, `card-witch`. */
  explain: (topic: string) => void;
  /** Whether the page has one column. */
  compact: boolean;
  /** Whether the table does the arithmetic: what a card brings, how it stands now. */
  help?: boolean;
  /** Whole moves are sent without confirming, so nothing may be chosen that was not touched. */
  clickSendsImmediately?: boolean;
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

/** How the events of a move are animated, one step after the other. */
export interface Animations<Game extends GameTypes = AnyGame> {
  /** The milliseconds of an event, by its name; one that is not named is shown with the one before. */
  times: {
    [Event in Game["event"] as Event["name"]]?:
      number | ((facts: Event["facts"], move: Game["event"][]) => number);
  };
  /** Which events are shown with one of another name before them: `objected` with `agreed`. */
  along?: { [Name in Game["event"]["name"]]?: Game["event"]["name"] };
  /** How long the board goes on by itself when all has been shown. */
  settles?: number;
  /** Whether a move has ended a round, which waits until it has been seen. */
  ends?: (events: Game["event"][]) => boolean;
  /** Whether a move has opened what was sealed: people who share a screen look at that together. */
  opens?: (events: Game["event"][]) => boolean;
}

/** What a board can explain: the head of the help, numbers for now, and the rules behind it. */
export interface Topic {
  emblem: string;
  /** Its figure in a language, where that is not the one of the emblem. */
  figure?: (language: Language) => string;
  /** The class of the field beneath the emblem, `f-witch`. */
  field?: string;
  title: string;
  text: string;
  /** What it would give the reader now. */
  now?: SheetLine[];
  /** What stands over these lines, where they are not about the reader. */
  nowTitle?: string;
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
export interface BoardModule<Game extends GameTypes = AnyGame> {
  /**
   * The table itself. What can be touched is a button with `data-touch`; arrow keys move between the buttons of
   * each part that has `data-arrow-keys`; one that answers to a touch now has `aria-pressed`.
   */
  Board: Component<BoardProps<Game>>;
  /** What stands in place of the table when a round has ended. */
  RoundEnd?: Component<BoardProps<Game>>;
  /** What the sheet says beneath it, and the words on the button that goes on. */
  roundEnd?: (props: BoardProps<Game>) => { title: string; lines: SheetLine[]; act: string };
  /** What belongs beside the sheet: a hand, favourites. */
  Hand?: Component<BoardProps<Game>>;
  /** The result of what is chosen in numbers and words; asked when something is chosen. */
  sheet: (props: BoardProps<Game>) => SheetLine[];
  /** Buttons in the sheet, one row per question; a chosen one is shown pressed. */
  choices?: (props: BoardProps<Game>) => Choice[][];
  /** The headline of the sheet when something is chosen: "Knight: 30 → 36 coins". */
  title?: (props: BoardProps<Game>) => string;
  /** The verb on the gold button: "Take". */
  act?: (props: BoardProps<Game>) => string;
  /** A whole move in words: "card 3, Witch, pays 2 workers". */
  describe?: (offer: Offer, props: BoardProps<Game>) => string;
  /** One sentence for who is asked and has chosen nothing yet. */
  idle?: (props: BoardProps<Game>) => string;
  /** What a place is called in sentences, where its notation would be a riddle. */
  placeName?: (place: string, say: BoardProps<Game>["say"]) => string;
  /** What stands in the head beside the name of the game: "round 8 of 12". */
  where?: (props: BoardProps<Game>) => string;
  /** The same where there is little room: "8/12". */
  brief?: (props: BoardProps<Game>) => string;
  /** Why a thing cannot be touched now, where a reader would wonder: a sentence and its rule. */
  touchRefusal?: (
    touch: string,
    props: BoardProps<Game>,
  ) => { error: string; rule: string } | undefined;
  /** What is explained under a topic, or nothing. */
  topic?: (topic: string, props: BoardProps<Game>) => Topic | undefined;
  /** Key presses that stand for touches, `1` for `row:1`. */
  keys?: (key: string, props: BoardProps<Game>) => string | undefined;
  /** Whether letters name things of this game; the page's own keys then need Shift. */
  letters?: boolean;
  /** What a key, or the Latin letter on it, moves the focus to: a CSS selector. */
  focus?: (key: string) => string | undefined;
  /** The keys of this board and what they do, for the list of all keys. */
  shortcuts?: (say: (id: string) => string) => [keys: string, does: string][];
  /** The scores taken apart line by line. */
  end?: Component<BoardProps<Game>>;
  /** The same lines, for sentences about what decided the game. */
  scores?: (props: BoardProps<Game>) => ScoreLine[];
  /** By which rule the winner has won: "Equal totals: …". */
  won?: (props: BoardProps<Game>) => string;
  /** The score of a seat at the end in words, where the bare number would say too little. */
  scored?: (seat: number, props: BoardProps<Game>) => string;
  /** By how much a game was won, in words: "by 3 coins". */
  lead?: (by: number, say: BoardProps["say"]) => string;
  /** What followed from a move, in short, where telling every event takes many words. */
  sums?: (
    events: readonly Game["event"][],
    context: {
      me: number;
      name: (seat: number) => string;
      say: BoardProps["say"];
      tell: (event: Game["event"]) => string;
    },
  ) => SheetLine[] | undefined;
  /** Whether an event did harm to a seat. */
  harms?: (event: Game["event"], seat: number) => boolean;
  /** The sound of an event, by its name. */
  sounds?: { [Name in Game["event"]["name"]]?: Cue };
  /** How events are animated. */
  animations?: Animations<Game>;
  /** What the sheet says where it has more to say than for whom one waits. */
  news?: (props: BoardProps<Game>) => { title: string; lines: SheetLine[] } | undefined;
  /** What stands beside that: the ballots of all seats. */
  Beside?: Component<BoardProps<Game>>;
  /** Whether the sheet says what a choice means before one is made: both outcomes of a vote. */
  foretells?: (props: BoardProps<Game>) => boolean;
  /** The symbol of the game. */
  emblem: string;
  /** The figures that see the winner crowned, by their ids; the first bids the others farewell. */
  court?: string[];
  /** The CSS token of the cloth, `--majesty`. */
  ground: string;
}

/** A board as code that knows no game uses it. This is safe: it is given nothing but its own game. */
export const asBoard = <Game extends GameTypes>(board: BoardModule<Game>): BoardModule =>
  board as unknown as BoardModule;
