/**
 * Motion between two positions. Before the page changes everything that can travel is looked at; afterwards a piece that
 * stands elsewhere flies there, one of the same kind that came and one that left are taken for the same, goods fly to
 * the panel that gains them, and numbers count. Elements say what they are:
 *
 *   data-piece="worker-1:tikal/5"   a piece: its kind, and its name while it has one
 *   data-home="worker-1"            where pieces of a kind come from and go to: a panel, a deck
 *   data-count                      the number in `data-holds` counts
 *   data-roll                       a die: it tumbles when its `data-holds` changes
 */
import { HELD, holds, spotOf } from '../../lib/spots';
import { copy, type Copy } from './copy';

type Drawn = HTMLElement | SVGElement;

interface Shot {
  pieces: Map<string, Copy>;
  held: Map<string, string>;
}

export interface Durations {
  move: number;
  goods: number;
}

const EASE = 'cubic-bezier(.2,.7,.2,1)';
const NEAR = 4;
const GAP = 60;
const MOST = 24;

export function look(root: ParentNode): Shot {
  return {
    pieces: new Map(all(root, '[data-piece]').map((each) => [each.dataset.piece ?? '', copy(each)])),
    held: new Map(all(root, HELD).map((each) => [spotOf(each), holds(each)])),
  };
}

export function fly(root: ParentNode, sky: HTMLElement, before: Shot, times: Durations): void {
  const now = new Map(all(root, '[data-piece]').map((each) => [each.dataset.piece ?? '', each]));
  const came = [...now].filter(([name]) => !before.pieces.has(name));
  const left = [...before.pieces].filter(([name]) => !now.has(name));
  let flights = 0;
  const travel = (element: Drawn, from: DOMRect) => flights++ < MOST && carry(sky, element, from, times.move);
  for (const [name, element] of now) {
    const there = before.pieces.get(name)?.rect;
    if (there && apart(there, element.getBoundingClientRect())) travel(element, there);
  }
  for (const [name, element] of came) {
    const twin = left.findIndex(([other]) => kind(other) === kind(name));
    const from = twin >= 0 ? left.splice(twin, 1)[0]?.[1].rect : home(root, name);
    if (from) travel(element, from);
    else element.animate({ opacity: [0, 1] }, { duration: times.move, easing: EASE });
  }
  for (const [name, gone] of left) if (flights++ < MOST) leave(sky, gone, home(root, name), times.move);
  count(root, sky, before, times);
}

/** Numbers that rose or fell count; what was gained flies in from where something happened. */
function count(root: ParentNode, sky: HTMLElement, before: Shot, { move, goods }: Durations): void {
  const moved = all(root, HELD).filter((each) => {
    const was = before.held.get(spotOf(each));
    return was !== undefined && was !== holds(each);
  });
  const source = moved.find((each) => each.dataset.count === undefined)?.getBoundingClientRect();
  let gains = 0;
  for (const element of moved) {
    if (element.dataset.roll !== undefined) tumble(element, move);
    if (element.dataset.count === undefined) continue;
    const [was, is] = [Number(before.held.get(spotOf(element))), Number(holds(element))];
    if (Number.isNaN(was) || Number.isNaN(is)) continue;
    const icon = is > was ? element.querySelector<SVGElement>('.icon') : null;
    const delay = icon ? Math.min(gains++ * GAP, goods) : 0;
    if (icon && source) carry(sky, icon, source, goods, delay, false);
    tally(element, was, is, goods, delay);
  }
}

/** A copy flies to the element, which meanwhile is not to be seen. */
function carry(sky: HTMLElement, element: Drawn, from: DOMRect, duration: number, delay = 0, hide = true): void {
  const { node, rect } = copy(element);
  if (!rect.width || !from.width) return;
  if (hide) element.animate({ opacity: [0, 0] }, { duration: duration + delay });
  soar(sky, node, [from, rect], { duration, delay });
}

function leave(sky: HTMLElement, { node, rect }: Copy, to: DOMRect | null, duration: number): void {
  if (rect.width) soar(sky, node, [rect, to ?? rect], { duration }, [1, 0]);
}

function soar(
  sky: HTMLElement,
  node: HTMLElement | SVGSVGElement,
  [from, to]: [DOMRect, DOMRect],
  timing: KeyframeAnimationOptions,
  opacity = [1, 1],
): void {
  const [width, height] = [parseFloat(node.style.width), parseFloat(node.style.height)];
  const at = (rect: DOMRect) => {
    const size = Math.min(2.5, Math.max(0.4, Math.min(rect.width / width, rect.height / height)));
    const [x, y] = [rect.x + (rect.width - width * size) / 2, rect.y + (rect.height - height * size) / 2];
    return `translate(${x}px, ${y}px) scale(${size})`;
  };
  node.style.transformOrigin = '0 0';
  sky.append(node);
  const flight = node.animate(
    { transform: [at(from), at(to)], opacity },
    { easing: EASE, fill: 'backwards', ...timing },
  );
  flight.onfinish = flight.oncancel = () => node.remove();
}

function tumble(element: Drawn, duration: number): void {
  element.animate(
    { rotate: ['-200deg', '20deg', '0deg'], scale: ['.7', '1.15', '1'] },
    { duration: duration * 1.5, easing: EASE },
  );
}

/** The digits of the element go from one number to another; who writes there meanwhile has the last word. */
function tally(element: Drawn, from: number, to: number, duration: number, delay: number): void {
  const text = [...texts(element)].find((each) => Number(each.data.trim()) === to);
  if (!text || !Number.isInteger(from) || !Number.isInteger(to)) return;
  const final = text.data;
  let written = (text.data = String(from));
  const begin = performance.now() + delay;
  const step = (now: number) => {
    if (text.data !== written) return;
    const done = Math.min(1, Math.max(0, (now - begin) / duration));
    written = text.data = done === 1 ? final : String(Math.round(from + (to - from) * done));
    if (done < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

function* texts(element: Element): Generator<Text> {
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) yield walk.currentNode as Text;
}

function home(root: ParentNode, piece: string): DOMRect | null {
  const found = root.querySelector(`[data-home~="${CSS.escape(kind(piece))}"]`)?.getBoundingClientRect();
  return found?.width ? found : null;
}

function kind(piece: string): string {
  return piece.split(':')[0] ?? '';
}

function apart(a: DOMRect, b: DOMRect): boolean {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2) > NEAR;
}

function all(root: ParentNode, selector: string): Drawn[] {
  return [...root.querySelectorAll<Drawn>(selector)];
}
