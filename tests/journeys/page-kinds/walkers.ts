import { expect } from 'vitest';
import type { PHONE } from '../browser/browser.ts';
import type { DemoSite } from './demo-sites.ts';
import type { PageKind } from './page-kind.ts';
import { pathOn } from './page-kinds.ts';
import { expectSoundAt } from './sound.ts';

export interface Stop {
  kind: PageKind;
  site: DemoSite;
  path: string;
}

interface Walker {
  viewport: typeof PHONE;
  /** The window of each page is then resized to this. */
  secondly?: typeof PHONE;
}

/**
 * Checks all pages, and reports everything that is wrong. The walkers run in parallel, each page by one of them in
 * turn: one alone leaves a third of two cores idle.
 */
export async function expectAllSound(stops: Stop[], walkers: readonly Walker[]): Promise<void> {
  expect(stops.length).toBeGreaterThan(0);
  const faults: string[] = [];
  const walk = async (walker: Walker, first: number) => {
    const own = stops.filter((_, at) => at % walkers.length === first);
    for (const { kind, site, path } of own)
      await expectSoundAt(path, { kind, site, ...walker }).catch(({ message }) =>
        faults.push(`${kind.name}: ${site.slug}${path}, opened at ${walker.viewport.width} px: ${message}`),
      );
  };
  await Promise.all(walkers.map(walk));
  expect(faults, faults.join('\n')).toEqual([]);
}

/** The first of the sites that has such a page, and where; none where no site has. */
export async function findOne(kind: PageKind, sites: readonly DemoSite[]): Promise<Stop[]> {
  for (const site of sites) {
    const path = await pathOn(kind, site);
    if (path !== null) return [{ kind, site, path }];
  }
  return [];
}
