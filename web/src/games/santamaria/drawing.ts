/** How the things of Santa Maria look. */

export const ICONS: Record<string, string> = {
  wood: 'log',
  grain: 'grain-bundle',
  sugar: 'sugar-cane',
  gem: 'cut-diamond',
  gold: 'gold-bar',
  cacao: 'coffee-beans',
  coin: 'two-coins',
  happiness: 'hearts',
  shipping: 'caravel',
  religion: 'church',
  conquistador: 'visored-helm',
  road: 'road',
  store: 'amphora',
  temple: 'mayan-pyramid',
};

export const COLOURS: Record<string, string> = {
  wood: 'var(--wood)',
  grain: 'var(--grain)',
  sugar: 'var(--sugar)',
  gem: 'var(--gem)',
  gold: 'var(--gold)',
  cacao: 'var(--cacao)',
  coin: 'var(--coin)',
  happiness: 'var(--happy)',
  shipping: 'var(--k-ship)',
  religion: 'var(--k-rel)',
  conquistador: 'var(--k-conq)',
  road: 'var(--ink-2)',
  store: 'var(--ink-2)',
  temple: 'var(--draft)',
};

export const SCHOLAR_ICONS: Record<string, string> = {
  philosophy: 'inverted-dice-3',
  taxation: 'coins',
  astronomy: 'telescope',
  architecture: 'hammer-nails',
  economics: 'abacus',
  commerce: 'scales',
  theology: 'bookmarklet',
  shipbuilding: 'anchor',
  tactics: 'crossed-swords',
  warehousing: 'wooden-crate',
  archery: 'arrow-scope',
  navigation: 'compass',
  meditation: 'prayer',
};

/** What a bishop counts. */
export const BISHOP_ICONS: Record<string, string> = {
  bishop_colonists: 'person',
  bishop_lines: 'checkered-flag',
  bishop_sugar: 'sugar-cane',
  bishop_monks: 'abbot-meeple',
  bishop_fleet: 'caravel',
  bishop_faith_and_sword: 'church',
  bishop_large_tiles: 'jigsaw-piece',
  bishop_conquest: 'visored-helm',
  bishop_gems: 'cut-diamond',
};

export const SPECIALIST_ICONS: Record<string, string> = {
  farmer: 'farmer',
  forester: 'axe-in-stump',
  soldier: 'swordman',
  upgrade: 'upgrade',
};

export const DISTRICT_ICONS: Record<string, string> = {
  trade: 'trade',
  festival: 'drum',
  gold: 'gold-bar',
  construction: 'hammer-nails',
  technology: 'gears',
};

/** Where the dots of a die stand, in steps from its middle. */
export const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  5: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  6: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ],
};
