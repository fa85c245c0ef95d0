import type { Car } from '../../domain/car.ts';
import type { Consent, Lead, LeadVehicle } from '../../domain/lead.ts';
import { slugify } from '../../domain/slug.ts';
import type { FormRow } from '../forms/row.ts';
import type { Field, FieldValue } from '../forms/schema.ts';

export interface LeadInputs {
  row: Pick<FormRow, 'category' | 'subcategory'>;
  fields: readonly Field[];
  /** What was filled in, and what went along unseen. */
  values: Readonly<Record<string, FieldValue>>;
  car: Car | null;
  /** The page it was sent from: the site's own address, and path with query. */
  origin: string;
  page: string;
  source: string;
  userAgent: string | null;
  now: Date;
}

const OF_EVERY_LEAD = [
  'name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'message',
  'dealership_slug',
] as const;
const USER_AGENT_CHARACTERS = 300;

/** The lead that a form makes (S3), with what was answered to its own questions and what was agreed to. */
export function makeLead(inputs: LeadInputs): {
  lead: Lead;
  answers: Record<string, FieldValue>;
  consent: Consent[];
} {
  const { row, values, car, origin, page, source, userAgent } = inputs;
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : null);
  const said = Object.fromEntries(OF_EVERY_LEAD.map((name) => [name, text(name)]));
  return {
    lead: {
      category: row.category,
      subcategory: row.subcategory,
      ...(said as Record<(typeof OF_EVERY_LEAD)[number], string | null>),
      opt_in: values.opt_in === true,
      ...(car ? vehicleOf(car) : typeOf(text('car_type'))),
      dealership_slug: text('dealership_slug') ?? car?.dealership_slug ?? null,
      page_id: page.split(/[?#]/, 1)[0] as string,
      additional_services: [],
      url: origin + page,
      source,
      user_agent: userAgent?.slice(0, USER_AGENT_CHARACTERS) ?? null,
    },
    answers: answersOf(inputs),
    consent: consentOf(inputs),
  };
}

/** Of a vehicle that is not among the stock any more, what the address says of it. */
function typeOf(car_type: string | null): Pick<Lead, 'car_type'> {
  return car_type === null ? {} : { car_type };
}

function vehicleOf(car: Car): LeadVehicle {
  return {
    car_id: car.id,
    car_type: car.car_type,
    vehicle_status: car.status,
    stock_number: car.stocknum,
    'Vehicle Make': car.make,
    'Vehicle Model': car.model,
    manufacturer_slug: slugify(car.make),
    car_dealership_id: car.dealership_id,
    location_id: car.location?.id ?? null,
  };
}

/** What is no part of every lead: the answers to this form's own questions. */
function answersOf({ values }: LeadInputs): Record<string, FieldValue> {
  const common: readonly string[] = [...OF_EVERY_LEAD, 'opt_in', 'terms', 'car_type'];
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !common.includes(name) && value !== null),
  );
}

function consentOf({ fields, values, origin, page, now }: LeadInputs): Consent[] {
  return fields
    .filter(({ kind }) => kind === 'consent' || kind === 'terms')
    .map(({ name, label }) => ({
      name,
      given: values[name] === true,
      words: label,
      page: origin + page,
      at: now.toISOString(),
    }));
}
