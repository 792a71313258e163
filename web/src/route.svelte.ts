/** The route of the page: its address and title, and how to get to another one without loading a document. */
export const route = $state({
  path: location.pathname,
  search: location.search,
  hash: location.hash,
  title: "",
  /** What the title of a hidden tab calls for: "Your turn". */
  call: "",
});

function readAddress(): void {
  route.path = location.pathname;
  route.search = location.search;
  route.hash = location.hash;
}

addEventListener("popstate", readAddress);

/** Shows another page; with `replace` the back button skips the present one. */
export function navigate(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  readAddress();
  if (!location.hash) scrollTo(0, 0);
}

/** Navigates by links of this site without loading a document; other links and new tabs are left to the browser. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button || link.target || link.download) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}
