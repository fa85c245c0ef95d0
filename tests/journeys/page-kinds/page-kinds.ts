import { CHECKOUTS, type CheckoutKey, findCheckout } from '../../../src/features/payment/checkout/table.ts';
import { isClosed, isGated } from '../../../src/kernel/addresses/gates.ts';
import { CAR_TRADE_IN_PATH } from '../../../src/kernel/addresses/vehicle.ts';
import { pageOf } from '../../http.ts';
import { type DemoSite, dealershipsOf } from './demo-sites.ts';
import {
  begunPayment,
  begunTestPayment,
  LIST,
  listedVehicles,
  madePayment,
  mapped,
  mappedPaths,
  slugOf,
  vehicleWhere,
} from './found-pages.ts';
import { hasTradeIn, OWN_KINDS } from './own-page-kinds.ts';
import { firstCar, ofFirstCar, type PageKind, type Path, rare, walked } from './page-kind.ts';

const HAS_VIEWER = 'data-pane="spinner"';

/** A list of a make among new, used or demo vehicles: lists of all vehicles of a make are another kind of page. */
async function withFirstMake(site: DemoSite): Promise<Path> {
  const list = await mapped(site, /^\/search\/(new|used|demo)-cars$/);
  const page = list === null ? null : await pageOf(site.slug, list);
  const make = page?.querySelector('#filters input[name="make"]')?.getAttribute('value');
  return make ? `${list}?${new URLSearchParams({ make })}` : null;
}

const offersPath = (site: DemoSite) => mapped(site, /^\/special-offers$/);
const withQuery = (path: Path, query: string): Path => path && `${path}?${query}`;

/** The page of a place at one of the possible beginnings of its address. */
const placeAt = (beginning: string, kind: typeof walked) =>
  kind(`place at ${beginning}`, (site) =>
    site.settings.locations.path === beginning ? mapped(site, new RegExp(`^${beginning}/`)) : null,
  );

/** The page of a dealership whose places all have pages of their own. */
async function dealershipPath(site: DemoSite): Promise<Path> {
  const places = await mappedPaths(site);
  const pages = dealershipsOf(site).map((slug) => `${site.settings.locations.path}/${slug}`);
  return pages.find((page) => !places.includes(page)) ?? null;
}

/** The reservation of a vehicle: the same page at one of three addresses. */
function checkoutAt(key: CheckoutKey, kind: typeof walked): PageKind {
  const address = async (site: DemoSite) => {
    if (findCheckout(site.settings) !== key) return null;
    const car = await vehicleWhere(site, (html) => /href="[^"]+\/(checkout|buy-online)"/.test(html));
    return car && CHECKOUTS[key].path(slugOf(car));
  };
  return kind(`checkout: ${key}`, address, { gate: 'checkout', byRulesAlone: true });
}

const compares = ({ settings }: DemoSite) => settings.card.compare === 'on';
const alertsAt =
  (path: string) =>
  ({ settings }: DemoSite) =>
    settings.visitors.signIn === 'on' ? path : null;
const paysOnline = (path: PageKind['path']) => (site: DemoSite) =>
  site.settings.extras.onlinePayment === 'on' ? path(site) : null;

const invoicePayment = (begin: (site: DemoSite) => Promise<string>) =>
  paysOnline((site) => (site.settings.gating.onlinePayment === 'open' ? begin(site) : null));

