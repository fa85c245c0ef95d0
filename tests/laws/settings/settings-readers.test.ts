import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where settings are described; palette and placeholders are what makes colours and words of them. */
const IN_SETTINGS = /^src\/settings\/(?!palette\.ts|placeholders\.ts)/;

test('[A2] every setting is read by something: none promises what nothing does', () => {
  const sources = globSync('src/**/*.{ts,tsx}').filter(
    (path) => !IN_SETTINGS.test(path) && !path.includes('.test.'),
  );
  const words = new Set(sources.flatMap((path) => readFileSync(path, 'utf8').match(/\w+/g) ?? []));
  const documented = readFileSync('docs/settings.md', 'utf8');
  const settings = [...documented.matchAll(/^\| `([\w.]+)` \|/gm)].map(([, path]) => path as string);
  expect(settings.length).toBeGreaterThan(500);
  expect(settings.filter((path) => path.split('.').some((name) => !words.has(name)))).toEqual([]);
});
