/** Why the server did not grant something, in the reader's language. */
import { Denied } from "../feed/requests";
import { pageWords, say } from "./page_words.svelte";
import { fullSentence } from "./sentence";

/** What a status says; the server's own sentence, which is English, may say more. */
const WORDS: Record<number, string> = {
  0: "no-answer",
  400: "not-accepted",
  401: "seat-lost",
  403: "not-allowed",
  404: "no-such-table",
  409: "not-now",
  413: "too-large",
  429: "too-many",
  503: "no-answer",
};
const FAILED = "server-failed";

/** How a refused name is told apart from other refusals of a request: by the field it names. */
const NAME = /^name\b/;

/** A sentence for the reader; `here` has the words of a page that knows better what a status means. */
export function denial(error: unknown, here: Record<number, string> = {}): string {
  const { status, message } = error instanceof Denied ? error : new Denied(0, "");
  if (status === 400 && NAME.test(message)) return say("name-unseen");
  if (message && pageWords.current?.language === "en") return fullSentence(message);
  return say(here[status] ?? WORDS[status] ?? FAILED);
}
