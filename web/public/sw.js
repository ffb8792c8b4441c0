/**
 * The worker behind the page. It keeps no page and no script of the app: whatever is shown comes from the server, so that
 * old and new never mix. It hears pushes, and has a page for when there is no line.
 */
const OFFLINE = 'cenote-offline';
const WORDS = { en: 'There is no connection', uk: 'Немає з’єднання', ru: 'Нет соединения' };

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(offline));
});

async function offline() {
  const cache = await caches.open(OFFLINE);
  const words = WORDS[navigator.language.slice(0, 2)] ?? WORDS.en;
  return (
    (await cache.match('/offline')) ?? new Response(words, { headers: { 'content-type': 'text/plain;charset=utf-8' } })
  );
}

addEventListener('push', (event) => event.waitUntil(hear(event.data)));

async function hear(data) {
  let told = {};
  try {
    told = data?.json() ?? {};
  } catch {
    // whatever it was, something has to be shown
  }
  if (told.kind === 'confirm') await confirm(told);
  if (Number.isInteger(told.waiting)) await badge(told.waiting);
  await registration.showNotification(told.title ?? 'Cenote', {
    body: told.text ?? '',
    tag: told.tag ?? 'cenote',
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { link: told.kind === 'confirm' ? '/notices' : ours(told.link) },
  });
}

/** The server wants to know that its messages arrive here. */
async function confirm({ channel, code }) {
  const body = JSON.stringify({ channel, code });
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/notices/confirm', { method: 'POST', headers, body }).catch(() => undefined);
  for (const client of await clients.matchAll({ type: 'window' })) client.postMessage({ confirmed: channel });
}

async function badge(count) {
  if (count) await navigator.setAppBadge?.(count).catch(() => undefined);
  else await navigator.clearAppBadge?.().catch(() => undefined);
}

/** A place of this app, wherever the link leads. */
function ours(link) {
  try {
    const url = new URL(link, location.origin);
    return url.pathname + url.search;
  } catch {
    return '/';
  }
}

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.link ?? '/'));
});

/** The tab that shows it already, else one more. */
async function show(link) {
  const { pathname } = new URL(link, location.origin);
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find((client) => new URL(client.url).pathname === pathname);
  if (there) await there.focus();
  else await clients.openWindow(link);
}

/** The browser has taken another address: the server has to know it. */
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(move(event.oldSubscription)));

async function move(old) {
  const next = old && (await registration.pushManager.subscribe(old.options).catch(() => null));
  if (!next) return;
  const { endpoint, keys } = next.toJSON();
  const body = JSON.stringify({ way: 'push', address: endpoint, p256dh: keys.p256dh, auth: keys.auth });
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/notices/channels', { method: 'POST', headers, body }).catch(() => undefined);
}
