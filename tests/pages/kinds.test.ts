import { test } from 'vitest';
import { PHONE } from '../journeys/browser.ts';
import { DEMO_SITES, type DemoSite } from '../journeys/demo-sites.ts';
import type { PageKind } from '../journeys/page-kind.ts';
import { PAGE_KINDS, pathOn } from '../journeys/page-kinds.ts';
import { expectSoundAt } from '../journeys/sound.ts';

/** The first site that has such a page, and where. Throws when none has. */
async function findOne(kind: PageKind): Promise<[DemoSite, string]> {
  for (const site of DEMO_SITES) {
    const path = await pathOn(kind, site);
    if (path !== null) return [site, path];
  }
  throw new Error(`no demo site has this kind of page: ${kind.name}`);
}

const WALKED = PAGE_KINDS.filter(({ everyRun }) => everyRun);

test.each(WALKED)('$name is sound on a phone', async (kind) => {
  const [site, path] = await findOne(kind);
  await expectSoundAt(path, { kind, site, viewport: PHONE });
});
