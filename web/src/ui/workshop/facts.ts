/** What a component says beside its drawing: its fields with their values as small signs. */

export interface FactSign {
  icon?: string;
  text: string;
  colour?: string | undefined;
}

export interface Fact {
  label: string;
  signs: FactSign[];
}

/** How a game draws an effect or a good: "corn 3". Empty where it has no drawing of it. */
export type Draw = (effect: string) => FactSign[];

const UNSAID = ['reconstructed'];
/** Signs of effects say enough. */
const PLAIN = ['effects'];

/** Labels are found by the field, and by field and value: "colour/blue". */
export function facts(data: Record<string, unknown>, labels: Record<string, string>, draw: Draw): Fact[] {
  return Object.entries(data)
    .filter(([field]) => !UNSAID.includes(field))
    .map(([field, value]) => ({
      label: PLAIN.includes(field) ? '' : (labels[field] ?? field),
      signs: signsOf(field, value, labels, draw),
    }));
}

function signsOf(field: string, value: unknown, labels: Record<string, string>, draw: Draw): FactSign[] {
  if (value === true) return [{ icon: 'check-mark', text: '' }];
  if (value === false || value === '') return [{ text: '–' }];
  if (typeof value === 'number') return [{ text: written(value) }];
  if (typeof value === 'string') return worded(field, value, labels, draw);
  if (Array.isArray(value)) return listed(field, value, labels, draw);
  return Object.entries((value ?? {}) as Record<string, unknown>).flatMap(([key, each]) =>
    typeof each === 'number' ? sure(draw(`${key} ${each}`), `${key} ${each}`) : [{ text: `${key}: ${String(each)}` }],
  );
}

function listed(field: string, values: unknown[], labels: Record<string, string>, draw: Draw): FactSign[] {
  if (!values.length) return [{ text: '–' }];
  if (values.every((value) => typeof value === 'number')) return [{ text: values.map(written).join(' · ') }];
  return values.flatMap((value) =>
    typeof value === 'string' ? worded(field, value, labels, draw) : [{ text: JSON.stringify(value) }],
  );
}

function worded(field: string, value: string, labels: Record<string, string>, draw: Draw): FactSign[] {
  const label = labels[`${field}/${value}`];
  return label ? [{ text: label }] : sure(draw(value), value);
}

function sure(signs: FactSign[], text: string): FactSign[] {
  return signs.length ? signs : [{ text }];
}

/** Halves as people write them. */
export function written(n: number): string {
  const size = Math.abs(n);
  return `${n < 0 ? '−' : ''}${size % 1 === 0.5 ? `${Math.floor(size) || ''}½` : size}`;
}
