import { expect, test } from 'vitest';
import { phraseStock } from '../../../tests/samples/phrase-stock.ts';
import { sampleSiteStock } from '../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleSettings } from '../../../tests/samples/stock.ts';
import type { Car } from '../../domain/car.ts';
import type { Site } from '../request.ts';
import { loadSearchPage } from './load.ts';

function loaderOf(cars: Car[]) {
  const context = {
    settings: sampleSettings(),
    stock: sampleSiteStock(cars),
    site: { origin: 'https://site.example' } as Site,
    now: SAMPLE_NOW,
  };
  return (path: string) => loadSearchPage({ ...context, url: new URL(path, 'https://site.example') });
}

/** The page that words lead to, and its address. */
function found(phrase: string, cars: Car[] = phraseStock()) {
  const load = loaderOf(cars);
  const path = `/search/new-used-and-demo-cars?${new URLSearchParams({ query: phrase })}`;
  try {
    return { href: path, page: load(path) };
  } catch (thrown) {
    const href = (thrown as Response).headers?.get('Location');
    if (!href) throw thrown;
    return { href, page: load(href) };
  }
}

test.each([
  ['suv, not mazda', 'suv', 'not mazda'],
  ['suv without sunroof', 'suv', 'without sunroof'],
  ['petrol not diesel', 'petrol', 'not diesel'],
  ['not mazda', '', 'not mazda'],
])('[B3] “%s” finds what “%s” finds, and the page names “%s” as left out', (phrase, same, leftOut) => {
  const { page } = found(phrase);
  const titles = (of: typeof page) => of.cards.map(({ href }) => href);
  expect(titles(page)).toEqual(titles(found(same).page));
  expect(page.ignored).toEqual([{ text: leftOut, reason: expect.stringContaining('cannot leave any out') }]);
});
