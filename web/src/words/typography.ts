/** Spaces at which a line must not break: between a number and its word, before a dash, after a word of one letter. */
const NO_BREAK = "\u00a0";
const NUMBER_AND_WORD = /(?<=\d) (?=\p{L})/gu;
const BEFORE_DASH = / (?=[–—] )/g;
const SHORT_WORD = /(?<=(?:^|[\s(«„“])\p{L}) (?=\S)/gu;

/** Languages that keep a word of one letter with the next one: «в замке», „w talii”. */
const KEEPS_SHORT_WORDS = new Set(["ru", "pl"]);

export function keepTogether(text: string, language: string): string {
  const joined = text.replace(NUMBER_AND_WORD, NO_BREAK).replace(BEFORE_DASH, NO_BREAK);
  return KEEPS_SHORT_WORDS.has(language) ? joined.replace(SHORT_WORD, NO_BREAK) : joined;
}
