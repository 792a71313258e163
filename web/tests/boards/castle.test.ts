import { describe, expect, test } from "vitest";

import { CARDS, hyphenatedName } from "../../src/boards/castle/cards";
import { placeOf } from "../../src/boards/castle/places";
import { topic } from "../../src/boards/castle/help";
import {
  actions,
  change,
  choices,
  eventLine,
  idle,
  sheet,
  title,
} from "../../src/boards/castle/sheet";
import type { BoardProps, GameEvent } from "../../src/boards/castle/types";
import { LANGUAGES, wordsOf } from "../../src/words/words";

describe("the castle", () => {
  test("has towers at its corners, walls between them and a court within", () => {
    expect(placeOf("a1")?.zone).toBe("tower");
    expect(placeOf("c6")?.zone).toBe("wall");
    expect(placeOf("f3")?.zone).toBe("wall");
    expect(placeOf("d4")?.zone).toBe("court");
    expect(placeOf("o1")).toBeUndefined();
  });
});

test("cards to go fall by a play and grow by a return", () => {
  const play: GameEvent = { name: "played", facts: { seat: 0, card: "queen", place: "c3" } };
  const back: GameEvent = { name: "returned", facts: { card: "king", place: "c4", to: 0 } };
  expect(change([play], 0)).toBe(-1);
  expect(change([play, back], 0)).toBe(0);
  expect(change([play, back], 1)).toBe(0);
});

test.each(LANGUAGES)(
  "names are hyphenated in %s, and are the cards' own names",
  async (language) => {
    const { say } = await wordsOf(language, "castle");
    const names = CARDS.map((card) => hyphenatedName(card, say));
    expect(names.map((name) => name.replaceAll("\u00ad", ""))).toEqual(
      CARDS.map((card) => say(`card-${card}`)),
    );
    const parts = names.flatMap((name) => name.split(/[\u00ad\s-]/));
    expect(parts.filter((part) => part.length > 8)).toEqual([]); // what fits on the narrowest card
  },
);

/** What seat 0 sees while `selectable` can be touched. */
async function boardProps(
  asks: string,
  actions_left: number,
  ...selectable: string[]
): Promise<BoardProps> {
  const { say } = await wordsOf("en", "castle");
  const position = {
    prompt: { 0: { asks, card: asks === "action" ? null : "king", at: null } },
    table: { actions_left },
  };
  return {
    position,
    me: 0,
    seats: [{ name: "Marta" }, { name: "Tomek" }],
    selectable: new Set(selectable),
    chosen: [],
    say,
  } as unknown as BoardProps;
}

test("the first of two actions counts itself among those left, until its power asks (C5)", async () => {
  const first = await boardProps("action", 2, "hand:king", "draw");
  expect(actions(first)).toBe("2 actions left");
  expect(idle(first)).toBe("1 more after this: choose one of your cards, or draw.");
  expect(actions(await boardProps("return", 1))).toBe("1 action after this");
  const last = await boardProps("action", 1, "hand:king", "draw");
  expect(actions(last)).toBe("1 action left");
  expect(idle(last)).toBe("The last action: choose one of your cards, or draw.");
  expect(actions(await boardProps("return", 0))).toBe("the last action");
});

test("who waits for a move is told what can be done, and nothing else", async () => {
  expect(idle(await boardProps("action", 1, "draw"))).toBe("The last action: draw a card.");
  const stuck = await boardProps("action", 2, "hand:king", "swap");
  expect(idle(stuck)).toBe("1 more after this: choose one of your cards.");
  expect(choices(stuck).flat()).toMatchObject([{ touch: "swap", text: "Swap" }]);
  expect(choices({ ...stuck, chosen: ["hand:king"] }).flat()).toMatchObject([
    { touch: "swap", text: "Swap instead" },
  ]);
});

describe("a card in hand", () => {
  const at = (place: string) => ({
    move: `ghost ${place}`,
    touches: ["hand:ghost", `place:${place}`],
  });
  const boardProps = (chosen: string[], preview: GameEvent[] = []) =>
    ({
      position: {
        table: {
          board: { a1: [{ card: "ghost", token: 0 }] },
          seats: [{ hand: ["ghost", "spy"], deck: ["spy"] }],
        },
        prompt: {},
        derived: { protected: {} },
      },
      me: 0,
      chosen,
      preview,
      selectable: new Set(["place:a1", "place:a6"]),
      offers: [at("a1"), at("a6")].filter(({ touches }) =>
        chosen.every((one) => touches.includes(one)),
      ),
      say: (id: string, args: object = {}) => [id, ...Object.values(args)].join(" "),
    }) as unknown as BoardProps;

  test("tells its power when it is picked", () => {
    expect(sheet(boardProps(["hand:ghost"]))[0]).toEqual({
      emblem: "c-ghost",
      text: "power-ghost",
    });
  });

  test("says how many cards are to go only where it is known what comes of it", () => {
    const played: GameEvent = { name: "played", facts: { seat: 0, card: "ghost", place: "a1" } };
    const returned: GameEvent = { name: "returned", facts: { card: "witch", place: "a1", to: 0 } };
    expect(title(boardProps(["hand:ghost"]))).toBe("card-ghost");
    expect(title(boardProps(["hand:ghost", "place:a1"]))).toBe("card-ghost");
    expect(title(boardProps(["hand:ghost", "place:a1"], [played, returned]))).toBe(
      "sheet-to-go card-ghost 3 3",
    );
  });

  test("says how many places it has, not those that a choice has left, and not for an equal card elsewhere", () => {
    const now = (asked: string, chosen: string[]) =>
      topic(asked, boardProps(chosen))!.now!.map(({ text }) => text);
    expect(now("card-ghost@hand", [])).toEqual(["help-places 2"]);
    expect(now("card-ghost@hand", ["hand:ghost"])).toEqual(["help-places 2"]);
    expect(now("card-ghost@hand", ["hand:ghost", "place:a1"])).toEqual([]);
    for (const elsewhere of ["card-ghost", "card-ghost@a1"]) expect(now(elsewhere, [])).toEqual([]);
  });
});

test("a seat explains the numbers beside its name", async () => {
  const seen = await boardProps("action", 2);
  const held = { hand: [null, null], deck: [null, null, null] };
  Object.assign(seen.position.table, { seats: [held, held] });
  const { title, text } = topic("seat-1", seen)!;
  expect([title, text]).toEqual(["Tomek", "Hand: 2. Deck: 3."]);
});

test("fields outside have no numbers, and who wins has a name", async () => {
  const seen = await boardProps("action", 2);
  const text = (name: string, facts: object) => eventLine({ name, facts } as GameEvent, seen).text;
  expect(text("played", { seat: 0, card: "enchanter", place: "o4" })).toBe(
    "Marta plays Enchanter: outside.",
  );
  expect(text("moved", { card: "knight", place: "o2", goal: "west" })).toBe(
    "Knight moves: outside → west.",
  );
  expect(text("tokens-changed", { cards: ["king", "knight"], places: ["c3.1", "o2.1"] })).toContain(
    "(c3.1, outside)",
  );
  expect(text("finished", { seats: [1] })).toBe("The game is over. Victory: Tomek.");
});

test.each(LANGUAGES)("every card tells its power in a line of %s", async (language) => {
  const { say } = await wordsOf(language, "castle");
  for (const card of CARDS) {
    expect(say(`power-${card}`)).toMatch(/^\p{Lu}.*\.$/u);
    expect(say(`power-${card}`).length).toBeLessThan(80);
  }
});
