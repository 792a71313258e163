/** How a courtier who can be chosen or explained stands in the palace and in the tray. */
import { favouritesOf } from "./palace";
import type { BoardProps, Courtier } from "./types";

/** What a courtier's button says and does. */
export function standing(
  { position, me, chosen, touch, say, explain }: BoardProps,
  courtier: Courtier,
  can: boolean,
) {
  const touched = `courtier:${courtier}`;
  const name = say(`courtier-${courtier}`);
  const isOn = chosen.includes(touched);
  const isFavourite = favouritesOf(position, me).includes(courtier);
  const help = () => explain(`courtier-${courtier}`);
  return {
    courtier,
    name,
    isFavourite,
    can,
    isOn,
    "data-touch": touched,
    "data-topic": `courtier-${courtier}`,
    "aria-label": say(isFavourite ? "board-favourite" : "board-courtier", { courtier: name }),
    "aria-pressed": can || isOn ? isOn : undefined,
    onclick: () => (can ? touch(touched) : help()),
    oncontextmenu: (event: MouseEvent) => {
      event.preventDefault();
      help();
    },
  };
}
