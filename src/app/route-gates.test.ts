import { join } from 'node:path';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { Shopper } from '../../tests/samples/shopper.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../tests/samples/stock.ts';
import { seedStockGroup } from '../../tests/stock-group.ts';
import type { SiteRecord } from '../db/queries/sites/sites.ts';
import { FINANCE_PAGE_KEYS, FINANCE_PAGES } from '../kernel/addresses/finance.ts';
import { type GateKey, getSignInType } from '../kernel/addresses/gates.ts';
import { listForms } from '../kernel/leads/forms.ts';
import { requestContext } from '../kernel/request/context.ts';
import type { SiteSettingsInput } from '../settings/schema.ts';
import { ROUTE_GATES } from './route-gates.ts';
import routes from './routes.ts';

test('[F4] every route has a decision in ROUTE_GATES, and no decision is without its route', () => {
  const paths = routes.map(({ path = '' }) => path);
  expect(paths.filter((path) => !Object.hasOwn(ROUTE_GATES, path))).toEqual([]);
  expect(Object.keys(ROUTE_GATES).filter((path) => !paths.includes(path))).toEqual([]);
});

/** A site with everything that a gate may be before, and all gates shut to whoever is not signed in. */
const SHUT: SiteSettingsInput = {
  gating: {
    checkout: 'signed_in',
    finance: 'signed_in',
    financeCheck: 'signed_in',
    spinToWin: 'signed_in',
    onlinePayment: 'signed_in',
  },
  extras: { onlinePayment: 'on', spinToWin: 'on' },
  finance: { pages: { personalised: 'on' } },
  visitors: { signIn: 'on', watchlist: { storedIn: 'account' } },
};
/** A site has one of these: where another is asked for, it leads there. */
const CHECKOUT_MODES: Readonly<Record<string, 'checkout' | 'buy_online' | 'checkout_journey'>> = {
  'cars/:slug/buy-online': 'buy_online',
  'checkout-journey': 'checkout_journey',
};

const car = sampleCar({ id: 7, price: 25_990 });
let db: TestDatabase;
let site: SiteRecord;
beforeAll(async () => {
  db = await createTestDatabase();
  site = await seedStockGroup(db.database, 'gates');
});
afterAll(() => db.close());

type Route = (typeof routes)[number];

/**
 * Reads a route, or sends it a form or JSON, as somebody who is not signed in. Null for a page, undefined where the
 * route has no such handler.
 */
async function ask({ path = '', file }: Route, method: 'GET' | 'POST', address: string, body?: string) {
  const module = await import(join(import.meta.dirname, file));
  const handle = method === 'GET' ? module.loader : module.action;
  if (!handle) return undefined;
  const reserve = { mode: CHECKOUT_MODES[path] ?? 'checkout' };
  const shopper = new Shopper(db, site, { ...SHUT, vehicle: { reserve } });
  shopper.now = SAMPLE_NOW;
  shopper.cars = [car];
  const known = shopper.context(address);
  known.site.changedAt = SAMPLE_NOW;
  const context = new RouterContextProvider();
  context.set(requestContext, known);
  const headers = { Origin: known.url.origin, ...(body && { 'Content-Type': 'application/json' }) };
  const form = new URLSearchParams({ car_id: String(car.id) });
  const request = new Request(known.url, { method, headers, ...(method === 'POST' && { body: body ?? form }) });
  const answered = await Promise.resolve({ request, context, params: { slug: car.slug } })
    .then(handle)
    .catch((thrown: unknown) => thrown);
  if (answered instanceof Error) throw answered;
  return answered instanceof Response ? answered : null;
}

/** `open`, the type of the sign-in that it leads to, or `401`. */
function readRefusal(answered: Response | null | undefined): string {
  if (answered?.status === 401) return '401';
  const to = new URL(answered?.headers.get('Location') ?? '/', 'https://site.example');
  return to.pathname === '/sign-in' ? (to.searchParams.get('type') ?? '') : 'open';
}

async function listRefusals(route: Route, address: string): Promise<string[]> {
  const answers = [await ask(route, 'GET', address), await ask(route, 'POST', address)];
  const handled = answers.filter((answered) => answered !== undefined && answered?.status !== 405);
  return [...new Set(handled.map(readRefusal))];
}

/** How a gate refuses: a page leads to sign-in, a call of the API is answered with 401. */
const refusalsBy = (gate: GateKey) => (gate === 'garage' ? ['my-garage', 'watchlist', '401'] : [getSignInType(gate)]);

function expectRefused(refusals: readonly string[], gate: GateKey) {
  expect(refusals).not.toEqual([]);
  expect(refusals.filter((refusal) => !refusalsBy(gate).includes(refusal))).toEqual([]);
}

function getRoute(path: string): Route {
  const route = routes.find((each) => each.path === path);
  if (!route) throw new Error(`There is no route ${path}`);
  return route;
}

describe('[F4] whoever is not signed in', () => {
  test.each(routes)('is stopped at /$path by its gate and by no other', async (route) => {
    const path = route.path ?? '';
    const gate = ROUTE_GATES[path] ?? 'never';
    const address = path.replace(':slug', car.slug).replaceAll(/:\w+|\*/g, 'none');
    const refusals = await listRefusals(route, `/${address}?car_id=${car.slug}`);
    if (gate !== 'never' && gate !== 'by_page') expectRefused(refusals, gate);
    // That nobody is signed in is what this one is there to say.
    else expect(refusals).toEqual(path === 'api/visitor' ? ['401'] : ['open']);
  });

  const { finance, visitors } = sampleSettings(SHUT);
  const OWN: { path: string | null; gate: GateKey }[] = [
    { path: visitors.garagePath, gate: 'garage' },
    ...FINANCE_PAGE_KEYS.map((key) => {
      const { path, gate } = FINANCE_PAGES[key];
      return { path: path(finance.pages), gate };
    }),
  ];
  test.each(OWN)('is stopped at $path, which settings put there, by the gate $gate', async ({ path, gate }) => {
    expectRefused(await listRefusals(getRoute('*'), path ?? ''), gate);
  });

  test.each(listForms().filter(({ gate }) => gate))(
    'cannot send the form $id, which is behind $gate',
    async ({ id }) => {
      const lead = { form: id, key: 'key-of-a-gated-form-01', page: '/', fields: {} };
      const answered = await ask(getRoute('api/leads'), 'POST', '/api/leads', JSON.stringify(lead));
      expect(readRefusal(answered)).toBe('401');
    },
  );
});
