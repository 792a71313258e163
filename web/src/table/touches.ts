/** Narrows the offered moves by touches; it knows no game. */
import type { Offer } from "../board";

const sortOf = (touch: string) => touch.slice(0, (touch.indexOf(":") + 1 || touch.length + 1) - 1);

/** What is left of a list when some of its elements are taken out, or null if one is not in it. */
function without(touches: string[], taken: string[]): string[] | null {
  const left = [...touches];
  for (const one of taken) {
    const at = left.indexOf(one);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

const begins = (touches: string[], chosen: string[]) =>
  chosen.every((one, at) => touches[at] === one);

/** The moves offered to a seat, and the way from touches to one of them. */
export class Touches {
  /** Offers whose touches another offer has in another order: only their order tells them apart. */
  private readonly ordered: Set<Offer>;

  constructor(readonly offers: Offer[]) {
    const same = new Map<string, Offer[]>();
    for (const offer of offers) {
      const key = JSON.stringify([...offer.touches].sort());
      same.set(key, [...(same.get(key) ?? []), offer]);
    }
    this.ordered = new Set([...same.values()].filter((twins) => twins.length > 1).flat());
  }

  /** The moves still possible, touched in any order that leaves no doubt. */
  possible(chosen: string[]): Offer[] {
    return this.offers.filter((offer) =>
      this.ordered.has(offer)
        ? begins(offer.touches, chosen)
        : without(offer.touches, chosen) !== null,
    );
  }

  /** What is to be touched next, in the order of the moves. */
  selectable(chosen: string[]): Set<string> {
    const found = new Set<string>();
    for (const offer of this.possible(chosen)) {
      const next = without(offer.touches, chosen)?.[0];
      if (next !== undefined) found.add(next);
    }
    return found;
  }

  /** The move that is chosen: all of it is touched, or nothing else is left to choose. */
  ready(chosen: string[]): Offer | null {
    if (!chosen.length) return null;
    const left = this.possible(chosen);
    const whole = left.find((offer) => offer.touches.length === chosen.length);
    return whole ?? (left.length === 1 ? left[0]! : null);
  }

  /**
   * What is chosen after one more touch.
   *
   * A chosen thing is taken back, with what was chosen after it where that no longer stands
   * alone; another thing of the same sort replaces it; else as much as possible is kept.
   */
  touched(chosen: string[], touch: string): string[] {
    const at = chosen.lastIndexOf(touch);
    const more = [...chosen, touch];
    if (this.possible(more).length) return more;
    if (at >= 0) return chosen.slice(0, at);
    const sort = sortOf(touch);
    for (let place = chosen.length - 1; place >= 0; place--) {
      if (sortOf(chosen[place]!) !== sort) continue;
      const instead = chosen.with(place, touch);
      if (this.possible(instead).length) return instead;
      const shorter = instead.slice(0, place + 1);
      if (this.possible(shorter).length) return shorter;
    }
    for (let length = chosen.length - 1; length >= 0; length--) {
      const fewer = [...chosen.slice(0, length), touch];
      if (this.possible(fewer).length) return fewer;
    }
    return chosen;
  }

  /** Whether a chosen thing may be let fall on another one: both stay chosen then. */
  accepts(chosen: string[], thing: string, goal: string): boolean {
    const after = this.touched(chosen, goal);
    return chosen.includes(goal) || (after.includes(thing) && after.includes(goal));
  }

  /** One step back. */
  back(chosen: string[]): string[] {
    return chosen.slice(0, -1);
  }
}
