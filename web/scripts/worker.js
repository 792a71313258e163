// Keeps the pages on the device, so that the rules can be read without a connection, and so that
// pages of an older version still find their files after a new one was deployed.
const PREFIX = "regalia-"; // other caches of this origin belong to somebody else
const CACHE = `${PREFIX}${"VERSION"}`;
const FILES = ["FILES"];

// A new worker is not activated at once: it waits until no page of the older version is open.
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  const deleteOldVersions = async () => {
    for (const name of await caches.keys())
      if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(deleteOldVersions());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/"))
    return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match("/")));
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(request).then((cached) => cached ?? fetch(request)));
  }
});

// A notice that is touched leads to its table.
self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => page.url === notification.data);
      return open ? open.focus() : self.clients.openWindow(notification.data);
    }),
  );
});
