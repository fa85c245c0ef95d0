import type { Car } from '../../../domain/car.ts';
import type { KeptLead } from '../../../domain/lead.ts';
import { currentPrice } from '../../../domain/price.ts';
import type { AdfVehicle } from '../../../integrations/adf/document.ts';

const UNKNOWN: AdfVehicle = {
  interest: 'buy',
  status: 'used',
  year: null,
  make: null,
  model: null,
  vin: null,
  stock: null,
  trim: null,
  doors: null,
  bodystyle: null,
  transmission: null,
  odometerKm: null,
  colour: null,
  priceDollars: null,
  comments: null,
};

/** The vehicles of a lead as ADF knows them: the one that is wanted, then the shopper's own; where there is neither, one of which nothing is known, as the standard asks for. */
export function prospectVehicles(kept: KeptLead, car: Car | null): AdfVehicle[] {
  const vehicles = [...wantedVehicle(kept, car), ...ownVehicle(kept)];
  return vehicles.length > 0 ? vehicles : [{ ...UNKNOWN, ...namedIn(kept), interest: interestOf(kept) }];
}

function wantedVehicle({ lead, answers }: KeptLead, car: Car | null): AdfVehicle[] {
  if (!car && !lead['Vehicle Make']) return [];
  return [
    {
      interest: isTestDrive(lead.category) ? 'test-drive' : 'buy',
      status: lead.car_type === 'new' ? 'new' : 'used',
      year: car?.year ?? null,
      make: lead['Vehicle Make'] ?? null,
      model: lead['Vehicle Model'] ?? null,
      vin: car?.vin ?? null,
      stock: lead.stock_number ?? null,
      trim: car?.badge ?? textOf(answers.variant),
      doors: car?.doors ?? null,
      bodystyle: car?.body ?? null,
      transmission: car?.trans ?? null,
      odometerKm: car?.km ?? null,
      colour: car?.colour ?? textOf(answers.colour),
      priceDollars: car && currentPrice(car),
      comments: lead.vehicle_status ?? null,
    },
  ];
}

/** The boxes of a shopper's own vehicle: as it was valued (G4), or as a form for service, parts or warranty asks for it (G10). */
const VALUED = { make: 'trade_in_make', model: 'trade_in_model', year: 'trade_in_year', km: 'trade_in_km' };
const ASKED = { make: 'vehicle_make', model: 'vehicle_model', year: 'vehicle_year', km: 'odometer' };

function ownVehicle(kept: KeptLead): AdfVehicle[] {
  const { answers } = kept;
  const names = [VALUED, ASKED].find(({ make }) => textOf(answers[make]) !== null);
  if (!names) return [];
  const isValued = names === VALUED;
  return [
    {
      ...UNKNOWN,
      interest: isValued ? interestOf(kept) : 'buy',
      year: numberOf(answers[names.year]),
      make: textOf(answers[names.make]),
      model: textOf(answers[names.model]),
      vin: textOf(answers.vin),
      trim: isValued ? textOf(answers.trade_in_badge) : null,
      odometerKm: numberOf(answers[names.km]),
      // The standard has no interest for what is neither bought nor sold.
      comments: isValued ? null : `The customer’s own vehicle: ${kept.lead.category}`,
    },
  ];
}

/** Of a vehicle that has left the stock: what an address said of it. */
function namedIn({ answers }: KeptLead): Partial<AdfVehicle> {
  return { vin: textOf(answers.vin) };
}

const isTestDrive = (category: string) => /test[ -]?drive/i.test(category);

const INTERESTS: readonly (readonly [RegExp, AdfVehicle['interest']])[] = [
  [/test[ -]?drive/i, 'test-drive'],
  [/trade/i, 'trade-in'],
  [/\bsell\b|instant price/i, 'sell'],
];

/** What the standard calls the kind of interest, from the words of the category. */
function interestOf({ lead: { category } }: KeptLead): AdfVehicle['interest'] {
  return INTERESTS.find(([words]) => words.test(category))?.[1] ?? 'buy';
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
