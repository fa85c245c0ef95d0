import { data, redirect } from 'react-router';
import { readPlaces } from '../../db/queries/cached-reads.ts';
import { listPriceHistory } from '../../db/queries/stock/price-history.ts';
import { isGone } from '../../domain/listing/listing.ts';
import type { Location } from '../../domain/places/location.ts';
import { isAtMainPlace } from '../../domain/places/main-location.ts';
import { toLocalDay } from '../../domain/text/format.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { linkToLocation } from '../../kernel/addresses/places.ts';
import { parseVehicleAddress } from '../../kernel/addresses/vehicle.ts';
import { buildSimilarCards } from '../../kernel/cards/similar.ts';
import { pickSiteLocations } from '../../kernel/places/places.ts';
import { loadPlaceRating } from '../../kernel/places/rating.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { createSiteLinker } from '../../kernel/stock/site-path-words.ts';
import { createGoneResponse } from './gone.ts';
import type { VehiclePageModel } from './model.ts';
import { buildVehiclePageModel, type VehiclePageInputs } from './model.ts';
import { isPhoneRequested } from './phone/model.ts';
import { findKnownComparison } from './price-comparison/load.ts';
import { listNamesakes } from './title.ts';

/**
 * The page of the vehicle with this slug. Throws a redirect for another spelling of its address, a 410 response with
 * similar ones when the site no longer has the vehicle, and a 404 response when it never had it.
 */
export async function loadVehiclePage(context: RequestContext, given: string): Promise<VehiclePageModel> {
  const address = parseVehicleAddress(context.url, given);
  if (address.kind === 'unknown') throw notFound();
  if (address.kind === 'redirect') throw redirect(address.to, 301);
  const { settings, site, now } = context;
  const car = await context.stock.findCar(address.slug, { isKnownEnough: true });
  if (!car || isGone(car, now, settings.stock.include_sold_cars_days))
    throw noMore(car ?? (await context.stock.findTakenOff(address.slug)), context);
  return buildVehiclePageModel({
    car,
    settings,
    origin: site.origin,
    siteId: site.id,
    isPhoneShown: isPhoneRequested(context.url),
    asked: context.url.searchParams,
    now,
    soldSince: context.stock.soldSince,
    similar: buildSimilarCards(car, context),
    namesakes: listKnownNamesakes(car, context.stock),
    hrefOf: createSiteLinker(context.stock),
    valuation: findKnownComparison(context, car),
    ...(await loadSurroundings(context, car)),
  });
}

/** 410 for a former vehicle, 404 for an unknown one. */
function noMore(gone: Car | undefined, context: RequestContext) {
  return gone ? createGoneResponse(gone, context) : notFound();
}

function notFound() {
  return data(null, { status: 404, statusText: 'Not Found' });
}

/** The vehicle's location and price history; the history is left out while the database is down. */
async function loadSurroundings(
  context: RequestContext,
  car: Car,
): Promise<Pick<VehiclePageInputs, 'place' | 'history'>> {
  const { db, now, settings } = context;
  const needsHistory = settings.price.reductions === 'shown' || settings.price.wasPrice === 'proven';
  const group = await readPlaces(db);
  const location = group.locations.find(({ slug }) => slug === car.location?.slug) ?? null;
  const today = toLocalDay(now, location?.time_zone ?? settings.locations.timeZone);
  const specialHours = location ? group.specialHours.filter(({ date }) => date >= today) : [];
  const isMain = location !== null && isAtMainPlace(location, pickSiteLocations(group.locations, settings));
  const href = findPlacePage(location, group.locations, settings);
  const history = needsHistory ? await readHistory(db, car) : [];
  const dealership = group.dealerships.find(({ slug }) => slug === location?.dealership_slug);
  const licence = location?.dealer_license_number ?? dealership?.dealer_license_number ?? null;
  const rating = location && (await loadPlaceRating(context, location));
  return { place: { location, specialHours, isMain, href, licence, rating }, history };
}

const namesakes = new WeakMap<Car, { stockVersion: number; found: VehiclePageInputs['namesakes'] }>();

/** As `listNamesakes`, searched once for a car as long as the stock stays as it is. */
function listKnownNamesakes(car: Car, stock: RequestContext['stock']): VehiclePageInputs['namesakes'] {
  const known = namesakes.get(car);
  if (known?.stockVersion === stock.version) return known.found;
  const found = listNamesakes(car, stock);
  namesakes.set(car, { stockVersion: stock.version, found });
  return found;
}

type PriceHistory = VehiclePageInputs['history'];

/** By the car as it was read: a new price makes a new version of the stock, for which the car is read again. */
const histories = new WeakMap<Car, PriceHistory>();

async function readHistory(db: RequestContext['db'], car: Car): Promise<PriceHistory> {
  const known = histories.get(car);
  if (known) return known;
  let isStandIn = false;
  const noHistory = (): PriceHistory => {
    isStandIn = true;
    return [];
  };
  const history = await db.readWithFallback<PriceHistory>((tx) => listPriceHistory(tx, car.id), noHistory);
  if (!isStandIn) histories.set(car, history);
  return history;
}

/** The page of a location (H3): the site has one for each location that it shows, and vehicles may be at others. */
export function findPlacePage(
  location: Location | null,
  all: Location[],
  settings: Pick<RequestContext['settings'], 'stock' | 'locations'>,
): string | null {
  const shown = pickSiteLocations(all, settings);
  return location && shown.includes(location) ? linkToLocation(location, shown, settings) : null;
}
