/** What permanent buildings do, in two or three signs (W102-W120); the words say it in full. */
import type { Sign } from './signs';
import { sign } from './signs';

function text(words: string): Sign {
  return { icon: '', text: words, colour: undefined };
}

function icon(name: string, words = ''): Sign {
  return { icon: name, text: words, colour: undefined };
}

const POWERS: Record<string, Sign[]> = {
  Z01: [icon('person', '›'), icon('player-next')],
  Z02: [icon('person', '›'), icon('sun-priest')],
  Z03: [icon('spears', '›'), sign('restore', '2')],
  Z04: [icon('rolled-cloth', '›'), icon('trade')],
  Z05: [icon('person', '+1'), icon('hut')],
  Z06: [icon('sunrise'), sign('potato', '4')],
  Z07: [icon('stairs'), sign('vp', '1')],
  Z08: [icon('rolled-cloth', '5›3')],
  Z09: [icon('sunrise'), icon('rolled-cloth', '›'), sign('vp', '')],
  Z10: [icon('sunrise'), sign('potato', '2'), sign('corn', ''), sign('stone', '')],
  Z11: [icon('fire-bowl', '›'), icon('rolled-cloth')],
  Z12: [icon('fire-bowl', '›'), sign('gold', '›'), icon('great-pyramid')],
  Z13: [icon('hill-conquest', '−1'), text('−1')],
  Z14: [icon('spears', '+2')],
  Z15: [sign('stone', '2'), sign('gold', '1'), sign('corn', '2')],
  Z16: [icon('granary', '›'), sign('restore', '')],
  Z17: [icon('hill-conquest', '›'), sign('gold', ''), sign('vp', '1')],
  Z18: [sign('restore', '›'), sign('army', ''), sign('gold', '')],
  Z19: [sign('potato', '›'), sign('god', '')],
  Z20: [sign('potato', ''), sign('corn', ''), sign('stone', '+1')],
};

export function powerSigns(id: string): Sign[] {
  return POWERS[id] ?? [icon('clockwise-rotation')];
}
