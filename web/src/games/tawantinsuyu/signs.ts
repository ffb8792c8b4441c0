/** Bonuses and prices as small drawings, from the words of the data files: "potato 3", "task build", "either a or b". */
import { COLOURS, ICONS } from './drawing';

export interface Sign {
  icon: string;
  text: string;
  colour: string | undefined;
}

const OR: Sign = { icon: '', text: '/', colour: undefined };

export function bonusSigns(bonus: unknown): Sign[] {
  return Array.isArray(bonus) ? bonus.flatMap((effect) => effectSigns(String(effect))) : [];
}

function effectSigns(effect: string): Sign[] {
  if (effect.startsWith('either ')) {
    return effect
      .slice('either '.length)
      .split(' or ')
      .flatMap((choice, i) => (i ? [OR, ...effectSigns(choice)] : effectSigns(choice)));
  }
  const [kind = '', amount = ''] = effect.split(' ');
  if (kind === 'task') return [sign(amount, '')];
  if (kind === 'buy-step') return [sign('gold', '›'), sign('step', '')];
  if (kind === 'train') return [sign('train', '2›1')];
  return [sign(kind, amount === '1' && kind !== 'vp' ? '' : amount)];
}

export function sign(kind: string, text: string): Sign {
  const icon = ICONS[kind] ?? kind;
  return { icon, text, colour: COLOURS[icon] };
}

export function priceSigns(price: Record<string, number>): Sign[] {
  return Object.entries(price).flatMap(([good, n]) => (n ? [sign(good, n > 1 ? String(n) : '')] : []));
}
