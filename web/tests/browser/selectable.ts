/** What can be chosen on the boards. */
export const ON_BOARD = [
  ".mcard.can",
  ".piece.can",
  ".place-here",
  ".ccard.can",
  ".spot.can > .top",
  ".spot.aim > .top",
  ".low.aim",
  ".stock.selectable",
  ".seat-pick",
];
