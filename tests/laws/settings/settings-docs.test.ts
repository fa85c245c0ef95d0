import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS_FOLDER, settingsFiles } from '../../../scripts/generated/settings-files.ts';

const project = new URL('../../../', import.meta.url);
const files = settingsFiles();

test.each(files)('[A2] $path is what the code says now (npm run settings writes it)', ({ path, text }) => {
  expect(readFileSync(new URL(path, project), 'utf8')).toBe(text);
});

test('[A2] the settings reference has no page of a topic that is gone', () => {
  const pages = readdirSync(new URL(SETTINGS_FOLDER, project)).map((name) => `${SETTINGS_FOLDER}/${name}`);
  const paths = files.map(({ path }) => path);
  expect(pages.filter((page) => !paths.includes(page))).toEqual([]);
});
