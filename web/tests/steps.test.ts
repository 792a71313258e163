/** What boards work out from events and hold as data, compared with the rules over random games. */
import { describe, expect, test } from "vitest";

import type { GameTypes } from "../src/board";
import { CARDS, ruleOf, zoneOf, zoneWord } from "../src/boards/castle/cards";
import { change } from "../src/boards/castle/sheet";
import { FLOORS, floorOf, THRONE } from "../src/boards/kingme/palace";
import { BUILDINGS, COLUMNS, face } from "../src/boards/majesty/buildings";
import { changeOf, consequence } from "../src/boards/majesty/consequence";
import { inPlay } from "../src/boards/majesty/scores";
import { count, leaders } from "../src/boards/majesty/standing";
import { cards, games, type Step, values } from "./random_games";

/** Every step with the position before it. */
function* moves<Game extends GameTypes>(played: Step<Game>[][]) {
  for (const steps of played)
    for (const [at, { events, position }] of steps.entries())
      if (at) yield { before: steps[at - 1]!.position, events, after: position };
}

describe("Majesty", () => {
  test("coins, workers and cards change as the events of a move say", () => {
    for (const { before, events, after } of moves(games.majesty)) {
      const found = consequence(events);
      for (const [seat, realm] of after.table.seats.entries()) {
        const old = before.table.seats[seat]!;
        const coins = after.over ? inPlay(after.derived.seats[seat]!) : realm.coins;
        expect(coins).toBe(old.coins + (found.coins.get(seat) ?? 0));
        expect(realm.workers).toBe(old.workers + (found.workers.get(seat) ?? 0));
        for (const column of COLUMNS)
          expect(count(realm, column)).toBe(count(old, column) + changeOf(found, seat, column));
      }
    }
  });

  test("a building is led by those with most cards there", () => {
    for (const { after } of moves(games.majesty)) {
      for (const building of BUILDINGS) {
        const counts = after.table.seats.map((realm) => count(realm, building));
        const most = Math.max(...counts);
        expect(leaders(after, building)).toEqual(
          most ? counts.flatMap((cards, seat) => (cards === most ? [seat] : [])) : [],
        );
      }
    }
  });

  test("the buildings are worth what the rules say", () => {
    for (const building of BUILDINGS)
      expect(["AAAAAAAA", "BBBBBBBB"].map((sides) => face(sides, building).worth)).toEqual(
        values[building],
      );
  });
});

test("a courtier of King Me! climbs one floor at a time, the last one to the throne", () => {
  let climbed = 0;
  for (const { before, events } of moves(games.kingme)) {
    for (const { name, facts } of events) {
      if (name !== "moved" && name !== "nominated") continue;
      const goal = name === "moved" ? FLOORS.indexOf(facts.floor) : THRONE;
      expect(floorOf(before.table, facts.courtier) + 1).toBe(goal);
      climbed += 1;
    }
  }
  expect(climbed).toBeGreaterThan(100);
});

describe("Castle", () => {
  test("the cards to go change as the events of a move say", () => {
    let changes = 0;
    for (const { before, events, after } of moves(games.castle)) {
      for (const [seat, { hand, deck }] of after.table.seats.entries()) {
        const old = before.table.seats[seat]!;
        const by = change(events, seat);
        expect(hand.length + deck.length).toBe(old.hand.length + old.deck.length + by);
        changes += Number(by !== 0);
      }
    }
    expect(changes).toBeGreaterThan(50);
  });

  test("cards have the zones and rules of the engine", () => {
    expect(CARDS.toSorted()).toEqual(Object.keys(cards).toSorted());
    for (const card of CARDS)
      expect({ zone: zoneWord(zoneOf(card)), rule: ruleOf(card) }).toEqual({
        zone: `zone-${cards[card]!.zone}`,
        rule: cards[card]!.rule,
      });
  });
});
