// Written by `make schema`: Regalia on the wire.

export type FromClient = Hello | Move | Look | Hint | Coach | Remark | Undo | Say | Ping;

export type FromServer = Sync | Step | Refuse | Shown | Hinted | Coached | Remarked | Crowd | Said | Pong | Clock | Rematch;

/** Opens a feed for the seats of these tokens, by a client that knows all steps up to `since`. `numbers` asks for every view also as a list of integers. `lang` is the language of refusals and of `lines`; `lines=False` leaves the lines out, for clients that narrate events themselves. */
export type Hello = {
  type: "hello";
  tokens?: string[];
  since?: number | null;
  lang?: "de" | "en" | "pl" | "ru" | null;
  numbers?: boolean;
  lines?: boolean;
};

/** Makes a move for the decision of this beat. */
export type Move = {
  type: "move";
  id: string;
  seat: number;
  beat: number;
  move: string;
};

/** Asks for the events that are certain to follow a move, or each of several moves. */
export type Look = {
  type: "look";
  id: string;
  seat: number;
  move: string | string[];
};

/** Asks for advice, where the table has hints. */
export type Hint = {
  type: "hint";
  id: string;
  seat: number;
};

/** Asks what matters before the seat's move, where the table allows help. */
export type Coach = {
  type: "coach";
  id: string;
  seat: number;
};

/** Asks whether the seat's move that led to `version` was a costly mistake. Only at a table of one person against bots. */
export type Remark = {
  type: "remark";
  id: string;
  seat: number;
  version: number;
};

/** Takes back the seat's last move. */
export type Undo = {
  type: "undo";
  id: string;
  seat: number;
};

/** Sends a chat message to the table. */
export type Say = {
  type: "say";
  id: string;
  seat: number;
  text: string;
};

/** Asks whether the server is still there. */
export type Ping = {
  type: "ping";
  id: string;
};

/** The whole state of a table, as far as the seats of a connection may know it. `turns` counts the events by moves, and `movers` are the seats that made these moves. `undo` is the seat of this connection that may take back the last move now, if there is one. */
export type Sync = {
  type: "sync";
  version: number;
  beat: number;
  table: TableTold;
  views: Record<string, ToldPosition>;
  moves: Record<string, Offer[]>;
  events: GameEvent[];
  turns: number[];
  movers: number[];
  undo: number | null;
  lines?: string[];
  chat?: Chatted[];
};

/** What anyone may know of a table. */
export type TableTold = {
  table: string;
  game: string;
  options: Record<string, number | string | boolean>;
  names: (string | null)[];
  open: number;
  state: "open" | "over" | "running";
  version: number;
  commitment: string;
  kinds: string[];
  listed: boolean;
  chat: boolean;
  undo: boolean;
  hints: boolean;
  help: boolean;
  pace: boolean;
  clock: ClockTold | null;
  absence: number | null;
  scores?: number[];
  winners?: number[];
  rematch?: string;
  rematch_seats?: number[];
  continues?: number;
  lesson?: true;
};

/** Seconds for each move, or for the whole game with an increment for each move made. */
export type ClockTold = {
  move?: number;
  game?: number;
  increment?: number;
};

/** A chat message: its author, and when it was sent, in seconds since 1970. */
export type Chatted = {
  seat: number | null;
  text: string;
  at: number;
  number: number;
};

/** One step later: what kind of step it was, and which seat acted; `undo` as in a sync. `undone` is the number of moves that were taken back, if any were. */
export type Step = {
  type: "step";
  version: number;
  beat: number;
  ack: string | null;
  kind: "handed" | "hired" | "left" | "moved" | "sat" | "undone";
  seat: number;
  events: GameEvent[];
  views: Record<string, ToldPosition>;
  moves: Record<string, Offer[]>;
  undo: number | null;
  lines?: string[];
  undone?: number;
};

/** Refuses a request with the reason; nothing has changed. */
export type Refuse = {
  type: "refuse";
  id: string | null;
  error: string;
  rule: string | null;
  beat: number;
  version: number;
};

/** The events that are certain to follow one move, or each of several. */
export type Shown = {
  type: "shown";
  id: string;
  events?: GameEvent[];
  all?: GameEvent[][];
  lines?: string[];
};

/** The best moves of this seat, as a strong bot sees them. `reasons` say why the first of them is better than the move `than`; both are empty if the others are about as good. */
export type Hinted = {
  type: "hinted";
  id: string;
  beat: number;
  moves: Advice[];
  than: string | null;
  reasons: MoveReason[];
};

/** A good move, and the share of the win that is expected of it. */
export type Advice = {
  move: string;
  share: number | null;
};

