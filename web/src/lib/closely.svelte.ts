/** What is looked at closely: a thing, a player's tableau, a rule, the legend. The page tells what is on its table. */
import type { Component } from 'svelte';
import type { BoardProps, GameModule } from '../games';
import type { Move } from './moves';
import type { ComponentInfo } from './protocol';

export interface Scene {
  game: string;
  module: GameModule;
  board: BoardProps;
  /** How a thing is shown large, and what may be done at a spot: only pages with a table bring these. */
  Closeup: Component<{ subject: Subject; small?: boolean }>;
  Offered: Component<{ moves: Move[] }>;
}

/** A thing or a place of the page, with what is known of it. */
export interface Subject {
  element: HTMLElement | SVGElement;
  /** What the engine calls the component, if it is one. */
  id: string;
  info: ComponentInfo | null;
  name: string;
  text: string;
  rule: string | null;
  spot: string | null;
  /** What may be done there now. */
  offers: Move[];
}

class Closely {
  /** The table that is shown; null on other pages. */
  scene = $state.raw<Scene | null>(null);
  subject = $state.raw<Subject | null>(null);
  seat = $state<number | null>(null);
  rule = $state.raw<{ game: string; id: string } | null>(null);
  legend = $state(false);
  /** What the tip explains now. */
  pointed = $state.raw<Subject | null>(null);

  close(): void {
    this.subject = this.pointed = this.seat = this.rule = null;
    this.legend = false;
  }
}

export const closely = new Closely();

const EXPLAINED = '[data-component], [data-tip]';
export const KNOWN = `${EXPLAINED}, [data-spot]`;

/** The spot with moves that an element belongs to; a game that tells of it beside the spot itself says `data-told`. */
function litAround(target: Element): HTMLElement | SVGElement | null {
  for (
    let at: Element | null = target.closest('[data-spot]');
    at;
    at = at.parentElement?.closest('[data-spot]') ?? null
  ) {
    const spot = at as HTMLElement | SVGElement;
    if (closely.scene?.board.lit.has(spot.dataset.spot ?? '')) return 'told' in spot.dataset ? null : spot;
  }
  return null;
}

/** The thing behind an element of the page, if a tip explains it. */
export function subjectOf(target: EventTarget | null): Subject | null {
  return found(target, EXPLAINED);
}

/** The same for a close look: a place that tells of itself in another way is known by its spot. */
export function thingOf(target: EventTarget | null): Subject | null {
  const subject = found(target, EXPLAINED) ?? found(target, KNOWN);
  return subject && isInspectable(subject) ? subject : null;
}

function found(target: EventTarget | null, wanted: string): Subject | null {
  if (!(target instanceof Element)) return null;
  const lit = litAround(target);
  const thing = target.closest<HTMLElement | SVGElement>(wanted);
  const element = thing && (!lit || lit.contains(thing)) ? thing : (lit ?? thing);
  if (!element) return null;
  const id = element.dataset.component ?? closely.scene?.module.spotComponent?.(element.dataset.spot ?? '');
  const info = closely.scene?.board.components[id ?? ''] ?? null;
  const tip = element.dataset.tip ?? '';
  const offers = closely.scene?.board.lit.get(lit?.dataset.spot ?? '') ?? [];
  if (!info && !tip && !offers.length) return null;
  const spoken = element.getAttribute('aria-label') ?? '';
  const called = element.dataset.name ?? (offers.length ? '' : spoken);
  const told = [info?.text, tip].filter(Boolean).join('. ');
  return {
    element,
    id: info ? (id?.split('/').at(-1) ?? '') : '',
    info,
    name: info?.name || (called !== tip ? called : ''),
    text: told || (offers.length ? '' : spoken),
    rule: (info && closely.scene?.module.componentRules?.[info.kind]) || citedIn(tip),
    spot: element.dataset.spot ?? null,
    offers,
  };
}

/** What a thing scores for a count from `from` on, and the count of each seat. */
export interface Rungs {
  from: number;
  points: number[];
  seats: (number | null)[];
}

/** What the engine tells of things beyond what is printed on them. */
interface Told {
  ladders?: Record<string, Rungs>;
  prices?: Record<string, Record<string, number>>;
}

function told(): Told {
  return (closely.scene?.board.view.outlook ?? {}) as Told;
}

export function ladderOf({ id }: Subject): Rungs | undefined {
  return told().ladders?.[id];
}

/** What it would cost whoever looks, where the engine tells; else what is printed on it. */
export function priceOf({ id, info }: Subject): Record<string, number> {
  return told().prices?.[id] ?? ((info?.data.cost ?? {}) as Record<string, number>);
}

/** The seat of whoever looks. */
export function you(): number | null {
  return (closely.scene?.board.view.you ?? null) as number | null;
}

/** What whoever looks has of each good; nothing for a guest. */
export function stock(): Record<string, number> {
  const [scene, seat] = [closely.scene, you()];
  if (!scene || seat === null) return {};
  const players = scene.board.view.players as { goods?: Record<string, number> }[] | undefined;
  return scene.module.stock?.(scene.board.view, seat) ?? players?.[seat]?.goods ?? {};
}

/** The rule that an explanation names first. */
function citedIn(tip: string): string | null {
  return /\(([A-Z]\d+)/.exec(tip)?.[1] ?? null;
}

/** Things worth a close look: what belongs to the table, not the labels of the page. */
function isInspectable({ element, info }: Subject): boolean {
  return info !== null || element.closest('.board, .tableau, .part') !== null;
}

/** The things of the same kind that are in view, in the order of the page, each once. */
export function row({ element, info }: Subject): Subject[] {
  const seen = new Set<string>();
  const home = element.closest('.board, .tableau, .rail, .part, .talk') ?? document;
  return [...home.querySelectorAll<HTMLElement | SVGElement>(KNOWN)].flatMap((each) => {
    const other = thingOf(each);
    const key = each.dataset.component ?? each.dataset.spot ?? each.dataset.tip ?? '';
    if (!other || other.element !== each || other.info?.kind !== info?.kind || seen.has(key)) return [];
    if (!each.getBoundingClientRect().width) return [];
    seen.add(key);
    return [other];
  });
}
