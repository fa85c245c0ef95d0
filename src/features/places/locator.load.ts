import { redirect } from 'react-router';
import { LOCATION_TYPES, type Location, type LocationType } from '../../domain/places/location.ts';
import { getLocationType, groupByType } from '../../domain/places/location-type.ts';
import { findEnquiryPath } from '../../kernel/addresses/enquiry.ts';
import { formatDealershipCardId, LOCATOR_PATH, nameLocator } from '../../kernel/addresses/places.ts';
import { buildBreadcrumbJsonLd } from '../../kernel/head/json-ld.ts';
import { buildMap } from '../../kernel/places/map/build-map.ts';
import type { MapModel } from '../../kernel/places/map/model.ts';
import {
  countLocations,
  formatLocationCount,
  formatPlaceName,
  listLocationBrands,
  pickOneOfEach,
} from '../../kernel/places/places.ts';
import { buildDealership, groupByDealership, isOfRequestedType, sortNearestFirst } from './dealerships.model.ts';
import { buildPlaceInputs, loadSitePlaces, type PlacesRequest, type SitePlaces } from './load.ts';
import { CARDS_AT_ONCE, type LocatorQuery, linkToLocatorQuery, parseLocatorQuery } from './locator-query.ts';
import type { ChipModel, FinderModel, LocatorPageModel } from './model.ts';
import { findOrigin, type Origin } from './origin.ts';
import { computeDistanceTo, formatDistance, isApproximate, type PlaceInputs } from './place.model.ts';
import { findSuburbChoice } from './suburbs.ts';

/**
 * The dealer locator (H1): the requested dealerships, nearest first where the origin is known. A failed search is
 * reported, and all of them are shown. Throws a redirect for another spelling of its address.
 */
export async function loadLocatorPage(request: PlacesRequest): Promise<LocatorPageModel> {
  const { pathname, search } = request.url;
  if (pathname !== LOCATOR_PATH) throw redirect(LOCATOR_PATH + search, 301);
  const query = parseLocatorQuery(request.url.searchParams);
  const places = await loadSitePlaces(request);
  return buildLocatorPage(query, await findOrigin(query, request, places), places, request);
}

