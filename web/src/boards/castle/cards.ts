/** The zone a card is played to, and the rule that tells its power. */

export type Zone = "court" | "wall" | "tower" | "outside" | "any";

const ORDER: [Zone, number, string[]][] = [
  [
    "court",
    20,
    [
      "king",
      "queen",
      "prince",
      "princess",
      "prince-charming",
      "mistress",
      "lady-in-waiting",
      "courtier",
      "courtesan",
      "advisor",
      "schemer",
      "spy",
      "thief",
      "assassin",
      "priest",
      "ambassador",
      "merchant",
      "minstrel",
      "jester",
      "village-idiot",
      "black-knight",
    ],
  ],
  ["wall", 41, ["soldier", "captain", "traitor"]],
  ["tower", 44, ["ghost", "sentry", "magician", "archer", "witch", "alchemist"]],
  ["outside", 50, ["siege-engine", "barbarian", "dragon", "enchanter", "fairy", "herald"]],
  ["any", 56, ["knight"]],
];

/** Every card of the box, by zones. */
export const CARDS = ORDER.flatMap(([, , cards]) => cards);

const KNOWN = new Map(
  ORDER.flatMap(([zone, first, cards]) =>
    cards.map((card, at) => [card, { zone, rule: `C${first + at}` }] as const),
  ),
);

/** The zone of a card: the field it stands on. */
export function zoneOf(card: string): Zone {
  return KNOWN.get(card)?.zone ?? "any";
}

/** The rule of a card's power. */
export function ruleOf(card: string): string | undefined {
  return KNOWN.get(card)?.rule;
}

/** The word for a zone in the game's catalogue. */
export function zoneWord(zone: Zone): string {
  return zone === "wall" ? "zone-walls" : zone === "tower" ? "zone-towers" : `zone-${zone}`;
}

const LONG_WORD = 6; // of a name that is one word; several are parted between them first
const LONG_AMONG_OTHERS = 8;
/** Where no rule finds the joint of a word. */
const JOINTS = new Map(
  [
    "Belage-rungs-maschine",
    "Bogen-schütze",
    "Hexen-meister",
    "Meuchel-mörder",
    "Minne-sänger",
    "Schwar-zer",
    "Turm-wächter",
    "Czarno-księżnik",
    "Skryto-bójca",
  ].map((word) => [word.replaceAll("-", ""), word.replaceAll("-", "\u00ad")]),
);
const VOWELS = "aeiouyäöüąęóаеёиоуыэюя";
const ONSET = `sch|ch|ck|sz|cz|rz|dz|sp|[bdgkptбгдкпт][rр]|[bgkpбгкп][lл]|[^${VOWELS}\\s-][ьъ]?`;
const SYLLABLE = new RegExp(`([${VOWELS}][^${VOWELS}\\s-]*?)(?=(?:${ONSET})[${VOWELS}])`, "gi");

/** A name that may be parted between the syllables of its long words, where a card is slim. */
export function parted(name: string): string {
  const syllables = (word: string) =>
    word.replace(SYLLABLE, (end, _, at: number) => (at + end.length < 3 ? end : `${end}\u00ad`));
  const long = /[\s-]/.test(name) ? LONG_AMONG_OTHERS : LONG_WORD;
  return name.replace(
    /[\p{L}]+/gu,
    (word) => JOINTS.get(word) ?? (word.length > long ? syllables(word) : word),
  );
}

/** Equal cards together, each with its number. */
export function grouped(cards: readonly (string | null)[]): { card: string; count: number }[] {
  const found = new Map<string, number>();
  for (const card of cards) if (card !== null) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, count]) => ({ card, count }));
}
