/** Where the places of a realm stand, and what of them answers when a place pays. */
import type { Column } from "./buildings";

/** How large a place is drawn, and where its door is, from which a lane leads to the road. */
export const SITES: Record<Column, { size: number; door: number }> = {
  mill: { size: 1.04, door: 58 },
  brewery: { size: 0.93, door: 52 },
  cottage: { size: 0.96, door: 48 },
  guardhouse: { size: 0.98, door: 60 },
  barracks: { size: 0.92, door: 60 },
  inn: { size: 0.94, door: 58 },
  castle: { size: 1.1, door: 60 },
  infirmary: { size: 0.92, door: 60 },
};

const PLATES = 106; // pixels: the names, effects and majorities below a landscape
const OWN = 160; // the least height of the reader's landscape
const OTHERS = 100; // and of a rival's, where everybody has one

/** Whether there is room for a landscape of everybody. */
export const isRoomForAll = (height: number, seats: number): boolean =>
  height >= PLATES + OWN + OTHERS * (seats - 1);

const ROW = 250; // pixels: the cards to take on a phone
const TERRACES = 236; // the name of a realm, two terraces of four places, and their plates
const RIVAL = 53; // a rival's name and counts

/** Whether a phone has room for the eight places in two terraces. */
export const isRoomForTerraces = (width: number, height: number, seats: number): boolean =>
  width < 600 && height >= ROW + TERRACES + RIVAL * (seats - 1);
