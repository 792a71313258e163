/** Why something is asked: the card that was played, and the cards that one brought in after it. */

import type { Prompt } from "../../board";
import type { GameEvent } from "./types";

export interface Link {
  card: string;
  at: string | null;
  /** How it came into play, if that was told. */
  came?: GameEvent;
}

const ENOUGH = 60; // moves back: no action takes more answers

/** The cards whose powers led to a question, the one that asks last. */
export function trail(story: readonly GameEvent[][], { card, at = null }: Prompt): Link[] {
  let chain: Link[] = [];
  for (const came of story.slice(-ENOUGH).flat()) {
    const { name, facts } = came;
    if (name === "played") chain = [];
    if (name === "played" || name === "entered")
      chain.push({ card: facts.card, at: facts.place, came });
  }
  const last = chain.at(-1);
  return last?.card === card && last?.at === at ? chain : [{ card: card!, at }];
}
