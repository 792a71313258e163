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

/** A card's name that may be hyphenated where the card is narrow. */
export const hyphenatedName = (card: string, say: (id: string) => string): string =>
  say(`syllables-${card}`).replaceAll("|", "\u00ad");

/** Equal cards together, each with its number. */
export function grouped(cards: readonly (string | null)[]): { card: string; count: number }[] {
  const found = new Map<string, number>();
  for (const card of cards) if (card !== null) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, count]) => ({ card, count }));
}
