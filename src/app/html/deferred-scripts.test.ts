import { expect, test } from 'vitest';
import { withDeferredScripts } from './deferred-scripts.ts';

const MODULE = '<script type="module" async="">import "/assets/a.js";</script>';
const page = (body: string) =>
  `<html><head><link rel="modulepreload" href="/assets/a.js"/></head><body>${body}</body></html>`;

test('a page’s modules wait: no browser fetches them by the HTML alone', () => {
  const html = withDeferredScripts(page(`<p>Price: $1</p>${MODULE}`));
  expect(html).not.toMatch(/modulepreload"|type="module"/);
  expect(html).toContain('<link rel="late-module" href="/assets/a.js"/>');
  expect(html).toContain('<p>Price: $1</p><script type="late-module">import "/assets/a.js";</script><script>');
});

test('what a page says with a dollar sign in its module stays as it is', () => {
  expect(withDeferredScripts(MODULE.replace('a.js', () => '$&.js'))).toContain('import "/assets/$&.js";');
});

test('a page without modules stays as it is', () => {
  const html = '<html><body><script>window.a = 1</script></body></html>';
  expect(withDeferredScripts(html)).toBe(html);
});
