/** The rules of a game in chapters, as far as a search leaves them. */
export interface Chapter {
  id: string;
  title: string;
  rules: [id: string, text: string][];
}

/** The words of a search, in lower case. */
export const searchWords = (sought: string): string[] =>
  sought.toLowerCase().split(/\s+/).filter(Boolean);

/** The chapters with the rules that have all the words. */
export function chaptersOf(rules: Iterable<[string, string]>, words: string[]): Chapter[] {
  const found: Chapter[] = [];
  for (const [id, text] of rules) {
    if (id.startsWith("section-")) found.push({ id, title: text, rules: [] });
    else if (words.every((word) => `${id} ${text}`.toLowerCase().includes(word)))
      found.at(-1)?.rules.push([id, text]);
  }
  return found.filter((chapter) => chapter.rules.length);
}
