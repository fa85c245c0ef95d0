import { beforeAll, expect, test } from 'vitest';
import { firstVehicle, get } from '../http.ts';

/** Values for the placeholders in addresses: names of the demo's stock and models. */
const known: Record<string, string> = {};

/** The part of a page's first matching link that the pattern captures. */
async function wordIn(site: string, page: string, pattern: RegExp): Promise<string> {
  const found = pattern.exec((await get(`${site}.localhost`, page)).body)?.[1];
  if (!found) throw new Error(`${site} has nothing like ${pattern} at ${page}`);
  return found;
}

beforeAll(async () => {
  const slugOf = async (list: string, site: string) => (await firstVehicle(list, site)).slice('/cars/'.length);
  known.car = await slugOf('/search/used-cars', 'harbour');
  known.van = await slugOf('/search/used-cars', 'longpaddock');
  known.bike = await slugOf('/search/new-cars', 'ironbark');
  known.outletCar = await slugOf('/search/used-cars', 'harbour-outlet');
  known.outletId = await wordIn('harbour-outlet', `/cars/${known.outletCar}`, /car_id=(\d+)/);
  known.dealership = await wordIn('harbour', '/sitemap.xml', /\/search\/(harbour-toyota[\w-]*)<\/loc>/);
  known.model = await wordIn('harbour', '/models', /href="\/models\/([\w-]+)["?]/);
});

/** An address, the site that serves it, and the response: a heading (200), or where it redirects (→). */
type Row = [address: string, site: string, answer: string];

