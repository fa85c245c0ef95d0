import { describe, expect, test } from 'vitest';
import { documentOf } from '../../http.ts';
import { ALL } from '../../journeys/finance/financed.ts';
import { lookForUnlawful } from '../../journeys/finance/lawful.ts';
import { WRITTEN_CASES } from '../../journeys/finance/lawful-cases.ts';
import { lawfulPagesNaming, SITES, saysRepayments } from '../../journeys/finance/lawful-pages.ts';

/**
 * One site of each look and of each source of figures: sent with the vehicle, fetched, computed; the walk checks all.
 */
const WHOLE = ['wattle-creek', 'harbour-outlet', 'bluegum'];

describe.each(SITES)('[E7] on %s', (site) => {
  test('no repayment or rate is written without its comparison rate and the warning, on a page', async () => {
    const unlawful: object[] = [];
    const said: string[] = [];
    for (const { path, html } of await lawfulPagesNaming(site, WHOLE.includes(site) ? 'every kind' : 'costs')) {
      const looked = lookForUnlawful(documentOf(html));
      unlawful.push(...looked.unlawful.map((each) => ({ path, ...each })));
      if (looked.repayments > 0) said.push(path);
    }
    expect(unlawful).toEqual([]);
    // A walk that met no repayment has proved nothing.
    expect(said.includes(ALL)).toBe(saysRepayments(site));
    expect(said.some((path) => path.startsWith('/cars/'))).toBe(saysRepayments(site));
  });
});

test.each(WRITTEN_CASES)('[E7] the check itself finds %s', (_what, html, problems) => {
  const page = documentOf(`<!DOCTYPE html><html><body><main>${html}</main></body></html>`);
  expect(lookForUnlawful(page).unlawful.map(({ problem }) => problem)).toEqual(problems);
});
