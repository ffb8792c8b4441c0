/** How wide plaques are. */
import type { Sign } from './drawing';

export const WIDTHS = {
  margin: 4,
  of: ([icon, text]: Sign) => (icon === '/' ? 7 : 16 + (text ? text.length * 6.2 + 1 : 0)),
};

export function width(signs: Sign[]): number {
  return signs.reduce((sum, sign) => sum + WIDTHS.of(sign), 6);
}
