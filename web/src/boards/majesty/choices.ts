/** What is asked beyond the row: a half, where a healed card goes, and the trade of Castle B. */

import type { Choice } from "../../board";
import type { BoardProps } from "./types";
import { halvesOf } from "./buildings";
import { signed, touchWorth } from "./gains";

/** One row of buttons for each question that is open or answered. */
export function choices(props: BoardProps): Choice[][] {
  const { position, me } = props;
  const place = Number(chosenOf(props, "row") ?? 0);
  const card = place ? position.table.row[place - 1]?.card : position.table.taken;
  const wounded = position.table.seats[me]?.infirmary.at(-1);
  return [
    card && asked(props, "half") ? people(props, "half", card) : [],
    wounded && asked(props, "heal") ? people(props, "heal", wounded) : [],
    asked(props, "trade") ? trades(props) : [],
  ];
}

/** Whether a question of this sort is open, or answered. */
function asked({ selectable, chosen }: BoardProps, sort: string): boolean {
  return [...selectable, ...chosen].some((one) => one.startsWith(`${sort}:`));
}

/** What is chosen of one sort, or nothing. */
function chosenOf({ chosen }: BoardProps, sort: string): string | undefined {
  return chosen.find((one) => one.startsWith(`${sort}:`))?.slice(sort.length + 1);
}

/** The two characters of a card, each with the coins it would bring. */
function people(props: BoardProps, sort: "half" | "heal", card: string): Choice[] {
  return halvesOf(card).map((half) => {
    const touch = `${sort}:${half}`;
    const found = touchWorth(props, touch);
    const worth = found ? ` ${signed(found.coins)}` : "";
    const name = props.say(`card-${half}`);
    return sort === "half"
      ? { touch, emblem: `m-${half}`, text: name + worth }
      : { touch, emblem: "m-infirmary", text: props.say("board-healed-as", { name }) + worth };
  });
}

/** A trade with its neighbours on both sides, as far as the table lets it go. */
function trades(props: BoardProps): Choice[] {
  const now = Number(chosenOf(props, "trade") ?? 0);
  const tradeTouch = (amount: number) => (amount > 0 ? `trade:+${amount}` : `trade:${amount}`);
  const tradeLabel = (amount: number) =>
    amount === 0
      ? props.say("describe-trades-nothing")
      : props.say(amount > 0 ? "describe-buys" : "describe-sells", { workers: Math.abs(amount) });
  const choice = (by: number, sign: Partial<Choice>): Choice => {
    const touch = tradeTouch(now + by);
    const text = now ? signed(now) : "0";
    return {
      touch,
      text,
      label: by ? tradeLabel(now + by) : `${text}: ${tradeLabel(now)}`, // what is seen is said as well
      off: by !== 0 && !(props.can?.(touch) ?? true),
      ...sign,
    };
  };
  return [
    choice(-1, { text: "−", key: "less" }),
    choice(0, { emblem: "worker", key: "now" }),
    choice(1, { text: "+", key: "more" }),
  ];
}
