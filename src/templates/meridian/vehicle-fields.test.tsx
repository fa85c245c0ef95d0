import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { bareCar, maroochydore, pictures } from '../../../tests/contracts/samples/cars.ts';
import type { Car, CaravanSpecifications, CarVariant } from '../../domain/vehicle/car.ts';
import { buildVehiclePageModel } from '../../features/vehicle/model.ts';
import { settingsSchema } from '../../settings/schema.ts';
import { VehiclePage } from './vehicle-page.tsx';

const settings = settingsSchema.parse({ brand: { name: 'Harbour' }, contact: { phone: '07 3200 5400' } });

function textOf(car: Car, given = settings): string {
  const place = { location: car.location ? maroochydore : null, specialHours: [], isMain: false, href: null };
  const now = new Date('2026-11-18T03:00:00Z');
  const inputs = { car, settings: given, origin: 'https://cars.example', siteId: 1, place, history: [], now };
  const model = buildVehiclePageModel(inputs);
  const html = renderToStaticMarkup(<VehiclePage model={model} />);
  return `${html.replaceAll(/<script>.*?<\/script>/g, '')}${JSON.stringify(model.head)}`;
}

/** A value that a field may have and the text by which the page shows it, or the reason why it does not. */
type Shown = { given: Partial<Car>; says: string | RegExp; settings?: typeof settings };
type Why = string;

const subscription = settingsSchema.parse({
  brand: { name: 'Harbour' },
  contact: { phone: '07 3200 5400' },
  wording: { offering: 'subscription' },
});

const certifying = settingsSchema.parse({
  brand: { name: 'Harbour' },
  contact: { phone: '07 3200 5400' },
  certified: { program: 'Toyota Certified' },
});

const SEARCHED = 'what filters go by';
const RULED = 'decides what is listed, or in which order';
const TURNED = 'the 360 view, which has its own tests';
const FINANCED = 'finance, which has its own place';
const AS_TITLE = 'the words of the title, by which it is named here';

