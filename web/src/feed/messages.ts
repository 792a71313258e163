/** What the server says, and what is said to it: the wire, typed. */
import type { GameEvent, Offer, Position } from "../board";

export type TableState = "open" | "running" | "over";
export type Kind = "person" | "bot" | "open";

export interface ClockRule {
  move?: number;
  game?: number;
  increment?: number;
}

export interface TableListed {
  table: string;
  game: string;
  options: Record<string, unknown>;
  names: (string | null)[];
  open: number;
  state: TableState;
}

export interface TableTold extends TableListed {
  version: number;
  commitment: string;
  kinds: Kind[];
  listed: boolean;
  chat: boolean;
  undo: boolean;
  hints: boolean;
  help: boolean;
  pace: boolean;
  clock: ClockRule | null;
  absence: number | null;
  scores?: number[];
  winners?: number[];
  rematch?: string;
}

export interface Chatted {
  seat: number | null;
  text: string;
  at: number;
  number: number;
}

export interface SeatHere {
  name: string | null;
  kind: Kind;
  here: boolean;
}

interface Told {
  version: number;
  beat: number;
  views: Record<string, Position>;
  moves: Record<string, Offer[]>;
  events: GameEvent[];
}

export type Sync = { type: "sync"; table: TableTold; turns: number[]; chat?: Chatted[] } & Told;
export type Step = { type: "step"; ack: string | null } & Told;
export type Refuse = {
  type: "refuse";
  id: string | null;
  error: string;
  rule: string | null;
};
export type Shown = { type: "shown"; id: string; events?: GameEvent[]; all?: GameEvent[][] };
export type Hinted = {
  type: "hinted";
  id: string;
  beat: number;
  moves: { move: string; share: number | null }[];
};
export type Crowd = { type: "crowd"; seats: SeatHere[]; watching: number };
export type Clock = { type: "clock"; left: (number | null)[]; running: number[] };

export type FromServer =
  | Sync
  | Step
  | Refuse
  | Shown
  | Hinted
  | Crowd
  | Clock
  | ({ type: "said" } & Chatted)
  | { type: "pong"; id: string }
  | { type: "rematch"; table: string };

export type ToServer =
  | { type: "move"; seat: number; beat: number; move: string }
  | { type: "look"; seat: number; move: string | string[] }
  | { type: "hint"; seat: number }
  | { type: "undo"; seat: number }
  | { type: "say"; seat: number; text: string }
  | { type: "ping" };
