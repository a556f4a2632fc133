import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { isOfflineCopyRequest, type OfflineCopyRequest } from '../offline-copy-request.ts';
import { filesIn } from '../page-files.ts';
import { openNotice, showNotice } from './notices.ts';

declare const self: ServiceWorkerGlobalScope;

/** One page serves every address: its script finds the screen. */
const PAGE = '/';
const PAGE_CACHE = 'turno-page';
/** In seconds. On a network without internet access, requests hang instead of failing. */
const PAGE_DEADLINE_SECONDS = 5;
const MAX_FILES = 300;

const files = new CacheFirst({
  cacheName: 'turno-files',
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true })],
});

self.addEventListener('install', () => void self.skipWaiting());
clientsClaim();

// Calls, streams and pictures bypass the worker.
registerRoute(
  // The status page of a ticket is rendered by the server, so the stored page cannot replace it.
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/t/'),
  new NetworkOnly({
    networkTimeoutSeconds: PAGE_DEADLINE_SECONDS,
    plugins: [{ handlerDidError: storedPage }],
  }),
);
// Their addresses have a hash or a version, so a stored file is never out of date.
registerRoute(({ request }) => ['script', 'style', 'font'].includes(request.destination), files);

self.addEventListener('message', (event) => {
  if (isOfflineCopyRequest(event.data)) event.waitUntil(storeCopy(event, event.data));
});

self.addEventListener('push', (event) => event.waitUntil(showNotice(self, event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(self, event)));

async function storedPage(): Promise<Response | undefined> {
  const cache = await caches.open(PAGE_CACHE);
  return cache.match(PAGE, { ignoreVary: true });
}

/** Stores the page after all its files, so that a stored page always works. */
async function storeCopy(event: ExtendableEvent, request: OfflineCopyRequest): Promise<void> {
  const pages = await Promise.all([PAGE, ...request.pages].map(fetchPage));
  const texts = await Promise.all(pages.map((response) => response.clone().text()));
  const addresses = new Set([...request.files, ...texts.flatMap(filesIn)]);
  const stored = [...addresses].map((address) =>
    files.handle({ event, request: new Request(address) }),
  );
  await Promise.all(stored);
  const cache = await caches.open(PAGE_CACHE);
  if (pages[0]) await cache.put(PAGE, pages[0]);
}

async function fetchPage(path: string): Promise<Response> {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}