const FIELDS: Record<keyof Car, Shown | Why> = {
  id: 'only programs know it',
  slug: { given: { slug: 'a-slug' }, says: 'https://cars.example/cars/a-slug' },
  path: 'follows from the slug',
  name: AS_TITLE,
  year: { given: { year: 1998 }, says: '1998 Toyota Kluger' },
  make: { given: { make: 'Lada' }, says: '2021 Lada Kluger' },
  model: { given: { model: 'Niva' }, says: '2021 Toyota Niva' },
  badge: { given: { badge: 'Sport' }, says: 'Sport' },
  series: { given: { series: 'II' }, says: '<span>II</span>' },
  stocknum: { given: { stocknum: 'ZZ9' }, says: 'ZZ9' },
  vin: { given: { vin: 'VIN0123' }, says: '<dt>VIN</dt><dd>VIN0123</dd>' },
  nvic: { given: { nvic: 'ABC12D' }, says: '<dt>NVIC</dt><dd>ABC12D</dd>' },
  has_nvic: 'whether there is an NVIC, which is shown',
  regplate: { given: { regplate: '704 HMG' }, says: '<dt>Rego</dt><dd>704 HMG</dd>' },
  tag: { given: { tag: 'Test Drive Only' }, says: 'Test Drive Only' },
  carsales_title: 'the title that another website gives it',
  item_type: { given: { item_type: 'caravan' }, says: '<dt>Vehicle type</dt><dd>Caravan</dd>' },
  categories: SEARCHED,
  custom_rank: RULED,
  created_at: { given: { created_at: '2026-11-17T00:00:00Z' }, says: 'New Arrival' },
  updated_at: 'tells whether a page is out of date',
  views: { given: { views: 1_234 }, says: '1,234 views' },
  status: { given: { status: 'coming_soon' }, says: />COMING SOON</i },
  sold: { given: { sold: true }, says: '<h2>SOLD</h2>' },
  sold_date_timestamp: RULED,
  reserved: { given: { reserved: true }, says: /RESERVED/i },
  certified: { given: { certified: true }, says: 'Toyota Certified', settings: certifying },
  preorder: { given: { preorder: true }, says: 'PREORDER' },
  show_on_dealer_website: RULED,
  car_type: { given: { car_type: 'demo' }, says: '<dt>Condition</dt><dd>Demo</dd>' },
  price: { given: { price: 45_678 }, says: '$45,678' },
  price_type: { given: { price: 45_678, price_type: 'drive away' }, says: 'drive away' },
  before_price: { given: { price: 45_678, before_price: 47_000 }, says: '$47,000' },
  subscription_price: { given: { subscription_price: 279 }, says: '$279', settings: subscription },
  offer_price: { given: { price: 45_678, offer_price: 44_001 }, says: '$44,001' },
  weekly_price: FINANCED,
  km: { given: { km: 42_180 }, says: '42,180 km' },
  colour: { given: { colour: 'Crystal Pearl' }, says: '<dt>Colour</dt><dd>Crystal Pearl</dd>' },
  simple_colour: { given: { simple_colour: 'White' }, says: '<dt>Colour</dt><dd>White</dd>' },
  interior_colour: { given: { interior_colour: 'Tan' }, says: '<dt>Interior</dt><dd>Tan</dd>' },
  drive: { given: { drive: '4WD' }, says: '<dt>Drive</dt><dd>4WD</dd>' },
  seats: { given: { seats: 7 }, says: '<dt>Seats</dt><dd>7</dd>' },
  doors: { given: { doors: 5 }, says: '<dt>Doors</dt><dd>5</dd>' },
  engine_size: { given: { engine_size: 1_998 }, says: '<dd>2.0 L</dd>' },
  engine_size_litres: { given: { engine_size_litres: 3.3 }, says: '<dt>Engine</dt><dd>3.3 L</dd>' },
  simple_body: { given: { simple_body: 'Ute' }, says: '<dt>Body</dt><dd>Ute</dd>' },
  body: { given: { body: '4D Utility' }, says: '<dt>Body</dt><dd>4D Utility</dd>' },
  simple_fuel: { given: { simple_fuel: 'Diesel' }, says: '<dt>Fuel</dt><dd>Diesel</dd>' },
  fuel: { given: { fuel: 'Diesel - B20' }, says: '<dt>Fuel</dt><dd>Diesel - B20</dd>' },
  trans: { given: { trans: '6-stage CVT' }, says: '<dt>Transmission</dt><dd>6-stage CVT</dd>' },
  simple_transmission: {
    given: { simple_transmission: 'Manual' },
    says: '<dt>Transmission</dt><dd>Manual</dd>',
  },
  gearnum: { given: { gearnum: 8 }, says: '<dt>Gears</dt><dd>8</dd>' },
  bodyconfiguration: { given: { bodyconfiguration: 'Dual Cab' }, says: 'Dual Cab' },
  rego_expiry: { given: { rego_expiry: '2027-06-18' }, says: 'Expires on 18/06/2027' },
  build_date: { given: { build_date: '2021-08-01' }, says: '<dt>Build date</dt><dd>08/2021</dd>' },
  compliance_date: {
    given: { compliance_date: '2021-10-01' },
    says: '<dt>Compliance date</dt><dd>10/2021</dd>',
  },
  expected_date: {
    given: { status: 'coming_soon', expected_date: '2027-03-12' },
    says: 'Expected 12/03/2027',
  },
  images: { given: { images: pictures(1) }, says: '/stock/1.jpg' },
  thumbnails: 'the small pictures of the images',
  primary_image_url: 'the first of the images',
  photos_count: 'the number of the images',
  video_url: 'the video among the pictures, which has its own tests',
  external_video_url: 'the video among the pictures, which has its own tests',
  spin_images: TURNED,
  spin_code: TURNED,
  spin_interior_image: TURNED,
  hotspots: TURNED,
  file: { given: { file: 'https://reports.example/1' }, says: 'href="https://reports.example/1"' },
  standardEquipment: { given: { standardEquipment: ['Tow bar'] }, says: 'Tow bar' },
  filtered_features: SEARCHED,
  dealercomments: { given: { dealercomments: 'One owner.' }, says: 'One owner.' },
  dealership_id: 'goes with the record of a phone reveal',
  dealership_slug: 'the word of the dealership in addresses',
  dealership_name: { given: { dealership_name: 'Anchor Motors' }, says: 'Anchor Motors' },
  private_suburb: { given: { private_suburb: 'Yandina' }, says: '<dt>Located in</dt><dd>Yandina</dd>' },
  private_postcode: { given: { private_postcode: '4561' }, says: '<dt>Located in</dt><dd>4561</dd>' },
  city: { given: { city: 'Cairns' }, says: 'Cairns' },
  state: { given: { state: 'QLD' }, says: 'QLD' },
  location: { given: { location: { ...maroochydore, phone: null, city: null, state: null } }, says: '4558' },
  variant: 'each of its fields, below',
  autograb_data: {
    given: {
      price: 40_000,
      autograb_data: { state_average_market_price: 42_000, average_market_price: null },
    },
    says: '$2,000 below the state’s market average',
  },
  youxQuote: FINANCED,
  specifications: 'each of its fields, below',
  finance_lenders: FINANCED,
  manufacturer_name: SEARCHED,
  manufacturer_body: SEARCHED,
  manufacturer_body2: SEARCHED,
  manufacturer_body3: SEARCHED,
};

