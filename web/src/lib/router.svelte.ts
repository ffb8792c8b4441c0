/** Which page is shown. Plain links work: a click on one of ours changes the address without loading the page anew. */
import { freshness } from './freshness';

export interface Route {
  page: string;
  rest: string[];
  query: URLSearchParams;
  hash: string;
}

class Router {
  route = $state.raw(read());

  start(): void {
    addEventListener('popstate', () => (this.route = read()));
    addEventListener('hashchange', () => (this.route = read()));
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest?.('a');
      if (!link || !ours(link, event)) return;
      event.preventDefault();
      this.go(link.href);
    });
  }

  go(to: string): void {
    if (freshness.stale) return location.assign(to);
    const before = location.pathname;
    history.pushState(null, '', to);
    this.route = read();
    if (location.pathname !== before) scrollTo(0, 0);
  }
}

/** Links within the page are left to the browser, which moves the focus along with them. */
function ours(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const elsewhere = !link.getAttribute('href')?.startsWith('#');
  return (
    plain && elsewhere && !event.defaultPrevented && link.origin === location.origin && !link.target && !link.download
  );
}

function read(): Route {
  const [page = '', ...rest] = location.pathname.split('/').filter(Boolean).map(decoded);
  return { page, rest, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

/** A part of the path as it is meant; as it stands where it means nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const router = new Router();
