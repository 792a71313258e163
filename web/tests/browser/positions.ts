/** What stands on a board, read from the page and from the server, in the same words. */
import type { House, Made } from "./house";

/** Numbers and names by what they belong to. */
export type Position = Record<string, unknown>;

interface Reader {
  /** Runs in the page. */
  onPage: () => Position;
  onServer: (table: any, seat: number) => Position;
}

const majesty: Reader = {
  onPage: () => {
    const numbers = (query: string) =>
      [...document.querySelectorAll<HTMLElement>(".mseat")]
        .sort((one, other) => Number(one.dataset["seat"]) - Number(other.dataset["seat"]))
        .map((seat) => Number(seat.querySelector(query)!.textContent));
    return {
      row: [...document.querySelectorAll<HTMLElement>(".mcard")].map((card) =>
        card.dataset["topic"]!.replace(/^card-|@.*$/g, ""),
      ),
      deck: Number(document.querySelector(".deck b")!.textContent),
      coins: numbers("[data-coins]"),
      workers: numbers("[data-workers]"),
    };
  },
  onServer: ({ row, deck, seats }) => ({
    row: row.map(({ card }: { card: string }) => card),
    deck: deck.length,
    coins: seats.map(({ coins }: { coins: number }) => coins),
    workers: seats.map(({ workers }: { workers: number }) => workers),
  }),
};

const kingme: Reader = {
  onPage: () => ({
    floors: [0, 1, 2, 3, 4, 5, 6].map((floor) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          `[data-floor="${floor}"] [data-touch^="courtier:"]`,
        ),
      ].map((piece) => piece.dataset["touch"]!.slice("courtier:".length)),
    ),
  }),
  onServer: ({ floors }) => ({ floors }),
};

const castle: Reader = {
  onPage: () => {
    const cards = (query: string) =>
      [...document.querySelectorAll<HTMLElement>(query)]
        .flatMap((one) => {
          const count = Number(one.querySelector(".many")?.textContent ?? 1);
          return Array<string>(count).fill(one.dataset["touch"]!.replace(/^\w+:/, ""));
        })
        .sort();
    const tops = [...document.querySelectorAll<HTMLElement>("[data-place][data-topic]")].map(
      (one) => [one.dataset["place"], one.dataset["topic"]!.replace(/^card-|@.*$/g, "")],
    );
    return {
      board: Object.fromEntries(tops.sort()),
      hand: cards(".hand [data-touch^='hand:']"),
      reserve: cards(".reserve [data-touch^='reserve:']"),
    };
  },
  onServer: ({ board, outside, reserve, seats }, seat) => ({
    board: Object.fromEntries(
      Object.entries<{ card: string }[]>({ ...board, ...outside })
        .filter(([, stack]) => stack.length)
        .map(([place, stack]) => [place, stack.at(-1)!.card])
        .sort(),
    ),
    hand: [...seats[seat].hand].sort(),
    reserve: [...reserve].sort(),
  }),
};

const READERS: Record<string, Reader> = { majesty, kingme, castle };

/** A page, or whatever else runs functions in one. */
interface Evaluates {
  evaluate(run: () => Position): Promise<Position>;
}

export const positionOnPage = (page: Evaluates, game: string): Promise<Position> =>
  page.evaluate(READERS[game]!.onPage);

/** The position as the server tells it to a seat, and whether that seat owes a move. */
export async function positionOnServer(
  house: House,
  game: string,
  { table, seats }: Made,
): Promise<{ position: Position; isAsked: boolean; isOver: boolean }> {
  const { seat, token } = seats[0]!;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${house.address}/api/tables/${table}/view`, { headers });
  const view = await answer.json();
  return {
    position: READERS[game]!.onServer(view.table, seat),
    isAsked: view.pending.includes(seat),
    isOver: view.over,
  };
}
