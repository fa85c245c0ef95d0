import { parseHTML } from 'linkedom';
import { expect, test, vi } from 'vitest';
import { preloadScripts } from './preload-scripts.ts';

const SCRIPT = '<script data-preloaded="/start.js /vehicle.js" data-preloaded-islands="/react.js"></script>';

/** A page whose parser has not come to its islands yet. */
function parsing() {
  const { document, window } = parseHTML(`<html><head>${SCRIPT}</head><body></body></html>`);
  vi.stubGlobal('document', Object.assign(document, { readyState: 'loading' }));
  return {
    fetched: () => [...document.querySelectorAll('link')].map(({ href }) => href),
    async parse(html: string) {
      document.body.innerHTML = html;
      document.dispatchEvent(new window.Event('DOMContentLoaded'));
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

const STARTS = ['/start.js', '/vehicle.js'];

test.each([
  ['an overlay', 'data-when="idle"', ['/react.js']],
  ['an island of the first screen', '', ['/react.js']],
  ['islands further down', 'data-when="visible"', []],
  ['a tray that is asked for', 'data-when="asked"', []],
])('a page with %s fetches what it starts with at once, and React only if it will run', async (_, when, later) => {
  const { fetched, parse } = parsing();
  preloadScripts();
  expect(fetched()).toEqual(STARTS);
  await parse(`<div data-island="part" ${when}></div>`);
  expect(fetched()).toEqual([...STARTS, ...later]);
});
