/** How the reader is called back when no tab is open. */
import { api } from './api';
import type { ChannelInfo, ChannelPlan, NewChannel, Notices, NoticeKind, Quiet, Tried } from './protocol';
import { subscribed } from './push';
import { reader } from './me.svelte';

export const KINDS: NoticeKind[] = ['turn', 'urgent', 'over', 'invited', 'chat'];
export const HOOKS = ['discord', 'slack', 'telegram', 'matrix', 'ntfy', 'json'] as const;

/** What came of the last message that was sent to a channel for a trial. */
export type Trial = Pick<Tried, 'ok' | 'status' | 'milliseconds' | 'trouble'>;

class Calling {
  all = $state.raw<Notices | null>(null);
  trials = $state.raw<Record<string, Trial>>({});

  get channels(): ChannelInfo[] {
    return this.all?.channels ?? [];
  }

  async load(): Promise<void> {
    this.all = await api.notices();
  }

  async add(channel: NewChannel): Promise<Tried> {
    const tried = await api.addChannel(channel);
    if (!reader.me.id) await reader.start();
    this.trials = { ...this.trials, [tried.channel.id]: tried };
    await this.load();
    return tried;
  }

  /** Let this browser be called: it asks its reader for leave, and confirms by itself. */
  async addPush(): Promise<boolean> {
    if (!this.all) return false;
    const keys = await subscribed(this.all.push_key);
    if (!keys) return false;
    await this.add({ way: 'push', ...keys });
    return true;
  }

  async set(channel: ChannelInfo, change: Partial<ChannelPlan>): Promise<void> {
    const { kinds, enters, status } = channel;
    this.put(await api.setChannel(channel.id, { ...kinds, enters, on: status !== 'off', ...change }));
  }

  async confirm(channel: ChannelInfo, code: string): Promise<void> {
    this.put(await api.confirmChannel(channel.id, code));
  }

  async try(channel: ChannelInfo): Promise<void> {
    const tried = await api.tryChannel(channel.id);
    this.trials = { ...this.trials, [channel.id]: tried };
    this.put(tried.channel);
  }

  async drop(channel: ChannelInfo): Promise<void> {
    await api.dropChannel(channel.id);
    await this.load();
  }

  async hush(hours: Quiet): Promise<void> {
    await api.setQuiet(hours);
    if (this.all) this.all = { ...this.all, quiet: hours.begins === hours.ends ? null : hours };
  }

  private put(channel: ChannelInfo): void {
    if (!this.all) return;
    this.all = { ...this.all, channels: this.channels.map((each) => (each.id === channel.id ? channel : each)) };
  }
}

export const calling = new Calling();
