import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { TEMPLATE_NAMES } from '../../src/settings/topics/brand.ts';

const SHARED = globSync('src/templates/parts/css/*.css').map((path) => basename(path));

/** Sheets of parts that a look draws by a sheet of its own, or has no use for. */
const OWN: Partial<Record<string, readonly string[]>> = {
  atelier: ['card.css', 'chrome.css', 'home.css', 'search-list.css'],
  corner: ['home.css', 'search-list.css'],
};
/** The rule of a picture that the whole sheet comes after. */
const FIRST_ONLY = 'first-picture.css';

test.each(TEMPLATE_NAMES)(
  '[A7] the look %s has the style sheet of every part that it does not draw by itself',
  (look) => {
    const theme = readFileSync(`src/templates/${look}/theme.css`, 'utf8');
    const missing = SHARED.filter((sheet) => sheet !== FIRST_ONLY && !theme.includes(`/parts/css/${sheet}"`));
    expect(SHARED.length).toBeGreaterThan(30);
    expect(missing.sort()).toEqual([...(OWN[look] ?? [])].sort());
  },
);
