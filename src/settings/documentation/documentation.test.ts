import { expect, test } from 'vitest';
import { CONTENT_FILES, siteFileForEditors } from '../content/files.ts';
import { resolveSettings } from '../resolve.ts';
import { type SiteSettings, settingsSchema } from '../schema.ts';
import { getDefinition, listLeaves } from '../schema-walk.ts';
import { EXAMPLES } from './examples.ts';
import { LONGEST_LINE, wrapMarkdown } from './wrap.ts';

test('[A2] every setting has a sentence that says what it does', () => {
  const elements = Object.values(CONTENT_FILES).map((file) => getDefinition(file).element!);
  const all = [settingsSchema, siteFileForEditors, ...elements].flatMap((schema) => listLeaves(schema));
  expect(all.filter(({ schema }) => !schema.description?.endsWith('.')).map(({ path }) => path.join('.'))).toEqual([]);
});

test('[A2] only the name and the phone number have no default', () => {
  const required = listLeaves(settingsSchema).filter(({ schema }) => !schema.safeParse(undefined).success);
  expect(required.map(({ path }) => path.join('.'))).toEqual(['brand.name', 'contact.phone']);
});

const SITE = { brand: { name: 'Riverside Motors' }, contact: { phone: '07 5550 1234' } };

function resolveWith(settings: unknown): SiteSettings {
  const resolution = resolveSettings([
    { name: 'a site', settings: SITE },
    { name: 'example', settings },
  ]);
  if (!resolution.ok) throw new Error(JSON.stringify(resolution.problems));
  return resolution.settings;
}

test.each(Object.entries(EXAMPLES))('[A2] the example of %s is accepted, and changes something', (topic, example) => {
  expect(resolveWith({ [topic]: example })).not.toEqual(resolveWith({}));
});

test('[A2] every topic has an example', () => {
  expect(Object.keys(EXAMPLES)).toEqual(Object.keys(settingsSchema.shape));
});

test('text is wrapped between words, never inside code, and no line begins like an item of a list', () => {
  const lines = wrapMarkdown(`${'word '.repeat(22)}\`code of words\` and ${'word '.repeat(21)}- more`, '- ').split(
    '\n',
  );
  expect(lines.every((line) => line.length <= LONGEST_LINE)).toBe(true);
  expect(lines[1]).toMatch(/^ {2}`code of words` and word/);
  expect(lines.slice(1).every((line) => /^ {2}[^-]/.test(line))).toBe(true);
});
