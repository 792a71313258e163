/** A page that was opened before a new version was deployed: it reloads itself when a file of its own is gone. */
const RELOADED_AT = "regalia.reloaded";
const MIN_BETWEEN_RELOADS_MS = 30_000;

let reloading = false;

/** Whether the page is about to be replaced, so that no failure has to be reported. */
export const isReloading = (): boolean => reloading;

/** Reloads the page, unless that was just tried and did not help; seats and settings are on the device. */
export function reloadForNewVersion(): void {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (Date.now() - last < MIN_BETWEEN_RELOADS_MS) return;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  } catch {
    return; // a page that cannot remember its reloads might reload for ever
  }
  reloading = true;
  location.reload();
}

/** Vite reports every lazily loaded file that cannot be had. */
export const watchForNewVersion = (): void =>
  addEventListener("vite:preloadError", reloadForNewVersion);