/** Why a move is better than another: the message `reason-<reason>` of the game. Of `facts` a number called `seat` is a seat, and a word is named by its key. `better` and `other` are what games came to after either move: percentages of them, or means. An `objection` speaks for the other move. */
export type MoveReason = {
  reason: string;
  facts: Record<string, number | string>;
  objection: boolean;
};

/** Up to three facts that matter before the open decision, the weightiest first. */
export type Coached = {
  type: "coached";
  id: string;
  beat: number;
  facts: CoachFact[];
};

/** Something that matters now: the message `coach-<fact>` of the game, and what it names. Of `facts` a number called `seat` is a seat, and a word is named by its key: `"card": "witch"` is `card-witch`. `marks` are touches, or topics such as `seat-2`, to be marked on the board. */
export type CoachFact = {
  fact: string;
  facts: Record<string, number | string>;
  marks: string[];
};

/** A move that would clearly have been better than the one that led to `version`; or null. `played` is the share of the win that was expected after the move itself; null if `better` is. Both are judged by what the seat knew. `reasons` say why the other move is better. */
export type Remarked = {
  type: "remarked";
  id: string;
  version: number;
  played: number | null;
  better: Advice | null;
  reasons: MoveReason[];
};

/** The people of a table with their presence, and how many spectators are connected. */
export type Crowd = {
  type: "crowd";
  seats: SeatHere[];
  watching: number;
};

/** Who has a seat, and whether they are connected. */
export type SeatHere = {
  name: string | null;
  kind: "bot" | "open" | "person";
  here: boolean;
};

/** A new chat message. */
export type Said = {
  type: "said";
  seat: number | null;
  text: string;
  at: number;
  number: number;
};

/** Answers a ping. */
export type Pong = {
  type: "pong";
  id: string;
};

/** The seconds that each seat has left, null for bots, and whose clocks are running. */
export type Clock = {
  type: "clock";
  left: (number | null)[];
  running: number[];
};

/** The table of the rematch has been made. */
export type Rematch = {
  type: "rematch";
  table: string;
};

/** A game that can be played here. `ladder` has the bots with a character, weakest first. */
export type GameTold = {
  game: string;
  seats: number[];
  options: OptionTold[];
  bots: string[];
  ladder: string[];
};

/** One option of a game: its allowed values if they are few, otherwise a text about them. */
export type OptionTold = {
  name: string;
  default: number | string | boolean | null;
  choices?: (number | string | boolean)[];
  kind?: string;
};

/** The words of a game in one language, for clients that were built without it. `words` and `rules` are Fluent texts, in English where the game has no others. `facts` has the kind of every fact of every event: a fact `7h` of kind `card` is called `card-7h` in `words`. */
export type GameWords = {
  words: string;
  rules: string;
  facts: Record<string, Record<string, string>>;
};

/** Some listed tables, newest first, and the cursor of the next page. */
export type TableList = {
  tables: TableListed[];
  next: string | null;
};

/** A table in the list. */
export type TableListed = {
  table: string;
  game: string;
  options: Record<string, number | string | boolean>;
  names: (string | null)[];
  open: number;
  state: "open" | "over" | "running";
};

/** A request for a new table. */
export type NewTable = {
  game: string;
  seats: WantedSeat[];
  options?: Record<string, number | string | boolean>;
  listed?: boolean;
  chat?: boolean;
  undo?: boolean;
  hints?: boolean;
  help?: boolean;
  pace?: boolean;
  clock?: ClockRule | null;
  absence?: number | null;
  salt?: string | null;
};

/** A seat of a new table; exactly one of the three fields is set. */
export type WantedSeat = {
  person?: string;
  bot?: string;
  open?: true;
};

/** The clock for a new table. */
export type ClockRule = {
  move?: number;
  game?: number;
  increment?: number;
};

/** A new table, and its people's seats with their tokens. */
export type TableMade = {
  table: string;
  seats: HeldSeat[];
  commitment: string;
};

/** A seat, and the token that proves who holds it. */
export type HeldSeat = {
  seat: number;
  token: string;
};

/** A request for the table of a guided first game. */
export type NewLesson = {
  game: string;
  name: string;
  pace?: boolean;
};

/** The tables whose state a lobby page asks for, besides the public list. */
export type FollowedTables = {
  tables?: string[];
};

/** The newest public tables, and the state of those followed tables that exist. */
export type Lobby = {
  listed: TableListed[];
  tables: TableStatus[];
};

/** The state of a table, and the seats that owe a move. */
export type TableStatus = {
  table: string;
  state: "open" | "over" | "running";
  pending: number[];
};

/** A position with the legal moves of its seat. */
export type ViewTold = {
  over: boolean;
  scores: number[];
  winners: number[];
  pending: number[];
  table: Record<string, unknown>;
  prompt: Record<string, Prompt>;
  memory: Record<string, unknown>;
  derived: Record<string, unknown>;
  legal: Record<string, string[]>;
};

