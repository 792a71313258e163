/**
 * Moves the focus to the heading of a page that was opened without a load, where it would be lost
 * with the link that led here. A page may replace its heading while it loads: until the reader
 * presses something, the newest heading gets the focus whenever nothing else has it.
 */
export function focusHeading(): () => void {
  const move = () => {
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const changes = new MutationObserver(move);
  const stop = () => {
    changes.disconnect();
    removeEventListener("keydown", stop, { capture: true });
    removeEventListener("pointerdown", stop, { capture: true });
  };
  changes.observe(document.body, { childList: true, subtree: true });
  addEventListener("keydown", stop, { capture: true });
  addEventListener("pointerdown", stop, { capture: true });
  move();
  return stop;
}
