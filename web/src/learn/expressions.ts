/** Numbers of a lesson's sentences: expressions over a position, as `regalia/lessons/expressions.py` describes them. */
import type { GameEvent } from "../board";

/** Sums of the numbers in events, by the name of the event and of the fact. */
export type Sums = Record<string, Record<string, number>>;

/** A position with what moves are sure to bring: the lesson's move, and another that is tried. */
export type Facts = Record<string, unknown> & { look?: Sums; tried?: Sums };

/** What lies at a path; events that do not happen count as 0. */
function resolve(path: string, facts: Facts): unknown {
  const keys = path.split(".");
  let found: unknown = facts;
  for (const key of keys) found = (found as Record<string, unknown> | undefined)?.[key];
  return found ?? (["look", "tried"].includes(keys[0]!) ? 0 : undefined);
}

function parseFactor(tokens: string[], facts: Facts): number {
  const token = tokens.shift()!;
  if (token === "(") {
    const value = parseSum(tokens, facts);
    tokens.shift();
    return value;
  }
  if (/^\d+$/.test(token)) return Number(token);
  return token.startsWith("#")
    ? (resolve(token.slice(1), facts) as unknown[]).length
    : (resolve(token, facts) as number);
}

function parseProduct(tokens: string[], facts: Facts): number {
  let value = parseFactor(tokens, facts);
  while (tokens[0] === "*") {
    tokens.shift();
    value *= parseFactor(tokens, facts);
  }
  return value;
}

function parseSum(tokens: string[], facts: Facts): number {
  let value = parseProduct(tokens, facts);
  while (tokens[0] === "+" || tokens[0] === "-") {
    const sign = tokens.shift() === "+" ? 1 : -1;
    value += sign * parseProduct(tokens, facts);
  }
  return value;
}

/** The value of an expression. */
export const evaluate = (expression: string, facts: Facts): number =>
  parseSum(expression.split(" "), facts);

/** The sums of all numbers in events that concern a seat or no seat. */
export function sumEvents(events: readonly GameEvent[], seat: number): Sums {
  const sums: Sums = {};
  for (const { name, facts } of events) {
    if ((facts["seat"] ?? seat) !== seat) continue;
    for (const [fact, value] of Object.entries(facts)) {
      if (typeof value !== "number") continue;
      const ofEvent = (sums[name] ??= {});
      ofEvent[fact] = (ofEvent[fact] ?? 0) + value;
    }
  }
  return sums;
}
