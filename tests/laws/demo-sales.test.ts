import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SITE_FOLDERS } from '../samples/walked-sites.ts';

// Regression: a number made from the clock, shown as sales of the month on a demo site.
test('[D21] demo sites state sales that were counted, or none', () => {
  const said = SITE_FOLDERS.map(({ check }) => check.ok && check.site.settings.vehicle.blocks.salesCounter);
  expect(said.length).toBeGreaterThan(5);
  expect(said.filter((way) => way !== 'off' && way !== 'counted')).toEqual([]);
});

test('[D21] the settings warn whoever would state a number that nobody counted', () => {
  const page = readFileSync('docs/reference/settings/vehicle.md', 'utf8');
  const [, counter] = /^- \*\*`vehicle\.blocks\.salesCounter`\*\*: ([\s\S]*?)\n- /m.exec(page) ?? [];
  const words = counter?.replace(/\s+/g, ' ');
  expect(words).toMatch(/misleading conduct under the Australian Consumer Law.* `formula`; default `"off"`\.$/);
});
