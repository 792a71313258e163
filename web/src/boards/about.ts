/** What the hall and the form of a new table show of a game: `boards/<game>/about/index.ts`. */
import type { Component } from "svelte";

import type { OptionTold } from "../wire/wire";
import type { Language } from "../words/words";

/** A field of the form for an option that is no short list of values. */
export type Field = Component<{
  value: OptionTold["default"];
  set: (value: OptionTold["default"]) => void;
  say: (id: string, args?: Record<string, unknown>) => string;
}>;

/** One thing of the gallery: the id of its word, its emblem on its field, how many, and its rules. */
export interface Exhibit {
  word: string;
  emblem: string;
  /** Its figure in a language, where that is not the one of its emblem. */
  figure?: (language: Language) => string;
  field: string;
  count?: number;
  /** A roundel, not a card. */
  round?: boolean;
  /** A sentence about it, by its id. */
  says?: { word: string; args: Record<string, number> };
  rules: string[];
}

/** Things of one sort, under the id of their word. */
export interface Part {
  word: string;
  exhibits: Exhibit[];
}

/** How the values of an option differ, aspect by aspect; all words by their ids. */
export interface Comparison {
  option: string;
  columns: string[];
  rows: { word: string; rules: string[]; cells: string[] }[];
  /** The column of a value, which may be another one for each row. */
  chosen: (value: unknown, row: number) => number;
}

export interface About {
  emblem: string;
  /** The CSS token of the cloth. */
  ground: string;
  /** How many sit down when somebody just presses Play. */
  seats: number;
  fields?: Record<string, Field>;
  gallery?: Part[];
  compare?: Comparison[];
  /** Options that begin with what suits the reader's language. */
  defaults?: (language: Language) => Record<string, string | number | boolean>;
  /** Options that mean something only beside certain others. */
  fits?: Record<string, (options: Record<string, unknown>) => boolean>;
}

const found = import.meta.glob<{ default: About }>("./*/about/index.ts");

export async function aboutOf(game: string): Promise<About | undefined> {
  const load = found[`./${game}/about/index.ts`];
  return load ? (await load()).default : undefined;
}
