/** What this browser remembers of its reader: theme, sound, notifications, how fast rivals' turns are shown. */

export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'slow' | 'normal' | 'fast' | 'off';

const KEY = 'cenote-prefs';

class Prefs {
  theme = $state<Theme>('auto');
  sound = $state(false);
  notify = $state(false);
  curtain = $state(true);
  pace = $state<Pace>('normal');
  private systemDark = $state(false);

  constructor() {
    Object.assign(this, remembered());
    const system = matchMedia('(prefers-color-scheme: dark)');
    this.systemDark = system.matches;
    system.addEventListener('change', (event) => (this.systemDark = event.matches));
  }

  get dark(): boolean {
    return this.theme === 'auto' ? this.systemDark : this.theme === 'dark';
  }

  /** Keep the page and the memory as the preferences are. Called once, from the root component. */
  live(): void {
    $effect(() => {
      document.documentElement.dataset.theme = this.dark ? 'dark' : 'light';
    });
    $effect(() => {
      const { theme, sound, notify, curtain, pace } = this;
      localStorage.setItem(KEY, JSON.stringify({ theme, sound, notify, curtain, pace }));
    });
  }

  flip(): void {
    this.theme = this.dark ? 'light' : 'dark';
  }
}

function remembered(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>;
  } catch {
    return {};
  }
}

export const prefs = new Prefs();
