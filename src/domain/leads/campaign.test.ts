import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listCampaignLines, parseCampaign, stripClickIds } from './campaign.ts';

const of = (query: string) => parseCampaign(new URLSearchParams(query));

describe('[G5] the campaign of a visit', () => {
  test('is what advertisements write into an address, and nothing else', () => {
    const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'];
    const clicks = ['gclid', 'gbraid', 'wbraid', 'fbclid'];
    const all = [...names, ...clicks, 'utm_source_platform'];
    const query = all.map((name) => `${name}=of-${name}`).join('&');
    expect(of(`${query}&v=secret&make=Kia&utm_=x&UTM_TERM=x&_ga=1&__proto__=x`)).toEqual(
      Object.fromEntries(all.map((name) => [name, `of-${name}`])),
    );
  });

  test.each([
    ['what cannot be read', 'utm_source=%20%0d%0aGoogle%00%20%E2%80%AEAds%20', { utm_source: 'Google Ads' }],
    ['the first that says anything', 'utm_source=&utm_source=b&utm_source=c', { utm_source: 'b' }],
    ['no text at all', 'utm_source=%ff%fe', { utm_source: '\ufffd\ufffd' }],
    ['more than a cookie holds', `utm_term=${'😀'.repeat(400)}`, {}],
    ['a long one', `utm_term=${'x'.repeat(400)}`, { utm_term: 'x'.repeat(300) }],
    ['none', 'make=Kia', {}],
  ])('is clean and bounded: %s', (_what, query, wanted) => {
    expect(of(query)).toEqual(wanted);
  });

  test('fits a cookie whatever an address says, and is the same when it is read from there', () => {
    const name = fc.oneof(fc.constantFrom('utm_source', 'gclid', 'fbclid'), fc.stringMatching(/^utm_[a-z]{1,9}$/));
    const query = fc.array(fc.tuple(name, fc.string({ unit: 'binary', maxLength: 400 })), { maxLength: 20 });
    const runs = { numRuns: 40 };
    fc.assert(
      fc.property(query, (given) => {
        const found = parseCampaign(given);
        const written = new URLSearchParams(found).toString();
        expect(written.length).toBeLessThan(3_001);
        expect(written).toMatch(/^[!-~]*$/);
        expect(parseCampaign(new URLSearchParams(written))).toEqual(found);
      }),
      runs,
    );
  });

  test('is read with labels: what names it first, what names the click last', () => {
    const campaign = of('fbclid=f&utm_source_platform=p&gclid=g&utm_campaign=c&utm_source=s');
    expect(listCampaignLines(campaign)).toEqual([
      ['Campaign source', 's'],
      ['Campaign', 'c'],
      ['Campaign source platform', 'p'],
      ['Google click (gclid)', 'g'],
      ['Meta click (fbclid)', 'f'],
    ]);
  });
});

test.each([
  ['/search/used-cars?make=Kia&gclid=1&page=2', '/search/used-cars?make=Kia&page=2'],
  ['/?fbclid=1', '/'],
  ['/?gclid=1&wbraid=2#finance', '/#finance'],
  ['/?utm_source=a&gbraid=1', '/?utm_source=a'],
  ['/gclid=1?x=gclid=1', '/gclid=1?x=gclid=1'],
])('[I1] without what names one click of one person %s is %s', (path, wanted) => {
  expect(stripClickIds(path)).toBe(wanted);
});
