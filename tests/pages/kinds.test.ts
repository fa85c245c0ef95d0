import { expect, test } from 'vitest';
import { PHONE } from '../journeys/browser/browser.ts';
import { DEMO_SITES } from '../journeys/page-kinds/demo-sites.ts';
import { PAGE_KINDS } from '../journeys/page-kinds/page-kinds.ts';
import { expectAllSound, findOne } from '../journeys/page-kinds/walkers.ts';

test('[A7] each kind of page is sound on a phone, on the first site that has it', async () => {
  const kinds = PAGE_KINDS.filter(({ everyRun }) => everyRun);
  const stops = (await Promise.all(kinds.map((kind) => findOne(kind, DEMO_SITES)))).flat();
  expect(stops.map(({ kind }) => kind)).toEqual(kinds);
  await expectAllSound(stops, [{ viewport: PHONE }, { viewport: PHONE }]);
});
