import { z } from 'zod';
import type { Coordinates } from '../../domain/geography/distance.ts';
import { isPostcode } from '../../domain/geography/postcodes.ts';
import { findErrorCode } from '../../domain/text/error-message.ts';
import type { CircuitBreaker } from '../circuit-breaker.ts';
import { describeIssues } from '../describe-issues.ts';
import { readAtMost } from '../read-at-most.ts';
import { type Geocoder, GeocodingFailure } from './contract.ts';

/** The service's address unless the settings name another. */
export const MAPS_URL = 'https://maps.googleapis.com/maps/api/geocode/json';

const TIMEOUT_MS = 3_000;
const MOST_BYTES = 256 * 1024;

/** The fields of the response that are used: the first entry’s location (G7). */
const Answer = z.object({
  status: z.string().optional(),
  error_message: z.string().optional(),
  results: z
    .array(
      z.object({
        geometry: z.object({
          location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
        }),
      }),
    )
    .default([]),
});

export interface MapsService {
  url: string;
  key: string;
  breaker: CircuitBreaker;
  timeoutMs?: number;
}

/**
 * Calls a maps service over HTTP: GET with `components=postal_code:4000|country:AU`, answered by `{ "results": [{
 * "geometry": { "location": { "lat", "lng" } } }] }`, of which the first counts (G7, H10). Every failure is a
 * `GeocodingFailure`; after several in a row the circuit breaker opens.
 */
export function createMapsGeocoder(service: MapsService): Geocoder {
  return {
    async find(postcode) {
      if (!isPostcode(postcode)) return undefined;
      const { host } = new URL(service.url);
      if (!service.breaker.canCall())
        throw new GeocodingFailure(`${host} has failed several times: circuit breaker open`);
      try {
        const found = readAnswer(await ask(service, postcode), host);
        service.breaker.recordSuccess();
        return found;
      } catch (error) {
        service.breaker.recordFailure();
        throw error;
      }
    },
  };
}

async function ask({ url, key, timeoutMs = TIMEOUT_MS }: MapsService, postcode: string): Promise<unknown> {
  const address = new URL(url);
  address.searchParams.set('components', `postal_code:${postcode}|country:AU`);
  address.searchParams.set('key', key);
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      // The key is for this address alone, so redirects are not followed.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readText(response, address.host);
    if (response.status !== 200) throw new GeocodingFailure(`${address.host} answered ${response.status}`);
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof GeocodingFailure) throw error;
    const why = error instanceof SyntaxError ? 'answered what is not JSON' : `could not be reached: ${nameOf(error)}`;
    // Without its cause, which would reveal the address, and with it the key.
    throw new GeocodingFailure(`${address.host} ${why}`);
  }
}

/** Why the request failed, without the address. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason was given';
  return findErrorCode(error.cause) ?? error.name;
}

async function readText(response: Response, host: string): Promise<string> {
  const text = await readAtMost(response, MOST_BYTES);
  if (text === undefined) throw new GeocodingFailure(`${host} answered more than ${MOST_BYTES} bytes`);
  return text;
}

/** Statuses of a proper answer; any other says why there is none. */
const ANSWERED = ['OK', 'ZERO_RESULTS'];

function readAnswer(json: unknown, host: string): Coordinates | undefined {
  const read = Answer.safeParse(json);
  if (!read.success) throw new GeocodingFailure(`The response from ${host} is invalid: ${describeIssues(read.error)}`);
  const { status, error_message, results } = read.data;
  if (status !== undefined && !ANSWERED.includes(status))
    throw new GeocodingFailure(`${host} answered ${status}${error_message ? `: ${error_message}` : ''}`);
  const first = results[0]?.geometry.location;
  return first && { lat: first.lat, long: first.lng };
}
