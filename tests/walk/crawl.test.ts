import { describe, expect, test } from 'vitest';
import { forEachOf, namedIn, shapeOf, vehicleFaults } from '../http/whole-pages.ts';
import { get } from '../http.ts';
import { DEMO_SITES } from '../journeys/page-kinds/demo-sites.ts';
import { mappedPaths } from '../journeys/page-kinds/found-pages.ts';

/**
 * How many vehicles of a site are checked, spread over its stock; cards and finance of all are checked on the models.
 */
const VEHICLES = 40;

/** How many addresses of one shape are requested. */
const OF_A_SHAPE = 6;

const spread = (paths: string[], count: number) => paths.filter((_, at) => at % Math.ceil(paths.length / count) === 0);

describe.each(DEMO_SITES)('$slug', (site) => {
  const host = `${site.slug}.localhost`;

  test('[D1] pages of vehicles are whole: a heading, structured data, nothing empty or undefined', async () => {
    const all = (await mappedPaths(site)).filter((path) => path.startsWith('/cars/'));
    expect(all.length).toBeGreaterThan(5);
    const paths = spread(all, VEHICLES);
    const faults: string[] = [];
    await forEachOf(paths, async (path) => {
      for (const fault of vehicleFaults(await get(host, path))) faults.push(`${path} has ${fault}`);
    });
    expect(faults, faults.join('\n')).toEqual([]);
  });

  test('pages that search engines are told of are there, and so is all that they name', async () => {
    const mapped = await mappedPaths(site);
    const vehicles = mapped.filter((path) => path.startsWith('/cars/'));
    const lists = mapped.filter((path) => path.startsWith('/search/'));
    const others = mapped.filter((path) => !vehicles.includes(path) && !lists.includes(path));
    const followed = [...others, ...spread(lists, VEHICLES / 2), ...spread(vehicles, VEHICLES / 2)];
    const faults: string[] = [];
    const named = new Map<string, string>();
    await forEachOf(followed, async (path) => {
      const { status, body } = await get(host, path);
      if (status !== 200) faults.push(`${path} is answered with ${status}`);
      for (const href of namedIn(body)) if (!named.has(href)) named.set(href, path);
    });
    // The same code makes all addresses of a shape.
    const requested = [...Map.groupBy(named.keys(), shapeOf).values()].flatMap((all) => spread(all, OF_A_SHAPE));
    await forEachOf(requested, async (href) => {
      const { status } = await get(host, href);
      if (status >= 400) faults.push(`${named.get(href)} leads to ${href}, which is answered with ${status}`);
    });
    expect(faults, faults.join('\n')).toEqual([]);
  });
});
