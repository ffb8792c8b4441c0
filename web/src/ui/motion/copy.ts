/** Copies of pieces that fly above the page while the true ones wait unseen in their places. */

export interface Copy {
  node: HTMLElement | SVGSVGElement;
  rect: DOMRect;
}

const NAMES = [
  'id',
  'data-spot',
  'data-at',
  'data-holds',
  'data-piece',
  'data-count',
  'data-home',
  'data-changed',
  'data-lift',
  'tabindex',
];

/** A copy of what is drawn there, in the size that it has on the screen. */
export function copy(element: HTMLElement | SVGElement): Copy {
  const rect = element.getBoundingClientRect();
  const twin = bare(element.cloneNode(true) as HTMLElement | SVGElement);
  const node = twin instanceof SVGElement && !(twin instanceof SVGSVGElement) ? framed(element, twin) : twin;
  node.setAttribute('aria-hidden', 'true');
  Object.assign(node.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    margin: '0',
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    overflow: 'visible',
  });
  return { node: node as HTMLElement | SVGSVGElement, rect };
}

/** A copy that lies above the page where the thing itself is. */
export function copyInto(sky: HTMLElement, element: HTMLElement | SVGElement): Copy['node'] {
  const { node, rect } = copy(element);
  Object.assign(node.style, { left: `${rect.left}px`, top: `${rect.top}px` });
  sky.append(node);
  return node;
}

/** Without names, so that nobody takes the copy for the thing itself. */
function bare<E extends Element>(twin: E): E {
  for (const each of [twin, ...twin.querySelectorAll('*')]) for (const name of NAMES) each.removeAttribute(name);
  return twin;
}

/** A part of a drawing needs a drawing of its own. */
function framed(element: HTMLElement | SVGElement, twin: SVGElement): SVGSVGElement {
  const { x, y, width, height } = (element as SVGGraphicsElement).getBBox();
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  frame.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  twin.removeAttribute('transform');
  twin.style.transform = 'none';
  twin.style.transition = 'none';
  frame.append(twin);
  return frame;
}