const VARIANT: { [K in keyof CarVariant]: [NonNullable<CarVariant[K]>, string] } = {
  cylinders: [6, '<dd>6 cylinders</dd>'],
  enginesize: [2_998, '<dt>Engine</dt><dd>3.0 L</dd>'],
  enginesize_litres: [2.2, '<dt>Engine</dt><dd>2.2 L</dd>'],
  induction: ['Turbo', '<dt>Induction</dt><dd>Turbo</dd>'],
  fuelconsumptioncombined: [5.6, '<dt>Fuel consumption, combined</dt><dd>5.6 L/100 km</dd>'],
  fuelcapacity: [65, '<dt>Fuel tank</dt><dd>65 L</dd>'],
  grossvehiclemass: [2_705, '<dt>Gross vehicle mass</dt><dd>2,705 kg</dd>'],
  vehiclelength: [4_966, '<dt>Length</dt><dd>4,966 mm</dd>'],
  vehicleheight: [1_755, '<dt>Height</dt><dd>1,755 mm</dd>'],
  vehiclewidth: [1_930, '<dt>Width</dt><dd>1,930 mm</dd>'],
  towingcapacitybraked: [2_000, '<dt>Towing, braked</dt><dd>2,000 kg</dd>'],
  torque: [239, '<dt>Torque</dt><dd>239 Nm</dd>'],
  ancaprating: [5, '<dt>ANCAP safety rating</dt><dd>5 stars</dd>'],
  bodyconfiguration: ['Dual Cab', '<dt>Body configuration</dt><dd>Dual Cab</dd>'],
  geartype: ['Constantly Variable', '<dt>Transmission</dt><dd>Constantly Variable</dd>'],
};

const CARAVAN: { [K in keyof CaravanSpecifications]: [NonNullable<CaravanSpecifications[K]>, string] } = {
  body_width: [2_490, '<dt>Body width</dt><dd>2,490 mm</dd>'],
  body_length: [6_550, '<dt>Body length</dt><dd>6,550 mm</dd>'],
  tare_weight: [2_680, '<dt>Tare weight</dt><dd>2,680 kg</dd>'],
  axle_type: ['Tandem', '<dt>Axles</dt><dd>Tandem</dd>'],
  sleeps: [5, '<dt>Sleeps</dt><dd>5</dd>'],
  aggregate_trailer_mass: [3_300, '<dt>Aggregate trailer mass</dt><dd>3,300 kg</dd>'],
};

const only = <T extends object>(table: T, key: keyof T, value: unknown) =>
  Object.fromEntries(Object.keys(table).map((name) => [name, name === key ? value : null]));

test.each([['fuel alone', bareCar({ simple_fuel: 'Petrol' }), settings]])(
  '[D11] of %s the heading is said once',
  (_, car, given) => {
    const costs = /<section[^>]*id="running-costs".*?<\/section>/.exec(textOf(car, given))?.[0];
    expect(costs).toMatch(/<h2[^>]*>Fuel<\/h2>/);
    expect(costs).not.toContain('<h3');
  },
);

test('[D19] nobody’s views are not told, and their place is kept', () => {
  expect(textOf(bareCar({ views: 0 }))).toContain('<span class="views" data-views="0">');
  expect(textOf(bareCar({ views: 1 }))).toContain('1 view<');
});

describe('[D23] every field of a vehicle is shown', () => {
  const shown = Object.entries(FIELDS).filter((row): row is [string, Shown] => typeof row[1] !== 'string');

  test.each(shown)('%s', (_, { given, says, settings: its }) => {
    expect(textOf(bareCar(), its)).not.toMatch(says instanceof RegExp ? says : escaped(says));
    expect(textOf(bareCar(given), its)).toMatch(says instanceof RegExp ? says : escaped(says));
  });

  test.each(Object.entries(VARIANT))('variant.%s', (key, [value, says]) => {
    const variant = only(VARIANT, key as keyof CarVariant, value) as unknown as CarVariant;
    expect(textOf(bareCar({ variant }))).toContain(says);
  });

  test.each(Object.entries(CARAVAN))('specifications.%s', (key, [value, says]) => {
    const specifications = only(CARAVAN, key as keyof CaravanSpecifications, value);
    const car = bareCar({ item_type: 'caravan', specifications: specifications as never });
    expect(textOf(car)).toContain(says);
  });

  test('the gear type too where the transmission is known by another name', () => {
    const variant = only(VARIANT, 'geartype', 'Sports Automatic') as unknown as CarVariant;
    const text = textOf(bareCar({ trans: '8 Speed', variant }));
    expect(text).toContain('<dt>Gear type</dt><dd>Sports Automatic</dd>');
    const said = textOf(bareCar({ trans: '8 Speed', simple_transmission: 'Sports Automatic', variant }));
    expect(said).not.toContain('Gear type');
  });

  test.each([null, 0, -1])('nothing is said of a measure of %s', (nothing) => {
    const variant = Object.fromEntries(
      Object.entries(VARIANT).map(([key, [value]]) => [key, typeof value === 'number' ? nothing : null]),
    ) as unknown as CarVariant;
    const specifications = Object.fromEntries(Object.keys(CARAVAN).map((key) => [key, nothing]));
    const measures = { seats: nothing, doors: nothing, gearnum: nothing, engine_size: nothing };
    for (const item_type of ['car', 'motorcycle', 'caravan']) {
      const known = { item_type, simple_transmission: 'Manual', simple_body: 'Ute', simple_fuel: 'Petrol' };
      const empty = { ...measures, variant, specifications: { ...specifications, axle_type: null } as never };
      expect(textOf(bareCar({ ...known, ...empty }))).toBe(textOf(bareCar(known)));
    }
  });
});

const escaped = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
