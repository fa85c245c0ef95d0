import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTENT_FILES } from '../../../src/settings/content/files.ts';
import { settingsSchema } from '../../../src/settings/schema.ts';
import { listLeaves } from '../../../src/settings/schema-walk.ts';

/** Where settings are defined, apart from the palette and placeholders, which turn them into colours and text. */
const IN_SETTINGS = /^src\/settings\/(?!palette\.ts|placeholders\.ts)/;

test('[A2] every setting is read by something: none promises what nothing does', () => {
  const sources = globSync('src/**/*.{ts,tsx}').filter((path) => !IN_SETTINGS.test(path) && !path.includes('.test.'));
  const words = new Set(sources.flatMap((path) => readFileSync(path, 'utf8').match(/\w+/g) ?? []));
  const elements = Object.values(CONTENT_FILES).map((file) => file.element);
  const settings = [settingsSchema, ...elements].flatMap((schema) => listLeaves(schema)).map(({ path }) => path);
  expect(settings.length).toBeGreaterThan(500);
  // Keys that are not identifiers, such as trade-in, are looked up by a kind of page.
  const named = settings.filter((path) => path.every((name) => /^\w+$/.test(name)));
  expect(named.filter((path) => path.some((name) => !words.has(name)))).toEqual([]);
});
