import { describe, expect, test } from 'vitest';
import { addressOf } from '../http.ts';
import { DESKTOP, PHONE, visitor } from '../journeys/browser/browser.ts';
import { DEMO_SITES, LOOKS_ON_SITES, SITES_OF_LOOKS } from '../journeys/page-kinds/demo-sites.ts';
import { expectFits } from '../journeys/page-kinds/fits.ts';
import type { PageKind } from '../journeys/page-kinds/page-kind.ts';
import { PAGE_KINDS, pathOn, ROUTE_KINDS } from '../journeys/page-kinds/page-kinds.ts';
import { complaintsBeside } from '../journeys/page-kinds/sound.ts';
import { expectAllSound, findOne, type Stop } from '../journeys/page-kinds/walkers.ts';

const WIDTHS = [PHONE, DESKTOP] as const;

/** Each page is opened at one width and then resized to the other. */
const WALKERS = [
  { viewport: PHONE, secondly: DESKTOP },
  { viewport: DESKTOP, secondly: PHONE },
];

/** Kinds that no demo site has. */
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

/** So many kinds of page are one test, which no slow machine takes for hung. */
const OF_A_TEST = 10;
const PARTS = Array.from({ length: Math.ceil(OTHERS.length / OF_A_TEST) }, (_, part) =>
  OTHERS.slice(part * OF_A_TEST, (part + 1) * OF_A_TEST),
);

describe.each([...SITES_OF_LOOKS].map(([look, sites]) => ({ look, sites })))('$look', ({ sites }) => {
  test.each(PARTS.map((kinds) => ({ kinds, first: kinds[0]?.name })))(
    '[A7] other kinds of page, from $first on, are sound on a phone and a desktop',
    async ({ kinds }) => {
      const stops: Stop[] = [];
      for (const kind of kinds) stops.push(...(await findOne(kind, sites)));
      for (const { kind } of stops) met.add(kind);
      await expectAllSound(stops, WALKERS);
    },
  );
});

test('[A7] every kind of page was met', () => {
  const missed = OTHERS.filter((kind) => !met.has(kind));
  expect(missed.map(({ name }) => name)).toEqual(NOWHERE);
});

const WITHOUT_SCRIPTS = [...EVERYWHERE, ...OTHERS.filter(({ name }) => /^(empty list|nothing here)$/.test(name))];

test.each(LOOKS_ON_SITES)(
  'without scripts pages of the look $look fit a phone and a desktop, and the browser complains of nothing',
  async ({ site }) => {
    for (const viewport of WIDTHS) {
      const { page, complaints } = await visitor(viewport, { javaScript: false });
      for (const kind of WITHOUT_SCRIPTS) {
        const path = await pathOn(kind, site);
        if (path === null) throw new Error(`${site.slug} has no ${kind.name}`);
        await page.goto(addressOf(site.slug, path));
        await expectFits(page);
        expect(complaintsBeside(kind.status, complaints.splice(0))).toEqual([]);
      }
    }
  },
);
