/** What is said on a feed: the generated types of the wire, with events and positions as boards see them. */
import type * as Wire from "../../../docs/schema/wire";
import type { GameEvent, Offer, Position } from "../board";

export type {
  Chatted,
  Clock,
  ClockRule,
  Crowd,
  Said,
  SeatHere,
  TableTold,
} from "../../../docs/schema/wire";
export type { Hinted, Refuse } from "../../../docs/schema/wire";
export type TableListed = Wire.TableList["tables"][number];

interface Told {
  views: Record<string, Position>;
  moves: Record<string, Offer[]>;
  events: GameEvent[];
}

export type Sync = Omit<Wire.Sync, keyof Told> & Told;
export type Step = Omit<Wire.Step, keyof Told> & Told;
export type Shown = Omit<Wire.Shown, "events" | "all"> & {
  events?: GameEvent[];
  all?: GameEvent[][];
};

export type FromServer =
  | Sync
  | Step
  | Shown
  | Wire.Refuse
  | Wire.Hinted
  | Wire.Crowd
  | Wire.Clock
  | Wire.Said
  | Wire.Pong
  | Wire.Rematch;

/** What the pages say; the feed gives each message its id. */
export type ToServer =
  | Omit<Wire.Move, "id">
  | Omit<Wire.Look, "id">
  | Omit<Wire.Hint, "id">
  | Omit<Wire.Undo, "id">
  | Omit<Wire.Say, "id">
  | Omit<Wire.Ping, "id">;
