import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleCars, sampleSettings, sampleStock } from '../../../tests/samples/stock.ts';
import { loadSearchPage } from '../../features/search/load.ts';
import { parsePromo } from '../../features/search/promos.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { SearchPage } from './search-page.tsx';

function html(bodies: Record<string, unknown>[], count = 60): string {
  const request = {
    settings: sampleSettings({ search: { promos: { show: 'always' } } }),
    stock: sampleStock(sampleCars(count)) as unknown as RequestContext['stock'],
    site: { origin: 'https://site.example' } as RequestContext['site'],
    url: new URL('https://site.example/search/new-used-and-demo-cars'),
    now: SAMPLE_NOW,
  };
  const promos = bodies.map((body, at) =>
    parsePromo({
      slug: `promo-${at}`,
      start: null,
      expiry: null,
      body: { heading: 'Know your rate', label: 'Get approved', href: '/search/demo-cars', ...body },
    }),
  );
  const model = loadSearchPage(request, { promos });
  const router = createMemoryRouter([{ path: '*', element: <SearchPage model={model} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** The cards of the page: a dot for each vehicle, a P for each promo. */
const articles = (page: string) =>
  [...page.matchAll(/<article class="(card|promo)/g)].map(([, kind]) => (kind === 'promo' ? 'P' : '.')).join('');

test('[B11] promos stand among the cars where they should, and all cars are there', () => {
  expect(articles(html([{ position: 3 }, { kind: 'campaign' }]))).toBe('..P.P..................');
  expect(articles(html([{ position: 9 }], 4))).toBe('....P');
});

/** The columns that promos and what ends the list take, of three and of two. */
const spans = (page: string) =>
  [...page.matchAll(/<(article|aside) [^>]*style="--span:(\d);--span-of-2:(\d)"/g)].map((match) => match.slice(1));

test('the last row of cards is full: the last promo is wider, or what ends the list fills it', () => {
  expect(spans(html([{ position: 3 }, { kind: 'campaign' }]))).toEqual([['article', '2', '2']]);
  expect(spans(html([]))).toEqual([['aside', '3', '1']]);
  expect(html([])).toMatch(/<aside class="cards-end cards-end--next {2}fills-two".*?>Next page<\/a>/);
  const ended = html([{ position: 1 }], 4);
  expect(spans(ended)).toEqual([['aside', '1', '1']]);
  expect(ended).toContain('Ask us to find a car</a>');
  expect(spans(html([], 4))).toEqual([['aside', '2', '2']]);
  expect(spans(html([], 0))).toEqual([]);
});

test('[B11] a promo is said to be one, and has one link, whose address and words are the site’s', () => {
  const page = html([{ text: 'Good everywhere.', terms: 'ACL 1', points: [{ figure: '4 min', text: 'to apply' }] }]);
  const [card = ''] = /<article class="promo.*?<\/article>/.exec(page) ?? [];
  expect(card).toContain('<h2><span class="vh">Promotion: </span>Know your rate</h2>');
  expect(card.match(/<a [^>]*>[^<]*/g)).toEqual(['<a class="btn btn--accent" href="/search/demo-cars">Get approved']);
  for (const words of ['Good everywhere.', 'ACL 1', '<b>4 min</b> to apply']) expect(card).toContain(words);
});

test('[B11] a promo’s picture says nothing of its own, keeps its place, and waits until it comes near', () => {
  const page = html([{ image: '/media/hatch.avif' }]);
  const [picture = ''] = /<article class="promo.*?(<img [^>]*>)/.exec(page)?.slice(1) ?? [];
  expect(picture).toMatch(/src="\/img\/600o\/hatch\.avif" alt="" width="600" height="400"/);
  expect(picture).toContain('loading="lazy"');
});

test('words of a promo are shown as words', () => {
  expect(html([{ heading: '<script>alert(1)</script>' }])).not.toContain('<script>alert');
});
