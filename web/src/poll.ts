/** Repeats a request while the page is visible: not while it is hidden, and at once when it is back. */
export function pollWhileVisible(request: () => void, intervalMs: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const update = (): void => {
    clearInterval(timer);
    if (document.hidden) return;
    request();
    timer = setInterval(request, intervalMs);
  };
  document.addEventListener("visibilitychange", update);
  update();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", update);
  };
}
