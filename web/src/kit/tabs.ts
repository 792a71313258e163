/** Selects a tab of the same list: arrows lead around it, Home and End to its first and last tab. */
export function selectTabByKey(event: KeyboardEvent): void {
  const current = event.currentTarget as HTMLElement;
  const list = current.closest("[role=tablist]")!;
  const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.indexOf(current);
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const tab = tabs.at(next % tabs.length)!;
  tab.focus();
  tab.click();
}
