/** The faces of the cards. */
import type { ComponentInfo } from '../../lib/protocol';
import { CULTURE_FACE, FACES } from './drawing';
import { halves, type Sign, signsOf } from './effects';

export interface Face {
  name: string;
  icon: string;
  colour: string;
  /** Printed labour; none on culture cards. */
  labour: string | null;
  points: number;
  /** What it does in the action phase. */
  action: Sign[];
  /** What it does in the eclipse. */
  eclipse: Sign[];
}

export function faceOf(card: string, info: ComponentInfo | undefined): Face {
  const data = info?.data ?? {};
  const look = FACES[card] ?? CULTURE_FACE;
  const list = (field: string) => (data[field] as string[] | undefined) ?? [];
  return {
    name: info?.name ?? card,
    ...look,
    labour: data.labour === undefined ? null : halves(Number(data.labour)),
    points: Number(data.points ?? 0),
    action: signsOf([...list('action'), ...list('effect')]),
    eclipse: signsOf(list('eclipse')),
  };
}
