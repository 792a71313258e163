/** A review of a finished game, as far as the server has got with it. */
import { type Judged, review, reviewNews } from "../feed/requests";
import { denial } from "../words/denial";

/** A table of this server, or a record. */
export type Finished = { table: string } | { record: Record<string, unknown> };

const SOON = 700; // milliseconds until the next question

export class Reviewed {
  state = $state<"unknown" | "unasked" | "waiting" | "thinking" | "done" | "failed">("unknown");
  moves = $state(0);
  judged = $state.raw<Judged[]>([]);
  failure = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(private readonly game: Finished) {}

  /** Asks for a review; without `begin` only whether there is one. */
  async ask(begin: boolean): Promise<void> {
    this.failure = "";
    await this.take(() => review({ ...this.game, begin }), true);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  get running(): boolean {
    return this.state === "waiting" || this.state === "thinking";
  }

  /** The moves that gave something away, by their numbers from 1. */
  get turning(): number[] {
    return this.judged.flatMap((one, at) => (one.loss === null ? [] : [at + 1]));
  }

  private async take(question: () => ReturnType<typeof review>, afresh = false): Promise<void> {
    try {
      const answer = await question();
      if (this.ended) return;
      this.state = answer.state;
      this.moves = answer.moves;
      const known = afresh ? [] : this.judged;
      if (answer.after === known.length && answer.judged.length)
        this.judged = [...known, ...answer.judged];
      if (this.running) {
        this.timer = setTimeout(
          () => void this.take(() => reviewNews(answer.review, this.judged.length)),
          SOON,
        );
      }
    } catch (error) {
      this.state = "failed";
      this.failure = denial(error, { 404: "review-failed" });
    }
  }
}
