import { listBookedTimes } from './queries/leads/appointments.ts';
import { listNamedPlaces, listPlacesOfPostcode } from './queries/sites/postal-places.ts';
import { listAskingPrices } from './queries/stock/asking-prices.ts';
import { findRegisteredVehicle } from './queries/stock/registered-vehicles.ts';
import type { SiteDb } from './scope.ts';

// What the built-in integrations need of the database: each one implements the port in its contract, so that
// integrations need not import the database.

/** Empty while the database is away: the shipped table is used instead. */
export const createPlaceStore = (db: SiteDb) => ({
  ofPostcode: (postcode: string) =>
    db.readWithFallback(
      (tx) => listPlacesOfPostcode(tx, postcode),
      () => [],
    ),
  named: (name: string) =>
    db.readWithFallback(
      (tx) => listNamedPlaces(tx, name),
      () => [],
    ),
});

export const createVehicleStore = (db: SiteDb) => ({
  findRegistered: (plate: string, state: string) => db.run((tx) => findRegisteredVehicle(tx, plate, state)),
});

export const createBookingStore = (db: SiteDb) => ({
  listBooked: (of: { location_id: number; car_id: number | null }, from: Date, to: Date) =>
    db.run((tx) => listBookedTimes(tx, of, from, to)),
});

export const createPriceStore = (db: SiteDb, stockVersion: number) => ({
  groupId: db.groupId,
  stockVersion,
  listAskingPrices: (now: Date) => db.run((tx) => listAskingPrices(tx, now)),
});
