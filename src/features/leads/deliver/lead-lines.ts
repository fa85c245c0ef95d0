import { formatPhone } from '../../../domain/contact/phone.ts';
import { listCampaignLines } from '../../../domain/leads/campaign.ts';
import type { Lead, StoredLead } from '../../../domain/leads/lead.ts';
import { formatDollars, formatThousands } from '../../../domain/text/format.ts';
import { lookUp } from '../../../domain/text/look-up.ts';
import { NO_ESTIMATE } from '../../../domain/trade-in/valuation.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { formatVehicleName, joinMakeAndModel } from '../../../domain/vehicle/names.ts';
import type { Line } from '../../../kernel/email/lines.ts';
import { buildOfferLines, type OfferSettings } from './offer-lines.ts';
import { findValuedVehicle, formatShortEstimate } from './valued-vehicle.ts';

const PERSON: readonly (readonly [keyof Lead, string])[] = [
  ['name', 'First Name'],
  ['last_name', 'Last Name'],
  ['phone', 'Phone'],
  ['email', 'Email'],
  ['postcode', 'Postcode'],
];

const VEHICLE: readonly (readonly [keyof Lead, string])[] = [
  ['Vehicle Make', 'Make'],
  ['Vehicle Model', 'Model'],
  ['stock_number', 'Stock number'],
  ['car_type', 'Type'],
  ['vehicle_status', 'Status'],
  ['car_id', 'Vehicle id'],
  ['manufacturer_slug', 'Manufacturer'],
];

const SENT_FROM: readonly (readonly [keyof Lead, string])[] = [
  ['category', 'Category'],
  ['subcategory', 'Subcategory'],
  ['dealership_slug', 'Dealership'],
  ['car_dealership_id', 'Vehicle’s dealership id'],
  ['location_id', 'Location id'],
  ['additional_services', 'Additional services'],
  ['opt_in', 'Wants offers by email'],
  ['url', 'Page'],
  ['page_id', 'Page id'],
  ['source', 'Source'],
  ['user_agent', 'Browser'],
];

/** What the server adds to the answers of a form, for a person to read, in the order in which it is read. */
const FOUND: Readonly<Record<string, string>> = {
  vin: 'VIN',
  interest: 'Interest rate (percent)',
  frequency: 'Repayments',
  rego: 'Rego',
  regoState: 'State of registration',
  trade_in_vehicle: 'Their vehicle',
  trade_in_make: 'Their make',
  trade_in_model: 'Their model',
  trade_in_badge: 'Their badge',
  trade_in_year: 'Their year',
  trade_in_vehicle_making: 'Variant',
  trade_in_km: 'Their kilometres',
  valuation_from: 'Estimate, from',
  valuation_to: 'Estimate, to',
  offer_price: 'Offer price',
  valuation_by_hand: 'Needs a manual valuation because',
  offer_accepted: 'Offer accepted',
  valuation_id: 'Valuation',
  booking: 'Booked for',
  booking_was: 'Moved from',
  booking_cancelled: 'Cancelled, was booked for',
  booking_place: 'Where',
  campaign: 'Promotion',
  prize: 'Prize won',
  suspected: 'May be spam because',
  unfinished: 'Form not finished',
};
/** What other lines put into words already. */
const FOR_PROGRAMS: readonly string[] = ['booking_start', 'booking_end', 'prize_key'];
const DOLLARS: readonly string[] = ['residual', 'offer_price', 'valuation_from', 'valuation_to'];

export const buildPersonLines = ({ lead }: StoredLead): Line[] => linesOf(lead, PERSON);

/**
 * What about: the vehicle as the lead has it, and what else is known of it, with the site's price when the lead came.
 */
export function buildVehicleLines({ lead, created_at }: StoredLead, car: Car | null, settings: OfferSettings): Line[] {
  const known: Line[] = car
    ? [
        ['Vehicle', formatVehicleName(car)],
        ...textLine('Year', car.year),
        ...textLine('VIN', car.vin),
        ...textLine('Odometer', car.km === null ? null : formatThousands(car.km)),
        ...buildOfferLines(car, settings, created_at),
        ...textLine('Location', car.location?.name ?? car.dealership_name),
      ]
    : [];
  return [...known, ...linesOf(lead, VEHICLE)];
}

