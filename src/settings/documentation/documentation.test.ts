import { expect, test } from 'vitest';
import { CONTENT_FILES, siteFileForEditors } from '../content/files.ts';
import { settingsSchema } from '../schema.ts';
import { defOf, leavesOf } from '../schema-walk.ts';

test('[A2] every setting has a sentence that says what it does', () => {
  const elements = Object.values(CONTENT_FILES).map((file) => defOf(file).element!);
  const all = [settingsSchema, siteFileForEditors, ...elements].flatMap((schema) => leavesOf(schema));
  expect(
    all.filter(({ schema }) => !schema.description?.endsWith('.')).map(({ path }) => path.join('.')),
  ).toEqual([]);
});

test('[A2] only the name and the phone number have no default', () => {
  const required = leavesOf(settingsSchema).filter(({ schema }) => !schema.safeParse(undefined).success);
  expect(required.map(({ path }) => path.join('.'))).toEqual(['brand.name', 'contact.phone']);
});
