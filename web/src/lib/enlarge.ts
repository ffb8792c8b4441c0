/** A thing of the table drawn large: a copy of what draws it there. */
import { copy } from '../ui/motion/copy';

const LARGEST = 6;
/** How it stands in the game just now is no part of what it is. */
const STATES = ['lit', 'spot', 'hovered', 'advised', 'chosen', 'asks'];

export interface Wanted {
  element: HTMLElement | SVGElement;
  width: number;
  height: number;
}

/** Fills the node with the copy, as large as there is room. */
export function enlarge({ element, width, height }: Wanted) {
  return (node: HTMLElement) => {
    const { node: twin, rect } = copy(element);
    if (!rect.width || !rect.height) return;
    const scale = Math.min(width / rect.width, height / rect.height, LARGEST);
    for (const each of [twin, ...twin.querySelectorAll('*')]) {
      each.classList.remove(...STATES);
      each.removeAttribute('role');
      each.removeAttribute('data-component');
      each.removeAttribute('data-tip');
    }
    twin.style.transform = `scale(${scale})`;
    twin.style.transformOrigin = '0 0';
    node.style.width = `${rect.width * scale}px`;
    node.style.height = `${rect.height * scale}px`;
    node.replaceChildren(twin);
  };
}

/** What draws the thing on the table: not the row that speaks of it. */
export function drawnAt(element: HTMLElement | SVGElement): HTMLElement | SVGElement | null {
  if (!element.closest('.talk .moves, .chooser')) return element;
  const id = element.dataset.component;
  return id ? document.querySelector(`.board [data-component="${CSS.escape(id)}"]`) : null;
}
