import { data, redirect } from 'react-router';
import { listLocations, listSpecialHours } from '../../db/queries/locations.ts';
import { listPriceHistory } from '../../db/queries/price-history.ts';
import type { Car } from '../../domain/car.ts';
import { dayOf } from '../../domain/format.ts';
import type { Location } from '../../domain/location.ts';
import { isAtMainPlace } from '../../domain/main-location.ts';
import { siteLocations } from '../chrome/places.ts';
import { locationHref } from '../locations/address.ts';
import type { RequestContext } from '../request.ts';
import { readVehicleAddress } from './address.ts';
import { type VehiclePageInputs, vehiclePageModel } from './make-page.ts';
import type { VehiclePageModel } from './model.ts';
import { asksForPhone } from './phone/model.ts';
import { similarCards } from './similar/load.ts';

/**
 * The page of the vehicle with this slug. Throws a redirect for another spelling of its address, and a 404 answer when the site shows no
 * such vehicle.
 */
export async function loadVehiclePage(context: RequestContext, given: string): Promise<VehiclePageModel> {
  const address = readVehicleAddress(context.url, given);
  if (address.kind === 'unknown') throw notFound();
  if (address.kind === 'redirect') throw redirect(address.to, 301);
  const car = await context.stock.findCar(address.slug);
  if (!car) throw notFound();
  const { settings, site, now } = context;
  return vehiclePageModel({
    car,
    settings,
    origin: site.origin,
    siteId: site.id,
    isPhoneShown: asksForPhone(context.url),
    asked: context.url.searchParams,
    now,
    soldSince: context.stock.soldSince,
    similar: similarCards(car, context),
    ...(await loadSurroundings(context, car)),
  });
}

function notFound() {
  return data(null, { status: 404, statusText: 'Not Found' });
}

/** Where the vehicle stands and what it has cost, read in one transaction. */
function loadSurroundings(
  context: RequestContext,
  car: Car,
): Promise<Pick<VehiclePageInputs, 'place' | 'history'>> {
  const { db, now, settings } = context;
  const needsHistory = settings.price.reductions === 'shown' || settings.price.wasPrice === 'proven';
  return db.run(async (tx) => {
    const locations = await listLocations(tx);
    const location = locations.find(({ slug }) => slug === car.location?.slug) ?? null;
    const today = dayOf(now, location?.time_zone ?? settings.locations.timeZone);
    const specialHours = location ? await listSpecialHours(tx, today) : [];
    const history = needsHistory ? await listPriceHistory(tx, car.id) : [];
    const isMain = location !== null && isAtMainPlace(location, siteLocations(locations, settings));
    const href = placePage(location, locations, settings);
    return { place: { location, specialHours, isMain, href }, history };
  });
}

/** The page of a location (H3): the site has one of each location that it shows, and vehicles may stand at others. */
export function placePage(
  location: Location | null,
  all: Location[],
  settings: Pick<RequestContext['settings'], 'stock' | 'locations'>,
): string | null {
  const shown = siteLocations(all, settings);
  return location && shown.includes(location) ? locationHref(location, shown, settings) : null;
}
