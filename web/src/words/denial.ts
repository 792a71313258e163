/** Why the server did not grant something, in the reader's language. */
import { Denied } from "../feed/requests";
import { said, say } from "./said.svelte";
import { fullSentence } from "./sentence";

const WORDS: Record<number, string> = {
  0: "no-line",
  401: "seat-lost",
  404: "no-such-table",
  409: "not-now",
  429: "too-many",
  503: "no-line",
};

/** The server speaks English: to others a status says as much as it can, `here` where a page knows better. */
export function denial(error: unknown, here: Record<number, string> = {}): string {
  const { status, message } = error instanceof Denied ? error : new Denied(0, "");
  const known = here[status] ?? WORDS[status];
  if (known && (!message || said.words?.language !== "en")) return say(known);
  return fullSentence(message || say("no-line"));
}
