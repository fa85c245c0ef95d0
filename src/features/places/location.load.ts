import { redirect } from 'react-router';
import type { Location } from '../../domain/places/location.ts';
import { filterByBlock } from '../../domain/places/location-block.ts';
import { getLocationType } from '../../domain/places/location-type.ts';
import { formatPlaceName } from '../../domain/places/place-name.ts';
import { toLocalDay } from '../../domain/text/format.ts';
import { LOCATOR_PATH, linkToLocation, linkToPlace, nameLocator } from '../../kernel/addresses/places.ts';
import { getCardModel } from '../../kernel/cards/card.ts';
import { buildBreadcrumbJsonLd, type JsonLd } from '../../kernel/head/json-ld.ts';
import { formatLicence } from '../../kernel/places/licence.ts';
import { buildMap, findCoordinates } from '../../kernel/places/map/build-map.ts';
import { countLocations } from '../../kernel/places/places.ts';
import { createEmptyState, withSort, withTerm } from '../../search/state.ts';
import { buildCarousel } from './carousel.ts';
import { buildDealership, findWebsite, groupByDealership } from './dealerships.model.ts';
import { type FoundPlace, findPlace, listDesks } from './find-place.ts';
import { buildLocationJsonLd } from './json-ld.ts';
import { buildPlaceInputs, loadSitePlaces, type PlacesRequest, type SitePlaces } from './load.ts';
import type { DealershipPageModel, LocationPageModel, StockTile, Trail } from './model.ts';
import { buildPanel } from './panel.model.ts';
import { buildPlace } from './place.model.ts';

export type PlacePage =
  | { kind: 'location'; page: LocationPageModel }
  | { kind: 'dealership'; page: DealershipPageModel };

/**
 * The page of a place or dealership (H3). Throws a redirect where the address is not canonical: another of the
 * specification's path prefixes, or a single location's slug; a 404 where there is no such place.
 */
export async function loadPlacePage(request: PlacesRequest, slug: string): Promise<PlacePage> {
  return buildPlacePage(slug, await loadSitePlaces(request), request);
}

type PageRequest = Omit<PlacesRequest, 'db'>;

/** The page of a place or dealership among these places; throws like `loadPlacePage`. */
export function buildPlacePage(slug: string, places: SitePlaces, request: PageRequest): PlacePage {
  const at = request.url.searchParams.get('at');
  const found = findPlace(slug.toLowerCase(), at, places.locations, places.dealerships);
  if (!found) throw new Response(null, { status: 404 });
  const own = new URL(ownAddress(found, places, request), request.url);
  if (!isAt(own, request.url)) throw redirect(carrying(own, request.url), 301);
  if (found.kind === 'dealership') return { kind: 'dealership', page: dealershipPage(found, places, request) };
  return { kind: 'location', page: locationPage(found.location, places, request) };
}

/** Whether an address is the place's canonical one; further parameters do not matter. */
function isAt(own: URL, { pathname, searchParams }: URL): boolean {
  const at = own.searchParams.get('at');
  return pathname === own.pathname && (at === null || at === searchParams.get('at'));
}

/**
 * A place's canonical address with the further parameters of the requested one: campaign parameters must not be lost on
 * the way.
 */
function carrying(own: URL, { searchParams }: URL): string {
  const query = new URLSearchParams(own.search);
  for (const [name, value] of searchParams) if (name !== 'at') query.append(name, value);
  return query.size > 0 ? `${own.pathname}?${query}` : own.pathname;
}

function ownAddress(found: FoundPlace, { locations }: SitePlaces, { settings }: PageRequest): string {
  return found.kind === 'dealership'
    ? linkToPlace(found.dealership.slug, settings)
    : linkToLocation(found.location, locations, settings);
}

