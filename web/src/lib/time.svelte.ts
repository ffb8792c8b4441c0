/** Time as a table shows it. */
import type { ClockState } from './protocol';
import { t } from './speech.svelte';

/** A clock for the eye: "3:42", under ten seconds with tenths, over a day in days and hours. */
export function shownTime(seconds: number): string {
  if (seconds < 10) return Math.max(0, seconds).toFixed(1);
  const whole = Math.floor(seconds);
  if (whole >= 86400)
    return t('ui-days-hours', { days: Math.floor(whole / 86400), hours: Math.floor((whole % 86400) / 3600) });
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** The time of the moment, in milliseconds like performance.now(), kept going while somebody reads it. */
export class Ticker {
  now = $state(performance.now());

  constructor(every: number) {
    $effect(() => {
      const timer = setInterval(() => (this.now = performance.now()), every);
      return () => clearInterval(timer);
    });
  }
}

/** The seconds that a seat has left now, if it is timed: what was told, less the time since. */
export function secondsLeft(clock: ClockState | null, seat: number, heard: number, now: number): number | null {
  const left = clock?.left[seat];
  if (left === undefined || left === null) return null;
  if (clock?.running !== seat) return left;
  const holiday = clock.resting[seat] ? (clock.holidays[seat] ?? 0) : 0;
  return Math.max(0, left - Math.max(0, (now - heard) / 1000 - holiday));
}

/** "5 minutes ago", in the reader's language. */
export function ago(epoch: number, lang: string): string {
  const seconds = Date.now() / 1000 - epoch;
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto', style: 'short' });
  for (const [unit, size] of [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ] as const) {
    if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
  }
  return format.format(0, 'minute');
}
