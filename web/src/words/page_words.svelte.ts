/** The words of the page's language, for every component; they change with it. */
import { settings } from "../device.svelte";
import { type Words, wordsOf } from "./words";

class PageWords {
  current = $state.raw<Words | null>(null);

  say = (id: string, args?: Record<string, unknown>): string => this.current?.show(id, args) ?? "";
}

export const pageWords = new PageWords();

const RELOAD_AFTER_MS = 4_000;

/** Loads the words of the reader's language; the old ones stay until the new ones are here. */
export async function speak(): Promise<void> {
  const language = settings.language;
  const words = await wordsOf(language).catch(() => null);
  if (language !== settings.language) return;
  if (!words) {
    // Without any words a page cannot even say what is wrong; and a browser remembers that a
    // module could not be loaded for as long as the page lives.
    if (!pageWords.current) setTimeout(() => location.reload(), RELOAD_AFTER_MS);
    return;
  }
  pageWords.current = words;
  document.documentElement.lang = language;
  document.querySelector("meta[name=description]")?.setAttribute("content", words.say("hall"));
}

/** A message of the pages. */
export const say = pageWords.say;
