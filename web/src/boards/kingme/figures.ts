/** The figures of the courtiers, who are men in one language and women in another. */
import type { Language } from "../../words/words";

/** Whose names are of the other sex than in the language of the drawings, and how their figures end. */
const OTHERS: Partial<Record<Language, Record<string, string>>> = {
  ru: { A: "-f", B: "-m", V: "-m", O: "-m" },
};

/** The figure of a courtier by its name in this language; the emblem is the same in all of them. */
export const figureOf = (courtier: string, language: Language): string =>
  `k-${courtier}${OTHERS[language]?.[courtier] ?? ""}`;
