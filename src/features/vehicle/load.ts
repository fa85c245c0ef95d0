import { data } from 'react-router';
import { findLocation, listSpecialHours } from '../../db/queries/locations.ts';
import { listPriceHistory } from '../../db/queries/price-history.ts';
import type { Car } from '../../domain/car.ts';
import { dayOf } from '../../domain/format.ts';
import type { RequestContext } from '../request.ts';
import { type VehiclePageInputs, vehiclePageModel } from './make-page.ts';
import type { VehiclePageModel } from './model.ts';

/** The page of the vehicle with this slug; throws a 404 answer when the site shows no such vehicle. */
export async function loadVehiclePage(context: RequestContext, slug: string): Promise<VehiclePageModel> {
  const car = await context.stock.findCar(slug);
  if (!car) throw data(null, { status: 404, statusText: 'Not Found' });
  const { settings, site, now } = context;
  return vehiclePageModel({
    car,
    settings,
    origin: site.origin,
    now,
    ...(await loadSurroundings(context, car)),
  });
}

/** Where the vehicle stands and what it has cost, read in one transaction. */
function loadSurroundings(
  context: RequestContext,
  car: Car,
): Promise<Pick<VehiclePageInputs, 'place' | 'history'>> {
  const { db, now, settings } = context;
  const needsHistory = settings.price.reductions === 'shown' || settings.price.wasPrice === 'proven';
  return db.run(async (tx) => {
    const location = car.location ? ((await findLocation(tx, car.location.slug)) ?? null) : null;
    const today = dayOf(now, location?.time_zone ?? settings.locations.timeZone);
    const specialHours = location ? await listSpecialHours(tx, today) : [];
    const history = needsHistory ? await listPriceHistory(tx, car.id) : [];
    return { place: { location, specialHours }, history };
  });
}
