import { isAbn } from '../../../domain/contact/abn.ts';
import { isInAustralia } from '../../../domain/geography/australia.ts';
import { REGO_STATES } from '../../../domain/vehicle/rego.ts';
import type { PostalTable } from '../../../integrations/geocoding/postal-table.ts';
import type { FileProblem, LocationContent, SiteFolder } from '../../../settings/content.ts';

const FILE = 'locations.json';

/** An Australian Business Number whose check digits do not fit. */
export function warnOfAbn({ settings: { brand } }: SiteFolder): FileProblem[] {
  if (brand.abn === null || isAbn(brand.abn)) return [];
  const reason = `${brand.abn} is not a valid Australian Business Number: its check digits don’t match`;
  return [{ file: 'site.json', path: 'settings.brand.abn', reason, suggestion: 'Check for a wrong digit.' }];
}

/** Locations with an implausible address or position, and main locations besides the first. */
export function warnOfPlaces({ locations }: SiteFolder, postal: PostalTable): FileProblem[] {
  return [
    ...locations.flatMap((location, at) => [...wrongPostcode(location, at, postal), ...wrongCoordinates(location, at)]),
    ...furtherPrimaries(locations),
  ];
}

function wrongPostcode({ address }: LocationContent, at: number, postal: PostalTable): FileProblem[] {
  const { postcode, state } = address;
  if (postcode === null) return [];
  const path = `[${at}].address.postcode`;
  const states = [...new Set(postal.ofPostcode(postcode).map((place) => place.state))];
  if (states.length === 0) return [{ file: FILE, path, reason: `there is no postcode ${postcode}`, suggestion: null }];
  if (state === null || states.includes(shortState(state))) return [];
  const reason = `${postcode} is not in ${state}`;
  return [{ file: FILE, path, reason, suggestion: `It is in ${states.join(' and ')}.` }];
}

/** A state's abbreviation, however it is written. */
function shortState(written: string): string {
  const plain = written.trim().toUpperCase();
  const named = Object.entries(REGO_STATES).find(([, { name }]) => name.toUpperCase() === plain);
  return named?.[0] ?? plain;
}

function wrongCoordinates({ address: { lat, long } }: LocationContent, at: number): FileProblem[] {
  if (lat === null && long === null) return [];
  const path = `[${at}].address`;
  if (lat === null || long === null)
    return [{ file: FILE, path, reason: 'lat and long only work together', suggestion: null }];
  if (isInAustralia(lat, long)) return [];
  const reason = `${lat}, ${long} is not in Australia`;
  const mended = [
    [-lat, long, 'lat needs a minus sign'],
    [long, lat, 'lat and long are swapped'],
  ] as const;
  const slip = mended.find(([north, east]) => isInAustralia(north, east));
  return [{ file: FILE, path, reason, suggestion: slip ? `Perhaps ${slip[2]}.` : null }];
}

function furtherPrimaries(locations: readonly LocationContent[]): FileProblem[] {
  const primaries = locations.flatMap(({ primary, name }, at) => (primary ? [{ at, name }] : []));
  return primaries.slice(1).map(({ at }) => ({
    file: FILE,
    path: `[${at}].primary`,
    reason: `"${primaries[0]?.name}" is the primary location already`,
    suggestion: 'A group can only have one.',
  }));
}
