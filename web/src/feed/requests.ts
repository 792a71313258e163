/** Requests to the server. */
import type { GameEvent, Position } from "../board";
import type * as Wire from "../wire/wire";

export type {
  GameTold,
  HeldSeat,
  NewTable,
  OperatorReport,
  OptionTold,
  TableMade,
  WantedSeat,
} from "../wire/wire";

/** The generated types leave positions and events of a replay open; these are those of a feed. */
export type Replayed = Omit<Wire.Replayed, "opening" | "steps"> & {
  opening: Position;
  steps: { seat: number; events: GameEvent[]; position: Position }[];
};

export type MoveReason = Wire.MoveReason;
export type Try = Omit<Wire.Try, "events"> & { events: GameEvent[] };
export type Judged = Omit<Wire.Judged, "tries"> & { tries: Try[] };
export type Review = Omit<Wire.Review, "judged"> & { judged: Judged[] };

/** What proves the shuffle of a finished game, in its record. */
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
  const content = answer.status === 204 ? {} : await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Denied(answer.status, content.error ?? answer.statusText);
  return content as Answer;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const games = () => ask<Wire.GameTold[]>("GET", "/api/games");
/** The words of a game that these pages were built without. */
export const gameWords = (game: string, language: string) =>
  ask<Wire.GameWords>("GET", `/api/games/${encodeURIComponent(game)}/words?lang=${language}`);
export const operatorReport = (token: string) =>
  ask<Wire.OperatorReport>("GET", "/api/operator", undefined, token);
export const nearby = () => ask<Wire.Nearby>("GET", "/api/nearby");
export const make = (wanted: Wire.NewTable) => ask<Wire.TableMade>("POST", "/api/tables", wanted);
export const makeLesson = (wanted: Wire.NewLesson) =>
  ask<Wire.TableMade>("POST", "/api/lessons", wanted);
export const lobby = (tables: string[]) => ask<Wire.Lobby>("POST", "/api/lobby", { tables });
export const tableInfo = (table: string) => ask<Wire.TableTold>("GET", at(table));
export const view = (table: string, token?: string, moves?: number) =>
  ask<Position>(
    "GET",
    `${at(table)}/view${moves === undefined ? "" : `?moves=${moves}`}`,
    undefined,
    token,
  );
export const sit = (table: string, name: string, salt: string, seat?: number) =>
  ask<Wire.HeldSeat>("POST", `${at(table)}/seats`, {
    name,
    salt,
    ...(seat === undefined ? {} : { seat }),
  });
export const hire = (table: string, bot: string, token: string) =>
  ask<Wire.BotSeated>("POST", `${at(table)}/bots`, { bot }, token);
export const leave = (table: string, held: Wire.HeldSeat) =>
  ask<object>("DELETE", `${at(table)}/seats/${held.seat}`, undefined, held.token);
export const rematch = (table: string, token: string) =>
  ask<Wire.TableMade>("POST", `${at(table)}/rematch`, undefined, token);
export const record = (table: string) =>
  ask<Record<string, unknown> & { fair?: Fair; seed?: string }>("GET", `${at(table)}/record`);
export const link = (table: string, token: string, keep: boolean) =>
  ask<Wire.LinkMade>("POST", `${at(table)}/link`, { keep }, token);
export const claim = (table: string, code: string) =>
  ask<Wire.HeldSeat>("POST", `${at(table)}/claim`, { code });
export const replay = (record: string, seat: number) =>
  ask<Replayed>("POST", `/api/replay?seat=${seat}`, record);
export const review = (wanted: Wire.WantedReview) => ask<Review>("POST", "/api/review", wanted);
export const reviewNews = (review: string, after: number) =>
  ask<Review>("GET", `/api/reviews/${encodeURIComponent(review)}?after=${after}`);
export const playOn = (wanted: Wire.Continued) =>
  ask<Wire.TableMade>("POST", "/api/continue", wanted);
