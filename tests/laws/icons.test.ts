import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICONS_PATH, iconsFile } from '../../scripts/generated/icons-file.ts';

test('the file of icons that browsers fetch holds every icon of the table (npm run icons writes it)', () => {
  expect(readFileSync(new URL(`../../${ICONS_PATH}`, import.meta.url), 'utf8')).toBe(iconsFile());
});
