/** Which kind each fact of a game's events has, so that a `mill` is named as the Mill it is. */
import type { Kinds } from "./narrator";
import { wordsFromServer } from "./words";

const found = import.meta.glob<Kinds>("../../../docs/schema/*.json", {
  query: "?facts",
  import: "default",
});

export async function kindsOf(game: string): Promise<Kinds> {
  const load = found[`../../../docs/schema/${game}.json`];
  return load ? load() : (await wordsFromServer(game, "en")).facts;
}
