/** The keyboard at a table. Keys are known by their place, so that they work in every layout. */
import { KEYS } from './moves';

export interface KeyActions {
  play(index: number): void;
  undo(): void;
  redo(): void;
  confirm(): void;
  rule(): void;
  escape(): void;
  /** End what is being shown, whatever has the focus; false where nothing is. */
  skip(): boolean;
  again(): void;
  step(by: 1 | -1): boolean;
}

export function handleKey(event: KeyboardEvent, actions: KeyActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || elsewhere(event)) return;
  const done = event.key === ' ' ? actions.skip() : !presses(event) && act(event, actions);
  if (done) event.preventDefault();
}

function act(event: KeyboardEvent, actions: KeyActions): boolean {
  if (event.key === '?') return (actions.rule(), true);
  if (event.key === 'Escape') return (actions.escape(), true);
  if (event.key === 'Backspace' || event.code === 'KeyU') return (actions.undo(), true);
  if (event.code === 'Comma') return actions.step(-1);
  if (event.code === 'Period') return actions.step(1);
  if (event.code === 'KeyR') return (event.shiftKey ? actions.again() : actions.redo(), true);
  if (event.key === 'Enter') return (actions.confirm(), true);
  const pressed = /^(?:Key|Digit|Numpad)(\w)$/.exec(event.code)?.[1]?.toLowerCase();
  const index = pressed === undefined || event.shiftKey ? -1 : KEYS.indexOf(pressed);
  if (index < 0) return false;
  actions.play(index);
  return true;
}

/** Somebody types, or has something open. */
function elsewhere(event: KeyboardEvent): boolean {
  return (
    (event.target as HTMLElement).closest('input, textarea, select, dialog, [popover], .chat, .fold, .inspector') !==
    null
  );
}

/** Somebody presses the button that has the focus. */
function presses(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.target as HTMLElement).closest('button, a, [role=button], summary') !== null;
}
