import type { PricedVehicle } from '../../src/domain/valuation/market-vehicle.ts';

/** A used Toyota Corolla of 2021 with a price, except the given fields. */
export function pricedVehicle(given: Partial<PricedVehicle> & { id: number }): PricedVehicle {
  return {
    item_type: null,
    car_type: 'used',
    make: 'Toyota',
    model: 'Corolla',
    series: null,
    badge: 'Ascent Sport',
    year: 2021,
    km: 50_000,
    price: 25_000,
    price_type: 'Drive Away',
    body: 'Hatch',
    fuel: 'Petrol',
    trans: 'Automatic',
    drive: 'FWD',
    engine_litres: 2,
    seats: 5,
    state: 'QLD',
    daysAgo: 0,
    ...given,
  };
}

/**
 * The price of a Corolla in an invented market: a tenth less with each year, 2% less with each ten thousand kilometres.
 */
export const corollaPrice = (year: number, km: number) =>
  Math.round(32_000 * 0.9 ** (2026 - year) * 0.98 ** (km / 10_000));

/** That market's Corollas, of 2017 to 2024, 10,000 to 120,000 km. */
export function corollas(count: number): PricedVehicle[] {
  return Array.from({ length: count }, (_, at) => {
    const year = 2017 + (at % 8);
    const km = 10_000 + ((at * 37) % 111) * 1_000;
    return pricedVehicle({ id: at + 1, year, km, price: corollaPrice(year, km) });
  });
}
