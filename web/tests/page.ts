/** As much of a browser as the state of a table asks for. */
import { vi } from 'vitest';

const nowhere = { addEventListener: () => undefined, removeEventListener: () => undefined };
vi.stubGlobal('matchMedia', () => ({ matches: false, ...nowhere }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
vi.stubGlobal('location', { protocol: 'http:', host: 'cenote.test', pathname: '/', search: '', hash: '', href: '/' });
vi.stubGlobal('document', { ...nowhere, hidden: false, documentElement: { lang: 'en', dataset: {} }, cookie: '' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('navigator', { language: 'en', languages: ['en'] });
