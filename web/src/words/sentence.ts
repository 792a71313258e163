/** Words that start as a sentence does. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Words as a whole sentence, to its full stop. */
export const fullSentence = (words: string): string =>
  sentence(words) + (/[.!?…]$/.test(words) ? "" : ".");
