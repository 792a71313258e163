/** The table of any game in rows of text. */

export interface Row {
  name: string;
  /** The seat that a row belongs to, where the field has a value for each seat. */
  seat: number | null;
  text: string;
}

/** A row for every field of a table; one for every seat where a field is a list of lists by seat. */
export function rowsOf(table: Record<string, unknown>, seats: number): Row[] {
  return Object.entries(table).flatMap(([name, value]): Row[] =>
    isBySeat(value, seats)
      ? value.map((one, seat) => ({ name, seat, text: textOf(one) }))
      : [{ name, seat: null, text: textOf(value) }],
  );
}

const isBySeat = (value: unknown, seats: number): value is unknown[] =>
  Array.isArray(value) &&
  value.length === seats &&
  value.every((one) => typeof one === "object" && one !== null);

/** A value in a line; what is hidden is a question mark, and many of them are counted. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return listText(value);
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${textOf(one)}`)
    .join("; ");
}

function listText(values: unknown[]): string {
  const hidden = values.filter((one) => one === null).length;
  const known = values.filter((one) => one !== null).map(textOf);
  return [...known, ...(hidden ? [hidden > 1 ? `? × ${hidden}` : "?"] : [])].join(", ") || "–";
}
