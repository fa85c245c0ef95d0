import { expect, test } from 'vitest';
import { addressOf } from '../http.ts';
import { DESKTOP, PHONE, visitor } from '../journeys/browser.ts';
import { DEMO_SITES, type DemoSite, SITES_OF_LOOKS } from '../journeys/demo-sites.ts';
import type { PageKind } from '../journeys/page-kind.ts';
import { PAGE_KINDS, pathOn, ROUTE_KINDS } from '../journeys/page-kinds.ts';
import { expectFits } from '../journeys/sound.ts';
import { expectAllSound, findOne, type Stop } from '../journeys/walkers.ts';

const WIDTHS = [PHONE, DESKTOP] as const;

/** Each page is opened at one width and then brought to the other. */
const WALKERS = [
  { viewport: PHONE, secondly: DESKTOP },
  { viewport: DESKTOP, secondly: PHONE },
];

/** What no demo site has. */
const NOWHERE = ['checkout: checkout_journey'];

function firstKind(route: string): PageKind {
  const [kind] = ROUTE_KINDS[route] ?? [];
  if (!kind) throw new Error(`${route} has no kinds of page`);
  return kind;
}

const EVERYWHERE = [firstKind(''), firstKind('search/*'), firstKind('cars/:slug')];
const OTHERS = PAGE_KINDS.filter((kind) => !EVERYWHERE.includes(kind));

test.each(DEMO_SITES)(
  '[A7] [D1] home, list and a vehicle of $slug are sound on a phone and a desktop',
  async (site) => {
    const stops = await Promise.all(EVERYWHERE.map((kind) => findOne(kind, [site])));
    await expectAllSound(stops.flat(), WALKERS);
  },
);

const met = new Set<PageKind>();

test.each([...SITES_OF_LOOKS].map(([look, sites]) => ({ look, sites })))(
  '[A7] every other kind of page that sites of the look $look have is sound on a phone and a desktop',
  async ({ sites }) => {
    const stops: Stop[] = [];
    for (const kind of OTHERS) stops.push(...(await findOne(kind, sites)));
    for (const { kind } of stops) met.add(kind);
    await expectAllSound(stops, WALKERS);
  },
);

test('[A7] every kind of page was met', () => {
  const missed = OTHERS.filter((kind) => !met.has(kind));
  expect(missed.map(({ name }) => name)).toEqual(NOWHERE);
});

const WITHOUT_SCRIPTS = [
  ...EVERYWHERE,
  ...OTHERS.filter(({ name }) => /^(empty list|nothing here)$/.test(name)),
];

test.each([...SITES_OF_LOOKS].map(([look, [site]]) => ({ look, site: site as DemoSite })))(
  'without scripts pages of the look $look fit a phone and a desktop, and the browser complains of nothing',
  async ({ site }) => {
    for (const viewport of WIDTHS) {
      const { page, complaints } = await visitor(viewport, { javaScript: false });
      for (const kind of WITHOUT_SCRIPTS) {
        const path = (await pathOn(kind, site)) ?? 'nowhere';
        await page.goto(addressOf(site.slug, path));
        await expectFits(page);
      }
      expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
    }
  },
);
