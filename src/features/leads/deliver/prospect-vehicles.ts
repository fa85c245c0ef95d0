import type { StoredLead } from '../../../domain/leads/lead.ts';
import type { LeadCategory } from '../../../domain/leads/lead-category.ts';
import { findCurrentPrice } from '../../../domain/price/price.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import type { AdfInterest, AdfVehicle } from '../../../integrations/adf/document.ts';
import { findEstimateText, findValuedVehicle, type ValuedVehicle } from './valued-vehicle.ts';

const UNKNOWN: AdfVehicle = {
  interest: null,
  status: null,
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
  price: null,
  pricecomments: null,
  comments: null,
};

type Offering = 'sale' | 'subscription';

/**
 * The vehicles of a lead for ADF: the wanted one, then the shopper's own. The standard requires one: where there is
 * neither, a placeholder that only says what the lead is about (docs/decisions/adf.md).
 */
export function buildProspectVehicles(stored: StoredLead, car: Car | null, offering: Offering): AdfVehicle[] {
  const vehicles = [...wantedVehicle(stored, car, offering), ...ownVehicle(stored)];
  return vehicles.length > 0 ? vehicles : [noVehicle(stored, offering)];
}

function noVehicle({ lead, answers }: StoredLead, offering: Offering): AdfVehicle {
  return {
    ...UNKNOWN,
    interest: interestOf(lead.category, offering),
    // For a vehicle that has left the stock: the details that the address carried.
    vin: textOf(answers.vin),
    comments: `No vehicle named: ${lead.category}`,
  };
}

function wantedVehicle({ lead, answers }: StoredLead, car: Car | null, offering: Offering): AdfVehicle[] {
  if (!car && !lead['Vehicle Make']) return [];
  const { category, car_type } = lead;
  return [
    {
      // Whoever trades a vehicle in, or writes from a vehicle's page, would take that one.
      interest: interestOf(category, offering) === 'test-drive' ? 'test-drive' : taking(offering),
      status: car_type ? (car_type === 'new' ? 'new' : 'used') : null,
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
      price: priceOf(car),
      pricecomments: null,
      comments: standing(lead, car),
    },
  ];
}

/** An offer's price where there is one. */
function priceOf(car: Car | null): AdfVehicle['price'] {
  const dollars = car && findCurrentPrice(car);
  return dollars ? { dollars, type: 'asking' } : null;
}

/**
 * The boxes of a shopper's own vehicle: as it was valued (G4), or as a form for service, parts or warranty asks for it
 * (G10).
 */
const VALUED = { make: 'trade_in_make', model: 'trade_in_model', year: 'trade_in_year', km: 'trade_in_km' };
const ASKED = { make: 'vehicle_make', model: 'vehicle_model', year: 'vehicle_year', km: 'odometer' };

function ownVehicle(stored: StoredLead): AdfVehicle[] {
  const { answers, lead } = stored;
  const names = [VALUED, ASKED].find(({ make }) => textOf(answers[make]) !== null);
  if (!names) return [];
  return [
    {
      ...UNKNOWN,
      status: 'used',
      year: numberOf(answers[names.year]),
      make: textOf(answers[names.make]),
      model: textOf(answers[names.model]),
      vin: textOf(answers.vin),
      odometerKm: numberOf(answers[names.km]),
      ...(names === VALUED
        ? valued(stored)
        : // The standard has no interest for what is neither bought nor sold.
          { comments: `The customer’s own vehicle, not one to buy or sell: ${lead.category}` }),
    },
  ];
}

function valued(stored: StoredLead): Partial<AdfVehicle> {
  const own = findValuedVehicle(stored);
  const isSold = SELLS.includes(stored.lead.category);
  return {
    interest: isSold ? 'sell' : 'trade-in',
    trim: textOf(stored.answers.trade_in_badge),
    price: own?.estimate ? { dollars: own.estimate.offer, type: 'appraisal' } : null,
    pricecomments: own ? pricing(own) : null,
  };
}

/** "in stock, stands at Harbour BMW Noosa": it may be at another location than the lead's. */
function standing({ vehicle_status }: StoredLead['lead'], car: Car | null): string | null {
  const place = car && (car.location?.name ?? car.dealership_name);
  const words = [vehicle_status?.replaceAll('_', ' '), place && `located at ${place}`];
  return words.filter(Boolean).join(', ') || null;
}

function pricing(own: ValuedVehicle): string {
  const estimate = findEstimateText(own);
  return estimate ? `Shown online: ${estimate}, subject to an inspection` : 'Needs a manual valuation';
}

const SELLS: readonly string[] = ['Sell My Car', 'Instant Price'] satisfies LeadCategory[];
const isTestDrive = (category: string) => category === ('Test Drive' satisfies LeadCategory);
const taking = (offering: Offering): AdfInterest => (offering === 'subscription' ? 'lease' : 'buy');

/**
 * Categories in which a vehicle is wanted. The standard knows no interest for all others: service, parts, a job,
 * categories of the site's own.
 */
const BUYS: readonly string[] = [
  'New Vehicle Enquiry',
  'Used Vehicle Enquiry',
  'Finance Enquiry',
  'Reservation',
  'Online purchase',
  'Fleet Enquiry',
] satisfies LeadCategory[];

/** The ADF interest of a lead that names no vehicle; null for an unknown category. */
function interestOf(category: string, offering: Offering): AdfInterest | null {
  if (isTestDrive(category)) return 'test-drive';
  if (SELLS.includes(category)) return 'sell';
  if (category === ('Trade-In' satisfies LeadCategory)) return 'trade-in';
  return BUYS.includes(category) ? taking(offering) : null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
