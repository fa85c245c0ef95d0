import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsFiles } from '../../../scripts/settings-files.ts';

test.each(settingsFiles())(
  '[A2] $path is what the settings schema says now (npm run settings writes it)',
  ({ path, text }) => {
    expect(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')).toBe(text);
  },
);
