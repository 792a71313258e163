/** The eight buildings: who lives there, what the building is worth, and its rule in signs. */

export const CHARACTERS = [
  "miller",
  "brewer",
  "witch",
  "guard",
  "knight",
  "innkeeper",
  "noble",
] as const;
export type Character = (typeof CHARACTERS)[number];

export const BUILDINGS = [
  "mill",
  "brewery",
  "cottage",
  "guardhouse",
  "barracks",
  "inn",
  "castle",
] as const;
export type Building = (typeof BUILDINGS)[number];

export const INFIRMARY = "infirmary";
export type Column = Building | typeof INFIRMARY;
export const COLUMNS: readonly Column[] = [...BUILDINGS, INFIRMARY];

/** A side of a building: what the majority is worth, the rule's id, and its signs in lines. */
export interface Face {
  worth: number;
  rule: string;
  signs: Sign[][];
}

/** A number or a mark as it stands, an emblem by its name, or a word to be said. */
export type Sign = { mark: string } | { emblem: string } | { word: string };

const mark = (text: string | number): Sign => ({ mark: String(text) });
const word = (id: string): Sign => ({ word: `sign-${id}` });
const one = (name: string): Sign => ({ emblem: name });
const people = (...names: Character[]): Sign[] => names.map((name) => one(`m-${name}`));
const each = (coins: number, ...names: Character[]): Sign[] => [
  mark(`${coins} ×`),
  ...people(...names),
];
const all = (coins: number, name: Character): Sign[] => [word("all"), ...people(name), mark(coins)];
const worker = one("worker");

const FACES: Record<Column, [Face, Face]> = {
  mill: [
    { worth: 10, rule: "M20A", signs: [each(2, "miller")] },
    { worth: 14, rule: "M20B", signs: [each(2, "miller"), all(3, "witch")] },
  ],
  brewery: [
    {
      worth: 11,
      rule: "M21A",
      signs: [[mark("2+"), worker, mark("×"), ...people("brewer")], all(2, "miller")],
    },
    {
      worth: 12,
      rule: "M21B",
      signs: [
        [worker, mark("×"), ...people("miller", "brewer")],
        [...people("innkeeper", "noble"), mark(10)],
      ],
    },
  ],
  cottage: [
    { worth: 12, rule: "M22A", signs: [[word("heal")], each(2, "miller", "brewer", "witch")] },
    { worth: 12, rule: "M22B", signs: [[word("heal")], each(3, "witch")] },
  ],
  guardhouse: [
    { worth: 13, rule: "M23A", signs: [each(2, "guard", "knight", "innkeeper")] },
    {
      worth: 8,
      rule: "M23B",
      signs: [each(2, "brewer", "witch", "guard"), all(3, "innkeeper")],
    },
  ],
  barracks: [
    { worth: 14, rule: "M24A", signs: [[word("attack")], each(3, "knight")] },
    { worth: 8, rule: "M24B", signs: [[word("attack")], each(3, "knight", "innkeeper", "noble")] },
  ],
  inn: [
    { worth: 15, rule: "M25A", signs: [each(4, "innkeeper"), all(3, "brewer")] },
    { worth: 12, rule: "M25B", signs: [each(2, "innkeeper"), [mark("×\u00a0"), word("group")]] },
  ],
  castle: [
    { worth: 16, rule: "M26A", signs: [[mark("5+"), worker, mark("×"), ...people("noble")]] },
    {
      worth: 16,
      rule: "M26B",
      signs: [
        [one("coin"), mark("⇄"), worker],
        [...each(4, "noble"), one("m-infirmary")],
      ],
    },
  ],
  infirmary: [
    { worth: -1, rule: "M27A", signs: [[word("end")], [mark("−1\u00a0"), word("each")]] },
    { worth: -10, rule: "M27B", signs: [[mark("−2\u00a0"), word("each")], [word("most")]] },
  ],
};

/** The sides of a table: the eight letters of its options, all A where it names none. */
export function sidesOf(options: Record<string, unknown>): string {
  return typeof options.sides === "string" ? options.sides : "AAAAAAAA";
}

/** Whether a building lies on its side B. */
export function isB(sides: string, column: Column): boolean {
  return sides[COLUMNS.indexOf(column)] === "B";
}

/** The side of a building that is in use. */
export function face(sides: string, column: Column): Face {
  return FACES[column][isB(sides, column) ? 1 : 0];
}

/** Whose field a column has. */
export function fieldOf(column: Column): string {
  return column === INFIRMARY ? "wounded" : CHARACTERS[BUILDINGS.indexOf(column)]!;
}

/** Where a character lives. */
export function homeOf(character: string): Building {
  return BUILDINGS[CHARACTERS.indexOf(character as Character)]!;
}

/** The characters that a card shows. */
export function halvesOf(card: string): string[] {
  return card.split("/");
}
