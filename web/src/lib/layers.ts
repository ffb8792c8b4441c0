/** What lies open above the page. Escape closes the topmost; the focus goes back to where it was. */

type Close = () => void;

const open: Close[] = [];

function keydown(event: KeyboardEvent): void {
  const top = open.at(-1);
  if (event.key !== 'Escape' || !top || foreign(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
  top();
}

/** Windows of the browser's own, and the chooser, close themselves. */
function foreign(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog, [popover], .chooser') !== null;
}

/** For an element that lies above the page: it takes the focus, unless it asks not to, and gives it back at its end. */
export function layer(close: Close, focus = true) {
  return (node: HTMLElement) => {
    const before = document.activeElement;
    if (!open.length) document.addEventListener('keydown', keydown, { capture: true });
    open.push(close);
    if (focus) (node.querySelector<HTMLElement>('[data-first]') ?? node).focus({ preventScroll: true });
    return () => {
      open.splice(open.indexOf(close), 1);
      if (!open.length) document.removeEventListener('keydown', keydown, { capture: true });
      const lost = document.activeElement === document.body || node.contains(document.activeElement);
      if (lost && before instanceof Element && before.isConnected)
        (before as HTMLElement).focus({ preventScroll: true });
    };
  };
}
