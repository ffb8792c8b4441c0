/** Small things said the same way on several pages. */
import { catalogue } from './catalogue.svelte';
import type { AgentInfo, ClockRule, SeatKind, TableInfo } from './protocol';
import { speech, t } from './speech.svelte';

export function sayClock(clock: ClockRule | null): string {
  if (!clock || clock.kind === 'none') return t('ui-clock-none');
  const more = clock.increment ? ` + ${saySpan(clock.increment)}` : clock.delay ? ` ↺ ${saySpan(clock.delay)}` : '';
  return t(`ui-clock-${clock.kind}`, { span: saySpan(clock.seconds) }) + more;
}

export function saySpan(seconds: number): string {
  if (seconds % 86400 === 0) return t('ui-span-days', { n: seconds / 86400 });
  if (seconds % 3600 === 0) return t('ui-span-hours', { n: seconds / 3600 });
  if (seconds >= 60) return t('ui-span-minutes', { n: Math.round(seconds / 60) });
  return t('ui-span-seconds', { n: seconds });
}

/** An hour of today, or of another day. */
export function sayMoment(at: number): string {
  const date = new Date(at * 1000);
  const today = date.toDateString() === new Date().toDateString();
  const day = today ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(speech.lang, { ...day, hour: '2-digit', minute: '2-digit' }).format(date);
}

/** A span as somebody would say it: nobody counts the minutes of a day. */
export function sayRoughly(seconds: number): string {
  const unit = seconds < 90 ? 1 : seconds < 5400 ? 60 : seconds < 129_600 ? 3600 : 86_400;
  return saySpan(Math.max(1, Math.round(seconds / unit)) * unit);
}

/** People have names; code opponents get one of ours, in the reader's language. */
export function nameOf(seat: { seat: number; name: string | null; kind: SeatKind }): string {
  if (seat.kind === 'open') return t('ui-seat-open');
  if (seat.kind !== 'agent') return seat.name ?? t('ui-former-player');
  const names = t('ui-agent-names').split('|');
  return (names[seat.seat % names.length] ?? '').trim();
}

/** What is to be known of levels that play with a network, where it does not know what is played; else empty. */
export function sayLearnt(info: TableInfo, agents = seated(info)): string {
  return info.learnt !== 'examined' && agents.some((agent) => agent.learnt) ? t(`learnt-${info.learnt}`) : '';
}

function seated(info: TableInfo): AgentInfo[] {
  const agents = catalogue.game(info.game)?.agents ?? [];
  return agents.filter((agent) => info.seats.some((seat) => seat.agent === agent.key));
}

export function signed(change: number): string {
  if (!change) return '±0';
  return change < 0 ? `−${-change}` : `+${change}`;
}
