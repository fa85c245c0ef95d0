import { describe, expect, test } from 'vitest';
import { forEachOf, namedIn, vehicleFaults } from '../http/whole-pages.ts';
import { get } from '../http.ts';
import { DEMO_SITES } from '../journeys/demo-sites.ts';
import { mappedPaths } from '../journeys/found-pages.ts';

/** Of the large group so many vehicles, spread over its stock, have their links followed. */
const FOLLOWED = 200;

describe.each(DEMO_SITES)('$slug', (site) => {
  const host = `${site.slug}.localhost`;

  test('[D1] every page of a vehicle is whole: a heading, structured data, nothing empty or undefined', async () => {
    const paths = (await mappedPaths(site)).filter((path) => path.startsWith('/cars/'));
    expect(paths.length).toBeGreaterThan(5);
    const faults: string[] = [];
    await forEachOf(paths, async (path) => {
      for (const fault of vehicleFaults(await get(host, path))) faults.push(`${path} has ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  test('every page that search engines are told of is there, and so is all that it names', async () => {
    const mapped = await mappedPaths(site);
    const vehicles = mapped.filter((path) => path.startsWith('/cars/'));
    const followed = vehicles.filter((_, at) => at % Math.ceil(vehicles.length / FOLLOWED) === 0);
    const faults: string[] = [];
    const named = new Map<string, string>();
    await forEachOf([...mapped.filter((path) => !vehicles.includes(path)), ...followed], async (path) => {
      const { status, body } = await get(host, path);
      if (status !== 200) faults.push(`${path} is answered with ${status}`);
      for (const href of namedIn(body)) if (!named.has(href)) named.set(href, path);
    });
    await forEachOf(named, async ([href, from]) => {
      const { status } = await get(host, href);
      if (status >= 400) faults.push(`${from} leads to ${href}, which is answered with ${status}`);
    });
    expect(faults).toEqual([]);
  });
});
