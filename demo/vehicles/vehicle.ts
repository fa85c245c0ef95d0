import { fixMakeName, fixModelName } from '../../src/domain/vehicle/names.ts';
import type { Gearbox, Offering } from '../catalogue/parse-catalogue.ts';
import type { Choice } from '../choose.ts';
import { type Media, mediaFor } from '../media.ts';
import type { StockPlan } from '../plans.ts';
import { type Facts, prices, withMarket } from '../prices/asking-prices.ts';
import { usedKm } from '../prices/pricing.ts';
import { type Chance, chanceOf } from '../random.ts';
import { historyReportFor } from '../reports/history-report.ts';
import type { VehicleRow } from '../row.ts';
import { categoriesOf, itemTypeOf } from './categories.ts';
import { interiorFor, paintFor } from './colours.ts';
import { dealerComments } from './comments.ts';
import { equipmentOf } from './equipment.ts';
import { inventNvic, inventPlate, inventVin } from './identity.ts';
import { cubicCentimetres, doorsOf, fuelOf, litresOf, seatsOf, transmissionOf, variantOf } from './specification.ts';

const DAY_MS = 86_400_000;
/** Machines that cannot be registered. */
const OFF_ROAD_ONLY = ['Motocross', 'ATV'];
const SIMPLE_BODIES: Record<string, string> = { Hatch: 'Hatchback', 'Light Truck': 'Truck' };

/** The whole row of a chosen vehicle, without the odd cases; `serial` makes its stock number. */
export function makeRow(choice: Choice, plan: StockPlan, serial: number, asOf: Date, chance: Chance): VehicleRow {
  const { offering, carType, year, place } = choice;
  const ageYears = (asOf.getTime() - Date.UTC(year, 6, 1)) / (365.25 * DAY_MS);
  const facts: Facts = {
    choice,
    plan,
    asOf,
    ageYears: Math.max(ageYears, 0.2),
    km:
      carType === 'used'
        ? usedKm(offering, Math.max(ageYears, 0.2), plan.kmSpread, chance)
        : kmOfUnsold(choice, chance),
    gearbox: gearboxFor(offering, year, chance),
    chance,
  };
  const row = {
    dealership_slug: place.dealership_slug,
    location_slug: place.location_slug,
    ...labels(facts, serial),
    ...status(facts),
    ...prices(facts),
    ...specification(facts),
    ...dates(facts),
    ...equipmentOf(offering, year, chance),
    ...OTHER_MEDIA,
    private_suburb: null,
    private_postcode: null,
  };
  return withMarket(withWords(row, facts), facts);
}

const OTHER_MEDIA = { external_video_url: null, spin_code: null };

function kmOfUnsold({ carType, offering }: Choice, chance: Chance): number | null {
  if ((offering.kind === 'caravan' && !offering.engine) || offering.simpleBody === 'Motocross') return null;
  const scale = offering.kind === 'motorcycle' ? 0.3 : 1;
  return carType === 'new' ? chance.whole(3, 45) : Math.round(chance.whole(500, 9_000) * scale);
}

/** Australians buy automatics; manuals are found more often in utes, sports cars and old cars. */
function gearboxFor(offering: Offering, year: number, chance: Chance): Gearbox | null {
  const manual = offering.gearboxes.find(({ letter }) => letter === 'M');
  const others = offering.gearboxes.filter((gearbox) => gearbox !== manual);
  if (!manual || others.length === 0) return offering.gearboxes[0] ?? null;
  const isSporty = offering.simpleBody === 'Coupe' || offering.simpleBody === 'Convertible';
  const likely = isSporty ? 0.4 : year < 2014 ? 0.28 : offering.drive === '4X4' ? 0.14 : 0.07;
  return chance.happens(likely) ? manual : chance.pick(others);
}

function labels({ choice, chance, plan }: Facts, serial: number) {
  const { offering, year, carType, place } = choice;
  const isUsed = carType === 'used';
  const isRoad = !OFF_ROAD_ONLY.includes(offering.simpleBody);
  const hasNvic = offering.kind === 'car' && chance.happens(0.72);
  const shortMake = fixMakeName(offering.make);
  return {
    year,
    // Feeds spell a few makes in two ways; the program normalises them.
    make: chance.happens(0.6) ? offering.make : shortMake,
    model: offering.model,
    badge: offering.badge,
    series: offering.series,
    stocknum: `${carType.charAt(0).toUpperCase()}${String(10_000 + serial * 7)}`,
    vin: chance.happens(0.97) ? inventVin(offering.vinStart, chance) : null,
    nvic: hasNvic ? inventNvic(chance) : null,
    has_nvic: hasNvic,
    regplate: isUsed && isRoad ? inventPlate(place.state, chance) : null,
    tag: null,
    carsales_title: chance.happens(0.3)
      ? `${year} ${shortMake} ${offering.model} ${offering.badge ?? ''}`.trim()
      : null,
    item_type: itemTypeOf(offering),
    categories: categoriesOf(offering, plan),
    custom_rank: 0,
    manufacturer_name: isUsed ? null : shortMake,
    manufacturer_body: isUsed ? null : simpleBodyOf(offering),
    manufacturer_body2: isUsed ? null : secondBody(offering),
    manufacturer_body3: isUsed || offering.seats < 7 ? null : '7 Seater',
  };
}

