import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleCars, sampleSettings, sampleStock } from '../../../../tests/samples/stock.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { loadSearchPage } from '../load.ts';
import { countForm } from './count-form.ts';

const stock = sampleStock(sampleCars(214)) as unknown as RequestContext['stock'];

const requestAt = (path: string, given: Partial<SiteSettingsInput> = {}) => ({
  settings: sampleSettings(given),
  stock,
  site: { origin: 'https://site.example' } as RequestContext['site'],
  url: new URL(path, 'https://site.example'),
  now: SAMPLE_NOW,
});

test.each([
  ['', '/search/new-used-and-demo-cars'],
  ['car_type=used&query=&make=Toyota', '/search/used-cars?make=Toyota'],
  ['make=Toyota&price_max=40000', '/search/toyota?range[price]=:40000'],
  ['make=Toyota&price_max=250000', '/search/toyota'],
  ['query=toyota+ranger', '/search/new-used-and-demo-cars?make=Ford&make=Toyota&make_model=Ford/Ranger'],
  ['make=Nobody', '/search/new-used-and-demo-cars?make=Nobody'],
])('[B9] a form of %s is counted as the page that it leads to', (fields, page) => {
  const { submitLabel } = loadSearchPage(requestAt(page));
  expect(countForm(requestAt(`/search/count?${fields}`))).toEqual({ label: submitLabel });
});

test('[B9] the words of the button are the site’s own', () => {
  const given = {
    search: { texts: { showMe: 'See {count} {vehicles}' } },
    wording: { kind: 'motorcycle' as const },
  };
  expect(countForm(requestAt('/search/count', given)).label).toBe('See 214 motorcycles');
});

test.each([
  ['make=Toyota', 500, /^Show Me (\d\d|1\d\d) cars$/],
  ['make=Toyota', 10, /^Show Me 214 cars$/],
  ['make=Toyota&price_max=1', 0, /^Show Me 0 cars$/],
])('[B9] a form of %s on a site that counts up to %i: %s', (fields, countCap, label) => {
  const request = requestAt(`/search/count?${fields}`, { search: { countCap } });
  expect(countForm(request).label).toMatch(label);
});

test('[B9] the panel’s button counts up to the cap, then the stock; the heading says what is found', () => {
  const page = (countCap: number) => loadSearchPage(requestAt('/search/used-cars', { search: { countCap } }));
  const { count } = page(1999);
  expect(page(count).submitLabel).toBe(`Show Me ${count} cars`);
  expect(page(count - 1)).toMatchObject({ submitLabel: 'Show Me 214 cars', countText: `${count} cars` });
});
