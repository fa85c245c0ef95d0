import type { Chance } from '../../demo/random.ts';
import { type FoundForm, fillIn, type Ground } from './ground.ts';
import { mutatePath, nastyInAddress, nastyJson, nastyValue } from './nasty.ts';
import type { RawRequest } from './wire.ts';

/** A request of the fuzzer, and whether it is valid HTTP: to an invalid one the server may close the connection. */
export interface FuzzedRequest {
  request: RawRequest;
  isHttp: boolean;
}

/** Endpoints that take JSON, with an honest body. */
const JSON_DOORS: readonly (readonly [path: string, body: Record<string, unknown>])[] = [
  ['/api/leads', { form: 'contact', key: 'k', page: '/contact-us', fields: { name: 'Sam', email: 'a@b.example' } }],
  ['/api/leads/steps', { form: 'finance-enquiry', key: 'k', page: '/finance', fields: {}, isLastStep: false }],
  ['/api/events', { id: 49, path: '/', data: { count: 1 } }],
  ['/api/chat', { kind: 'message', key: 'k', text: 'Hello' }],
  ['/api/search', { limit: 10, filter: 'make = "Toyota"' }],
  ['/api/search/queries', { queries: [{ limit: 1 }] }],
  ['/api/miscellaneous', { column_name: 'valuation', rego: 'ABC123', regoState: 'QLD', offer_price: 1 }],
  ['/api/watchlist/save-car', { car: 'a', slug: 'a' }],
  ['/api/watchlist/remove-car', { car: 'a', slug: 'a' }],
  ['/api/watchlist/merge-cars', { cars: ['a'], slugs: ['a'] }],
  ['/api/payments/notice', { id: 'evt_1', type: 'checkout.session.completed', data: { object: {} } }],
  ['/api/bot-check', {}],
  ['/api/youx/quote', { cars: ['a'] }],
];

const READ_DOORS = [
  '/api/search',
  '/api/visitor',
  '/api/cards',
  '/api/watchlist',
  '/api/my-data',
  '/api/delivery',
  '/api/test-drive/slots',
  '/api/openapi.json',
  '/search/count',
  '/search/suggest',
  '/print',
  '/keep',
  '/my-booking',
  '/alerts/stop',
  '/alerts/confirm',
  '/payments/x',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/1',
  '/manifest.webmanifest',
  '/social.png',
  '/favicon.ico',
  '/metrics',
  '/healthz',
  '/icons/1.png',
  '/media/../package.json',
  '/assets/none.js',
  '/__manifest',
  '/img/x',
];

