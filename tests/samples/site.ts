import type { Location } from '../../src/domain/places/location.ts';
import type { Car } from '../../src/domain/vehicle/car.ts';
import { buildStockFacts } from '../../src/kernel/chrome/load.ts';
import type { StockFacts } from '../../src/kernel/chrome/stock-menu.ts';
import type { SiteStock } from '../../src/kernel/request/context.ts';
import { ListChanges } from '../../src/stock/live/list-changes.ts';
import { SAMPLE_NOW, sampleSettings, sampleStock } from './stock.ts';

/** The stock of a site as a request sees it. */
export function sampleSiteStock(cars: Car[]): SiteStock {
  const engine = sampleStock(cars);
  const changes = new ListChanges();
  for (const car of cars) changes.take(car, true, 3);
  return {
    version: 1,
    search: (state, scope, hitsPerPage) => engine.search(state, scope, hitsPerPage),
    find: (query) => engine.find(query),
    findCar: async (slug) => cars.find((car) => car.slug === slug && car.show_on_dealer_website),
    findTakenOff: async (slug) => cars.find((car) => car.slug === slug && !car.show_on_dealer_website),
    cardsOf: (ids) => ids.flatMap((id) => engine.findById(id) ?? []),
    soldSince: (seconds) => cars.filter((car) => (car.sold_date_timestamp ?? 0) >= seconds).length,
    countByType: () => ({
      new: countOf(cars, 'new'),
      demo: countOf(cars, 'demo'),
      used: countOf(cars, 'used'),
    }),
    placeSlugs: engine.placeSlugs,
    listChangedAt: (terms) => changes.find(terms, SAMPLE_NOW),
    availableSlugs: () => cars.map(({ slug, updated_at }) => ({ slug, updated_at })),
  };
}

function countOf(cars: Car[], type: string): number {
  return cars.filter(({ car_type }) => car_type === type).length;
}

export function sampleFacts(cars: Car[]): StockFacts {
  return buildStockFacts(sampleSiteStock(cars), sampleSettings());
}

/** Open on weekdays from 8:30 to 17:30; `given` overrides its fields. */
export function sampleLocation(given: Partial<Location> = {}): Location {
  return {
    id: 1,
    name: 'Springwood',
    slug: 'springwood',
    location_type: 'sales',
    location_subtype: null,
    dealership_id: 1,
    dealership_slug: 'harbour-toyota',
    primary: false,
    visible: true,
    manufacturers: ['Toyota'],
    dealer_license_number: '4412345',
    motor_vehicle_repairer: null,
    average_rating: null,
    review_count: 0,
    reviews: null,
    image: null,
    time_zone: 'Australia/Brisbane',
    address: {
      id: null,
      street: '12 Wharf Parade',
      city: 'Springwood',
      state: 'QLD',
      postcode: '4127',
      lat: null,
      long: null,
      place_id: null,
      place_url: null,
      map_key: null,
    },
    contact_detail: {
      phone: null,
      landline_phone: null,
      opening_hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
        weekday > 0 && weekday < 6
          ? { weekday, status: 'Open', formated_hours: null, open: '08:30', close: '17:30' }
          : { weekday, status: 'Closed', formated_hours: null, open: null, close: null },
      ),
    },
    distribution_locations: [],
    ...given,
  };
}
