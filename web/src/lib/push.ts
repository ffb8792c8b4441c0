/** The worker behind the page: it hears pushes, and has a word for when there is no line. */

/** True where this browser can be called at all. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** Only a secure page has a worker. While developing there is none: it would be in the way of the page. */
export function hireWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}

/** Ask the reader, then the browser; null where either would rather not. */
export async function subscribed(key: string): Promise<{ address: string; p256dh: string; auth: string } | null> {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.ready;
  const old = await worker.pushManager.getSubscription();
  if (old && !sameKey(old, key)) await old.unsubscribe();
  const found = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
    .catch(() => null);
  const { endpoint, keys } = found?.toJSON() ?? {};
  return endpoint && keys?.p256dh && keys.auth ? { address: endpoint, p256dh: keys.p256dh, auth: keys.auth } : null;
}

function sameKey(subscription: PushSubscription, key: string): boolean {
  const used = subscription.options.applicationServerKey;
  return used !== null && String(new Uint8Array(used)) === String(bytes(key));
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

const OFFLINE = 'cenote-offline';

/** What is shown instead of a page when there is no line, kept in the reader's language. */
export async function keepOfflinePage(lang: string, title: string, about: string, again: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(OFFLINE).catch(() => null);
  const page = offlinePage(lang, title, about, again);
  await cache?.put('/offline', new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
}

function offlinePage(lang: string, ...texts: [title: string, about: string, again: string]): string {
  const [title, about, again] = texts.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Cenote</title><style>
body{margin:0;min-height:100dvh;display:grid;place-content:center;gap:10px;padding:24px;text-align:center;
font:500 16px/1.4 system-ui,sans-serif;background:#d3e2df;color:#14282d}
h1{font:700 26px/1.2 Georgia,serif;margin:0}p{margin:0}a{color:#0b6b6b;font-weight:600;padding:12px}
@media(prefers-color-scheme:dark){body{background:#0a2a30;color:#eef6f2}a{color:#7fdccf}}
</style><h1>${title}</h1><p>${about}</p><p><a href="">${again}</a></p></html>`;
}