/**
 * The form's own questions and their answers, in the form's order; then what the server added, in an order of its own:
 * the database stores none.
 */
export function buildAnswerLines({ answers, asked }: Pick<StoredLead, 'answers' | 'asked'>): Line[] {
  const questions = asked.filter(({ name }) => Object.hasOwn(answers, name));
  const found = Object.entries(answers).filter(
    ([name]) => !FOR_PROGRAMS.includes(name) && !questions.some((one) => one.name === name),
  );
  return [
    ...questions.flatMap(({ label, said }) => textLine(label, said)),
    ...found
      .toSorted(([one], [other]) => foundAt(one) - foundAt(other))
      .flatMap(([name, value]) => textLine(...foundLine(name, value))),
  ];
}

/** The booked time and place, in the place's own time zone; nothing without a booking. */
export function buildBookingLines({ answers }: Pick<StoredLead, 'answers'>): Line[] {
  return ['booking', 'booking_was', 'booking_cancelled', 'booking_place'].flatMap((name) =>
    textLine(...foundLine(name, answers[name])),
  );
}

export function buildOriginLines(
  { lead, campaign, consent, follows_lead_id, id, created_at }: StoredLead,
  timeZone: string,
): Line[] {
  return [
    ...linesOf(lead, SENT_FROM),
    ...listCampaignLines(campaign),
    ...consent.map(
      ({ words, given, at, page }): Line => [
        given ? 'Agreed to' : 'Did not agree to',
        `${words} (${formatMoment(timeZone, new Date(at))}, ${page})`,
      ],
    ),
    ['Lead', String(id)],
    ...textLine('Follows lead', follows_lead_id),
    ['Sent at', formatMoment(timeZone, created_at)],
  ];
}

/** "20 Nov 2026, 12:00 pm AEST". */
export function formatMoment(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-AU', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(moment);
}

/** "Toyota Corolla (K1234)", or the name of a vehicle that is still known; empty where the lead is about none. */
export function formatLeadVehicle({ lead }: StoredLead, car: Car | null): string {
  const named = joinMakeAndModel(lead['Vehicle Make'] ?? '', lead['Vehicle Model'] ?? '');
  const name = car ? formatVehicleName(car) : named;
  return name && lead.stock_number ? `${name} (${lead.stock_number})` : name;
}

/** What a lead is about in a line: the shopper's own vehicle with its figure, then the one that is wanted. */
export function formatLeadTitle(stored: StoredLead, car: Car | null): string {
  const own = findValuedVehicle(stored);
  const wanted = formatLeadVehicle(stored, car);
  if (!own) return wanted;
  return [`${own.title}, ${formatShortEstimate(own)}`, wanted && `for ${wanted}`].filter(Boolean).join(' ');
}

export const formatPersonName = ({ lead }: StoredLead): string => [lead.name, lead.last_name].filter(Boolean).join(' ');

function linesOf(lead: Lead, fields: readonly (readonly [keyof Lead, string])[]): Line[] {
  return fields.flatMap(([key, label]) =>
    textLine(label, key === 'phone' && lead.phone ? formatPhone(lead.phone) : lead[key]),
  );
}

/** Unknown ones come last. */
function foundAt(name: string): number {
  const at = Object.keys(FOUND).indexOf(name);
  return at < 0 ? Number.MAX_SAFE_INTEGER : at;
}

function foundLine(name: string, value: unknown): [label: string, value: unknown] {
  const label = lookUp(FOUND, name) ?? labelOf(name);
  if (DOLLARS.includes(name) && typeof value === 'number') return [label, formatDollars(value)];
  if (name === 'valuation_by_hand') return [label, lookUp(NO_ESTIMATE, String(value)) ?? value];
  if (name === 'trade_in_km' && typeof value === 'number') return [label, `${formatThousands(value)} km`];
  return [label, value];
}

function textLine(label: string, value: unknown): Line[] {
  const text = wordsOf(value);
  return text === '' ? [] : [[label, text]];
}

function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, inner]) => [labelOf(name), wordsOf(inner)] as const)
    .filter(([, inner]) => inner !== '')
    .map((pair) => pair.join(': '))
    .join('; ');
}

/** "loan_amount" and "loanAmount" → "Loan amount". */
function labelOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_.-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
