/** How each way to be called looks. */
import type { ChannelInfo, Way } from '../../lib/protocol';
import { t } from '../../lib/speech.svelte';

export function wayIcon(way: Way): string {
  return way === 'push' ? 'ringing-bell' : way === 'mail' ? 'envelope' : 'linked-rings';
}

export function wayName(way: Way): string {
  return t(`ui-way-of-${way}`);
}

/** A channel by its way, and by its place where there are several of a kind. */
export function channelName(channel: ChannelInfo): string {
  return `${wayName(channel.way)}, ${channel.shown}`;
}
