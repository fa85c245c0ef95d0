import { isSearchParameter, isTracking } from '../../../search/codec.ts';
import { decodePath } from '../responses/refuse.ts';

/**
 * Names of parameters that pages read beside those of a search. A name that is not here reaches no page that is kept
 * for everybody: `tests/laws/page-parameters.test.ts` holds the rooms to it.
 */
const PARAMETERS: ReadonlySet<string> = new Set([
  // Lists and what is told of them
  ...['left_out', 'instead_of', 'q', 'at', 'find', 'show', 'near', 'type', 'cars', 'ids', 'open'],
  // Vehicles and models
  ...['phone', 'fuel_kms', 'fuel_use', 'fuel_price', 'postcode', 'car', 'car_id', 'car_type', 'vin'],
  ...['variant', 'body', 'colour', 'vehicle', 'model_id', 'model_name'],
  // Calculators
  ...['amount', 'term', 'interest', 'deposit', 'trade_in', 'residual', 'fee', 'frequency'],
  // Forms, and what comes after them
  ...['location', 'location_id', 'category', 'vehicle_wanted', 'preferredDealership', 'vehiclePriceBudget'],
  ...['booked', 'check', 'turn', 'valuation', 'step', 'from', 'v', 'done', 'failed', 'redirect', 'back'],
]);

/** What the router's scripts ask data with. */
const DATA_PARAMETER = '_routes';

export interface PageAddress {
  /**
   * Path and query of the page that is meant, without what no page knows: one address for one page, as it was written.
   */
  path: string;
  /** The query alone, with its question mark. */
  search: string;
  /** The parameters of a campaign, as they were written; they are the browser's own, for what measures visits there. */
  campaign: string;
}

/**
 * Reads what page a request's target means. Of the API every parameter is meant: it names those that it does not know.
 */
export function parsePageAddress(target: string): PageAddress {
  const [whole = '', ...rest] = target.split('#', 1)[0]?.split('?') ?? [];
  const query = rest.join('?');
  const plain = decodePath(whole);
  if (/^\/api\//i.test(plain))
    return { path: whole + searchOf(query), search: searchOf(query), campaign: '' };
  const isData = plain.endsWith('.data');
  const parts = query.split('&').map((text) => ({ text, name: nameOf(text) }));
  const known = parts.filter(({ name }) => isKnownParameter(name) || (isData && name === DATA_PARAMETER));
  const search = searchOf(textOf(known));
  return { path: whole + search, search, campaign: textOf(parts.filter(({ name }) => isTracking(name))) };
}

/** Whether any page reads a parameter of this name. */
export function isKnownParameter(name: string): boolean {
  return PARAMETERS.has(name) || isSearchParameter(name);
}

/** Where a redirect within the site leads, with the campaign that the visitor came by. */
export function withCampaign(location: string, campaign: string): string {
  if (campaign === '' || !/^\/(?!\/)/.test(location)) return location;
  const [address = '', fragment] = location.split('#');
  const joined = `${address}${address.includes('?') ? '&' : '?'}${campaign}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

const searchOf = (query: string): string => (query === '' ? '' : `?${query}`);

const textOf = (parts: readonly { text: string }[]): string => parts.map(({ text }) => text).join('&');

/** The name of one `name=value`, as pages read it. */
const nameOf = (text: string): string => new URLSearchParams(text).keys().next().value ?? '';
