import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Small demo sites that have nearly every kind of page between them. */
export const WALKED_SITES = ['wattle-creek', 'bluegum', 'longpaddock'] as const;
export type WalkedSite = (typeof WALKED_SITES)[number];

/** An address of a site; its content may be read for each visitor, and then needs the database. */
export interface Address {
  site: WalkedSite;
  path: string;
  needsDatabase: boolean;
  /** Requested with the cookie of a signed-in visitor. */
  isSignedIn: boolean;
}

/** The `at`th round, each with vehicles and pages of its own. */
export interface Look {
  at: number;
  slugOf(site: WalkedSite): string;
}

type Path = string | ((look: Look) => string);
type Row = (look: Look) => Address;

const row =
  (site: WalkedSite, path: Path, needsDatabase = false, isSignedIn = false): Row =>
  (look) => ({ site, path: typeof path === 'string' ? path : path(look), needsDatabase, isSignedIn });
const looksUp = (site: WalkedSite, path: Path) => row(site, path, true);
const ofVisitor = (site: WalkedSite, path: Path) => row(site, path, true, true);
const ofCar = (site: WalkedSite, rest = '') => row(site, ({ slugOf }) => `/cars/${slugOf(site)}${rest}`);
const carLooksUp = (site: WalkedSite, rest: string) => looksUp(site, ({ slugOf }) => `/cars/${slugOf(site)}${rest}`);
const byCar =
  (site: WalkedSite, before: string): Path =>
  ({ slugOf }) =>
    before + slugOf(site);

const firstOf = (site: WalkedSite, file: string): string =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../sites', site, file), 'utf8'))[0].slug;
const PLACE = firstOf('bluegum', 'locations.json');

