import type { Dealership } from '../../../src/domain/places/location.ts';
import { buildPlacePage } from '../../../src/features/places/location.load.ts';
import { buildLocatorPage } from '../../../src/features/places/locator.load.ts';
import { parseLocatorQuery } from '../../../src/features/places/locator-query.ts';
import type { Origin } from '../../../src/features/places/origin.ts';
import type { Site } from '../../../src/kernel/request/context.ts';
import type { SiteSettingsInput } from '../../../src/settings/schema.ts';
import { silentLog } from '../../samples/log.ts';
import { sampleLocation, sampleSiteStock } from '../../samples/site.ts';
import { SAMPLE_NOW, sampleCars, sampleSettings } from '../../samples/stock.ts';

const address = { ...sampleLocation().address, lat: -27.66, long: 153.12 };
const yard = (id: number, town: string) => [
  sampleLocation({
    id,
    name: `${town} - Sales`,
    slug: `place-${id}`,
    address,
    average_rating: 4.6,
    review_count: 12,
  }),
  sampleLocation({
    id: id + 1,
    name: `${town} - Service`,
    slug: `place-${id + 1}`,
    location_type: 'service',
    address,
    motor_vehicle_repairer: 'MVR 1',
    contact_detail: {
      ...sampleLocation().contact_detail,
      phone: '07 5550 1234',
      landline_phone: '07 5550 4321',
    },
  }),
];
const LOCATIONS = [...yard(1, 'Springwood'), ...yard(3, 'Beenleigh'), ...yard(5, 'Logan')];
const DEALERSHIP: Dealership = {
  id: 1,
  slug: 'harbour-toyota',
  name: 'Harbour Toyota',
  website: 'https://toyota.example',
  dealer_license_number: '4412345',
  manufacturers: ['Toyota', 'Kia'],
};
const CHRISTMAS = {
  date: '2026-12-25',
  name: 'Christmas Day',
  status: 'Closed' as const,
  start_hour: null,
  end_hour: null,
  location_id: null,
};

const PLACES = {
  locations: LOCATIONS,
  dealerships: [DEALERSHIP],
  specialHours: [CHRISTMAS],
  postcodePoints: new Map(),
};

const requestAt = (path: string, given: SiteSettingsInput = {}) => ({
  settings: sampleSettings(given),
  stock: sampleSiteStock(sampleCars(20)),
  site: { id: 1, groupId: 1, origin: 'https://cars.example', settingsVersion: 1 } as unknown as Site,
  url: new URL(path, 'https://cars.example'),
  now: SAMPLE_NOW,
  log: silentLog,
});

function locatorAt(path: string, origin: Origin, given: SiteSettingsInput = {}) {
  const request = requestAt(path, given);
  return buildLocatorPage(parseLocatorQuery(request.url.searchParams), origin, PLACES, request);
}

const placeAt = (path: string, given: SiteSettingsInput = {}) =>
  buildPlacePage(path.split('/').at(-1)!.split('?')[0]!, PLACES, requestAt(path, given));

function locationAt(path: string, given: SiteSettingsInput = {}) {
  const found = placeAt(path, given);
  if (found.kind !== 'location') throw new Error(`${path} is no location`);
  return found.page;
}

function dealershipAt(path: string, given: SiteSettingsInput = {}) {
  const found = placeAt(path, given);
  if (found.kind !== 'dealership') throw new Error(`${path} is no dealership`);
  return found.page;
}

const tiled: SiteSettingsInput = {
  locations: {
    panel: 'map',
    layout: 'side_by_side',
    map: { show: 'shown', tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Mappers' },
  },
};

const from = { lat: -27.6, long: 153.1 };

export const locator = locatorAt('/dealer-locator?q=4127', {
  kind: 'from',
  from,
  name: '4127',
  postcode: '4127',
  suburbs: [],
  namesakes: [
    { name: '4127', ...from },
    { name: 'Springwood NSW 2777', lat: -33.7, long: 150.57 },
  ],
});
export const locatorWithMap = locatorAt('/dealer-locator', { kind: 'all' }, tiled);
export const locatorRefused = locatorAt('/dealer-locator?q=41', {
  kind: 'problem',
  text: 'Invalid postcode',
});
export const locatorUnknown = locatorAt('/dealer-locator?q=Atlantis', { kind: 'unknown' });
export const locationPage = locationAt('/locations/springwood?at=place-2');
export const locationWithMap = locationAt('/locations/logan', tiled);
export const dealershipPage = dealershipAt('/locations/harbour-toyota');
