// The service worker: the page starts without the net. page.js puts the files of one whole version into the cache, index.html
// last; their names carry a hash, so what is kept under a name is what the server has under it.
'use strict';

const CACHE = 'dueling-tigers'; // as in page.js
const PATIENCE = 4000; // ms until the page that is kept is shown instead of the server's

const kept = (request) => caches.match(request, {cacheName: CACHE});

// The server's, so that an update is there at once; without an answer the one that is kept.
async function newest(request, key) {
    const sent = fetch(request);
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(() => kept(key));
    try {
        const first = await Promise.race([sent, late]) || await sent;
        return first.ok ? first : await kept(key) || first;
    } catch (problem) {
        return await kept(key) || Response.error();
    }
}

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
    const {request} = event, {scope} = registration, url = new URL(request.url);
    if (request.method !== 'GET' || !url.href.startsWith(scope))
        return;
    const name = url.pathname.slice(new URL(scope).pathname.length);
    if (/\.[0-9a-f]{10}\.\w+$/.test(name))
        event.respondWith(kept(request).then((file) => file || fetch(request)));
    else
        event.respondWith(newest(request, name === '' || name === 'index.html' ? scope : request));
});
