/**
 * A line to the server: a socket that comes back by itself, after longer and longer pauses, and says what it has
 * already.
 */
import { freshness } from './freshness';

export type LinkState = 'connecting' | 'open' | 'lost' | 'refused';

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 10_000;
/** Tries in a row without an answer after which the table is taken to be closed to us. */
const HOPELESS = 6;

export interface Listener<In, Out> {
  message(message: In): void;
  state(state: LinkState): void;
  /** What is said first whenever the line is open: what is known already. */
  greeting(): Out;
}

type Ping = { type: 'ping' };

export class Link<In, Out extends { type: string }> {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private failures = 0;

  constructor(
    private readonly url: string,
    private readonly listener: Listener<In, Out>,
  ) {
    addEventListener('online', this.now);
    document.addEventListener('visibilitychange', this.seen);
    this.open();
  }

  /** Send a message; false if the line is down. */
  send(message: Out | Ping): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Try again without waiting. */
  now = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    this.pause = FIRST_PAUSE;
    this.open();
  };

  /** Hang up and call anew: somebody has got a name, and the server is to know it. */
  again(): void {
    this.drop();
    this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.now);
    document.removeEventListener('visibilitychange', this.seen);
    this.drop();
  }

  private seen = (): void => {
    if (document.visibilityState === 'visible') this.now();
  };

  private open(): void {
    this.drop();
    this.listener.state('connecting');
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      if (this.failures) void freshness.look();
      this.pause = FIRST_PAUSE;
      this.failures = 0;
      this.listener.state('open');
      this.send(this.listener.greeting());
      this.pinging = setInterval(this.ping, PING_EVERY);
    };
    socket.onmessage = (event) => {
      clearTimeout(this.silence);
      for (const line of String(event.data).split('\n')) this.listener.message(JSON.parse(line) as In);
    };
    socket.onclose = () => this.lost();
  }

  private ping = (): void => {
    if (this.send({ type: 'ping' })) this.silence = setTimeout(() => this.lost(), PONG_WITHIN);
  };

  private lost(): void {
    this.drop();
    if (this.closed) return;
    this.failures += 1;
    this.listener.state(this.failures > HOPELESS ? 'refused' : 'lost');
    this.retry = setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    clearInterval(this.pinging);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

export function tableSocket(table: string, invite: string | null): string {
  return socketUrl(`/api/tables/${table}/socket${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`);
}

export function socketUrl(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
}
