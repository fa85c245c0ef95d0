import type { Answer, Answered, Asked } from './ask.ts';
import { type Found, hrefsIn, LIST, spread } from './found.ts';
import { routePaths } from './route-paths.ts';
import type { Route } from './routes.ts';
import { SENT } from './sent.ts';

/** How many sites are sent a route that has no page; pages are requested from all. */
const SITES_OF_API = 3;
/** How many addresses of one shape are requested from a site. */
const OF_SHAPE = 3;
const VEHICLES = 6;
const LISTS = 8;

const PHRASES = ['red suv under 30k', 'toyota diesel ute', 'automatic 7 seater', 'caravan 2020', 'zzzzqqq'];
const ORDERS = ['price_asc', 'price_desc', 'newest', 'year_desc', 'km_asc', 'none_such'];
const ABSENT = ['/nothing-of-the-kind', '/cars/none', '/search/none/such', '/locations/none', '/models/none'];
const ODD = ['/ABOUT-US', '/about-us/', `${LIST}/`, `${LIST}?page=0`, `${LIST}?colours=red`, '/stock'];

/** Every request of a record that the route table, the sitemaps and the lists of all sites lead to, each once. */
export function chooseRequests(routes: readonly Route[], sites: readonly Found[]): Asked[] {
  const all = sites.flatMap((found, at) => [
    ...ofRoutes(routes, found, at, sites.length),
    ...ofMap(found),
    ...ofLists(found),
    ...[...ABSENT, ...ODD].map((path) => ({ site: found.site, path })),
    ...ofRouter(found),
    ...SENT.map((sent) => ({ ...sent, site: found.site })),
  ]);
  return [...new Map(all.map((requested) => [keyOf(requested), requested])).values()];
}

/** How a request is named in a record, and where it differs. */
export const keyOf = ({ site, path, method = 'GET', headers, body }: Asked): string =>
  [
    method,
    `${site}${path}`,
    ...(headers?.Cookie === undefined ? [] : ['(signed in)']),
    ...(body === undefined ? [] : [body.slice(0, 80)]),
  ].join(' ');

/** Pages of all sites; routes without a page from some, spread so that each site gets its share. */
function ofRoutes(routes: readonly Route[], found: Found, at: number, count: number): Asked[] {
  const isAsked = (route: Route, index: number) =>
    route.isPage || (at + count - (index % count)) % count < SITES_OF_API;
  return routes
    .filter(isAsked)
    .flatMap((route) => routePaths(route, found, at).map((path) => ({ site: found.site, path })));
}

/** Some of each shape in the sitemap: one of each page by itself, a few of those that stock and files make. */
function ofMap({ site, mapped }: Found): Asked[] {
  const shapes = Map.groupBy(mapped, shapeOf);
  return [...shapes].flatMap(([shape, paths]) =>
    spread(paths, shape === '/cars/*' ? VEHICLES : OF_SHAPE).map((path) => ({ site, path })),
  );
}

/** The pattern that an address shares with others that the same code makes. */
const shapeOf = (path: string): string =>
  path
    .replace(/=.*/, '=*')
    .replace(/^\/[^/]+\/overview$/, '/*/overview')
    .replace(/(?<=^\/[^/]+\/).*/, (rest) => (rest === 'overview' ? rest : rest.split('/').fill('*').join('/')));

function ofLists({ site, lists }: Found): Asked[] {
  const phrases = PHRASES.map((phrase) => `${LIST}?${new URLSearchParams({ query: phrase })}`);
  const orders = ORDERS.map((order) => `${LIST}?sortBy=${order}`);
  return [...spread(lists, LISTS), ...phrases, ...orders].map((path) => ({ site, path }));
}

/** The requests that the router's own scripts make when a visitor moves to another page. */
function ofRouter({ site, vehicles: [vehicle = 'none'] }: Found): Asked[] {
  return ['/_.data', `${LIST}.data`, `/cars/${vehicle}.data`].map((path) => ({ site, path }));
}

/** Links of pages that have not been requested yet, files aside: one of each shape for each site. */
export function chooseFurther(answered: readonly Answered[]): Asked[] {
  const known = new Set(answered.map(({ asked: requested }) => shapeOn(requested)));
  const named = answered
    .filter(({ answer }) => isPage(answer))
    .flatMap(({ asked: { site }, answer }) => hrefsIn(answer.body).map((path) => ({ site, path })))
    .filter(({ path }) => !path.startsWith('/media/'));
  const further = new Map(named.map((requested) => [shapeOn(requested), requested]));
  return [...further].flatMap(([shape, requested]) => (known.has(shape) ? [] : [requested]));
}

const shapeOn = ({ site, path }: Asked) => `${site} ${shapeOf(path)}`;
const isPage = ({ status, headers }: Answer) =>
  status === 200 && headers['content-type']?.startsWith('text/html') === true;