/** The licence of the postal data requires attribution: the source, and that it was changed. */
const SOURCE = {
  text: 'Postcodes and suburbs: adapted from',
  links: [
    { label: 'GeoNames', href: 'https://www.geonames.org/' },
    { label: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
  ],
};

type LocatorRequest = Omit<PlacesRequest, 'db'>;

export function buildLocatorPage(
  query: LocatorQuery,
  origin: Origin,
  places: SitePlaces,
  request: LocatorRequest,
): LocatorPageModel {
  const offered = listOfferedTypes(places.locations, request.settings);
  const base = origin.kind === 'named' ? origin.locations : places.locations;
  const ofMake = base.filter(({ manufacturers }) => query.make === null || manufacturers.includes(query.make));
  const shown = ofMake.filter((location) => isShown(location, query.type, offered));
  const inputs =
    origin.kind === 'from'
      ? buildPlaceInputs(request, places, origin.from, origin.postcode)
      : buildPlaceInputs(request, places);
  const found = groupByDealership(shown, places.dealerships, inputs);
  const cards = found.slice(0, query.show);
  const next = found[cards.length];
  const isSingle = countLocations(places.locations) < 2;
  const isAsked = linkToLocatorQuery(query) !== LOCATOR_PATH;
  const hasFinder = !isSingle || isAsked;
  const heading = nameLocator(countLocations(places.locations));
  const contact = findEnquiryPath('contact', request.settings);
  return {
    heading,
    intro: introOf(places, request),
    contact: contact === null ? null : { label: 'Send us a message', href: contact },
    finder: hasFinder
      ? {
          ...finderOf(query, origin, places, request),
          choice: findSuburbChoice(query.q, origin, shown, places),
        }
      : null,
    source: hasFinder ? SOURCE : null,
    // The tabs of a single location are its departments.
    types: isSingle ? [] : chipsOf(ofMake, query, offered, request.settings),
    found: foundText(query, origin, shown),
    clear: !isAsked ? null : { label: 'Show all locations', href: LOCATOR_PATH },
    dealerships: cards.map((one) => buildDealership(one, inputs)),
    // The anchor of the first new card, so that the visitor stays where they were.
    more: next
      ? {
          label: `Show ${found.length - cards.length} more`,
          href:
            linkToLocatorQuery({ ...query, show: found.length }) + `#${formatDealershipCardId(next.dealership.slug)}`,
        }
      : null,
    map: buildLocatorMap(
      origin.kind === 'from'
        ? sortNearestFirst(shown, inputs).map(({ location }) => location)
        : found.flatMap(({ locations }) => locations),
      inputs,
    ),
    ...frameOf(request, heading, query),
  };
}

/**
 * All locations on the map, one pin for all departments of each, numbered as in the list beside it, with their
 * distances where they are known.
 */
function buildLocatorMap(locations: readonly Location[], inputs: PlaceInputs): MapModel | null {
  const shown = pickOneOfEach(locations);
  const map = buildMap(shown, inputs, { isNumbered: shown.length > 1 });
  if (!map) return null;
  const pins = map.pins.map((pin, index) => {
    const location = shown[index];
    if (!location) return pin;
    const distance = formatDistance(computeDistanceTo(location, inputs), isApproximate(location));
    return { ...pin, name: formatPlaceName(location), distance };
  });
  return { ...map, pins };
}

/** The types to filter by: those that the site has, limited to the filters of its map where it has one (H5). */
function listOfferedTypes(
  locations: readonly Location[],
  { locations: { map } }: LocatorRequest['settings'],
): LocationType[] {
  const known = new Set(locations.map(getLocationType));
  return LOCATION_TYPES.filter((type) => known.has(type) && (map.show === 'hidden' || map.filters.includes(type)));
}

const isShown = (location: Location, query: LocationType | null, offered: readonly LocationType[]) =>
  query === null || isOfRequestedType(getLocationType(location), query, offered);

function introOf({ locations }: SitePlaces, { settings }: LocatorRequest): string {
  const { name } = settings.brand;
  if (countLocations(locations) < 2) return `The address, phone numbers and opening hours of ${name}.`;
  const types = groupByType(locations).map(({ type }) => settings.locations.labels[type].toLowerCase());
  const what = types.length > 1 ? `: ${types.slice(0, -1).join(', ')} and ${types.at(-1)}` : '';
  return `${formatLocationCount(locations)} of ${name}${what}.`;
}

function finderOf(
  query: LocatorQuery,
  origin: Origin,
  { locations }: SitePlaces,
  { settings }: LocatorRequest,
): Omit<FinderModel, 'choice'> {
  const makes = [...listLocationBrands([...locations])].toSorted((a, b) => a.localeCompare(b, 'en'));
  return {
    action: LOCATOR_PATH,
    label: 'Suburb, postcode or dealer',
    placeholder: `e.g. ${locations[0]?.address.postcode ?? '4000'}`,
    q: query.q,
    problem: origin.kind === 'problem' ? origin.text : null,
    kept: query.type ? [{ name: 'type', value: query.type }] : [],
    makes: makes.length > 1 ? makes.map((make) => ({ label: make, value: make, isChosen: make === query.make })) : [],
    near: {
      label: 'Near me',
      href: linkToLocatorQuery({ ...query, q: '', near: null, show: CARDS_AT_ONCE }),
      failed:
        'We couldn’t find your location. Please type a suburb or ' +
        `postcode${settings.contact.phone ? ', or call us' : ''}.`,
    },
  };
}

function chipsOf(
  locations: readonly Location[],
  query: LocatorQuery,
  offered: readonly LocationType[],
  { locations: { labels } }: LocatorRequest['settings'],
): ChipModel[] {
  if (offered.length < 2) return [];
  const chip = (label: string, type: LocationType | null): ChipModel => ({
    label,
    href: linkToLocatorQuery({ ...query, type, show: CARDS_AT_ONCE }),
    count: countLocations(locations.filter((location) => isShown(location, type, offered))),
    isChosen: query.type === type,
  });
  return [chip('All', null), ...offered.map((type) => chip(labels[type], type))].filter(
    ({ count, isChosen }) => count > 0 || isChosen,
  );
}

function foundText({ q, make }: LocatorQuery, origin: Origin, shown: readonly Location[]): string {
  const count = formatLocationCount(shown);
  if (shown.length === 0) return 'None of our locations match. Please choose another type or brand, or call us.';
  if (origin.kind === 'unknown')
    return `We couldn’t find a suburb or location called “${q}”. Try a postcode, or browse all locations.`;
  if (origin.kind === 'from') return `${count}, nearest to ${origin.name} first.`;
  if (origin.kind === 'named') return `${count} for “${q}”.`;
  return make ? `${count} for ${make}.` : `${count}.`;
}

function frameOf(
  { settings, site, url }: LocatorRequest,
  heading: string,
  { type }: LocatorQuery,
): Pick<LocatorPageModel, 'breadcrumb' | 'head'> {
  const { brand, seo } = settings;
  const breadcrumb = [
    { label: 'Home', href: '/', position: 1 },
    { label: heading, href: LOCATOR_PATH, position: 2 },
  ];
  const what = type === 'service' ? 'service centre' : 'dealer';
  return {
    breadcrumb,
    head: {
      title: `${heading} | ${seo.titleSuffix ?? brand.name}`,
      description: `Find the nearest ${what} of ${brand.name}: addresses, phone numbers and opening hours.`,
      canonical: site.origin + LOCATOR_PATH,
      siteName: brand.name,
      robots: url.search === '' ? undefined : 'noindex, follow',
      jsonLd: [buildBreadcrumbJsonLd(breadcrumb, site.origin)],
    },
  };
}
