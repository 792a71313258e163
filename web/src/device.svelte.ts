/** What this device remembers: the reader's wishes, and the seats it holds. */
import { LANGUAGES, type Language } from "./words/words";
import type { HeldSeat } from "./feed/requests";

export type Theme = "system" | "light" | "dark";
export type Speed = "normal" | "quick" | "none";

export interface Wishes {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** A second touch on the same thing sends the move. */
  fast: boolean;
  /** Games in which a mouse sends moves without the gold button. */
  straight: string[];
  notify: boolean;
  /** Whether a letter, digit or sign alone is a command at the table. */
  shortcuts: boolean;
  name: string;
  level: string;
}

/** A table at which somebody of this device sits. */
export interface Kept {
  table: string;
  game: string;
  seats: HeldSeat[];
  names: (string | null)[];
  over: boolean;
  at: number;
  /** They got up; a bot plays until they sit down again. */
  left?: boolean;
}

const WISHES = "regalia.wishes";
const TABLES = "regalia.tables";
const MOST_TABLES = 60;

function read<Kind>(key: string, otherwise: Kind): Kind {
  try {
    const text = localStorage.getItem(key);
    return text ? (JSON.parse(text) as Kind) : otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A device that remembers nothing can still play.
  }
}

/** The first of the browser's languages that is spoken here. */
export function spokenLanguage(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const found = LANGUAGES.find((language) => one.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

const usual: Wishes = {
  language: spokenLanguage(navigator.languages),
  theme: "system",
  speed: "normal",
  sound: false,
  volume: 0.6,
  fast: false,
  straight: [],
  notify: false,
  shortcuts: true,
  name: "",
  level: "medium",
};

export const wishes = $state<Wishes>({ ...usual, ...read<Partial<Wishes>>(WISHES, {}) });

/** Changes a wish, and remembers it. */
export function wish(change: Partial<Wishes>): void {
  Object.assign(wishes, change);
  write(WISHES, wishes);
}

/** The tables of this device, the newest first. */
export const kept = $state<{ tables: Kept[] }>({ tables: read<Kept[]>(TABLES, []) });

export const heldAt = (table: string): HeldSeat[] =>
  kept.tables.find((one) => one.table === table)?.seats ?? [];

/** Remembers a table, or something new about it. */
export function keep(table: string, news: Partial<Kept>): void {
  const before = read<Kept[]>(TABLES, []); // another tab may have sat down in the meantime
  const known = before.find((one) => one.table === table);
  const made: Kept = {
    ...(known ?? { table, game: "", seats: [], names: [], over: false, at: Date.now() }),
    ...news,
  };
  const rest = before.filter((one) => one.table !== table);
  kept.tables = [made, ...rest].sort((a, b) => b.at - a.at).slice(0, MOST_TABLES);
  write(TABLES, kept.tables);
}

/** Forgets a table. */
export function forget(table: string): void {
  kept.tables = read<Kept[]>(TABLES, []).filter((one) => one.table !== table);
  write(TABLES, kept.tables);
}

addEventListener("storage", ({ key }) => {
  if (key === TABLES) kept.tables = read<Kept[]>(TABLES, []);
  if (key === WISHES) Object.assign(wishes, read<Partial<Wishes>>(WISHES, {}));
});

/** Salt for a shuffle that nobody can foresee. */
export const newSalt = () =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16)).join("");
