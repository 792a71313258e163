/** The words of the page's language, for every component; they change with it. */
import { wishes } from "../device.svelte";
import { type Words, wordsOf } from "./words";

class Said {
  words = $state.raw<Words | null>(null);

  say = (id: string, args?: Record<string, unknown>): string => this.words?.say(id, args) ?? "";
}

export const said = new Said();

/** Loads the words of the reader's language; the old ones stay until the new ones are here. */
export async function speak(): Promise<void> {
  const language = wishes.language;
  const words = await wordsOf(language);
  if (language !== wishes.language) return;
  said.words = words;
  document.documentElement.lang = language;
}

/** A message of the pages. */
export const say = said.say;
