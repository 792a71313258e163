/** Tells events as sentences, word for word as the terminal does. */
import type { GameEvent } from "../board";
import type { CoachFact } from "../feed/messages";
import type { MoveReason } from "../feed/requests";
import type { Words } from "./words";

/** The kind of every fact of every event of a game. */
export type Kinds = Record<string, Record<string, string>>;

type Fact = string | number;

/** Whether a fact is known: a word, a number, or several. */
const isFact = (fact: unknown): fact is Fact | Fact[] => fact !== null && fact !== undefined;

/** Names as sentences need them; equal ones are told apart by their seats. */
export function spokenNames(names: (string | null)[]): string[] {
  const plain = names.map((name) => name ?? "");
  return plain.map((name, seat) =>
    plain.filter((other) => other === name).length > 1 ? `${name} ${seat + 1}` : name,
  );
}

export class Narrator {
  constructor(
    private readonly words: Words,
    private readonly kinds: Kinds,
    private readonly names: string[],
    private readonly placeName?: (place: string, say: Words["say"]) => string,
  ) {}

  readonly say: Words["say"] = (id, args) => this.words.say(id, args);

  seat(seat: number): string {
    return this.names[seat] ?? this.words.say("seat", { number: seat + 1 });
  }

  /** An event as a sentence; what is veiled has a message of its own. */
  tell(event: GameEvent): string {
    const veiled = Object.values(event.facts).some((fact) => fact === null);
    const args: Record<string, Fact> = {};
    for (const [key, fact] of Object.entries(event.facts)) {
      if (isFact(fact)) args[key] = this.phrase(this.kinds[event.name]?.[key] ?? "number", fact);
    }
    return this.words.say(`event-${event.name}${veiled ? "-veiled" : ""}`, args);
  }

  /** What a coach points out, as a sentence: a fact is named by its key, as in a refusal. */
  notable({ fact, facts }: CoachFact): string {
    return this.named(`coach-${fact}`, facts);
  }

  /** Why one move is better than another, as a sentence. */
  reason({ reason, facts }: MoveReason): string {
    return this.named(`reason-${reason}`, facts);
  }

  private named(id: string, facts: Record<string, Fact>): string {
    const args: Record<string, Fact> = {};
    for (const [key, one] of Object.entries(facts)) args[key] = this.phrase(key, one);
    return this.words.say(id, args);
  }

  private phrase(kind: string, fact: Fact | Fact[]): Fact {
    if (Array.isArray(fact)) return fact.map((one) => this.phrase(kind, one)).join(", ");
    if (kind === "place" && this.placeName) return this.placeName(String(fact), this.say);
    if (typeof fact === "string") return this.words.word(kind, fact);
    return kind === "seat" ? this.seat(fact) : fact;
  }
}
