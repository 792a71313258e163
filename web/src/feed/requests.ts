/** Requests to the server. */
import type { ClockRule, TableTold } from "./messages";
import type * as Wire from "../../../docs/schema/wire";
import type { GameEvent, Position } from "../board";

export interface OptionTold {
  name: string;
  default: unknown;
  choices?: unknown[];
  kind?: string;
}

export interface GameTold {
  game: string;
  seats: number[];
  options: OptionTold[];
  bots: string[];
}

export type WantedSeat = { person: string } | { bot: string } | { open: true };

export interface NewTable {
  game: string;
  seats: WantedSeat[];
  options?: Record<string, unknown>;
  listed?: boolean;
  chat?: boolean;
  undo?: boolean;
  hints?: boolean;
  help?: boolean;
  pace?: boolean;
  clock?: ClockRule | null;
  absence?: number | null;
  salt?: string;
}

export interface HeldSeat {
  seat: number;
  token: string;
}

export interface TableMade {
  table: string;
  seats: HeldSeat[];
  commitment: string;
}

export interface Replayed {
  game: string;
  options: Record<string, unknown>;
  names: string[];
  opening: Position;
  steps: { seat: number; events: GameEvent[]; position: Position }[];
}

export type Try = Omit<Wire.Try, "events"> & { events: GameEvent[] };
export type Judged = Omit<Wire.Judged, "tries"> & { tries: Try[] };
export type Review = Omit<Wire.Review, "judged"> & { judged: Judged[] };

export interface Fair {
  secret: string;
  salts: string[];
  commitment: string;
}

/** What the server does not grant, in its words. */
export class Denied extends Error {
  constructor(
    readonly status: number,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function ask<Answer>(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["authorization"] = `Bearer ${token}`;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: text ?? null });
  } catch {
    throw new Denied(0, "");
  }
  const told = answer.status === 204 ? {} : await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Denied(answer.status, told.error ?? answer.statusText);
  return told as Answer;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const games = () => ask<GameTold[]>("GET", "/api/games");
export const nearby = () => ask<Wire.Nearby>("GET", "/api/nearby");
export const make = (wanted: NewTable) => ask<TableMade>("POST", "/api/tables", wanted);
export const lobby = (tables: string[]) => ask<Wire.Lobby>("POST", "/api/lobby", { tables });
export const told = (table: string) => ask<TableTold>("GET", at(table));
export const view = (table: string, token?: string, moves?: number) =>
  ask<Position>(
    "GET",
    `${at(table)}/view${moves === undefined ? "" : `?moves=${moves}`}`,
    undefined,
    token,
  );
export const sit = (table: string, name: string, salt: string, seat?: number) =>
  ask<HeldSeat>("POST", `${at(table)}/seats`, {
    name,
    salt,
    ...(seat === undefined ? {} : { seat }),
  });
export const hire = (table: string, bot: string, token: string) =>
  ask<Wire.BotSeated>("POST", `${at(table)}/bots`, { bot }, token);
export const leave = (table: string, held: HeldSeat) =>
  ask<object>("DELETE", `${at(table)}/seats/${held.seat}`, undefined, held.token);
export const rematch = (table: string, token: string) =>
  ask<TableMade>("POST", `${at(table)}/rematch`, undefined, token);
export const record = (table: string) =>
  ask<Record<string, unknown> & { fair?: Fair; seed?: string }>("GET", `${at(table)}/record`);
export const link = (table: string, token: string, keep: boolean) =>
  ask<{ code: string; seconds: number }>("POST", `${at(table)}/link`, { keep }, token);
export const claim = (table: string, code: string) =>
  ask<HeldSeat>("POST", `${at(table)}/claim`, { code });
export const replay = (record: string, seat: number) =>
  ask<Replayed>("POST", `/api/replay?seat=${seat}`, record);
export const review = (wanted: Wire.WantedReview) => ask<Review>("POST", "/api/review", wanted);
export const reviewNews = (review: string, after: number) =>
  ask<Review>("GET", `/api/reviews/${encodeURIComponent(review)}?after=${after}`);
export const playOn = (wanted: Wire.Continued) => ask<TableMade>("POST", "/api/continue", wanted);
