/** The name of a figure that is drawn on this page, or nothing: places and things have their emblems alone. */
export const drawnFigure = (name: string): string | undefined =>
  document.getElementById(`figure-${name}`) ? name : undefined;
