/**
 * A new version of the app is taken up whole: when the server has another one than this page, the page is loaded anew at
 * the next moment in which nobody loses anything by it.
 */
const LOOK_EVERY = 10 * 60_000;
const RELOADED = 'cenote-reloaded';

class Freshness {
  /** Set when the server has another version of the app than this page. */
  stale = false;
  private readonly own = document.querySelector('script[type=module][src]')?.getAttribute('src');

  start(): void {
    addEventListener('vite:preloadError', this.missing);
    document.addEventListener('visibilitychange', () => void this.look());
    setInterval(() => void this.look(), LOOK_EVERY);
  }

  /** Asked when somebody comes back to the page, or the line comes back: the server may have been renewed meanwhile. */
  async look(): Promise<void> {
    const first = await fetch('/', { cache: 'no-cache' }).catch(() => null);
    if (!first?.ok || !this.own) return;
    this.stale = !(await first.text()).includes(this.own);
    if (this.stale && document.hidden && !writing()) location.reload();
  }

  /** A part of this page is gone from the server. Once is enough: if it stays away, it is not for our age. */
  private readonly missing = (event: Event): void => {
    if (sessionStorage.getItem(RELOADED) === this.own) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED, this.own ?? '');
    location.reload();
  };
}

/** Has somebody begun to write something? */
function writing(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some((field) => field.value !== field.defaultValue);
}

export const freshness = new Freshness();
