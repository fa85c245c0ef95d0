import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SITE_FOLDERS } from '../samples/walked-sites.ts';

// Let through: a number made from the clock, said as sales of the month on a demo site.
test('[D21] demo sites state sales that were counted, or none', () => {
  const said = SITE_FOLDERS.map(({ check }) => check.ok && check.site.settings.vehicle.blocks.salesCounter);
  expect(said.length).toBeGreaterThan(5);
  expect(said.filter((way) => way !== 'off' && way !== 'counted')).toEqual([]);
});

test('[D21] the settings warn whoever would state a number that nobody counted', () => {
  const lines = readFileSync('docs/settings.md', 'utf8').split('\n');
  const row = lines.find((line) => line.startsWith('| `vehicle.blocks.salesCounter` |'));
  expect(row).toMatch(/`formula` \| `"off"` .*misleading conduct under the Australian Consumer Law/);
});
