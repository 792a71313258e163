/** Guides through a lesson at a real table; it knows no game. */
import type { GameEvent } from "../board";
import { rememberTable, savedGames } from "../device.svelte";
import type { LiveTable } from "../table/live.svelte";
import type { Words } from "../words/words";
import { evaluate, type Facts, sumEvents } from "./expressions";
import type { EventPattern, Lesson, Sentence, Step } from "./lesson";

const fits = (event: GameEvent, { name, facts = {} }: EventPattern) =>
  event.name === name &&
  Object.entries(facts).every(([fact, value]) => event.facts[fact] === value);

/** Whether some event fits each of the patterns. */
export const happens = (patterns: EventPattern[], events: GameEvent[]): boolean =>
  patterns.every((pattern) => events.some((event) => fits(event, pattern)));

/** In whose words a guide speaks: the lesson's, the game's, and the names of the seats. */
interface Voice {
  lessonWords: Words;
  words: Words;
  names: string[];
}

export class Guide {
  /** How many sentences were read since the last own move, and after how many own moves that was. */
  private read = $state({ after: 0, sentences: 0 });
  /** Whether moves are being taken back until the game is on the lesson's way again. */
  private isReturning = $state(false);

  constructor(
    private readonly live: LiveTable,
    private readonly lesson: Lesson,
    private readonly voice: () => Voice,
  ) {}

  /** The learner's own moves so far, by their events. */
  private ownTurns = $derived.by(() =>
    this.live.state.turns
      .slice(this.lesson.opening)
      .filter(({ seat }) => seat === this.live.me)
      .map(({ events }) => events),
  );

  private moveSteps = $derived.by(() => this.lesson.steps.filter((step) => step.move));

  /** How many own moves have followed the lesson. */
  private followed = $derived.by(() => {
    const astray = this.ownTurns.findIndex(
      (events, at) => !happens(this.moveSteps[at]?.happens ?? [], events),
    );
    return astray < 0 ? Math.min(this.ownTurns.length, this.moveSteps.length) : astray;
  });

  /** Whether a move was made that is not the lesson's. */
  isAstray = $derived.by(
    () => this.followed < this.moveSteps.length && this.ownTurns.length > this.followed,
  );

  /** The number of the current step, from 0; all of them when the lesson is over. */
  at = $derived.by(() => {
    const { steps } = this.lesson;
    if (this.hasLeft) return steps.length;
    const last = this.moveSteps[this.followed - 1];
    const first = last ? steps.indexOf(last) + 1 : 0;
    const sentences = this.read.after === this.followed ? this.read.sentences : 0;
    const isBeyond = !this.isAstray && this.ownTurns.length > this.moveSteps.length;
    return isBeyond ? steps.length : first + sentences;
  });

  get last(): number {
    return this.lesson.steps.length;
  }

  /** The step that is open now. */
  get step(): Step | undefined {
    return this.live.asked && !this.isAstray ? this.lesson.steps[this.at] : undefined;
  }

  /** Whether the guide has something to say now. */
  get speaks(): boolean {
    return this.live.asked && this.isActive;
  }

  /** Whether the lesson goes on. */
  get isActive(): boolean {
    return this.at < this.last;
  }

  /** Whether the learner has played past the last step without saying so. */
  get isOutplayed(): boolean {
    return !this.hasLeft && !this.isActive;
  }

  private get hasLeft(): boolean {
    return !!savedGames.tables.find((one) => one.table === this.live.id)?.taught;
  }

  /** The move that finishes the step. */
  private get stepMove() {
    return this.live.owedMoves.find(({ move }) => move === this.step?.move);
  }

  /** What is still to be touched for that move, in order. */
  get nextTouches(): string[] {
    const { chosen } = this.live.selection;
    return (this.stepMove?.touches ?? []).filter((touch) => !chosen.includes(touch));
  }

  /** What the sentence speaks of, until something is chosen. */
  get points(): string[] {
    return this.live.selection.chosen.length ? [] : (this.step?.points ?? []);
  }

  /** What the open step says. */
  get sentence(): string {
    const { step } = this;
    const isInformed = !step?.move || this.live.selection.gains.has(step.move);
    return step && isInformed ? this.tell(step) : "";
  }

  /** What speaks against the move that is chosen, if it is not the one of the step. */
  get objection(): string {
    const { step } = this;
    const { gains, preview, ready } = this.live.selection;
    if (!step?.move || !ready || ready.move === step.move) return "";
    const wrong = step.wrong?.find(({ touch }) => !touch || ready.touches.includes(touch));
    return wrong ? this.tell(wrong, gains.get(ready.move) ?? preview) : "";
  }

  /** A sentence with its numbers, which are those of the position. */
  private tell(sentence: Sentence, tried: GameEvent[] = []): string {
    const { me, position, selection } = this.live;
    const { lessonWords, words, names } = this.voice();
    const look = selection.gains.get(this.step?.move ?? "") ?? [];
    const sums = { look: sumEvents(look, me), tried: sumEvents(tried, me) };
    const facts = { ...position, ...sums } as unknown as Facts;
    const args: Record<string, unknown> = {};
    for (const [name, one] of Object.entries(sentence.numbers ?? {}))
      args[name] = evaluate(one, facts);
    for (const [name, id] of Object.entries(sentence.words ?? {})) args[name] = words.say(id);
    for (const [name, seat] of Object.entries(sentence.seats ?? {})) args[name] = names[seat];
    return lessonWords.say(sentence.says, args);
  }

  /** The next step, after something to read; the end of the lesson after the last one. */
  next = (): void => {
    if (this.at === this.last - 1) this.leave();
    else {
      const sentences = this.read.after === this.followed ? this.read.sentences : 0;
      this.read = { after: this.followed, sentences: sentences + 1 };
    }
  };

  /** The guide goes on: it makes the move of the step itself. */
  skip = (): void => {
    const { step } = this;
    if (step?.move) this.live.make(step.move);
    else this.next();
  };

  /** Takes back all moves that were not the lesson's, one by one. */
  goBack = (): void => {
    this.isReturning = true;
    this.continueReturn();
  };

  /** Takes back the next move; called whenever the table has changed. */
  continueReturn(): void {
    if (!this.isReturning) return;
    if (!this.isAstray) this.isReturning = false;
    else if (this.live.canUndo) this.live.undo();
  }

  /** Ends the lesson; the game goes on without a guide. */
  leave = (): void => rememberTable(this.live.id, { taught: true });
}
