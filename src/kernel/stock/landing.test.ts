import { describe, expect, test } from 'vitest';
import { sampleLocation, sampleSiteStock } from '../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCars, sampleSettings } from '../../../tests/samples/stock.ts';
import { buildStockInputs } from '../../features/pages/home/load.ts';
import { buildHome } from '../../features/pages/home/model.ts';
import { loadSearchPage } from '../../features/search/load.ts';
import { countForm } from '../../features/search/panel/count-form.ts';
import type { SiteSettingsInput } from '../../settings/schema.ts';
import { buildStockFacts } from '../chrome/load.ts';
import type { CountedLink } from '../chrome/model.ts';
import { buildChrome } from '../chrome/model.ts';
import type { RequestContext } from '../request/context.ts';

const CITY = 'Springwood';
const LANDED: Partial<SiteSettingsInput> = { search: { landingCity: 'springwood' } };
/** Every third vehicle is in the city, so that it has all car types. */
const cars = sampleCars(214).map((car, n) => (n % 3 === 0 ? { ...car, city: CITY } : car));
const stock = sampleSiteStock(cars);
const inCity = cars.filter(({ city }) => city === CITY);

function requestOf(path: string, given = LANDED) {
  return {
    settings: sampleSettings(given),
    stock,
    site: { origin: 'https://site.example' } as RequestContext['site'],
    url: new URL(path, 'https://site.example'),
    now: SAMPLE_NOW,
  };
}

function siteOf(given: Partial<SiteSettingsInput>) {
  const settings = sampleSettings(given);
  const facts = buildStockFacts(stock, settings);
  const places = { locations: [sampleLocation()], specialHours: [], now: SAMPLE_NOW };
  return {
    chrome: buildChrome({ settings, facts, ...places }),
    home: buildHome({
      settings,
      origin: 'https://site.example',
      ...buildStockInputs(stock, settings),
      offers: [],
      written: { reviews: [], brands: [], posts: [], text: [] },
      rating: undefined,
      ...places,
    }),
  };
}

/** Every link into the stock that shows a count, of the menus, the footer and the home page. */
function countedLinks({ chrome, home }: ReturnType<typeof siteOf>): CountedLink[] {
  const menus = chrome.nav.flatMap((item) => (item.kind === 'menu' ? item.columns : []));
  const columns = [...menus, ...chrome.footer.columns].flatMap(({ links }) => links);
  const { makes, bodies, prices, console } = home;
  const examples = console.examples.filter(({ label }) => label !== 'All cars');
  return [...columns, ...chrome.types, ...examples, ...makes.items, ...bodies.items, ...prices.items]
    .filter(({ href }) => href.startsWith('/search/'))
    .map(({ label, href, count }) => ({ label, href, count }));
}

describe('on a site that lands its shoppers in a city', () => {
  test('[B16] every link of menus, footer and home page leads to that city, and to as many as it says', () => {
    const links = countedLinks(siteOf(LANDED));
    expect(links.length).toBeGreaterThan(40);
    for (const { label, href, count } of links) {
      const page = loadSearchPage(requestOf(href));
      expect(page.chips.map((chip) => chip.label)).toContain(CITY);
      expect(count === null ? label : `${label} ${count}`).toBe(
        count === null ? 'Latest arrivals' : `${label} ${page.count}`,
      );
    }
  });

  test('[B16] the ways to all stock say the city, and its chip leads to the whole stock', () => {
    const { chrome } = siteOf(LANDED);
    const all = chrome.nav.flatMap((item) => (item.kind === 'menu' && item.all ? [item.all] : []));
    expect(all).toContainEqual({
      label: `All cars in ${CITY}`,
      href: `/search/new-used-and-demo-cars?city=${CITY}`,
    });
    expect(all.filter(({ label }) => !label.endsWith(` in ${CITY}`))).toEqual([]);
    const page = loadSearchPage(requestOf(`/search/new-used-and-demo-cars?city=${CITY}`));
    expect(page.count).toBe(inCity.length);
    const off = page.chips.find(({ label }) => label === CITY)!;
    expect(loadSearchPage(requestOf(off.href)).count).toBe(cars.length);
  });

  test('[B16] the home page’s form asks for the city unseen, and its button counts it', () => {
    const { console } = siteOf(LANDED).home;
    expect(console.kept).toEqual([{ name: 'city', value: CITY }]);
    expect(console.allFiltersHref).toBe(`/search/new-used-and-demo-cars?city=${CITY}`);
    const sent = new URLSearchParams(console.kept.map(({ name, value }) => [name, value]));
    const counted = countForm(requestOf(`/search/count?${sent}`)).label;
    expect([console.submit, counted]).toEqual(Array(2).fill(`Show Me ${inCity.length} cars`));
    // "All 63" beside a headline of 118 would be two counts of one thing.
    const all = console.types.find(({ value }) => value === '');
    expect(all).toMatchObject({ label: `All in ${CITY}`, count: inCity.length });
  });

  test('[B16] the home page’s form names the way to all stock, which no other site needs', () => {
    const all = { label: 'All cars', href: '/search/new-used-and-demo-cars', count: cars.length };
    expect(siteOf(LANDED).home.console.examples).toContainEqual(all);
    expect(siteOf({}).home.console.examples).not.toContainEqual(all);
  });

  test('[B16] words in the header are looked for in that city, and a stock number in every city', () => {
    const { search } = siteOf(LANDED).chrome;
    expect(search).toMatchObject({
      label: `Search ${inCity.length} cars in ${CITY}`,
      kept: [{ name: 'city', value: CITY }],
    });
    const leadsTo = (query: string): string | null | undefined => {
      const fields = new URLSearchParams([...search.kept.map(({ name, value }) => [name, value]), ['query', query]]);
      try {
        loadSearchPage(requestOf(`${search.action}?${fields}`));
        return null;
      } catch (thrown) {
        return (thrown as Response).headers?.get('Location');
      }
    };
    const elsewhere = cars.find(({ city }) => city !== CITY)!;
    expect(leadsTo(elsewhere.stocknum!)).toMatch(/^\/search\/new-used-and-demo-cars\?query=[^&]+$/);
    expect(leadsTo(inCity[0]!.stocknum!)).toBeNull();
    expect(leadsTo('snorkel')).toBeNull();
  });
});

test.each([[{}], [{ search: { landingCity: 'Nowhere' } }]])(
  '[B16] with the settings %j the links and the form are those of the whole stock',
  (given: Partial<SiteSettingsInput>) => {
    const site = siteOf(given);
    expect(site).toEqual(siteOf({}));
    expect(site.home.console.kept).toEqual([]);
    expect(countedLinks(site).filter(({ href }) => href.includes('city='))).toEqual([]);
  },
);
