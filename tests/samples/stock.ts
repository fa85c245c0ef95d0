import { CARD_FIELDS, type CardRecord } from '../../src/domain/listing/card-record.ts';
import type { Car, CarType } from '../../src/domain/vehicle/car.ts';
import { createMemoryEngine } from '../../src/search/engine/memory-engine.ts';
import { resolveSettings } from '../../src/settings/resolve.ts';
import type { SiteSettings, SiteSettingsInput } from '../../src/settings/schema.ts';

/** The moment of all samples. */
export const SAMPLE_NOW = new Date('2026-11-20T02:00:00Z');

/** A car with plain values; `given` overrides its fields. */
export function sampleCar(given: Partial<Car> = {}): Car {
  const id = given.id ?? 1;
  const slug = given.slug ?? `car-${id}`;
  return {
    id,
    slug,
    path: `/cars/${slug}`,
    name: '2021 Toyota Kluger',
    year: 2021,
    make: 'Toyota',
    model: 'Kluger',
    badge: 'Grande Hybrid AWD',
    series: 'GSU70R',
    stocknum: `S${1000 + id}`,
    vin: null,
    nvic: null,
    has_nvic: false,
    regplate: null,
    tag: null,
    carsales_title: null,
    item_type: null,
    categories: [],
    custom_rank: 1000 - id,
    created_at: '2026-09-01T00:00:00.000Z',
    updated_at: '2026-11-01T00:00:00.000Z',
    views: 0,
    status: 'in_stock',
    sold: false,
    sold_date_timestamp: null,
    reserved: false,
    certified: false,
    preorder: false,
    show_on_dealer_website: true,
    car_type: 'used',
    price: 54_990,
    price_type: 'drive away',
    before_price: null,
    subscription_price: null,
    offer_price: null,
    weekly_price: null,
    km: 42_180,
    colour: 'White',
    simple_colour: 'White',
    interior_colour: null,
    drive: 'AWD',
    seats: 7,
    doors: 5,
    engine_size: 2487,
    engine_size_litres: 2.5,
    simple_body: 'SUV',
    body: 'Wagon',
    simple_fuel: 'Hybrid',
    fuel: 'Petrol - Unleaded ULP',
    trans: 'Sports Automatic',
    simple_transmission: 'Automatic',
    gearnum: 6,
    bodyconfiguration: null,
    rego_expiry: null,
    build_date: null,
    compliance_date: null,
    expected_date: null,
    images: [],
    thumbnails: [],
    primary_image_url: null,
    photos_count: 0,
    video_url: null,
    external_video_url: null,
    spin_images: [],
    spin_code: null,
    spin_interior_image: null,
    hotspots: null,
    file: null,
    standardEquipment: [],
    filtered_features: [],
    dealercomments: null,
    dealership_id: 1,
    dealership_slug: 'harbour-toyota',
    dealership_name: 'Harbour Toyota',
    private_suburb: null,
    private_postcode: null,
    city: 'Springwood',
    state: 'QLD',
    location: null,
    variant: null,
    autograb_data: null,
    youxQuote: null,
    specifications: null,
    finance_lenders: {},
    manufacturer_name: null,
    manufacturer_body: null,
    manufacturer_body2: null,
    manufacturer_body3: null,
    ...given,
  };
}

/** The card record of a car, as a site's index stores it. */
export function sampleRecord(given: Partial<Car> = {}, more: Partial<CardRecord> = {}): CardRecord {
  const car = sampleCar(given);
  const fields = Object.fromEntries(CARD_FIELDS.map((field) => [field, car[field]]));
  return {
    ...(fields as Pick<Car, (typeof CARD_FIELDS)[number]>),
    location_id: car.location?.id ?? null,
    location_name: car.location?.name ?? car.city,
    location_slug: car.location?.slug ?? null,
    pictures: car.images.slice(0, 5).map(({ image }) => image.url),
    financing: null,
    ...more,
  };
}

/** Complete settings of a site from the given ones; throws with what is wrong with them. */
export function sampleSettings(given: Partial<SiteSettingsInput> = {}): SiteSettings {
  const least = {
    brand: { name: 'Harbour Motor Group' },
    contact: { phone: '07 5550 1234' },
    // Tests of submissions turn it on.
    integrations: { botCheck: { provider: 'off' as const } },
  };
  const resolved = resolveSettings([
    { name: 'least', settings: least },
    { name: 'given', settings: given },
  ]);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.problems));
  return resolved.settings;
}

