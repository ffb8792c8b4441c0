/**
 * The words of the program and of a game in one language, from Fluent files: the same files and the same manners as
 * the Python side has. An argument whose value names a component is translated by the message `<argument>-<value>`;
 * the untranslated value stays at hand as `$<argument>-key`. Amounts of goods are written with `amount-<good>`.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { gains, payments } from './changes';
import type { Args, Changes, ComponentInfo, GameEvent, WhyReason } from './protocol';

/** Stands for a player's name while a sentence is looked at; no name contains it. */
const NAME = '\uE000';
const QUARTERS: Record<number, string> = { 1: '¼', 2: '½', 3: '¾' };

export class Words {
  private readonly bundle: FluentBundle;
  private readonly ids: string[] = [];
  /** Of components that are otherwise than ours, in place of messages. */
  private readonly names = new Map<string, string>();

  constructor(
    readonly language: string,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const resource = new FluentResource(source);
      this.bundle.addResource(resource, { allowOverrides: true });
      this.ids.push(...resource.body.map(({ id }) => id));
    }
  }

  /** Call components from now on as they are called at a table: they may be otherwise there than in our messages. */
  rename(components: Record<string, ComponentInfo>): this {
    for (const [path, { kind, name }] of Object.entries(components)) {
      const id = path.split('/').at(-1) ?? '';
      const told = this.format(`tile-${id}`) ?? this.format(`${kind}-${id}`);
      if (!name || told === null || told === name) continue;
      for (const key of this.ids) if (key.endsWith(`-${id}`) && this.format(key) === told) this.names.set(key, name);
    }
    return this;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message, or its id where there is none: a page with an odd word is better than none. */
  say(key: string, args: Args = {}): string {
    const text = this.format(key, args);
    if (text === null) console.warn(`no message ${key} in ${this.language}`);
    return text ?? key;
  }

  /** The message, or null where there is none or where the arguments do not fill it. */
  format(key: string, args: Args = {}): string | null {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return null;
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      filled[name] = this.argument(name, value);
      filled[`${name}-key`] = raw(value);
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, filled, errors);
    return errors.length ? null : text;
  }

  argument(name: string, value: unknown): FluentVariable {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return name === 'goods' ? this.amounts(counted(value)) : this.term(name, value);
    if (Array.isArray(value)) return value.map((item) => String(this.argument(name, item))).join(', ');
    if (value !== null && typeof value === 'object') return this.amounts(value as Record<string, number>);
    return raw(value);
  }

  /** The name of a component, or the value itself where it has none. */
  term(kind: string, value: string): string {
    const key = `${kind}-${value}`;
    return this.names.get(key) ?? this.format(key) ?? value;
  }

  /** The values that have a name: `gear` -> palenque, tikal, … */
  valuesOf(kind: string): string[] {
    return this.ids.filter((id) => id.startsWith(`${kind}-`)).map((id) => id.slice(kind.length + 1));
  }

  amounts(amounts: Record<string, number>): string {
    const parts = Object.entries(amounts).filter(([, n]) => n);
    return parts.map(([good, n]) => this.say(`amount-${good}`, { n })).join(', ') || this.say('nothing');
  }

  /** So much of a good; where it is not sure how much, from the least to the most. */
  amount(good: string, n: string): string {
    return this.say(`amount-${good}`, { n: Number.isNaN(Number(n)) ? n : Number(n) });
  }

  /** What a move takes and what it gives: "2 corn › 1 gold"; empty where it changes nothing. */
  exchange(changes: Changes): string {
    const said = [payments(changes), gains(changes)].map((part) => part.map(([good, n]) => this.amount(good, n)));
    const [pays = '', gets = ''] = said.map((part) => part.join(', '));
    return gets ? `${pays} › ${gets}`.trim() : pays && `−${pays}`;
  }

  ask(decision: string): string {
    return this.say(`ask-${decision}`);
  }

  reason(reason: WhyReason): string {
    const text = this.say(`why-${reason.key}`, reason.args);
    return reason.rule ? `${reason.rule}: ${text}` : text;
  }

  /** What happened; empty where an older program told it with other words. */
  event(event: GameEvent, names: string[]): string {
    return this.format(`event-${event.name}`, { ...event.args, ...who(event, names) }) ?? '';
  }

  /** The event without the name of who did it, for lines that show the seat already; whole where it cannot be left out. */
  deed(event: GameEvent, names: string[]): string {
    const text = this.event(
      event,
      names.map(() => NAME),
    );
    const bare = text.startsWith(NAME) ? capital(text.slice(1).replace(/^[:,]?\s*/, '')) : text;
    return bare.replaceAll(NAME, event.seat === null ? '' : (names[event.seat] ?? ''));
  }

  /** Quarters are written as such, where nothing is said of digits: 67¾. */
  number(value: number, options?: Intl.NumberFormatOptions): string {
    const quarter = options ? undefined : QUARTERS[Math.abs(value * 4) % 4];
    const whole = quarter ? Math.trunc(value) : value;
    const digits = new Intl.NumberFormat(this.language, options).format(Math.abs(whole));
    return `${value < 0 ? '−' : ''}${quarter && !whole ? '' : digits}${quarter ?? ''}`;
  }
}

function who(event: GameEvent, names: string[]): Args {
  return event.seat === null ? {} : { who: names[event.seat] ?? '' };
}

function raw(value: unknown): FluentVariable {
  return typeof value === 'number' || typeof value === 'string' ? value : value == null ? '' : String(value);
}

function counted(goods: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const good of goods.split('+')) counts[good] = (counts[good] ?? 0) + 1;
  return counts;
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
