/** How a page in the background calls its reader: the title, the icon of the tab, a notification. */
import { prefs } from './prefs.svelte';

const CALLING =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"><path d="M3 3h5V1h10v2h5v5h2v10h-2v5h-5v2H8v-2H3v-5H1V8h2z" fill="#d6cab0"/>' +
      '<circle cx="13" cy="13" r="8.600" fill="#0b6b6b"/><circle cx="13" cy="13" r="5" fill="#19c9b8"/></svg>',
  );

let shown = { text: 'Cenote', calling: false };
let waiting = 0;

export function title(text: string, calling: boolean): void {
  shown = { text, calling };
  const number = waiting > Number(calling) ? `(${waiting}) ` : ''; // the one that calls need not be counted
  document.title = (calling ? '● ' : '') + number + text;
  const icon = document.querySelector<HTMLLinkElement>('#favicon');
  if (icon) icon.href = calling ? CALLING : '/favicon.svg';
}

/** So many games wait for the reader, here and elsewhere. */
export function count(games: number): void {
  waiting = games;
  title(shown.text, shown.calling);
}

/** True if the browser lets us call. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function notify(text: string, about: string): void {
  const allowed = prefs.notify && 'Notification' in globalThis && Notification.permission === 'granted';
  if (!allowed || document.visibilityState === 'visible') return;
  const note = new Notification(text, { body: about, tag: 'cenote-turn', icon: '/favicon.svg' });
  note.onclick = () => {
    focus();
    note.close();
  };
}