/** The route table of the group site (G2). */
const GROUP_SITE: Row[] = [
  ['/', 'harbour', 'One search'],
  ['/dealer-locator', 'harbour', 'Find a dealer'],
  ['/brands', 'harbour', 'Brands'],
  ['/about-us', 'harbour', 'Fifty locations, one handshake'],
  ['/toyota/overview', 'harbour', 'Toyota'],
  ['/contact-us/harbour-toyota-cairns', 'harbour', 'Harbour Toyota Cairns'],
  ['/our-location/wattle-creek-toyota', 'wattle-creek', 'Wattle Creek Toyota'],
  ['/locations/roam-alexandria', 'roam', 'Roam'],
  ['/locations/harbour-toyota-cairns', 'harbour', '→ /contact-us/harbour-toyota-cairns'],
  ['/contact', 'harbour', 'Contact us'],
  ['/service', 'harbour', 'Book a service'],
  ['/subaru-service', 'harbour', 'Book a service: Harbour Subaru Frankston'],
  ['/service-maroochydore', 'harbour', 'Book a service: Harbour Mazda Maroochydore'],
  ['/service-noosa', 'harbour', '→ https://booking.example/harbour-bmw-noosa'],
  ['/book-a-service-smithfield', 'harbour', 'Book a service: Harbour Mazda Smithfield'],
  ['/vehicle-parts-and-accessories', 'harbour', 'Parts and accessories'],
  ['/warranty', 'harbour', 'Warranty'],
  ['/new-vehicle-warranty', 'harbour', 'New vehicle warranty'],
  ['/pages/capped-price-servicing', 'harbour', 'Capped-price servicing'],
  ['/roadside-assist', 'harbour', 'Roadside assist'],
  ['/fleet', 'harbour', 'Fleet'],
  ['/careers', 'harbour', 'Careers'],
  ['/faqs', 'harbour', 'Frequently asked questions'],
  ['/pages/unsubscribe', 'harbour', 'Unsubscribe'],
  ['/privacy-policy', 'harbour', 'Privacy policy'],
  ['/terms-and-conditions', 'harbour', 'Terms and conditions'],
  ['/special-offers', 'harbour', 'on special offer'],
  ['/trade-in', 'harbour', 'Value your trade-in'],
  ['/cars/trade-in?car_id={car}', 'harbour', 'Value your trade-in'],
  ['/sell-my-car', 'harbour', 'Sell us your car'],
  ['/instant-price', 'harbour', 'An instant price for your car'],
  ['/finance', 'wattle-creek', 'Finance'],
  ['/finance', 'harbour', '→ /sign-in?type=finance&redirect=%2Ffinance'],
  ['/finance-pre-approval', 'wattle-creek', 'Finance pre-approval'],
  ['/personalised/finance?car_id={outletId}', 'harbour-outlet', '→ /sign-in?type=car-finance&redirect='],
  ['/cars/{car}/checkout', 'harbour', 'Reserve this vehicle'],
  ['/cars/{van}/checkout', 'longpaddock', '→ /sign-in?type=checkout&redirect='],
  ['/cars/{bike}/buy-online', 'ironbark', 'Buy this vehicle online'],
  ['/spin-to-win', 'bluegum', 'Spin to win'],
  ['/online-payment', 'longpaddock', 'Pay online'],
  ['/online-payment', 'wattle-creek', '→ /sign-in?type=online-payment&redirect=%2Fonline-payment'],
  ['/my-garage', 'harbour', '→ /sign-in?type=my-garage&redirect=%2Fmy-garage'],
  ['/mymotorama', 'harbour-outlet', '→ /sign-in?type=my-garage&redirect=%2Fmymotorama'],
  ['/mybigboxcars', 'wattle-creek', '→ /sign-in?type=my-garage&redirect=%2Fmybigboxcars'],
  ['/myblinkr', 'longpaddock', '→ /sign-in?type=my-garage&redirect=%2Fmyblinkr'],
  ['/myservco', 'roam', '→ /sign-in?type=my-garage&redirect=%2Fmyservco'],
  ['/sign-in?type=my-garage&redirect=/my-garage&back=/', 'harbour', ''],
  ['/search/used-cars', 'harbour', 'Used cars for sale'],
  ['/search/demo-cars', 'harbour', 'Demo cars for sale'],
  ['/search/new-cars', 'harbour', 'New cars for sale'],
  ['/search/new-and-demo-cars', 'harbour', 'New &amp; Demo cars for sale'],
  ['/search/new-used-and-demo-cars/', 'harbour', '→ /search/new-used-and-demo-cars'],
  ['/search/new-used-and-demo-cars', 'harbour', 'Cars for sale'],
  ['/search/toyota', 'harbour', 'Toyota for sale'],
  ['/search/toyota/hilux', 'harbour', 'Toyota HiLux for sale'],
  ['/search/suv', 'harbour', 'SUVs for sale'],
  ['/search/harbour-toyota-cairns', 'harbour', 'Harbour Toyota Cairns'],
  ['/search/{dealership}', 'harbour', 'Harbour Toyota'],
  ['/search/used-cars?body=SUV&range[price]=5000:200000&page=2', 'harbour', 'Used SUVs'],
  ['/used-car/used/', 'harbour', '→ /search/used-cars'],
  ['/models?body=suv', 'harbour', 'SUVs'],
  ['/models/order-now?model_id={model}&model_name=A&vehicle=A', 'harbour', ''],
  ['/autopact-handback-guarantee', 'harbour-outlet', 'Handback guarantee'],
  ['/autopact-protection-plan', 'harbour-outlet', 'Protection plan'],
  ['/ultratek', 'harbour-outlet', 'UltraTek'],
  ['/eofy', 'harbour', 'End of financial year sale'],
  ['/pages/eofy-sale', 'harbour', 'EOFY utes and vans'],
  ['/pages/eofy-sale-miranda', 'harbour-outlet', 'EOFY sale at Miranda'],
];

/** The route table of the shopper's stock (S2), but for what is above. */
const STOCK: Row[] = [
  ['/cars/{car}', 'harbour', ''],
  ['/checkout-journey?car_id={car}', 'harbour', '→ /cars/{car}/checkout'],
  ['/finance?preferredDealership=a&vehiclePriceBudget=20000', 'wattle-creek', 'Finance'],
  ['/finance-enquiry', 'bluegum', 'Finance'],
  ['/apply-for-finance', 'harbour-outlet', 'Finance'],
  ['/finance', 'harbour-outlet', '→ /apply-for-finance'],
  ['/print?car_id={car}', 'harbour', ''],
  ['/success', 'harbour', 'Thank you'],
  ['/sign-in?type=watchlist&redirect=/saved&back=/', 'harbour', 'Sign in'],
  ['/book-test-drive/', 'harbour', 'Book a test drive'],
  ['/saved', 'wattle-creek', ''],
];

