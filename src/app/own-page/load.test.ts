import { describe, expect, test } from 'vitest';
import { offering } from '../../../tests/samples/offered-places.ts';
import { sampleSiteStock } from '../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleSettings } from '../../../tests/samples/stock.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import type { SiteSettingsInput } from '../../settings/schema.ts';
import { loadOwnPage } from './load.ts';

/**
 * Where an address leads on a site whose finance page is at `path`: the kind of page that is there, or the target of
 * the redirect.
 */
async function endOf(address: string, path: string, given: SiteSettingsInput = {}): Promise<string | null> {
  const request = {
    settings: sampleSettings({ ...given, finance: { pages: { path } } }),
    stock: sampleSiteStock([]),
    db: offering(),
    url: new URL(address, 'https://site.example'),
    site: { origin: 'https://site.example' },
    now: SAMPLE_NOW,
  } as unknown as RequestContext;
  const answer = await loadOwnPage(new Request(request.url), request).catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return answer.headers.get('Location');
  return (answer as { data: { kind: string } }).data.kind;
}

describe('[E9] a finance page that is named with an anchor', () => {
  test.each([
    ['/finance', '/finance#finance-form', 'finance'],
    ['/finance?car_id=7', '/finance#finance-form', 'finance'],
    ['/finance-enquiry', '/finance-enquiry#calculator', 'finance'],
    ['/finance', '/finance-enquiry#calculator', '/finance-enquiry#calculator'],
    ['/apply-for-finance', '/finance#finance-form', '/finance#finance-form'],
    ['/finance/', '/finance#finance-form', '/finance#finance-form'],
  ])('%s with finance at %s is or leads to %s', async (address, path, end) => {
    expect(await endOf(address, path)).toBe(end);
  });

  test.each(['/finance', '/finance#a', '/finance?from=menu#a', '/finance-enquiry#a', '/money'])(
    'every name of the page at %s comes to it in at most two steps',
    async (path) => {
      for (const name of ['/finance', '/finance/', '/finance-enquiry', '/apply-for-finance']) {
        let at: string | null = name;
        for (let step = 0; step < 2 && at?.startsWith('/'); step++) at = await endOf(at, path);
        expect(at?.startsWith('/') ? await endOf(at, path) : at).toBe('finance');
      }
    },
  );
});

test.each([
  ['/my-garage/', '/my-garage'],
  ['/my-garage/finance/?from=menu', '/my-garage/finance?from=menu'],
])('[F5] the garage at %s is at %s', async (address, end) => {
  expect(await endOf(address, '/finance', { visitors: { signIn: 'on' } })).toBe(end);
});
