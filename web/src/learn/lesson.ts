/** The steps of a guided first game, and its sentences; `regalia/lessons/lesson.py` describes them. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import { type Language, Words } from "../words/words";

/** A message of the lesson and what is put into it: numbers, words of the game, names of seats. */
export interface Sentence {
  says: string;
  numbers?: Record<string, string>;
  words?: Record<string, string>;
  seats?: Record<string, number>;
}

/** The objection to a move that does not finish a step: to those with this touch, or to all. */
export type WrongChoice = Sentence & { touch?: string };

/** An event that must happen: its name and some of its facts. */
export interface EventPattern {
  name: string;
  facts?: Record<string, unknown>;
}

/** One idea: something to read, or a move that finishes the step because these events happen. */
export interface Step extends Sentence {
  move?: string;
  happens?: EventPattern[];
  /** Touches and topics of the board that the sentence speaks of. */
  points?: string[];
  wrong?: WrongChoice[];
}

export interface Lesson {
  /** How many moves stand before the learner is asked. */
  opening: number;
  steps: Step[];
}

const lessons = import.meta.glob<Lesson>("../../../src/regalia/games/*/lesson/steps.json", {
  import: "default",
});
const texts = import.meta.glob<string>("../../../src/regalia/games/*/lesson/*.ftl", {
  query: "?raw",
  import: "default",
});

const fileOf = (game: string, file: string) => `../../../src/regalia/games/${game}/lesson/${file}`;

/** Whether these pages can guide through a first game of this name. */
export const hasLesson = (game: string): boolean => fileOf(game, "steps.json") in lessons;

/** The lesson of a game; there must be one. */
export const lessonOf = (game: string): Promise<Lesson> => lessons[fileOf(game, "steps.json")]!();

/** The sentences of a game's lesson. */
export async function lessonWords(game: string, language: Language): Promise<Words> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const text = await texts[fileOf(game, `${language}.ftl`)]!();
  bundle.addResource(new FluentResource(text));
  return new Words(language, bundle);
}