/** Addresses of each route of `app/routes.ts`, by its path. */
export const ROUTE_ADDRESSES: Readonly<Record<string, Row[]>> = {
  '': [row('wattle-creek', '/'), row('bluegum', '/'), row('longpaddock', '/')],
  'search/count': [row('bluegum', '/search/count')],
  'search/suggest': [row('bluegum', '/search/suggest?query=toy')],
  'search/page': [row('bluegum', '/search/page?of=%2Fsearch%2Fused-cars')],
  'search/*': [
    row('bluegum', '/search/used-cars'),
    row('wattle-creek', ({ at }) => `/search/used-cars?page=${(at % 2) + 2}`),
    row('longpaddock', '/search/used-cars?query=zzzz'),
  ],
  'special-offers': [row('wattle-creek', '/special-offers')],
  'used-car/*': [row('bluegum', '/used-car/toyota')],
  'cars/trade-in': [row('bluegum', byCar('bluegum', '/cars/trade-in?car_id='))],
  'cars/:slug': [ofCar('bluegum'), ofCar('wattle-creek'), ofCar('longpaddock')],
  'cars/:slug/view.json': [ofCar('bluegum', '/view.json')],
  'cars/:slug/phone-reveal': [ofCar('bluegum', '/phone-reveal')],
  'cars/:slug/autogauge': [carLooksUp('bluegum', '/autogauge')],
  'cars/:slug/similar': [ofCar('bluegum', '/similar')],
  'cars/:slug/finance': [ofCar('bluegum', '/finance')],
  'cars/:slug/test-drive': [ofCar('bluegum', '/test-drive')],
  'cars/:slug/enquiry': [ofCar('bluegum', '/enquiry')],
  'api/youx/quote': [row('bluegum', '/api/youx/quote')],
  'cars/:slug/checkout': [carLooksUp('longpaddock', '/checkout')],
  'cars/:slug/buy-online': [ofCar('longpaddock', '/buy-online')],
  'checkout-journey': [row('longpaddock', byCar('longpaddock', '/checkout-journey?car_id='))],
  'online-payment': [row('longpaddock', '/online-payment')],
  'payments/test/:session': [looksUp('longpaddock', '/payments/test/none')],
  'payments/:token': [looksUp('longpaddock', `/payments/${'0'.repeat(36)}`)],
  'api/payments/notice': [row('longpaddock', '/api/payments/notice')],
  'cars/:slug/spin': [ofCar('bluegum', '/spin')],
  'spin-to-win': [looksUp('bluegum', '/spin-to-win')],
  'api/test-drive/slots': [looksUp('bluegum', '/api/test-drive/slots')],
  'my-booking': [looksUp('bluegum', '/my-booking?v=none')],
  'api/delivery': [row('bluegum', '/api/delivery?postcode=4000')],
  'cars/:slug/pdf': [ofCar('wattle-creek', '/pdf')],
  print: [row('bluegum', byCar('bluegum', '/print?car_id='))],
  'sign-in': [row('wattle-creek', '/sign-in'), ofVisitor('wattle-creek', '/sign-in')],
  'sign-out': [row('wattle-creek', '/sign-out')],
  'api/visitor': [row('wattle-creek', '/api/visitor'), ofVisitor('wattle-creek', '/api/visitor')],
  'api/items': [row('bluegum', '/api/items?ids=1')],
  'api/events': [row('bluegum', '/api/events')],
  'api/openapi.json': [row('bluegum', '/api/openapi.json')],
  'api/search': [row('bluegum', '/api/search')],
  'api/search/queries': [row('bluegum', '/api/search/queries')],
  compare: [row('wattle-creek', byCar('wattle-creek', '/compare?cars='))],
  saved: [row('wattle-creek', '/saved')],
  chat: [looksUp('longpaddock', byCar('longpaddock', '/chat?car='))],
  'api/chat': [looksUp('longpaddock', byCar('longpaddock', '/api/chat?car='))],
  'api/miscellaneous': [row('bluegum', '/api/miscellaneous')],
  'api/bot-check': [row('bluegum', '/api/bot-check')],
  'api/leads': [row('bluegum', '/api/leads')],
  'api/leads/steps': [row('bluegum', '/api/leads/steps')],
  'api/watchlist': [row('wattle-creek', '/api/watchlist')],
  'api/watchlist/save-car': [row('wattle-creek', '/api/watchlist/save-car')],
  'api/watchlist/remove-car': [row('wattle-creek', '/api/watchlist/remove-car')],
  'api/watchlist/merge-cars': [row('wattle-creek', '/api/watchlist/merge-cars')],
  'api/my-data': [row('wattle-creek', '/api/my-data'), ofVisitor('wattle-creek', '/api/my-data')],
  keep: [row('wattle-creek', '/keep')],
  'alerts/stop': [looksUp('wattle-creek', '/alerts/stop?v=none')],
  'alerts/confirm': [looksUp('wattle-creek', '/alerts/confirm?v=none')],
  'api/cards': [row('bluegum', '/api/cards?ids=1')],
  'dealer-locator': [
    row('wattle-creek', '/dealer-locator'),
    row('bluegum', ({ at }) => `/dealer-locator?q=${4000 + at}`),
  ],
  'contact-us/:slug': [row('longpaddock', `/contact-us/${firstOf('longpaddock', 'locations.json')}`)],
  'our-location/:slug': [row('wattle-creek', `/our-location/${firstOf('wattle-creek', 'locations.json')}`)],
  'locations/:slug': [row('bluegum', `/locations/${PLACE}`)],
  'locations/:slug/enquiry': [row('bluegum', `/locations/${PLACE}/enquiry`)],
  brands: [row('wattle-creek', '/brands')],
  ':brand/overview': [row('wattle-creek', '/toyota/overview')],
  menu: [row('wattle-creek', '/menu')],
  'menu/:kind': [row('wattle-creek', '/menu/wide')],
  models: [row('wattle-creek', '/models')],
  'models/order-now': [row('wattle-creek', '/models/order-now?model_id=hilux')],
  'models/:slug': [row('wattle-creek', '/models/hilux')],
  'favicon.svg': [row('bluegum', '/favicon.svg')],
  'favicon.ico': [row('bluegum', '/favicon.ico')],
  'social.png': [row('bluegum', '/social.png')],
  'icons/:file': [row('bluegum', '/icons/180.png')],
  'manifest.webmanifest': [row('bluegum', '/manifest.webmanifest')],
  'robots.txt': [row('bluegum', '/robots.txt')],
  'sitemap.xml': [row('bluegum', '/sitemap.xml')],
  'sitemap/:part': [row('bluegum', '/sitemap/1.xml')],
  '*': [
    row('wattle-creek', '/finance'),
    row('wattle-creek', '/service'),
    row('bluegum', '/contact'),
    row('bluegum', '/about-us'),
    row('wattle-creek', '/blog'),
    row('wattle-creek', '/test-drive'),
    row('bluegum', '/trade-in'),
    row('bluegum', '/reviews'),
    row('longpaddock', byCar('longpaddock', '/enquire?car_id=')),
    row('wattle-creek', '/mybigboxcars'),
    ofVisitor('wattle-creek', '/mybigboxcars'),
    row('bluegum', '/nothing-of-the-kind'),
  ],
};
