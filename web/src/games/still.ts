/** A table at which nothing may be done, for drawings of single components. */
import type { ComponentInfo } from '../lib/protocol';
import type { Words } from '../lib/words';
import type { BoardProps } from '.';

const nothing = () => undefined;

/** With this component among the others, by its bare id. */
export function still(
  components: Record<string, ComponentInfo>,
  id: string,
  info: ComponentInfo,
  t: Words,
): BoardProps {
  return {
    view: {},
    names: [],
    components: { ...components, [id]: info },
    lit: new Map(),
    hovered: null,
    chosen: [],
    lastEvents: [],
    t,
    reduced: true,
    narrow: false,
    onspot: nothing,
    onwhy: nothing,
    onhover: nothing,
  };
}
