import { fileURLToPath } from 'node:url';
import { SITES_FOLDER } from '../../demo/places.ts';
import type { VehicleRow } from '../../demo/row.ts';
import { type ReadFolder, readSiteFolders } from '../../src/app/sites/folder.ts';
import { buildCardRecord, type CardRecord } from '../../src/domain/listing/card-record.ts';
import type { Car } from '../../src/domain/vehicle/car.ts';
import { buildCardModel, type CardModel } from '../../src/kernel/cards/card.ts';
import type { CalculatorModel } from '../../src/kernel/finance/calculator/model.ts';
import { buildVehicleCalculator } from '../../src/kernel/finance/calculator/model.ts';
import type { EstimateModel } from '../../src/kernel/finance/estimate/model.ts';
import { buildVehicleEstimate } from '../../src/kernel/finance/estimate/model.ts';
import type { SiteSettings } from '../../src/settings/schema.ts';
import { SiteIndex } from '../../src/stock/live/site-index.ts';
import { DEMO_NOW, demoStock } from './demo-stock.ts';
import { sampleCar } from './stock.ts';

/** The texts of a vehicle's card, page and calculator. */
export interface Said {
  car: Car;
  record: CardRecord;
  card: CardModel;
  estimate: EstimateModel | null;
  calculator: CalculatorModel | null;
}

export interface WalkedSite {
  settings: SiteSettings;
  vehicles: Said[];
}

/** The folders of all demo sites. */
export const SITE_FOLDERS = await readSiteFolders(fileURLToPath(SITES_FOLDER));
const stocks = new Map<string, Car[]>();

/** The generated vehicles of a group as its sites have them after the import. */
export function carsOf(group: string): Car[] {
  const known = stocks.get(group) ?? demoStock(group).map(carOf);
  stocks.set(group, known);
  return known;
}

function carOf({ location_slug, ...row }: VehicleRow, index: number): Car {
  const slug = `car-${row.stocknum.toLowerCase()}`;
  const address = { id: null, street: null, city: null, state: null, postcode: null, place_url: null };
  const location = {
    ...address,
    id: 1,
    name: location_slug,
    phone: null,
    slug: location_slug,
    address,
    distribution_locations: [],
  };
  return { ...sampleCar({ id: index + 1, slug }), ...row, name: row.name ?? row.stocknum, location };
}

const walked = new Map<string, WalkedSite>();

/**
 * Every vehicle of a demo site, from the whole generated stock; made once for all tests. Throws for a folder that is
 * refused.
 */
export function walkedSite(folder: ReadFolder): WalkedSite {
  const known = walked.get(folder.slug) ?? walk(folder);
  walked.set(folder.slug, known);
  return known;
}

function walk({ slug, check }: ReadFolder): WalkedSite {
  if (!check.ok) throw new Error(`${slug} is refused`);
  const { settings, group } = check.site;
  const index = new SiteIndex(settings, () => DEMO_NOW);
  const shown = carsOf(group.slug).filter((car) => index.shows(car));
  const vehicles = shown.map((car) => {
    const record = buildCardRecord(car, settings.finance);
    return {
      car,
      record,
      card: buildCardModel(record, settings, DEMO_NOW),
      estimate: buildVehicleEstimate({ car, settings, now: DEMO_NOW, enquireHref: '/finance' }),
      calculator: buildVehicleCalculator({
        car,
        settings,
        asked: new URLSearchParams(),
        quoteHref: '/finance',
      }),
    };
  });
  return { settings, vehicles };
}
