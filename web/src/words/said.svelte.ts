/** The words of the page's language, for every component; they change with it. */
import { wishes } from "../device.svelte";
import { type Words, wordsOf } from "./words";

class Said {
  words = $state.raw<Words | null>(null);

  say = (id: string, args?: Record<string, unknown>): string => this.words?.say(id, args) ?? "";
}

export const said = new Said();

const RELOAD_AFTER_MS = 4_000;

/** Loads the words of the reader's language; the old ones stay until the new ones are here. */
export async function speak(): Promise<void> {
  const language = wishes.language;
  const words = await wordsOf(language).catch(() => null);
  if (language !== wishes.language) return;
  if (!words) {
    // Without any words a page cannot even say what is wrong; and a browser remembers that a
    // module could not be loaded for as long as the page lives.
    if (!said.words) setTimeout(() => location.reload(), RELOAD_AFTER_MS);
    return;
  }
  said.words = words;
  document.documentElement.lang = language;
}

/** A message of the pages. */
export const say = said.say;