const MODELS: [make: string, model: string, body: string, fuel: string, seats: number, price: number][] = [
  ['Toyota', 'Kluger', 'SUV', 'Hybrid', 7, 54_990],
  ['Toyota', 'RAV4', 'SUV', 'Hybrid', 5, 34_990],
  ['Toyota', 'HiLux', 'Ute', 'Diesel', 5, 52_990],
  ['Toyota', 'Corolla', 'Hatch', 'Petrol', 5, 26_990],
  ['Toyota', 'Camry', 'Sedan', 'Hybrid', 5, 29_990],
  ['Toyota', 'HiAce', 'Van', 'Diesel', 2, 42_990],
  ['Ford', 'Ranger', 'Ute', 'Diesel', 5, 48_500],
  ['Ford', 'Everest', 'SUV', 'Diesel', 7, 59_900],
  ['Ford', 'Mustang', 'Coupe', 'Petrol', 4, 64_800],
  ['Mazda', 'Mazda3', 'Hatch', 'Petrol', 5, 24_400],
  ['Mazda', 'CX-5', 'SUV', 'Petrol', 5, 33_200],
  ['Hyundai', 'i30', 'Hatch', 'Petrol', 5, 19_990],
  ['Hyundai', 'IONIQ 5', 'SUV', 'Electric', 5, 57_600],
  ['Kia', 'Carnival', 'People Mover', 'Diesel', 8, 61_300],
  ['Kia', 'Sportage', 'SUV', 'Petrol', 5, 36_700],
  ['Volkswagen', 'Golf', 'Hatch', 'Petrol', 5, 27_100],
  ['Subaru', 'Outback', 'Wagon', 'Petrol', 5, 38_900],
  ['Nissan', 'Navara', 'Ute', 'Diesel', 5, 39_500],
  ['Mitsubishi', 'Triton', 'Ute', 'Diesel', 5, 37_800],
  ['BMW', '3 Series', 'Sedan', 'Petrol', 5, 71_900],
  ['Audi', 'A3', 'Hatch', 'Petrol', 5, 44_300],
  ['Honda', 'Jazz', 'Hatch', 'Petrol', 5, 17_400],
];
const COLOURS = ['White', 'Silver', 'Grey', 'Black', 'Blue', 'Red', 'Green', 'Orange'];
const TYPES: CarType[] = ['used', 'used', 'demo', 'used', 'new'];
const PLACES = [
  ['Springwood', 'QLD'],
  ['Maroochydore', 'QLD'],
  ['Aspley', 'QLD'],
  ['Newcastle', 'NSW'],
  ['Wollongong', 'NSW'],
] as const;

/** `count` different cars, always the same ones. */
export function sampleCars(count: number): Car[] {
  return Array.from({ length: count }, (_, n) => {
    const [make, model, simple_body, simple_fuel, seats, price] = MODELS[n % MODELS.length]!;
    const car_type = TYPES[n % TYPES.length]!;
    const age = car_type === 'used' ? (n * 7) % 9 : 0;
    const colour = COLOURS[(n * 5) % COLOURS.length]!;
    const [city, state] = PLACES[n % PLACES.length]!;
    return sampleCar({
      id: n + 1,
      slug: `car-${n + 1}`,
      year: 2026 - age,
      make,
      model,
      badge: n % 2 ? 'Sport' : 'GXL',
      series: n % 3 ? `MY${26 - age}` : null,
      car_type,
      simple_body,
      simple_fuel,
      seats,
      price: Math.round((price * (1 - age * 0.06)) / 10) * 10,
      km: car_type === 'new' ? 12 : 900 + age * 14_317,
      colour,
      simple_colour: colour,
      simple_transmission: n % 6 === 5 ? 'Manual' : 'Automatic',
      drive: simple_body === 'Ute' ? '4x4' : 'FWD',
      city,
      state,
    });
  });
}

/** The stock of a site, searched by the engine itself. */
export function sampleStock(cars: Car[], hitsPerPage = 21) {
  const engine = createMemoryEngine<CardRecord>({
    rules: { includeSoldCarsDays: 3, hideZeroPrice: false, priceAscendingNeedsPrice: false, hitsPerPage },
    now: SAMPLE_NOW,
    cardOf: (car) => sampleRecord(car),
  });
  engine.load(cars);
  return Object.assign(engine, { placeSlugs: () => placeSlugs(cars) });
}

function placeSlugs(cars: Car[]) {
  const locations = cars.flatMap(({ location }) => (location ? [[location.slug, location.name] as const] : []));
  return {
    dealerships: new Map(cars.map((car) => [car.dealership_slug ?? '', car.dealership_name ?? ''])),
    locations: new Map(locations),
  };
}