const simpleBodyOf = (offering: Offering) => SIMPLE_BODIES[offering.simpleBody] ?? offering.simpleBody;

function secondBody({ engine, drive }: Offering): string | null {
  if (engine?.fuel === 'E') return 'Electric';
  if (engine && 'HX'.includes(engine.fuel)) return 'Hybrid';
  return drive === '4X4' ? '4x4' : null;
}

function status({ choice }: Facts) {
  return {
    status: 'in_stock',
    sold: false,
    sold_date_timestamp: null,
    reserved: false,
    certified: false,
    preorder: false,
    show_on_dealer_website: true,
    car_type: choice.carType,
  };
}

function specification({ choice, gearbox, chance }: Facts) {
  const { offering, year } = choice;
  const paint = paintFor(offering.kind, offering.make, chance);
  const { trans, simple_transmission, gearnum } = transmissionOf(gearbox);
  return {
    ...paint,
    interior_colour: offering.kind === 'motorcycle' || offering.caravan ? null : interiorFor(offering.level, chance),
    drive: offering.drive,
    seats: seatsOf(offering),
    doors: doorsOf(offering),
    engine_size: cubicCentimetres(offering.engine),
    engine_size_litres: litresOf(offering.engine),
    simple_body: simpleBodyOf(offering),
    body: SIMPLE_BODIES[offering.body] ?? offering.body,
    ...fuelOf(offering.engine),
    trans,
    simple_transmission,
    gearnum,
    bodyconfiguration: offering.body,
    variant: variantOf(offering, gearbox, year, chance),
    specifications: offering.caravan && {
      body_width: offering.caravan.bodyWidth,
      body_length: offering.caravan.bodyLength,
      tare_weight: offering.caravan.tare,
      axle_type: offering.caravan.axle,
      sleeps: offering.caravan.sleeps,
      aggregate_trailer_mass: offering.caravan.aggregateMass,
    },
  };
}

function dates({ choice, km, asOf, chance }: Facts) {
  const { year, carType } = choice;
  const thisYear = asOf.getUTCFullYear();
  const daysListed = Math.floor(8.5 + 150 * chance.fraction() ** 1.7);
  const lastMonth = year === thisYear ? Math.max(asOf.getUTCMonth(), 1) : 12;
  const build = chance.whole(1, lastMonth);
  const isPlated = chance.happens(0.8);
  const regoDays = chance.whole(10, 360);
  return {
    km,
    created_at: instant(asOf, daysListed, chance),
    build_date: isPlated ? isoDate(Date.UTC(year, build - 1, 1)) : null,
    compliance_date: isPlated ? isoDate(Date.UTC(year, Math.min(build, lastMonth) - 1, 1)) : null,
    expected_date: null,
    rego_expiry:
      carType === 'new' || OFF_ROAD_ONLY.includes(choice.offering.simpleBody)
        ? null
        : isoDate(asOf.getTime() + regoDays * DAY_MS),
  };
}

/** A moment in working hours, `daysAgo` before `asOf` and never later than it. */
export function instant(asOf: Date, daysAgo: number, chance: Chance): string {
  const day = Math.floor(asOf.getTime() / DAY_MS - daysAgo) * DAY_MS;
  return new Date(Math.min(day + chance.whole(0, 8 * 3600) * 1000, asOf.getTime())).toISOString();
}

export function isoDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

type Unworded = Omit<VehicleRow, 'dealercomments' | 'autograb_data' | 'file' | keyof Media>;

function withWords(row: Unworded, { choice, plan, gearbox, asOf }: Facts): Omit<VehicleRow, 'autograb_data'> {
  const { offering, year, carType, place } = choice;
  const make = fixMakeName(offering.make);
  const model = fixModelName(offering.make, offering.model);
  const brand = model.startsWith(make) ? '' : `${make} `;
  const subject = {
    offering,
    title: `${year} ${brand}${model} ${offering.badge ?? ''}`.trim(),
    model,
    year,
    km: row.km,
    carType,
    manual: gearbox?.letter === 'M',
    colour: row.colour ?? 'white',
    interior: row.interior_colour,
    gears: gearsOf(row),
    builtOn: row.build_date,
    listedDays: (asOf.getTime() - Date.parse(row.created_at ?? '')) / DAY_MS,
    features: row.filtered_features,
    suburb: place.suburb,
  };
  const file = historyReportFor(row);
  return {
    ...row,
    ...mediaFor(offering, row),
    file,
    // A source of its own: another wording leaves every other fact as it was.
    dealercomments: dealerComments(subject, plan.voices, chanceOf(`words/${row.dealership_slug}/${row.stocknum}`)),
  };
}

/** As in "6-speed manual"; null where nothing is counted. */
function gearsOf({ gearnum, simple_transmission }: Pick<Unworded, 'gearnum' | 'simple_transmission'>): string | null {
  return gearnum && gearnum > 1 && simple_transmission ? `${gearnum}-speed ${simple_transmission.toLowerCase()}` : null;
}
