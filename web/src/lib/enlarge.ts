/** A thing of the table drawn large: a copy of what draws it there. */
import { copy } from '../ui/motion/copy';

const LARGEST = 6;
/** How much of what lies around a place of a drawing is shown with it. */
const MARGIN = 0.06;
/** How it stands in the game just now is no part of what it is. */
const STATES = ['lit', 'spot', 'hovered', 'advised', 'chosen', 'asks'];
const NAMES = ['id', 'role', 'tabindex', 'aria-label'];

export interface Wanted {
  element: HTMLElement | SVGElement;
  width: number;
  height: number;
}

/** Fills the node with the copy, as large as there is room. */
export function enlarge({ element, width, height }: Wanted) {
  return (node: HTMLElement) => {
    const drawing = element instanceof SVGElement ? element.ownerSVGElement : null;
    const { node: twin, rect } = drawing ? cut(element, drawing) : copy(element);
    if (!rect.width || !rect.height) return;
    const scale = Math.min(width / rect.width, height / rect.height, LARGEST);
    bare(twin);
    twin.style.transform = `scale(${scale})`;
    twin.style.transformOrigin = '0 0';
    node.style.width = `${rect.width * scale}px`;
    node.style.height = `${rect.height * scale}px`;
    node.replaceChildren(twin);
  };
}

/** A place of a drawing with all that lies there, whoever draws it. */
function cut(element: Element, drawing: SVGSVGElement) {
  const rect = element.getBoundingClientRect();
  const matrix = drawing.getScreenCTM()?.inverse();
  const twin = drawing.cloneNode(true) as SVGSVGElement;
  const corner = new DOMPoint(rect.left, rect.top).matrixTransform(matrix);
  const end = new DOMPoint(rect.right, rect.bottom).matrixTransform(matrix);
  const [wide, high] = [end.x - corner.x, end.y - corner.y];
  twin.setAttribute(
    'viewBox',
    [corner.x - wide * MARGIN, corner.y - high * MARGIN, wide * (1 + 2 * MARGIN), high * (1 + 2 * MARGIN)].join(' '),
  );
  twin.querySelectorAll('[role=tooltip]').forEach((tip) => (tip.closest('foreignObject') ?? tip).remove());
  Object.assign(twin.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    overflow: 'hidden',
  });
  return { node: twin, rect };
}

/** Nobody may take the copy for the thing itself. */
function bare(twin: Element): void {
  for (const each of [twin, ...twin.querySelectorAll('*')]) {
    each.classList.remove(...STATES);
    for (const { name } of [...each.attributes])
      if (name.startsWith('data-') || NAMES.includes(name)) each.removeAttribute(name);
  }
}

/** What draws the thing on the table: not the row that speaks of it. */
export function drawnAt(element: HTMLElement | SVGElement): HTMLElement | SVGElement | null {
  if (!element.closest('.talk .moves, .chooser')) return element;
  const id = element.dataset.component;
  return id ? document.querySelector(`.board [data-component="${CSS.escape(id)}"]`) : null;
}
