/**
 * The sizes of a window at which the pages are laid out in another way: no more than these five.
 * Styles name them in media queries, as in `@media (width <= --w-compact)`; the build puts in the pixels.
 * What depends on less than the whole window asks its shape (`aspect-ratio`: a phone on its side has 4/3
 * and more), its container, or changes smoothly by `clamp()`.
 */
export const BREAKPOINTS_PX = {
  "--w-phone": 600,
  /** Up to here there is one column, and the sheet lies over the foot of the board. */
  "--w-compact": 950,
  "--w-laptop": 1180,
  /** Up to here the sheet says less, or stands beside the board. */
  "--h-low": 760,
  /** From here on everything is larger, if the window is broad as well. */
  "--h-tall": 900,
};

/** Whether a window of this width has one column. */
export const isCompact = (width: number): boolean => width <= BREAKPOINTS_PX["--w-compact"];

/** Whether a window of this height is low. */
export const isLow = (height: number): boolean => height <= BREAKPOINTS_PX["--h-low"];