/** The kinds of page of each route of `app/routes.ts` that has pages, by its path; none where it redirects. */
export const ROUTE_KINDS: Readonly<Record<string, PageKind[]>> = {
  '': [walked('home', () => '/', { header: true })],
  'search/*': [
    walked('list', () => LIST),
    walked('list of one make', withFirstMake),
    walked('empty list', () => `${LIST}?query=zzzzqqq`),
    rare('landing page', (site) => mapped(site, /^\/search\/(?!\w+-cars$)[\w-]+$/)),
  ],
  'special-offers': [
    walked('special offers', offersPath),
    rare('no special offers', async (site) => withQuery(await offersPath(site), 'range[price]=1:2')),
  ],
  'used-car/*': [],
  'cars/trade-in': [
    walked('trade-in for a vehicle', async (site) => {
      const car = await firstCar(site);
      return hasTradeIn(site) && car ? `${CAR_TRADE_IN_PATH}?car_id=${slugOf(car)}` : null;
    }),
  ],
  'cars/:slug': [
    walked('vehicle', (site) => vehicleWhere(site, (html) => !html.includes(HAS_VIEWER))),
    walked('vehicle with a 360 view', (site) => vehicleWhere(site, (html) => html.includes(HAS_VIEWER))),
  ],
  'cars/:slug/checkout': [checkoutAt('checkout', walked)],
  'cars/:slug/buy-online': [checkoutAt('buy_online', rare)],
  'checkout-journey': [checkoutAt('checkout_journey', rare)],
  'online-payment': [
    walked(
      'payment of an invoice',
      paysOnline(() => '/online-payment'),
      { gate: 'onlinePayment', byRulesAlone: true },
    ),
  ],
  'payments/test/:session': [walked('test payment', invoicePayment(begunTestPayment))],
  'payments/:token': [
    walked('payment', invoicePayment(begunPayment)),
    rare('payment that is made', invoicePayment(madePayment)),
  ],
  'spin-to-win': [
    walked('spin to win', ({ settings }) => (settings.extras.spinToWin === 'on' ? '/spin-to-win' : null), {
      gate: 'spinToWin',
      byRulesAlone: true,
    }),
  ],
  print: [
    walked(
      'sheet on paper',
      ofFirstCar((slug) => `/print?car_id=${slug}`),
    ),
  ],
  'sign-in': [walked('sign-in', ({ settings }) => (settings.visitors.signIn === 'on' ? '/sign-in' : null))],
  compare: [
    walked('comparison', async (site) => {
      const cars = (await listedVehicles(site)).slice(0, 3).map(slugOf);
      return compares(site) ? `/compare?cars=${cars.join(',')}` : null;
    }),
    rare('empty comparison', (site) => (compares(site) ? '/compare' : null)),
  ],
  saved: [
    walked('saved vehicles', ({ settings }) =>
      settings.card.favourites === 'on' && settings.visitors.watchlist.storedIn === 'browser' ? '/saved' : null,
    ),
  ],
  chat: [
    walked(
      'conversation',
      ofFirstCar((slug, { settings }) =>
        settings.integrations.chat.provider === 'built_in' ? `/chat?car=${slug}` : null,
      ),
    ),
  ],
  'alerts/stop': [walked('way out of alerts that is not whole', alertsAt('/alerts/stop?v=none'), { status: 404 })],
  'alerts/confirm': [rare('confirmation that is not good', alertsAt('/alerts/confirm?v=none'), { status: 404 })],
  'my-booking': [rare('link of a booking that is not right', () => '/my-booking?v=none', { status: 404 })],
  'dealer-locator': [
    walked('dealer locator', () => '/dealer-locator', { byRulesAlone: true }),
    rare('dealer locator with the nearest first', () => '/dealer-locator?q=4870&type=service', {
      byRulesAlone: true,
    }),
    rare('dealer locator that found nothing', () => '/dealer-locator?q=Nowhere', { byRulesAlone: true }),
  ],
  'contact-us/:slug': [placeAt('/contact-us', walked), walked('dealership', dealershipPath)],
  'our-location/:slug': [placeAt('/our-location', rare)],
  'locations/:slug': [placeAt('/locations', rare)],
  brands: [walked('brands', (site) => mapped(site, /^\/brands$/))],
  ':brand/overview': [walked('brand', (site) => mapped(site, /^\/[\w-]+\/overview$/))],
  menu: [rare('menu', () => '/menu')],
  models: [walked('models', (site) => mapped(site, /^\/models$/))],
  'models/order-now': [
    walked('quote', async (site) => {
      const model = await mapped(site, /^\/models\/./);
      return model && `/models/order-now?model_id=${model.replace('/models/', '')}`;
    }),
  ],
  'models/:slug': [walked('model', (site) => mapped(site, /^\/models\/./))],
  '*': OWN_KINDS,
};

export const PAGE_KINDS: readonly PageKind[] = Object.values(ROUTE_KINDS).flat();

/** Whether such a page of a site requires sign-in. */
export const needsSignIn = ({ gate }: PageKind, { settings }: DemoSite) =>
  gate !== undefined && isGated(gate, settings);

/** The path of a kind of page on a site, if need be after sign-in; null where there is none. */
export async function pathOn(kind: PageKind, site: DemoSite): Promise<Path> {
  const isOpen = kind.gate === undefined || !isClosed(kind.gate, site.settings);
  return isOpen ? kind.path(site) : null;
}
