/** Words in the reader's language: of a game, of its board and of these pages, from one catalogue. */
import { gameWords } from "../feed/requests";
import type { GameWords } from "../wire/wire";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { keepTogether } from "./typography";

export const LANGUAGES = ["en", "ru", "de", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The words of games of other packages, by game and language, as the server has them. */
const fetched = new Map<string, Promise<GameWords>>();

/** The words of a game that these pages were built without; asked for again where that failed. */
export function wordsFromServer(game: string, language: Language): Promise<GameWords> {
  const key = `${language} ${game}`;
  const known = fetched.get(key);
  if (known) return known;
  const asked = gameWords(game, language);
  fetched.set(key, asked);
  asked.catch(() => fetched.delete(key));
  return asked;
}

type Texts = Record<string, () => Promise<string>>;
// The build reads these calls as they stand, so each says everything itself.
const kernel = import.meta.glob<string>("../../../src/regalia/kernel/text/i18n/*.ftl", {
  query: "?raw",
  import: "default",
});
const games = import.meta.glob<string>("../../../src/regalia/games/*/i18n/*.ftl", {
  query: "?raw",
  import: "default",
});
const names = import.meta.glob<string>("../../../src/regalia/games/*/i18n/*.ftl", {
  query: "?name",
  import: "default",
  eager: true,
});
const rules = import.meta.glob<string>("../../../src/regalia/games/*/i18n/rules/*.ftl", {
  query: "?raw",
  import: "default",
});
const boards = import.meta.glob<string>("../boards/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const about = import.meta.glob<string>("../boards/*/about/*.ftl", {
  query: "?raw",
  import: "default",
});
const pages = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });

/** The games that these pages were built with. */
export const GAMES = [...new Set(Object.keys(rules).map((path) => path.split("/").at(-4)!))];

/** The texts of a catalogue whose file ends so, in English where there is no other. */
async function texts(of: Texts, where: string, language: Language): Promise<string> {
  const at = (lang: Language) =>
    Object.keys(of).find((path) => path.endsWith(`${where}/${lang}.ftl`));
  const found = at(language) ?? at("en");
  return found ? of[found]!() : "";
}

/** The words of one game, or of the pages alone, in one language. */
export class Words {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
  ) {}

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message; a missing one shows its id, and tests see to it that none is missing. */
  say = (id: string, args?: Record<string, unknown>): string => {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern === undefined || pattern === null) return id;
    return this.bundle.formatPattern(pattern, (args ?? null) as Record<string, FluentVariable>, []);
  };

  /** A message as a page shows it: what belongs together stays on one line. */
  show = (id: string, args?: Record<string, unknown>): string =>
    keepTogether(this.say(id, args), this.language);

  /** The name of a thing, `card-witch` for example; both halves of `witch/guard`. */
  word(kind: string, name: string): string {
    const named = (part: string) =>
      this.has(`${kind}-${part}`) ? this.say(`${kind}-${part}`) : part;
    return name.split("/").map(named).join("/");
  }
}

const cache = new Map<string, Promise<Words>>();

/** The words of a game, or of the pages alone. */
export function wordsOf(language: Language, game = ""): Promise<Words> {
  const key = `${language} ${game}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const made = gathered(language, game);
  cache.set(key, made);
  made.catch(() => cache.delete(key)); // the next one who asks tries again
  return made;
}

/** The words of a game itself, built in or from the server. */
async function gameTexts(game: string, language: Language): Promise<string> {
  if (GAMES.includes(game)) return texts(games, `/${game}/i18n`, language);
  return (await wordsFromServer(game, language)).words;
}

async function gathered(language: Language, game: string): Promise<Words> {
  return joined(language, [
    texts(kernel, "/i18n", language),
    texts(pages, ".", language),
    ...(game
      ? [
          gameTexts(game, language),
          texts(boards, `/${game}/words`, language),
          texts(about, `/${game}/about`, language),
        ]
      : []),
  ]);
}

/** What the hall says of a game, a small part of its words: its name and what it is about. */
export function wordsAbout(language: Language, game: string): Promise<Words> {
  const name = Object.entries(names).find(([path]) =>
    path.endsWith(`/${game}/i18n/${language}.ftl`),
  );
  if (!name) return wordsOf(language, game);
  return joined(language, [Promise.resolve(name[1]), texts(about, `/${game}/about`, language)]);
}

async function joined(language: Language, catalogues: Promise<string>[]): Promise<Words> {
  const found = await Promise.all(catalogues);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of found) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return new Words(language, bundle);
}

/** Every rule and heading of a game, by id, in reading order. */
export async function rulesOf(language: Language, game: string): Promise<Map<string, string>> {
  const text = GAMES.includes(game)
    ? await texts(rules, `/${game}/i18n/rules`, language)
    : (await wordsFromServer(game, language)).rules;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  const found = new Map<string, string>();
  for (const [, id] of text.matchAll(/^([A-Za-z][\w-]*) *=/gm)) {
    const pattern = bundle.getMessage(id!)?.value;
    if (pattern) found.set(id!, keepTogether(bundle.formatPattern(pattern), language));
  }
  return found;
}
