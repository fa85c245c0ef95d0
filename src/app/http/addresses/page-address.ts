import { isSearchParameter, isTracking } from '../../../search/codec.ts';
import { decodePath } from '../responses/refuse.ts';

/**
 * Names of parameters that pages read besides those of a search. Other names reach no page that is cached for
 * everybody: `tests/laws/page-parameters.test.ts` holds the routes to it.
 */
const PARAMETERS: ReadonlySet<string> = new Set([
  // Lists and their messages
  ...[
    'left_out',
    'instead_of',
    'q',
    'at',
    'find',
    'show',
    'near',
    'type',
    'cars',
    'ids',
    'open',
    'of',
    'group',
    'panel',
  ],
  // Vehicles and models
  ...['phone', 'fuel_kms', 'fuel_use', 'fuel_price', 'postcode', 'car', 'car_id', 'car_type', 'vin'],
  ...['variant', 'body', 'colour', 'vehicle', 'model_id', 'model_name'],
  // Calculators
  ...['amount', 'term', 'interest', 'deposit', 'trade_in', 'residual', 'fee', 'frequency'],
  // Forms, and the pages after them
  ...['location', 'location_id', 'category', 'vehicle_wanted', 'preferredDealership', 'vehiclePriceBudget'],
  ...['booked', 'check', 'turn', 'valuation', 'step', 'from', 'v', 'done', 'failed', 'redirect', 'back'],
]);

/** The parameter of the router's data requests. */
const DATA_PARAMETER = '_routes';

export interface PageAddress {
  /**
   * Path and query of the page, without parameters that no page knows: one cached page per address, otherwise as it was
   * written.
   */
  path: string;
  /** The query alone, with its question mark. */
  search: string;
  /** The parameters of a campaign, as they were written; they are for scripts in the browser that measure visits. */
  campaign: string;
}

/** Parses a request's target. For the API every parameter is included: it reports those that it does not know. */
export function parsePageAddress(target: string): PageAddress {
  const [whole = '', ...rest] = target.split('#', 1)[0]?.split('?') ?? [];
  const query = rest.join('?');
  const plain = decodePath(whole);
  if (/^\/api\//i.test(plain)) return { path: whole + searchOf(query), search: searchOf(query), campaign: '' };
  const isData = plain.endsWith('.data');
  const parts = query.split('&').map((text) => ({ text, name: nameOf(text) }));
  const known = parts.filter(({ name }) => isKnownParameter(name) || (isData && name === DATA_PARAMETER));
  const search = searchOf(textOf(known));
  return { path: whole + search, search, campaign: textOf(parts.filter(({ name }) => isTracking(name))) };
}

export function isKnownParameter(name: string): boolean {
  return PARAMETERS.has(name) || isSearchParameter(name);
}

/** The target of a redirect within the site, with the visitor's campaign parameters. */
export function withCampaign(location: string, campaign: string): string {
  if (campaign === '' || !/^\/(?!\/)/.test(location)) return location;
  const [address = '', fragment] = location.split('#');
  const joined = `${address}${address.includes('?') ? '&' : '?'}${campaign}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

const searchOf = (query: string): string => (query === '' ? '' : `?${query}`);

const textOf = (parts: readonly { text: string }[]): string => parts.map(({ text }) => text).join('&');

/** The name of one `name=value`, decoded as pages read it. */
const nameOf = (text: string): string => new URLSearchParams(text).keys().next().value ?? '';
