import { formatDollars, formatThousands } from '../../../domain/text/format.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { computeFuelCost, parseFuelFigure } from '../../../domain/vehicle/fuel.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { FuelField, FuelFigures, FuelModel } from './model.ts';

type FuelSettings = SiteSettings['fuel'];

/** What driving costs, in words; or which box has no number. */
export type FuelResult = { kind: 'cost'; weekly: string; yearly: string } | { kind: 'wrong'; field: keyof FuelFigures };

export function computeFuelResult(figures: FuelFigures): FuelResult {
  const kmsPerWeek = parseFuelFigure(figures.kms);
  const per100Km = parseFuelFigure(figures.use);
  const price = parseFuelFigure(figures.price);
  if (kmsPerWeek === undefined) return { kind: 'wrong', field: 'kms' };
  if (per100Km === undefined) return { kind: 'wrong', field: 'use' };
  if (price === undefined) return { kind: 'wrong', field: 'price' };
  const { weekly, yearly } = computeFuelCost({ kmsPerWeek, per100Km, price });
  return { kind: 'cost', weekly: formatDollars(weekly), yearly: formatDollars(Math.round(yearly)) };
}

/**
 * The calculator of a vehicle, with figures of the address in place of the defaults (D11, S9). Null where the site
 * shows none, for electric vehicles unless the site shows them one in kilowatt hours, and for what has no engine:
 * caravans.
 */
export function buildFuelModel(car: Car, settings: FuelSettings, params: URLSearchParams): FuelModel | null {
  const kind = car.simple_fuel === 'Electric' ? 'electric' : 'fuel';
  if (settings.show === 'hidden' || (kind === 'electric' && settings.electric === 'hidden')) return null;
  if (/^(caravan|trailer)/i.test(car.item_type ?? '')) return null;
  const words = WORDS[kind];
  // A plug-in hybrid has its figure in litres; an electric one's own figure is not in the stock data.
  const own = kind === 'fuel' ? (car.variant?.fuelconsumptioncombined ?? null) : null;
  const usual = kind === 'fuel' ? settings.litresPer100Km : settings.kwhPer100Km;
  const price = kind === 'fuel' ? settings.pricePerLitre : settings.pricePerKwh;
  const known = own !== null && own > 0 ? own : null;
  const first: FuelFigures = {
    kms: formatThousands(settings.kmsPerWeek),
    use: formatThousands(known ?? usual),
    price: price.toFixed(2),
  };
  return {
    kind,
    heading: words.heading,
    fields: words.fields,
    figures: {
      kms: params.get('fuel_kms')?.slice(0, 20) ?? first.kms,
      use: params.get('fuel_use')?.slice(0, 20) ?? first.use,
      price: params.get('fuel_price')?.slice(0, 20) ?? first.price,
    },
    note: { text: known === null ? words.usual : words.own, of: first.use },
  };
}

/** The source of the consumption figure in the box; null once the shopper has changed it. */
export function findFuelNote({ note }: Pick<FuelModel, 'note'>, { use }: FuelFigures): string | null {
  return parseFuelFigure(use) === parseFuelFigure(note.of) ? note.text : null;
}

const kms: FuelField = { key: 'kms', name: 'fuel_kms', label: 'Distance per week', before: '', after: 'kms' };

const WORDS: Record<FuelModel['kind'], { heading: string; fields: FuelField[]; own: string; usual: string }> = {
  fuel: {
    heading: 'Fuel',
    fields: [
      kms,
      { key: 'use', name: 'fuel_use', label: 'Consumption', before: '', after: 'L/100km' },
      { key: 'price', name: 'fuel_price', label: 'Fuel price per litre', before: '$', after: '' },
    ],
    own: 'Based on the manufacturer’s combined figure. Yours depends on how and where you drive.',
    usual: 'We don’t have this vehicle’s consumption figure, so we’ve used a typical one.',
  },
  electric: {
    heading: 'Charging',
    fields: [
      kms,
      { key: 'use', name: 'fuel_use', label: 'Consumption', before: '', after: 'kWh/100km' },
      { key: 'price', name: 'fuel_price', label: 'Price per kWh', before: '$', after: '' },
    ],
    own: 'Based on the manufacturer’s figure. Yours depends on how and where you drive.',
    usual: 'We don’t have this vehicle’s consumption figure, so we’ve used a typical one.',
  },
};