/** Addresses that the platform adds. */
const OWN: Row[] = [
  ['/reviews', 'harbour', 'What our customers say'],
  ['/reviews/harbour-toyota-chermside', 'harbour', 'Harbour Toyota Chermside'],
  ['/blog', 'harbour', 'News and advice'],
  ['/blog?page=2', 'harbour', 'News and advice'],
  ['/blog?page=9', 'harbour', '→ /blog?page=2'],
  ['/blog/tow-ratings', 'harbour', 'What a tow rating'],
  ['/used-car-return', 'harbour', '14-day money back or exchange'],
  ['/cookie-policy', 'bluegum', 'Cookie policy'],
  ['/about-us/', 'harbour', '→ /about-us'],
  ['/dealer-locator/', 'harbour', '→ /dealer-locator'],
];

const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name) => known[name] ?? '');
const cases = (rows: Row[]) => rows.map(([address, site, answer]) => ({ address, site, answer }));

async function expectAnswer({ address, site, answer }: ReturnType<typeof cases>[number]) {
  const { status, headers, body } = await get(`${site}.localhost`, filled(address));
  if (answer.startsWith('→ ')) {
    const to = String(headers.location ?? '').replace(/^https?:\/\/[\w-]+\.localhost(:\d+)?/, '');
    expect([301, 302]).toContain(status);
    expect(to.slice(0, filled(answer).length - 2)).toBe(filled(answer).slice(2));
    return;
  }
  expect(status).toBe(200);
  const headings = [...body.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, text]) => text ?? '');
  expect(headings).toHaveLength(1);
  expect(headings[0]).toContain(answer);
  expect(headings[0]?.trim()).not.toBe('');
}

test.each(cases(GROUP_SITE))('[A9] $address of $site answers “$answer” (G2)', expectAnswer);
test.each(cases(STOCK))('[B1] $address of $site answers “$answer” (S2)', expectAnswer);
test.each(cases(OWN))('[H9] $address of $site answers “$answer”', expectAnswer);

const pathsIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, path = '']) => path.replaceAll('&amp;', '&'));

/** Pages made by the same code: brands, models, places. */
const kindOf = (path: string) => path.replace(/^\/[\w-]+\/overview$/, 'brand').replace(/^(\/[\w-]+)\/[\w-]+$/, '$1/');

/** Links that are in the sitemap, which is made of the same data as the pages, except the first of each kind. */
function others(links: string[], mapped: string[]): Set<string> {
  const firsts = new Map(links.toReversed().map((path) => [kindOf(path), path]));
  return new Set(links.filter((path) => mapped.includes(path) && firsts.get(kindOf(path)) !== path));
}

test.each([
  'harbour',
  'harbour-nissan',
  'harbour-outlet',
  'harbour-prestige',
  'wattle-creek',
  'ironbark',
  'longpaddock',
  'roam',
  'bluegum',
])('[A9] no link of a written page of %s, nor of its header and footer, leads nowhere', async (site) => {
  const host = `${site}.localhost`;
  const mapped = pathsIn((await get(host, '/sitemap.xml')).body, /<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g);
  const written = mapped.filter((path) =>
    /^\/(blog\/|about-us|faqs|[\w-]*policy|terms|pages\/|eofy|roadside|used-car-return)/.test(path),
  );
  expect(written.length).toBeGreaterThan(3);
  const seen = ['/', ...written];
  const links = new Set<string>();
  for (const page of seen) {
    const { status, body } = await get(host, page);
    expect([page, status]).toEqual([page, 200]);
    for (const path of pathsIn(body, /<a\b[^>]* href="(\/[^"#]*)/g)) links.add(path);
  }
  // Lists and vehicles are checked by other tests.
  const own = [...links].filter((path) => !/^\/(search|cars|compare|saved)\b/.test(path));
  const known = others(own, mapped);
  const broken: string[] = [];
  for (const path of own.filter((one) => !known.has(one) && !seen.includes(one))) {
    const { status } = await get(host, path);
    if (status >= 400) broken.push(`${path}: ${status}`);
  }
  expect(broken).toEqual([]);
});
