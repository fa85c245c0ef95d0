import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleCars, sampleSettings, sampleStock } from '../../../tests/samples/stock.ts';
import type { SiteSettingsInput } from '../../settings/schema.ts';
import type { RequestContext } from '../request.ts';
import { countForm } from './count.ts';
import { loadSearchPage } from './load.ts';

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
