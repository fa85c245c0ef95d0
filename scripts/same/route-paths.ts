import { type Found, LIST } from './found.ts';
import type { Route } from './routes.ts';

type Fill = (found: Found, at: number) => string;

const vehicle: Fill = ({ vehicles }, at) => vehicles[at % vehicles.length] ?? 'none';
const ofMap =
  (pattern: RegExp): Fill =>
  ({ mapped }, at) => {
    const all = mapped.flatMap((path) => pattern.exec(path)?.[1] ?? []);
    return all[at % all.length] ?? 'none';
  };
const vehicleIds: Fill = () => '1,2,3';

/** Values for the parameters of a route's path: by the beginning of the path, else by the parameter alone. */
const PARAMETERS: Readonly<Record<string, Fill>> = {
  'cars/:slug': vehicle,
  'contact-us/:slug': ofMap(/^\/contact-us\/([^/?]+)$/),
  'our-location/:slug': ofMap(/^\/our-location\/([^/?]+)$/),
  'locations/:slug': ofMap(/^\/locations\/([^/?]+)$/),
  ':brand': ofMap(/^\/([^/?]+)\/overview$/),
  'models/:slug': ofMap(/^\/models\/([^/?]+)$/),
  'icons/:file': () => '180.png',
  ':file': () => 'side.svg',
  ':part': () => '1.xml',
  ':session': () => 'none',
  ':token': () => '0'.repeat(36),
  'search/*': () => LIST.replace('/search/', ''),
  'used-car/*': () => 'toyota',
  '*': () => 'about-us',
};

/** Queries to request beside a route's bare path, each by itself. */
const QUERIES: Readonly<Record<string, readonly Fill[]>> = {
  'search/suggest': [() => 'query=to', () => 'query=red+suv', () => 'query=zzzz'],
  'search/count': [() => 'make=Toyota', () => 'query=ute+under+30k', () => 'colours=red'],
  'cars/trade-in': [(found, at) => `car_id=${vehicle(found, at)}`],
  'checkout-journey': [(found, at) => `car_id=${vehicle(found, at)}`],
  'api/test-drive/slots': [(found, at) => `car_id=${vehicle(found, at)}`],
  'my-booking': [() => 'v=none'],
  'api/delivery': [() => 'postcode=4000', () => 'postcode=x'],
  print: [(found, at) => `car_id=${vehicle(found, at)}`],
  'api/items': [(found, at) => `ids=${vehicleIds(found, at)}`],
  'api/cards': [(found, at) => `ids=${vehicleIds(found, at)}`],
  'api/search': [
    () => 'make=Toyota&sortBy=price_asc&limit=5',
    () => 'range[price]=10000:30000&page=2',
    () => 'query=automatic+suv&limit=3',
    () => 'colours=red&limit=500',
  ],
  compare: [({ vehicles }) => `cars=${vehicles.slice(0, 3).join(',')}`],
  chat: [(found, at) => `car=${vehicle(found, at)}`],
  'api/chat': [(found, at) => `car=${vehicle(found, at)}`],
  'alerts/stop': [() => 'v=none'],
  'alerts/confirm': [() => 'v=none'],
  'dealer-locator': [() => 'q=4870&type=service', () => 'q=Nowhere'],
  'models/order-now': [(found, at) => `model_id=${ofMap(/^\/models\/([^/?]+)$/)(found, at)}`],
};

/** The addresses of a route on a site, with the `at`th of its values. Throws for a parameter without a value. */
export function routePaths({ path }: Route, found: Found, at: number): string[] {
  const names = path.split('/');
  const filled = names.map((name, index) => {
    if (!/[:*]/.test(name)) return name;
    const fill = PARAMETERS[names.slice(0, index + 1).join('/')] ?? PARAMETERS[name];
    if (!fill) throw new Error(`scripts/same/route-paths.ts does not say what stands for ${name} in ${path}`);
    return fill(found, at);
  });
  const bare = `/${filled.join('/')}`;
  return [bare, ...(QUERIES[path] ?? []).map((query) => `${bare}?${query(found, at)}`)];
}
