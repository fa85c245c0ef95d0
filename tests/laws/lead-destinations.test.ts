import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ReadFolder, readSiteFolders } from '../../src/app/sites/folder.ts';
import { CAREER, LEAD_CATEGORIES, listSiteCategories } from '../../src/domain/leads/lead-category.ts';
import { planDeliveries } from '../../src/domain/leads/lead-delivery.ts';
import { listForms } from '../../src/kernel/leads/forms.ts';
import type { SiteFolder } from '../../src/settings/content.ts';
import { DEMO_SITES } from '../journeys/page-kinds/demo-sites.ts';

/** Categories that go to sales. */
const SALES = ['New Vehicle Enquiry', 'Used Vehicle Enquiry', 'Test Drive'];
/** Categories with a department of their own on every demo site. */
const DEPARTMENTS = ['Service Enquiry', 'Parts Enquiry', 'Fleet Enquiry', 'Finance Enquiry', 'Trade-In', 'Sell My Car'];

let folders: ReadFolder[];
beforeAll(async () => {
  folders = await readSiteFolders(join(import.meta.dirname, '../../sites'));
});

function siteOf(slug: string): SiteFolder {
  const check = folders.find((one) => one.slug === slug)?.check;
  if (!check?.ok) throw new Error(`The folder of ${slug} is not right`);
  return check.site;
}

/** The places that a site's lead may be for: none, each of the group's, and each dealership's together. */
function placesOf(): string[][] {
  const all = folders.flatMap(({ check }) => (check.ok ? check.site.locations : []));
  const dealerships = Map.groupBy(all, ({ dealership_slug }) => dealership_slug).values();
  return [[], ...all.map(({ slug }) => [slug]), ...[...dealerships].map((own) => own.map(({ slug }) => slug))];
}

test('[G5] every form’s leads are of a kind that destinations can name', () => {
  const kinds = new Set(listForms().map(({ category }) => category));
  expect([...kinds].filter((kind) => !LEAD_CATEGORIES.some((known) => known === kind))).toEqual([]);
});

describe.each(DEMO_SITES.map(({ slug }) => slug))('[G5] [G10] leads of %s', (slug) => {
  const addressesOf = (category: string, places: readonly string[]) => {
    const { destinations } = siteOf(slug).settings.leads;
    const routes = { destinations, confirmation: { send: 'off' as const } };
    return planDeliveries(routes, { category, places, email: null }).map(
      ({ kind, destination }) => `${kind} ${destination}`,
    );
  };

  test('of every kind reach somebody, whatever place they are for', () => {
    const kinds = listSiteCategories(siteOf(slug).settings.forms.enquiry.categories);
    const lost = placesOf().flatMap((places) => kinds.filter((kind) => addressesOf(kind, places).length === 0));
    expect(lost).toEqual([]);
  });

  test('with a CV reach those who take them and nobody else, whatever location they are for', () => {
    const others = LEAD_CATEGORIES.filter((kind) => kind !== CAREER);
    const places = placesOf();
    const heard = new Set(others.flatMap((kind) => places.flatMap((some) => addressesOf(kind, some))));
    const readers = new Set(places.flatMap((some) => addressesOf(CAREER, some)));
    expect(readers.size).toBeGreaterThan(0);
    expect([...readers].filter((reader) => heard.has(reader))).toEqual([]);
  });

  test('for a department reach it, and not the desk that sells', () => {
    const selling = new Set(SALES.flatMap((kind) => addressesOf(kind, [])));
    for (const kind of DEPARTMENTS) {
      const people = addressesOf(kind, []).filter((one) => one.startsWith('email '));
      expect(people.length, kind).toBeGreaterThan(0);
      expect(
        people.filter((one) => selling.has(one)),
        kind,
      ).toEqual([]);
    }
  });
});
