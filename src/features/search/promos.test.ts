import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleCars, sampleSettings, sampleStock } from '../../../tests/samples/stock.ts';
import type { ContentItem } from '../../db/queries/sites/content.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import type { SiteSettingsInput } from '../../settings/schema.ts';
import { loadSearchPage } from './load.ts';
import { loadPromos, parsePromo } from './promos.ts';

const item = (slug: string, body: Record<string, unknown> = {}, run: Partial<ContentItem> = {}): ContentItem => ({
  slug,
  start: null,
  expiry: null,
  body: { heading: 'Know your rate', label: 'Get approved', href: '/search/demo-cars', ...body },
  ...run,
});

const cars = sampleCars(214);
const stock = sampleStock(cars) as unknown as RequestContext['stock'];

function pageAt(path: string, items: ContentItem[], given: Partial<SiteSettingsInput> = {}, now = SAMPLE_NOW) {
  const request = {
    settings: sampleSettings(given),
    stock,
    site: { origin: 'https://site.example' } as RequestContext['site'],
    url: new URL(path, 'https://site.example'),
    now,
  };
  return loadSearchPage(request, { promos: items.map(parsePromo) });
}

/** The slug of each promo and its position among all cards. */
const placesAt = (...given: Parameters<typeof pageAt>) =>
  pageAt(...given).promos.map(({ promo, after }, before) => [promo.slug, after + before + 1]);

describe('promos on a page of results', () => {
  const campaigns = ['one', 'two'].map((slug) => item(slug, { kind: 'campaign' }));

  test('[B11] a page keeps its 21 cars beside its promos, and its count and paging', () => {
    const page = pageAt('/search/used-cars', [item('rate', { position: 3 }), ...campaigns]);
    const bare = pageAt('/search/used-cars', []);
    expect(page.cards).toHaveLength(21);
    expect(page.promos.map(({ promo }) => promo.slug)).toEqual(['rate', 'one', 'two']);
    // Where no promo can fill the row of a page, the way to the next one does.
    expect([page.end, bare.end?.label]).toEqual([null, 'Next page']);
    expect({ ...page, promos: [], end: bare.end }).toEqual(bare);
  });

  test('[B11] promos stand in lists of used vehicles only, or where the site says so', () => {
    const rate = [item('rate')];
    expect(placesAt('/search/used-cars', rate)).toEqual([['rate', 5]]);
    expect(placesAt('/search/used-cars?make=Toyota&sortBy=price_asc', rate)).toEqual([['rate', 5]]);
    expect(placesAt('/search/new-used-and-demo-cars', rate)).toEqual([]);
    const always = { search: { promos: { show: 'always' as const } } };
    expect(placesAt('/search/new-used-and-demo-cars', rate, always)).toEqual([['rate', 5]]);
  });

  test('[B11] the whole stock of a site of used vehicles is a list of used vehicles', () => {
    const usedYard = { stock: { carTypes: ['used' as const] } };
    expect(placesAt('/search/new-used-and-demo-cars', [item('rate')], usedYard)).toEqual([['rate', 5]]);
  });

  test('[B11] campaign cards stand at 5 and 10, on the first page', () => {
    const all = '/search/new-used-and-demo-cars';
    expect(placesAt(all, campaigns)).toEqual([
      ['one', 5],
      ['two', 10],
    ]);
    expect(placesAt(`${all}?page=2`, campaigns)).toEqual([]);
  });

  test('[B11] each runs as long as it says, in the time zone of the site', () => {
    const last = new Date('2026-11-30T14:00:00Z');
    const items = [item('rate', {}, { expiry: last }), item('one', { kind: 'campaign' })];
    const given = { search: { promos: { campaignExpiry: '2026-11-30' } } };
    const just = new Date(last.getTime() - 1);
    expect(placesAt('/search/used-cars', items, given, just)).toHaveLength(2);
    expect(placesAt('/search/used-cars', items, given, last)).toEqual([]);
  });

  test('[B11] where chance moves a promo in a list, it stays all day', () => {
    const shifted = { search: { promos: { randomShift: 2 } } };
    const places = [4, 11, 18].flatMap((hour) =>
      placesAt('/search/used-cars', [item('rate')], shifted, new Date(Date.UTC(2026, 10, 19, 14 + hour))),
    );
    expect(new Set(places.map(String)).size).toBe(1);
    expect(places[0]?.[1]).toBeOneOf([5, 6, 7]);
  });

  test('[B11] campaign cards are the fifth and tenth of the cards as shown, where sold vehicles share one', () => {
    const now = SAMPLE_NOW.getTime() / 1000;
    const sold = { status: 'sold', sold: true, sold_date_timestamp: now } as const;
    const listed = cars.map((car) => (car.custom_rank! < 999 && car.custom_rank! > 994 ? { ...car, ...sold } : car));
    const request = {
      settings: sampleSettings({ stock: { soldRuns: 'collapse' } }),
      stock: sampleStock(listed) as unknown as RequestContext['stock'],
      site: { origin: 'https://site.example' } as RequestContext['site'],
      url: new URL('https://site.example/search/new-used-and-demo-cars'),
      now: SAMPLE_NOW,
    };
    const { cards, promos } = loadSearchPage(request, { promos: campaigns.map(parsePromo) });
    expect(cards.slice(0, 4).map(({ state }) => state)).toEqual(['available', 'sold', 'available', 'available']);
    expect([cards.length, promos.map(({ after }) => after)]).toEqual([18, [4, 8]]);
  });

  test('[B11] nothing found has no promos', () => {
    expect(placesAt('/search/used-cars?make=Nobody', [item('rate'), ...campaigns])).toEqual([]);
  });
});

