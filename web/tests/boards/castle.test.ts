import { describe, expect, test } from "vitest";

import { CARDS, hyphenatedName } from "../../src/boards/castle/cards";
import { placeOf } from "../../src/boards/castle/places";
import { topic } from "../../src/boards/castle/help";
import { actions, change, choices, eventLine, idle, title } from "../../src/boards/castle/sheet";
import type { BoardProps, GameEvent } from "../../src/boards/castle/types";
import { LANGUAGES, wordsOf } from "../../src/words/words";

describe("the castle", () => {
  test("has towers at its corners, walls between them and a court within", () => {
    expect(placeOf("a1")?.zone).toBe("tower");
    expect(placeOf("c6")).toMatchObject({ zone: "wall", side: "n" });
    expect(placeOf("f3")).toMatchObject({ zone: "wall", side: "e" });
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
async function shown(
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
  const first = await shown("action", 2, "hand:king", "draw");
  expect(actions(first)).toBe("2 actions left");
  expect(idle(first)).toBe("1 more after this: touch one of your cards, or draw.");
  expect(actions(await shown("return", 1))).toBe("1 action after this");
  const last = await shown("action", 1, "hand:king", "draw");
  expect(actions(last)).toBe("1 action left");
  expect(idle(last)).toBe("The last action: touch one of your cards, or draw.");
  expect(actions(await shown("return", 0))).toBe("the last action");
});

test("who waits for a move is told what can be done, and nothing else", async () => {
  expect(idle(await shown("action", 1, "draw"))).toBe("The last action: draw a card.");
  const stuck = await shown("action", 2, "hand:king", "swap");
  expect(idle(stuck)).toBe("1 more after this: touch one of your cards.");
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
  const shown = (chosen: string[], preview: GameEvent[] = []) =>
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

  test("says how many cards are to go only where it is known what comes of it", () => {
    const played: GameEvent = { name: "played", facts: { seat: 0, card: "ghost", place: "a1" } };
    const returned: GameEvent = { name: "returned", facts: { card: "witch", place: "a1", to: 0 } };
    expect(title(shown(["hand:ghost"]))).toBe("card-ghost");
    expect(title(shown(["hand:ghost", "place:a1"]))).toBe("card-ghost");
    expect(title(shown(["hand:ghost", "place:a1"], [played, returned]))).toBe(
      "sheet-to-go card-ghost 3 3",
    );
  });

  test("says how many places it has, not those that a choice has left, and not for an equal card elsewhere", () => {
    const now = (asked: string, chosen: string[]) =>
      topic(asked, shown(chosen))!.now!.map(({ text }) => text);
    expect(now("card-ghost@hand", [])).toEqual(["help-places 2"]);
    expect(now("card-ghost@hand", ["hand:ghost"])).toEqual(["help-places 2"]);
    expect(now("card-ghost@hand", ["hand:ghost", "place:a1"])).toEqual([]);
    for (const elsewhere of ["card-ghost", "card-ghost@a1"]) expect(now(elsewhere, [])).toEqual([]);
  });
});

test("fields outside have no numbers, and who wins has a name", async () => {
  const seen = await shown("action", 2);
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
