/** A text of several lines as paragraphs and lists. */
export type Block = { list: boolean; lines: string[] };

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split("\n").map((one) => one.trim())) {
    const last = found.at(-1);
    if (line.startsWith("- ")) {
      if (last?.list) last.lines.push(line.slice(2));
      else found.push({ list: true, lines: [line.slice(2)] });
    } else if (line && last && (!last.list || !/[.:]$/.test(last.lines.at(-1)!))) {
      last.lines.push(`${last.lines.pop()!} ${line}`);
    } else if (line) {
      found.push({ list: false, lines: [line] });
    }
  }
  return found;
}

/** A line cut at the words that are wanted: every second piece is one of them. */
export function pieces(line: string, wanted: string[]): string[] {
  if (!wanted.length) return [line];
  const longestFirst = wanted.toSorted((one, other) => other.length - one.length);
  const literal = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return line.split(new RegExp(`(${literal.join("|")})`, "giu"));
}
