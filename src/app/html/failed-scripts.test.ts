import { parseHTML } from 'linkedom';
import { expect, test, vi } from 'vitest';
import { FAILED_SCRIPTS } from './failed-scripts.ts';

const PAGE = `<html><head><script type="module" src="/entry.js" data-preloaded="/start.js"></script>
  <script type="module" src="/other.js"></script></head><body>
  <video src="/film.mp4"></video>
  <ul><li>One</li><noscript data-behaviour="when-near">&lt;li&gt;Two&lt;/li&gt;</noscript><i data-place></i></ul>
  <noscript>&lt;p&gt;no behaviour&lt;/p&gt;</noscript>
</body></html>`;

/** A page, as a browser with scripts reads it, in which a script may fail. */
function show(readyState: string) {
  const window = parseHTML(PAGE);
  const { document } = window;
  Object.assign(document, { readyState });
  const listeners = new Map<string, (event: unknown) => void>();
  vi.stubGlobal('document', document);
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  new Function(FAILED_SCRIPTS)();
  return {
    document,
    fail: (selector: string) => listeners.get('error')?.({ target: document.querySelector(selector) }),
    parse: () => listeners.get('DOMContentLoaded')?.({}),
    items: () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent),
  };
}

test('without its script a page has the end of its lists, and a video the browser’s controls', () => {
  const page = show('complete');
  expect(page.document.querySelector('video')?.controls).not.toBe(true);
  page.fail('[data-preloaded]');
  expect(page.document.querySelector('video')?.controls).toBe(true);
  expect(page.items()).toEqual(['One', 'Two']);
  expect(page.document.querySelectorAll('noscript')).toHaveLength(1);
  expect(page.document.querySelector('[data-place]')).toBeNull();
});

test('a script that fails early is noticed, and its page is shown whole once it is parsed', () => {
  const page = show('loading');
  page.fail('[data-preloaded]');
  expect(page.items()).toEqual(['One']);
  page.parse();
  expect(page.items()).toEqual(['One', 'Two']);
});

test.each(['script:not([data-preloaded])', 'video'])(
  'the failure of another element, %s, changes nothing',
  (selector) => {
    const page = show('complete');
    page.fail(selector);
    expect(page.items()).toEqual(['One']);
  },
);
