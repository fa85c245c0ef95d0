import { describe, expect, test } from 'vitest';
import { get } from '../http.ts';
import { SITES_OF_LOOKS } from '../journeys/page-kinds/demo-sites.ts';
import { mappedPaths } from '../journeys/page-kinds/found-pages.ts';
import { needsSignIn, PAGE_KINDS, pathOn } from '../journeys/page-kinds/page-kinds.ts';
import { faultsIn, forEachOf, namedIn, shapeOf, vehicleFaults } from './whole-pages.ts';

/** How many vehicles of a site are checked, spread over its stock; the walk checks more. */
const VEHICLES = 8;

/** A site of each look; the walk goes through all sites. */
const SITES = [...SITES_OF_LOOKS.values()].flatMap(([first]) => first ?? []);

describe.each(SITES)('$slug', (site) => {
  const host = `${site.slug}.localhost`;

  test('[D1] pages of vehicles are whole: a heading, structured data, nothing empty or undefined', async () => {
    const all = (await mappedPaths(site)).filter((path) => path.startsWith('/cars/'));
    expect(all.length).toBeGreaterThan(0);
    const paths = all.filter((_, at) => at % Math.ceil(all.length / VEHICLES) === 0);
    const faults: string[] = [];
    await forEachOf(paths, async (path) => {
      for (const fault of vehicleFaults(await get(host, path))) faults.push(`${path} has ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  test('a page of each kind is whole, and what it names leads somewhere', async () => {
    const faults: string[] = [];
    const named = new Map<string, string>();
    for (const kind of PAGE_KINDS) {
      const path = needsSignIn(kind, site) ? null : await pathOn(kind, site);
      if (path === null) continue;
      const { status, body } = await get(host, path);
      expect([path, status]).toEqual([path, kind.status ?? 200]);
      faults.push(...faultsIn(body).map((fault) => `${path} has ${fault}`));
      for (const href of namedIn(body)) if (!named.has(href)) named.set(href, path);
    }
    // The same code makes all addresses of a shape.
    const requested = [...Map.groupBy(named.keys(), shapeOf).values()].flatMap((all) => all.slice(0, 1));
    await forEachOf(requested, async (href) => {
      const { status } = await get(host, href);
      if (status >= 400) faults.push(`${named.get(href)} leads to ${href}, which is answered with ${status}`);
    });
    expect(faults).toEqual([]);
  });
});
