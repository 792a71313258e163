/** Where people and banners are in the scene of the end, whose middle is x = 0. */

const SPAN = 340; // from the middle to the outermost banner

/** Banners hang at both sides in turn, the first ones outermost. */
export const bannersOf = (seats: number): { seat: number; x: number }[] =>
  Array.from({ length: seats }, (_, seat) => ({
    seat,
    x: (seat % 2 ? 1 : -1) * (SPAN - Math.floor(seat / 2) * 112),
  }));

/** The court, from the middle outwards; every second person stands at the right. */
export const COURT_PLACES = [
  { x: -182, y: 146, scale: 1.16 },
  { x: -272, y: 176, scale: 1 },
  { x: -386, y: 184, scale: 1.04 },
] as const;

export const seatClass = (seat: number) => `seat-${(seat % 6) + 1}`;
