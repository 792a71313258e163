/**
 * The sizes of a window at which the pages are laid out in another way: five widths, five heights.
 * Styles name them in media queries, as in `@media (width <= --w-compact)`; the build puts in the pixels.
 */
export const BREAKPOINTS_PX = {
  "--w-small-phone": 430,
  "--w-phone": 600,
  /** Up to here there is one column, and the sheet lies over the foot of the board. */
  "--w-compact": 950,
  "--w-laptop": 1180,
  "--w-wide": 1400,
  /** Up to here a phone lies on its side, and the sheet stands beside the board. */
  "--h-landscape": 500,
  /** Up to here the sheet says less, or stands beside the board. */
  "--h-low": 760,
  "--h-phone": 820,
  "--h-laptop": 900,
  "--h-tall": 960,
};

/** Whether a window of this width has one column. */
export const isCompact = (width: number): boolean => width <= BREAKPOINTS_PX["--w-compact"];
