/** The stock phrases of the chat: sent as text, and shown to each reader in their own language. */
import { LANGUAGES, type Words, wordsOf } from "./words";

export const PHRASES = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `phrase-${number}`);

/** The ids of all phrases by their text in any language. */
export async function phraseIds(): Promise<Map<string, string>> {
  const all = await Promise.all(LANGUAGES.map((language) => wordsOf(language)));
  return new Map(all.flatMap(({ say }) => PHRASES.map((id) => [say(id), id] as const)));
}

/** A message as the reader should see it: a stock phrase in their language, anything else as it is. */
export function translatePhrase(text: string, ids: Map<string, string>, say: Words["say"]): string {
  const id = ids.get(text);
  return id ? say(id) : text;
}
