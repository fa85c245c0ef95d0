import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatProblem } from './problem.ts';
import { resolveSettings } from './resolve.ts';

const least = { brand: { name: 'Harbour' }, contact: { phone: '07 5550 1234' } };
const ofSite = (settings: unknown) => resolveSettings([{ name: 'site', settings }]);

function settingsOf(...layers: unknown[]) {
  const resolved = resolveSettings(layers.map((settings, at) => ({ name: `layer ${at}`, settings })));
  if (!resolved.ok) throw new Error(resolved.problems.map(formatProblem).join('\n'));
  return resolved.settings;
}

/** The problems of the minimal settings with these on top, one per line. */
function complaints(settings: Record<string, unknown>): string[] {
  const resolved = ofSite({ ...least, ...settings });
  return resolved.ok ? [] : resolved.problems.map(formatProblem);
}

test('[A2] a name and a phone number make a whole site', () => {
  const settings = settingsOf(least);
  expect(settings.search.pageSize).toBe(21);
  expect(settings.stock.include_sold_cars_days).toBe(3);
  expect(settings.price.noPriceText).toBe('Enquire for price.');
});

test('[A2] without them the two are asked for by path', () => {
  const resolved = ofSite({});
  expect(resolved.ok ? [] : resolved.problems.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
    'brand.name is required',
    'contact.phone is required',
  ]);
});

test('[A2] a later layer stands over an earlier one, key by key, and lists are replaced whole', () => {
  const settings = settingsOf(
    { search: { pageSize: 30, popularMakes: 5, promos: { campaignPositions: [2, 4, 6] } } },
    { search: { popularMakes: 0, promos: { campaignPositions: [7] } } },
    least,
  );
  expect([settings.search.pageSize, settings.search.popularMakes]).toEqual([30, 0]);
  expect(settings.search.promos.campaignPositions).toEqual([7]);
});

test('[A2] null takes back what an earlier layer gave', () => {
  const settings = settingsOf({ contact: { newCarPhoneNumber: '07 5550 9999' } }, least, {
    contact: { newCarPhoneNumber: null },
  });
  expect(settings.contact.newCarPhoneNumber).toBeNull();
});

test('[A2] it can be said who gave a value', () => {
  const resolved = resolveSettings([
    { name: 'platform', settings: { search: { pageSize: 30, countCap: 999 } } },
    { name: 'preset', settings: { search: { pageSize: 24 } } },
    { name: 'site', settings: least },
  ]);
  const paths = ['search.countCap', 'search.pageSize', 'brand.name', 'search.popularMakes'];
  expect(resolved.ok && paths.map(resolved.originOf)).toEqual(['platform', 'preset', 'site', 'default']);
});

test.each([
  [
    'an unknown key near a known one',
    { search: { pageSze: 3 } },
    'search.pageSze: is not allowed here. Did you mean pageSize?',
  ],
  [
    'a known key at the wrong place',
    { termMax: 3 },
    'termMax: is not allowed here. It belongs at finance.calculator.termMax.',
  ],
  ['an unknown topic', { serch: {} }, 'serch: is not allowed here. Did you mean search?'],
  ['a value of the wrong kind', { search: { pageSize: '21' } }, 'search.pageSize: must be a number, not "21".'],
  [
    'a value near a known one',
    { finance: { finance_provider: 'yuox' } },
    'finance.finance_provider: "yuox" is not allowed. Did you mean "youx"?',
  ],
  [
    'an entry of a list',
    { search: { filters: ['make', 'bodie'] } },
    'search.filters[1]: "bodie" is not allowed. Did you mean "body"?',
  ],
  [
    'a kind of menu item',
    { navigation: { header: [{ kind: 'lnk', label: 'x', href: '/' }] } },
    'navigation.header[0].kind: "lnk" is not allowed. Did you mean "link"?',
  ],
  [
    'a key of a menu item',
    { navigation: { header: [{ kind: 'link', label: 'x', href: '/', hrf: 1 }] } },
    'navigation.header[0].hrf: is not allowed here. Did you mean href?',
  ],
  [
    'a secret in place of its name',
    { integrations: { sms: { keyEnv: 'hunter2' } } },
    'integrations.sms.keyEnv: must be the name of an environment variable such as MAIL_PASSWORD, never ' +
      'the secret itself.',
  ],
  [
    'a rate without a comparison rate',
    { finance: { rates: { interestRate: 7 } } },
    'finance.rates.comparisonRate: is required because a rate is never shown without its comparison rate.',
  ],
  [
    'a comparison rate below its rate',
    { finance: { rates: { interestRate: 7, comparisonRate: 6.5 } } },
    'finance.rates.comparisonRate: 6.5 is below 7: a comparison rate is the interest with its fees.',
  ],
  [
    'a default sort that cannot be chosen',
    { search: { sorts: ['newest'] } },
    'search.defaultSort: "recommended" is not in the list beside it. It can be "newest".',
  ],
])('[A2] %s is refused with path, reason and suggestion', (_, settings, complaint) => {
  expect(complaints(settings)).toEqual([complaint]);
});

test.each(['//evil.example', 'javascript:alert(1)', 'data:text/html,x', 'finance', '/a b', 'HTTPS://x.example', ''])(
  '[A2] the link %j is refused',
  (href) => {
    expect(complaints({ finance: { pages: { path: href } } })).toHaveLength(1);
  },
);

test.each([
  '/finance',
  '#form',
  '/search/used-cars?range[price]=5000:9000',
  'https://pay.example/x',
  'tel:+61755501234',
  'mailto:a@b.example',
])('[A2] the link %j is taken', (href) => {
  expect(complaints({ finance: { pages: { path: href } } })).toEqual([]);
});

test('[A2] a problem names the layer that its value came from', () => {
  const resolved = resolveSettings([
    { name: 'preset', settings: { search: { pageSize: -1 } } },
    { name: 'site', settings: least },
  ]);
  expect(resolved.ok ? null : resolved.problems[0]?.layer).toBe('preset');
});

test('[A2] anything at all in place of settings is taken or refused, never a fall', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.constantFrom('brand', 'search', 'finance', 'navigation', 'contact'),
      (value, topic) => {
        const resolved = ofSite({ ...least, [topic]: value });
        expect(resolved.ok || resolved.problems.length > 0).toBe(true);
      },
    ),
  );
});

test('[A2] complete settings resolve to themselves', () => {
  const settings = settingsOf(least);
  expect(settingsOf(settings)).toEqual(settings);
});

test('[A7] a logo for dark backgrounds needs the one that it is the second of', () => {
  const withLogo = (logo: object) =>
    resolveSettings([{ name: 'site', settings: { brand: { name: 'Any', logo }, contact: { phone: '07 5550 1234' } } }]);
  expect(withLogo({ onDark: '/media/white.svg' })).toMatchObject({
    ok: false,
    problems: [{ path: 'brand.logo.image', reason: 'is required because brand.logo.onDark is given' }],
  });
  expect(withLogo({ image: '/media/logo.svg', onDark: '/media/white.svg' }).ok).toBe(true);
});
