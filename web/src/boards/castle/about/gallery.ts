import type { Exhibit } from "../../about";
import { CARDS, ruleOf, zoneOf } from "../cards";

const COPIES: Record<string, number> = { soldier: 13, "siege-engine": 5, knight: 4 };

export const gallery: Exhibit[] = CARDS.map((card) => ({
  word: `card-${card}`,
  emblem: `c-${card}`,
  field: `f-${zoneOf(card)}`,
  count: String(COPIES[card] ?? 1),
  rules: [ruleOf(card)!],
}));
