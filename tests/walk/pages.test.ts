import { expect, test } from 'vitest';
import { addressOf } from '../http.ts';
import { DESKTOP, PHONE, visitor } from '../journeys/browser.ts';
import { DEMO_SITES, type DemoSite, SITES_OF_LOOKS } from '../journeys/demo-sites.ts';
import { mappedPaths } from '../journeys/found-pages.ts';
import type { PageKind } from '../journeys/page-kind.ts';
import { PAGE_KINDS, pathOn, ROUTE_KINDS } from '../journeys/page-kinds.ts';
import { expectSoundAt, overflowOf } from '../journeys/sound.ts';

const WIDTHS: Record<string, typeof PHONE> = { phone: PHONE, desktop: DESKTOP };

/** What is wrong with a page on a phone and on a desktop, which are walked beside each other. */
async function faultsAt(kind: PageKind, site: DemoSite, path: string): Promise<string[]> {
  const found = Object.entries(WIDTHS).map(([width, viewport]) =>
    expectSoundAt(path, { kind, site, viewport }).then(
      () => [],
      (error) => [
        `${site.slug}${path} on a ${width}: ${error.message} ${JSON.stringify(error.actual ?? '')}`,
      ],
    ),
  );
  return (await Promise.all(found)).flat();
}

/** The first of the sites that has such a page, and where; null where none has. */
async function findOne(kind: PageKind, sites: DemoSite[]): Promise<[DemoSite, string] | null> {
  for (const site of sites) {
    const path = await pathOn(kind, site);
    if (path !== null) return [site, path];
  }
  return null;
}

/** What no demo site has. */
const NOWHERE = ['checkout: checkout_journey'];

function firstKind(route: string): PageKind {
  const [kind] = ROUTE_KINDS[route] ?? [];
  if (!kind) throw new Error(`${route} has no kinds of page`);
  return kind;
}

const VEHICLE = firstKind('cars/:slug');
const EVERYWHERE = [firstKind(''), firstKind('search/*'), VEHICLE];
const OTHERS = PAGE_KINDS.filter((kind) => !EVERYWHERE.includes(kind));

test.each(
  EVERYWHERE.flatMap((kind) => DEMO_SITES.map((site) => ({ kind, site, name: kind.name, slug: site.slug }))),
)('[A7] $name of $slug is sound on a phone and a desktop', async ({ kind, site }) => {
  const path = await pathOn(kind, site);
  expect(await faultsAt(kind, site, path ?? 'nowhere')).toEqual([]);
});

test.each(OTHERS)(
  '[A7] $name is sound in every look whose sites have it, on a phone and a desktop',
  async (kind) => {
    const faults: string[] = [];
    let walked = 0;
    for (const sites of SITES_OF_LOOKS.values()) {
      const found = await findOne(kind, sites);
      if (!found) continue;
      walked += 1;
      faults.push(...(await faultsAt(kind, ...found)));
    }
    expect(faults).toEqual([]);
    expect(walked > 0).toBe(!NOWHERE.includes(kind.name));
  },
);

/** How many more vehicles of each site are visited, spread over its stock. */
const MORE_VEHICLES = 5;

test.each(DEMO_SITES)(
  '[D1] more vehicles of $slug are sound, by turns on a phone and a desktop',
  async (site) => {
    const all = (await mappedPaths(site)).filter((path) => path.startsWith('/cars/'));
    const some = all.filter((_, at) => at % Math.ceil(all.length / MORE_VEHICLES) === 0);
    for (const [at, path] of some.entries())
      await expectSoundAt(path, { kind: VEHICLE, site, viewport: at % 2 ? PHONE : DESKTOP });
  },
);

const WITHOUT_SCRIPTS = [
  ...EVERYWHERE,
  ...OTHERS.filter(({ name }) => /^(empty list|nothing here)$/.test(name)),
];

test.each([...SITES_OF_LOOKS].map(([look, [site]]) => ({ look, site: site as DemoSite })))(
  'without scripts pages of the look $look fit a phone and a desktop, and the browser complains of nothing',
  async ({ site }) => {
    for (const viewport of Object.values(WIDTHS)) {
      const { page, complaints } = await visitor(viewport, { javaScript: false });
      for (const kind of WITHOUT_SCRIPTS) {
        const path = (await pathOn(kind, site)) ?? 'nowhere';
        await page.goto(addressOf(site.slug, path));
        expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
      }
      expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
    }
  },
);
