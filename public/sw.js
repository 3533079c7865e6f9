// Shows a page of its own when the server cannot be reached. Keeps nothing else: assets have names that never
// change their content and are kept by the browser itself, and answers of /api are never kept anywhere.
const shelf = 'candor-offline-1'
const offlinePage = '/offline.html'

addEventListener('install', (event) => {
	event.waitUntil(caches.open(shelf).then((cache) => cache.add(offlinePage)))
	skipWaiting()
})

addEventListener('activate', (event) => {
	const dropOld = async () => {
		for (const name of await caches.keys()) if (name !== shelf) await caches.delete(name)
	}
	event.waitUntil(Promise.all([dropOld(), clients.claim()]))
})

addEventListener('fetch', (event) => {
	const { request } = event
	if (request.mode !== 'navigate' || new URL(request.url).pathname.startsWith('/api')) return
	event.respondWith(fetch(request).catch(() => caches.match(offlinePage)))
})
