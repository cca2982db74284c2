/** Keeps the files of the page, so that it works offline. New ones are fetched when there is a network. */
self.addEventListener('fetch', (/** @type {any} */ event) => {
  if (event.request.method !== 'GET' || new URL(event.request.url).origin !== location.origin) return
  event.respondWith(caches.open('shapec').then(async cache => {
    try {
      const response = await fetch(event.request)
      if (response.ok) cache.put(event.request, response.clone())
      return response
    } catch { return await cache.match(event.request, { ignoreSearch: true }) ?? Response.error() }
  }))
})