const OF_CARS = [
  '',
  '/view.json',
  '/similar',
  '/finance',
  '/spin',
  '/test-drive',
  '/enquiry',
  '/phone-reveal',
  '/autogauge',
  '/checkout',
  '/buy-online',
];
const METHODS = ['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'POST', 'PROPFIND', 'QUERY'];

/**
 * Draws a hostile request to a site. `strangers` are vehicles of other groups; `canary` is a word that no response to
 * anybody else may contain.
 */
export function drawRequest(
  chance: Chance,
  ground: Ground,
  strangers: readonly string[],
  canary: string,
): FuzzedRequest {
  const draw = chance.pickWeighted(DRAWS, ([weight]) => weight)[1];
  const drawn = draw(chance, ground, strangers);
  const path = chance.happens(0.3) ? withParameter(drawn.path, `x${canary}`, canary) : drawn.path;
  const headers = [...headersFor(chance, ground, canary), ...drawn.headers];
  return brokenOnTheWire(chance, { ...drawn, path, headers });
}

type Draw = (chance: Chance, ground: Ground, strangers: readonly string[]) => RawRequest;

const DRAWS: readonly (readonly [weight: number, draw: Draw])[] = [
  [40, drawPage],
  [15, drawRead],
  [20, drawForm],
  [20, drawJson],
  [5, drawPicture],
  [5, (chance, ...rest) => ({ ...drawPage(chance, ...rest), method: chance.pick(METHODS) })],
];

function drawPage(chance: Chance, { paths, parameters }: Ground, strangers: readonly string[]): RawRequest {
  const car = () => `/cars/${chance.pick(strangers)}${chance.pick(OF_CARS)}`;
  const known = () => {
    const path = chance.pick(paths);
    if (path.startsWith('/cars/') && chance.happens(0.4)) return path + chance.pick(OF_CARS);
    return chance.happens(0.1) ? `${path.split('?')[0]}.data` : path;
  };
  const path = chance.happens(0.1) ? car() : chance.happens(0.4) ? mutatePath(known(), chance) : known();
  return { method: 'GET', path: withParameters(path, chance, parameters), headers: [] };
}

function drawRead(chance: Chance, { parameters }: Ground): RawRequest {
  const path = chance.pick(READ_DOORS);
  const mutated = chance.happens(0.3) ? mutatePath(path, chance) : path;
  return {
    method: 'GET',
    path: withParameters(mutated, chance, [...parameters, 'filter', 'q', 'slugs', 'v']),
    headers: [],
  };
}

function drawPicture(chance: Chance, { pictures }: Ground): RawRequest {
  const path = chance.pick(pictures);
  return { method: 'GET', path: chance.happens(0.6) ? mutatePath(path, chance) : path, headers: [] };
}

function drawForm(chance: Chance, { forms, host }: Ground, strangers: readonly string[]): RawRequest {
  const form = chance.pick(forms);
  const body = encodeForm(form, chance, strangers);
  if (form.method !== 'POST') return { method: 'GET', path: `${form.action.split('?')[0]}?${body}`, headers: [] };
  const headers = [
    ['Content-Type', 'application/x-www-form-urlencoded'],
    ['Origin', `http://${host}`],
  ] as const;
  return { method: 'POST', path: form.action, headers, body };
}

/** Mostly honest, so that it passes the first check, or mostly not. */
function encodeForm(form: FoundForm, chance: Chance, strangers: readonly string[]): string {
  const share = chance.pick([0.02, 0.1, 0.5]);
  const pairs = fillIn(form, `fuzzed${chance.whole(0, 1e9)}@shopper.example`).flatMap(([name, value]) => {
    if (chance.happens(share / 4)) return [];
    if (chance.happens(share / 8)) return [`${name}=${chance.pick(strangers)}`];
    if (chance.happens(share)) return [`${name}=${nastyInAddress(chance)}`];
    return [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`];
  });
  return chance.happens(0.1) ? [...pairs, ...pairs].join('&') : pairs.join('&');
}

function drawJson(chance: Chance, { host }: Ground): RawRequest {
  const [path, honest] = chance.pick(JSON_DOORS);
  const spoiled = Object.entries(honest).map(([name, value]) => [
    name,
    chance.happens(0.4) ? nastyJson(chance) : value,
  ]);
  const shape = chance.happens(0.15) ? nastyJson(chance) : Object.fromEntries(spoiled);
  const body = JSON.stringify(shape) ?? 'undefined';
  const headers = [
    ['Content-Type', chance.happens(0.9) ? 'application/json' : chance.pick(['text/plain', 'multipart/form-data', ''])],
    ['Origin', chance.happens(0.85) ? `http://${host}` : 'https://evil.example'],
  ] as const;
  return {
    method: 'POST',
    path,
    headers,
    body: chance.happens(0.1) ? body.slice(0, chance.whole(0, body.length)) : body,
  };
}

function withParameters(path: string, chance: Chance, names: readonly string[]): string {
  let found = path;
  for (let count = chance.whole(0, 3); count > 0; count -= 1) {
    const name = names.length > 0 && chance.happens(0.8) ? chance.pick(names) : nastyInAddress(chance);
    found = withParameter(found, name, nastyInAddress(chance));
  }
  return found;
}

const withParameter = (path: string, name: string, value: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${name}=${value}`;

/** Headers that a proxy or browser would set, and what an attacker may put into them. */
function headersFor(chance: Chance, { host }: Ground, canary: string): (readonly [string, string])[] {
  const extra: (readonly [string, string])[] = [
    ['X-Request-Id', canary],
    ['X-Request-Id', chance.pick(['Disallow', '1800975707', 'nonce', '0', 'a', '<b>', 'x'.repeat(5_000)])],
    ['X-Forwarded-Host', `${canary}.example`],
    ['X-Forwarded-Proto', chance.pick(['https', 'javascript', canary])],
    ['X-Forwarded-For', chance.pick(['127.0.0.1', '::1', canary, 'x'.repeat(2_000)])],
    ['User-Agent', chance.pick([canary, 'Googlebot/2.1', ''])],
    ['Accept', chance.pick(['*/*', 'application/json', 'text/html;q=x', canary, 'image/avif'])],
    ['Accept-Encoding', chance.pick(['br', 'gzip', 'zstd', 'deflate', 'identity;q=0', 'br;q=99', canary])],
    ['Accept-Language', chance.pick(['en-AU', '*', canary, 'x'.repeat(900)])],
    ['If-None-Match', chance.pick(['*', '""', `"${canary}"`, 'W/"1"'])],
    ['If-Modified-Since', chance.pick(['yesterday', 'Sat, 31 Dec 9999 23:59:59 GMT'])],
    ['Range', chance.pick(['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=0-1,2-3,4-5', 'lines=1'])],
    ['Referer', chance.pick(['https://evil.example/', canary, 'http://['])],
    ['Cookie', chance.pick([`a=${canary}`, '=;=;=', 'session=%zz', `__proto__=1; ${'a=b; '.repeat(200)}`])],
    ['Authorization', chance.pick(['Bearer x', 'Basic ????', canary])],
    ['Expect', '100-continue'],
  ];
  return [['Host', host], ...chance.sample(extra, chance.whole(0, 4))];
}

/** Now and then a request breaks HTTP itself: wrong lengths, malformed headers. */
function brokenOnTheWire(chance: Chance, request: RawRequest): FuzzedRequest {
  const isText = (text: string) => /^[\x21-\x7e]+$/.test(text);
  const clean = {
    ...request,
    path: isText(request.path) ? request.path : encodeURI(request.path.toWellFormed()),
  };
  if (!chance.happens(0.03)) return { request: clean, isHttp: true };
  const odd = chance.pick([
    ['Content-Length', 'x'],
    ['Content-Length', '-1'],
    ['Transfer-Encoding', 'chunked, chunked'],
    ['Host', 'a b'],
    ['Host', `${nastyValue(chance).replaceAll(/[\r\n]/g, '')}`],
    ['X', 'y'.repeat(40_000)],
    ['Bad Name', 'z'],
  ] as const);
  return { request: { ...clean, headers: [...clean.headers, odd] }, isHttp: false };
}