function locationPage(location: Location, places: SitePlaces, request: PageRequest): LocationPageModel {
  const { settings } = request;
  const { locations, dealerships } = places;
  const inputs = buildPlaceInputs(request, places);
  const dealership = dealerships.find(({ slug }) => slug === location.dealership_slug);
  const desks = listDesks(location, locations);
  const heading = formatPlaceName(location);
  const href = linkToLocation(location, locations, settings);
  const licence = location.dealer_license_number ?? dealership?.dealer_license_number ?? null;
  return {
    heading,
    place: buildPlace(location, inputs),
    dealership: {
      name: dealership?.name ?? heading,
      licence: formatLicence(licence, settings.locations),
      website: dealership ? findWebsite(dealership) : null,
      repairer: location.motor_vehicle_repairer,
    },
    panel: buildPanel(location, settings, 'page'),
    types:
      desks.length > 1
        ? desks.map((desk) => ({
            label: settings.locations.labels[getLocationType(desk)],
            href: linkToLocation(desk, locations, settings),
            count: 1,
            isChosen: desk.id === location.id,
          }))
        : [],
    makes: location.manufacturers,
    cars: latestAt(location, request),
    map: buildMap([location], inputs),
    carousel: buildCarousel(others(location, places, request), inputs),
    ...frameOf(request, places, {
      heading,
      title: desks.length > 1 ? `${heading}: ${settings.locations.labels[getLocationType(location)]}` : heading,
      href,
      description: descriptionOf(location, request),
      more: [buildLocationJsonLd(location, comingTo(location, places, request), settings, request.site.origin + href)],
    }),
  };
}

const CARS = 4;

/** The latest available vehicles at a location. */
function latestAt({ name }: Location, { stock, settings, now }: PageRequest): StockTile[] {
  const there = withTerm(withTerm(createEmptyState(), 'location_name', name), 'status', 'in_stock');
  return stock.search(withSort(there, 'newest'), undefined, CARS).hits.map((record) => {
    const { href, title, picture, plate, price } = getCardModel(record, settings, now);
    return { href, title, picture, plate, price: price.text, qualifier: price.qualifier ?? '' };
  });
}

/** The other places of the site's block, the nearest first, one of each place. */
function others(location: Location, places: SitePlaces, request: PageRequest): Location[] {
  const inputs = buildPlaceInputs(request, places);
  const from = findCoordinates(location, places.postcodePoints);
  const block = filterByBlock(places.locations, request.settings.locations.block);
  const firsts = [...Map.groupBy(block, (one) => `${one.dealership_slug} ${formatPlaceName(one)}`).values()].flatMap(
    (desks) => desks.slice(0, 1),
  );
  const rest = firsts.filter(
    (one) => one.dealership_slug !== location.dealership_slug || formatPlaceName(one) !== formatPlaceName(location),
  );
  return groupByDealership(rest, places.dealerships, { ...inputs, from }).flatMap((found) => found.locations);
}

function descriptionOf(location: Location, { settings }: PageRequest): string {
  const label = settings.locations.labels[getLocationType(location)].toLowerCase();
  const { city, state } = location.address;
  const town = [city, state].filter(Boolean).join(' ');
  return (
    `${formatPlaceName(location)}${town ? ` in ${town}` : ''}: address, phone and opening hours of ` +
    `${label}, and directions.`
  );
}

interface FrameInputs {
  heading: string;
  title: string;
  href: string;
  description: string;
  more: JsonLd[];
}

function frameOf(
  { settings, site }: PageRequest,
  { locations }: SitePlaces,
  { heading, title, href, description, more }: FrameInputs,
): Pick<LocationPageModel, 'breadcrumb' | 'head'> {
  const { brand, seo } = settings;
  const breadcrumb: Trail[] = [
    { label: 'Home', href: '/', position: 1 },
    { label: nameLocator(countLocations(locations)), href: LOCATOR_PATH, position: 2 },
    { label: heading, href, position: 3 },
  ];
  return {
    breadcrumb,
    head: {
      title: `${title} | ${seo.titleSuffix ?? brand.name}`,
      description,
      canonical: site.origin + href,
      siteName: brand.name,
      jsonLd: [buildBreadcrumbJsonLd(breadcrumb, site.origin), ...more],
    },
  };
}

/** The special days that are still to come in the location's own time zone. */
function comingTo({ time_zone }: Location, { specialHours }: SitePlaces, { now }: PageRequest) {
  const today = toLocalDay(now, time_zone);
  return specialHours.filter(({ date }) => date >= today);
}

function dealershipPage(
  { dealership, locations }: FoundPlace & { kind: 'dealership' },
  places: SitePlaces,
  request: PageRequest,
): DealershipPageModel {
  const inputs = buildPlaceInputs(request, places);
  const others = filterByBlock(places.locations, request.settings.locations.block).filter(
    ({ dealership_slug }) => dealership_slug !== dealership.slug,
  );
  const href = linkToPlace(dealership.slug, request.settings);
  const description = `${dealership.name}: its locations with addresses, phone numbers and opening hours.`;
  return {
    heading: dealership.name,
    dealership: buildDealership({ dealership, locations, km: null }, inputs),
    carousel: buildCarousel(others, inputs),
    ...frameOf(request, places, { heading: dealership.name, title: dealership.name, href, description, more: [] }),
  };
}