describe('a promo of a site’s content', () => {
  test('[B11] has its words, and its picture where it names one', () => {
    expect(parsePromo(item('rate', { image: '/media/ute.avif' })).card).toEqual({
      slug: 'rate',
      kind: 'promo',
      heading: 'Know your rate',
      text: null,
      points: [],
      label: 'Get approved',
      href: '/search/demo-cars',
      terms: null,
      picture: { src: '/img/600o/ute.avif', alt: '', width: 600, height: 400 },
    });
    expect(parsePromo(item('rate')).card.picture).toBeNull();
  });

  test('a document that is no promo is refused by name of what is wrong', () => {
    expect(() => parsePromo(item('rate', { heading: '' }))).toThrow(/heading/);
  });
});

/** A site whose content counts how often it is read, and cannot be while `down`. */
function site(items: ContentItem[]) {
  const read = { times: 0, down: false, hold: holdNext };
  let held: Promise<void> | undefined;
  /** Makes the next read wait until the returned function makes it fail. */
  function holdNext(): () => void {
    const { promise, reject } = Promise.withResolvers<void>();
    held = promise;
    return () => reject(new Error('the database is away'));
  }
  const db = {
    readCached: async (name: string) => {
      if (name !== 'content promo') return [];
      read.times += 1;
      const waiting = held;
      held = undefined;
      await waiting;
      if (read.down) throw new Error('the database is away');
      return items;
    },
  };
  const settings = sampleSettings();
  const at = (settingsVersion: number) => ({ db, settings, site: { settingsVersion } }) as unknown as RequestContext;
  return { read, at };
}

describe('the promos of a site', () => {
  test('are read once for each version of its content', async () => {
    const { read, at } = site([item('rate')]);
    await Promise.all([loadPromos(at(1)), loadPromos(at(1))]);
    expect(read.times).toBe(1);
    await loadPromos(at(2));
    expect(read.times).toBe(2);
  });

  test('[A9] those whose page isn’t there are left out', async () => {
    const { at } = site([
      item('gone', { href: '/no-such-page' }),
      item('rate'),
      item('far', { href: 'https://a.example' }),
    ]);
    expect((await loadPromos(at(1))).map(({ slug }) => slug)).toEqual(['rate', 'far']);
  });

  test('that could not be read are asked for again', async () => {
    const { read, at } = site([item('rate')]);
    read.down = true;
    await expect(loadPromos(at(1))).rejects.toThrow('away');
    read.down = false;
    expect(await loadPromos(at(1))).toHaveLength(1);
  });

  test('are kept when an older version of them fails after they were read', async () => {
    const { read, at } = site([item('rate')]);
    const fail = read.hold();
    const older = loadPromos(at(1));
    expect(await loadPromos(at(2))).toHaveLength(1);
    fail();
    await expect(older).rejects.toThrow('away');
    await loadPromos(at(2));
    expect(read.times).toBe(2);
  });
});
