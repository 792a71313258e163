/** A text of several lines as paragraphs and lists; an empty line ends a paragraph. */
export type Block = { list: boolean; lines: string[] };

/** Lines are joined; those of an item after the first are indented. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  let isOpen = false; // whether the last line goes on
  for (const line of text.split("\n")) {
    const last = found.at(-1);
    const words = line.trim();
    if (!words) {
      isOpen = false;
    } else if (words.startsWith("- ")) {
      if (last?.list) last.lines.push(words.slice(2));
      else found.push({ list: true, lines: [words.slice(2)] });
      isOpen = true;
    } else if (isOpen && (!last!.list || line.startsWith(" "))) {
      last!.lines.push(`${last!.lines.pop()!} ${words}`);
    } else {
      found.push({ list: false, lines: [words] });
      isOpen = true;
    }
  }
  return found;
}

/** A line cut at the ids of rules: every second piece is one of them. */
export const cutAtRules = (line: string): string[] => line.split(/\b([A-Z]\d{1,2}[AB]?)\b/);

/** A text without the rules it refers to in brackets, for where they can be no links. */
export const withoutRuleIds = (text: string): string =>
  text.replace(/\s*\((?:[A-Z]\d{1,2}[AB]?(?:, )?)+\)/g, "");

/** A line cut at the words that are wanted: every second piece is one of them. */
export function pieces(line: string, wanted: string[]): string[] {
  if (!wanted.length) return [line];
  const longestFirst = wanted.toSorted((one, other) => other.length - one.length);
  const literal = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return line.split(new RegExp(`(${literal.join("|")})`, "giu"));
}