/** What a seat is asked: for which sort of choice, by which card's power, and where it lies. */
export type Prompt = {
  asks: string;
  card?: string | null;
  at?: string | null;
};

/** A request of a person to take a seat. */
export type Sitting = {
  name: string;
  salt?: string | null;
  seat?: number | null;
};

/** A request to give an open seat to a bot. */
export type Hiring = {
  bot: string;
  seat?: number | null;
};

/** The seat that a bot was given. */
export type BotSeated = {
  seat: number;
};

/** A request to move a seat to another device; with `keep` the old device keeps it, too. */
export type Moving = {
  keep?: boolean;
};

/** A one-time code that moves a seat to another device, and its lifetime in seconds. */
export type LinkMade = {
  code: string;
  seconds: number;
};

/** The code of a link that moves a seat. */
export type Claim = {
  code: string;
};

/** The replay of a record, as one viewer may see it. */
export type Replayed = {
  game: string;
  options: Record<string, number | string | boolean>;
  names: string[];
  opening: Record<string, unknown>;
  steps: ReplayedStep[];
};

/** One move of a record: its seat, its events, and the position after it. */
export type ReplayedStep = {
  seat: number;
  events: (Record<string, unknown>)[];
  position: Record<string, unknown>;
};

/** A request for the review of a finished game; without `begin` none is started. */
export type WantedReview = {
  table?: string;
  record?: Record<string, unknown>;
  begin?: boolean;
};

/** The progress of a review: the judged moves after the first `after`. */
export type Review = {
  review: string;
  state: "done" | "failed" | "thinking" | "unasked" | "waiting";
  moves: number;
  after: number;
  judged: Judged[];
};

/** One move of a finished game: the chances before it, and the compared moves, best first. `loss` is the share of the win that it gave away, where that is beyond doubt; else null. `after` has the chances after the move, before anything else happens, and `own` what the mover could hope for by what it knew. Where hardly anything was left to win, `points_lost` are the points at the end that the move gave away beyond doubt. `reasons` say why the first move is better. */
export type Judged = {
  seat: number;
  played: string;
  chances: number[];
  after: number[];
  own: number;
  tries: Try[];
  loss: number | null;
  points_lost: number | null;
  reasons: MoveReason[];
};

/** A possible move: its touches, the expected share of the win, and the certain events. `points` are what the mover could expect to have at the end; null where only one move is legal. */
export type Try = {
  move: string;
  touches: string[];
  share: number;
  points: number | null;
  events: (Record<string, unknown>)[];
};

/** A request to continue a finished game after so many moves, against bots. */
export type Continued = {
  table?: string;
  record?: Record<string, unknown>;
  moves: number;
  seat: number;
  name: string;
  bot?: string;
  pace?: boolean;
};

/** The address of this server in the local network, if it can be reached there. */
export type Nearby = {
  address: string | null;
};

/** The figures for the operator's page. `nodes` begins with the node that answers. */
export type OperatorReport = {
  nodes: NodeReport[];
  store: StoreReport;
};

/** The figures of a node: its state now, and what happened in the last seconds. */
export type NodeReport = {
  node: string;
  version: string;
  started_ms: number;
  tables: number;
  people: number;
  spectators: number;
  bot_queue: number;
  bot_processes: number;
  window_s: number;
  moves: number;
  refusals: number;
  errors: number;
  bots_failed: number;
  move_latency: Latency | null;
  store_latency: Latency | null;
  bot_latency: Latency | null;
  warnings: LoggedWarning[];
};

/** How long something takes, in milliseconds: the median and the 99th percentile. */
export type Latency = {
  median_ms: number;
  p99_ms: number;
};

/** A warning or an error of the log. */
export type LoggedWarning = {
  at: string;
  level: string;
  says: string;
};

/** The store of a server: which database, its size, and how many tables are in which state. */
export type StoreReport = {
  kind: "postgresql" | "sqlite";
  bytes: number;
  tables: Record<string, number>;
};

/** The reason for a refusal, and the rule behind it. */
export type Error = {
  error: string;
  rule: string | null;
};

/** An event, as far as its viewer may know it; each game's schema has its facts. */
export type GameEvent = {
  name: string;
  facts: Record<string, unknown>;
};

/** A position on a feed; `numbers` are those of its view, for who has asked for them. */
export type ToldPosition = {
  over: boolean;
  scores: number[];
  winners: number[];
  pending: number[];
  table: Record<string, unknown>;
  prompt: Record<string, Prompt>;
  memory: Record<string, unknown>;
  derived: Record<string, unknown>;
  numbers?: number[];
};

/** A legal move, and what one touches to make it, in order. */
export type Offer = {
  move: string;
  touches: string[];
};
