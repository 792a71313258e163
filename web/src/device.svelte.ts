/** What this device remembers: the reader's settings, and the seats it holds. */
import { LANGUAGES, type Language } from "./words/words";
import type { HeldSeat } from "./feed/requests";

export type Theme = "system" | "light" | "dark";
/** How fast bots move: after a tap, in the last case. */
export type Pace = "slow" | "normal" | "quick" | "tap";
export type Speed = "normal" | "quick" | "none";

export interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  pace: Pace;
  sound: boolean;
  /** Whether the reader was asked if they want it. */
  soundAsked: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** A second touch on the same thing sends the move. */
  fast: boolean;
  /** Games in which a mouse sends moves without the gold button. */
  oneClickGames: string[];
  notify: boolean;
  /** Whether a letter, digit or sign alone is a command at the table. */
  shortcuts: boolean;
  /** Whether the coach speaks; null until the reader has said: then it does in the first games. */
  coach: boolean | null;
  name: string;
  /** By game: whom one plays against alone. */
  opponents: Record<string, string>;
}

/** A table at which somebody of this device sits. */
export interface SavedGame {
  table: string;
  game: string;
  seats: HeldSeat[];
  names: (string | null)[];
  over: boolean;
  at: number;
  /** They got up; a bot plays until they sit down again. */
  left?: boolean;
  /** A guided first game. */
  lesson?: boolean;
  /** The guide is finished, or was dismissed. */
  taught?: boolean;
}

// The keys and fields of earlier versions, so that no device forgets anything.
const SETTINGS_KEY = "regalia.wishes";
const GAMES_KEY = "regalia.tables";
const MAX_SAVED_GAMES = 60;

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
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

const DEFAULTS: Settings = {
  language: spokenLanguage(navigator.languages),
  theme: "system",
  speed: "normal",
  pace: "normal",
  sound: false,
  soundAsked: false,
  volume: 0.6,
  fast: false,
  oneClickGames: [],
  notify: false,
  shortcuts: true,
  coach: null,
  name: "",
  opponents: {},
};

function readSettings(): Partial<Settings> {
  const { straight, ...rest } = read<Partial<Settings> & { straight?: string[] }>(SETTINGS_KEY, {});
  return straight ? { oneClickGames: straight, ...rest } : rest;
}

export const settings = $state<Settings>({ ...DEFAULTS, ...readSettings() });

/** Changes settings, and remembers them. */
export function changeSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
  write(SETTINGS_KEY, settings);
}

const readGames = () => read<SavedGame[]>(GAMES_KEY, []);

/** The tables of this device, the newest first. */
export const savedGames = $state({ tables: readGames() });

export const heldSeats = (table: string): HeldSeat[] =>
  savedGames.tables.find((one) => one.table === table)?.seats ?? [];

/** Remembers a table, or something new about it. */
export function rememberTable(table: string, news: Partial<SavedGame>): void {
  const before = readGames(); // another tab may have sat down in the meantime
  const known = before.find((one) => one.table === table);
  const made: SavedGame = {
    ...(known ?? { table, game: "", seats: [], names: [], over: false, at: Date.now() }),
    ...news,
  };
  const rest = before.filter((one) => one.table !== table);
  savedGames.tables = [made, ...rest].sort((a, b) => b.at - a.at).slice(0, MAX_SAVED_GAMES);
  write(GAMES_KEY, savedGames.tables);
}

/** Forgets a table. */
export function forgetTable(table: string): void {
  savedGames.tables = readGames().filter((one) => one.table !== table);
  write(GAMES_KEY, savedGames.tables);
}

addEventListener("storage", ({ key }) => {
  if (key === GAMES_KEY) savedGames.tables = readGames();
  if (key === SETTINGS_KEY) Object.assign(settings, readSettings());
});

/** Salt for a shuffle that nobody can foresee. */
export const newSalt = () =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16)).join("");
