import type { Part } from "../../about";
import { CARDS, ruleOf, zoneOf, zoneWord } from "../cards";

const COPIES: Record<string, number> = { soldier: 13, "siege-engine": 5, knight: 4 };
const ZONES = [...new Set(CARDS.map(zoneOf))];

export const gallery: Part[] = ZONES.map((zone) => ({
  word: zoneWord(zone),
  exhibits: CARDS.filter((card) => zoneOf(card) === zone).map((card) => ({
    word: `card-${card}`,
    emblem: `c-${card}`,
    field: `f-${zone}`,
    count: COPIES[card] ?? 1,
    rules: [ruleOf(card)!],
  })),
}));
