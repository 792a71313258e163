/** Tells of a turn while the page is out of sight, if the reader wants that. */
export async function notify(body: string): Promise<void> {
  const options: NotificationOptions = { body, tag: location.pathname, icon: "/icon-192.png" };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Phones let only a worker tell; without one (a plain address in a home) the page tries itself.
  if (worker) await worker.showNotification("Regalia", { ...options, data: location.href });
  else new Notification("Regalia", options);
}
