/** Where the reader is: the address, what its page is called, and the way to another one without loading a page. */
export const place = $state({
  path: location.pathname,
  search: location.search,
  hash: location.hash,
  title: "",
  /** What the reader is wanted for there. */
  call: "",
});

function look(): void {
  place.path = location.pathname;
  place.search = location.search;
  place.hash = location.hash;
}

addEventListener("popstate", look);

export function go(to: string, instead = false): void {
  if (instead) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  look();
  if (!location.hash) scrollTo(0, 0);
}

/** Follows links of ours in place; others, and new tabs, are the browser's. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button || link.target || link.download) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
