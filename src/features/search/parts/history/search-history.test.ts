import { parseHTML } from 'linkedom';
import { expect, test, vi } from 'vitest';
import { followHistory } from './search-history.ts';

/** A search page that is scrolled to `top`, in a browser that is asked for that only while it may be. */
function show(top: number) {
  const { document } = parseHTML('<html><body></body></html>');
  const listeners = new Map<string, (event: object) => void>();
  const saved = new Map<string, string>();
  const page = { top, mayBeAsked: true };
  const window = {
    history: { state: null as unknown, scrollRestoration: 'auto', replaceState: (state: unknown) => state },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    scrollTo() {},
    get scrollY() {
      if (!page.mayBeAsked) throw new Error('The page would be laid out once more');
      return page.top;
    },
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', { pathname: '/search/used-cars', search: '' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => saved.set(key, value),
  });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
  vi.useFakeTimers();
  followHistory(() => {});
  vi.runAllTimers();
  vi.useRealTimers();
  return {
    scroll(to: number) {
      page.top = to;
      listeners.get('scroll')?.({});
    },
    leave() {
      page.mayBeAsked = false;
      listeners.get('pagehide')?.({});
      return [...saved.values()].join();
    },
  };
}

test('[B15] a page that is left keeps how far it was scrolled, and is not laid out for that', () => {
  const page = show(0);
  page.scroll(1234);
  expect(page.leave()).toContain('1234');
});

test('so does one that the browser had scrolled before its scripts ran', () => {
  expect(show(777).leave()).toContain('777');
});
