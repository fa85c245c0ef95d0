import type { AnsweredQuestion, Consent, Lead, LeadVehicle } from '../../domain/leads/lead.ts';
import { chooseNamedPlace, type NamedPlace } from '../../domain/leads/lead-place.ts';
import { redactSecrets } from '../../domain/requests/redact-secrets.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { slugify } from '../../domain/vehicle/slug.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { formatFieldValue } from '../forms/fields/format-value.ts';
import type { FormRow } from '../forms/fields/row.ts';
import type { Field, FieldValue } from '../forms/fields/schema.ts';
import type { Visited } from '../forms/visit/visited.ts';
import { findComparedPrice } from '../vehicle/price-comparison/model.ts';

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
  /** Of a trade-in lead where the site wants it; else null. */
  visited: Visited | null;
  /** Whether the price comparison could be seen, where the site tests it; else null. */
  autogaugeTest: 'yes' | 'no' | null;
  /** Why this may have been written by a program: empty for almost all. The lead is kept and delivered all the same. */
  suspected: readonly Suspicion[];
  now: Date;
}

/** A box that people do not see was filled in; a check of another service could not be asked. */
export type Suspicion = 'trap' | 'unchecked';

const COMMON_FIELDS = [
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
export function buildLead(inputs: LeadInputs): {
  lead: Lead;
  answers: Record<string, FieldValue>;
  asked: AnsweredQuestion[];
  consent: Consent[];
} {
  const { row, values, car, origin, page, source, userAgent } = inputs;
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : null);
  const answers = buildAnswers(inputs);
  const said = Object.fromEntries(COMMON_FIELDS.map((name) => [name, text(name)]));
  return {
    lead: {
      category: text('category') ?? row.category,
      subcategory: row.subcategory,
      ...(said as Record<(typeof COMMON_FIELDS)[number], string | null>),
      opt_in: values.opt_in === true,
      ...(car
        ? buildLeadVehicle(car)
        : { ...buildUnlistedVehicle(text('car_id'), text('car_type')), ...buildModelFields(text) }),
      ...buildPlace(text('location_id'), text('dealership_slug'), car),
      page_id: page.split(/[?#]/, 1)[0] as string,
      additional_services: listServices(values),
      ...(inputs.visited && { lead_attributes: { ...inputs.visited } }),
      url: origin + redactSecrets(page),
      source,
      user_agent: userAgent?.slice(0, USER_AGENT_CHARACTERS) ?? null,
    },
    answers,
    asked: listAskedQuestions(inputs, answers),
    consent: buildConsents(inputs),
  };
}

/** Of a vehicle that is not among the stock any more, what the form said of it: its number, and what it was. */
function buildUnlistedVehicle(id: string | null, car_type: string | null): Pick<Lead, 'car_id' | 'car_type'> {
  return {
    ...(id !== null && /^\d{1,9}$/.test(id) && { car_id: Number(id) }),
    ...(car_type !== null && { car_type }),
  };
}

/** Of a model that is sold new, what it is (H8): a form that is about one says so unseen. */
const MODEL_FIELDS = ['Vehicle Make', 'Vehicle Model', 'manufacturer_slug'] as const;

function buildModelFields(text: (name: string) => string | null): Partial<LeadVehicle> {
  return Object.fromEntries(
    MODEL_FIELDS.flatMap((name) => (text(name) === null ? [] : [[name, text(name)]])),
  );
}

/** The location that was chosen, or whose page the form stands in; the dealership; else where the vehicle stands. */
function buildPlace(id: string | null, dealership_slug: string | null, car: Car | null): NamedPlace {
  const chosen = { location_id: id === null ? null : Number(id), dealership_slug };
  const { location_id, ...named } = chooseNamedPlace(chosen, car);
  return car || location_id !== null ? { ...named, location_id } : named;
}

function buildLeadVehicle(car: Car): Omit<LeadVehicle, 'location_id'> {
  return {
    car_id: car.id,
    car_type: car.car_type,
    vehicle_status: car.status,
    stock_number: car.stocknum,
    'Vehicle Make': car.make,
    'Vehicle Model': car.model,
    manufacturer_slug: slugify(car.make),
    car_dealership_id: car.dealership_id,
  };
}

/**
 * Services that are wanted beside: those that are ticked, each box named `additional_services.` and what it is for; or
 * a list with commas.
 */
function listServices(values: LeadInputs['values']): string[] {
  const ticked = Object.entries(values).flatMap(([name, value]) =>
    name.startsWith(SERVICE_BOX) && value === true ? [name.slice(SERVICE_BOX.length)] : [],
  );
  const listed = typeof values.additional_services === 'string' ? values.additional_services.split(',') : [];
  return [...ticked, ...listed.map((service) => service.trim()).filter(Boolean)];
}

const SERVICE_BOX = 'additional_services.';

/** What is no part of every lead: the answers to this form's own questions, and the marks that only some leads have. */
function buildAnswers({ values, autogaugeTest, suspected }: LeadInputs): Record<string, FieldValue> {
  const common: readonly string[] = [
    ...COMMON_FIELDS,
    'opt_in',
    'terms',
    'car_id',
    'car_type',
    'category',
    'location_id',
    'additional_services',
    ...MODEL_FIELDS,
  ];
  const answers = Object.entries(values).filter(
    ([name, value]) => !common.includes(name) && !name.startsWith(SERVICE_BOX) && value !== null,
  );
  return {
    ...Object.fromEntries(answers),
    ...(autogaugeTest && { autogauge_test: autogaugeTest }),
    ...(suspected.length > 0 && { suspected: suspected.join(', ') }),
  };
}

/** How the form put the questions that were answered, in its order. */
function listAskedQuestions(
  { fields, values }: LeadInputs,
  answers: Readonly<Record<string, FieldValue>>,
): AnsweredQuestion[] {
  return fields
    .filter(({ name }) => answers[name] !== undefined)
    .map((field) => ({
      name: field.name,
      label: field.label,
      said: formatFieldValue(field, values[field.name] ?? null),
    }));
}

/**
 * The yes/no flag of sites that test the price comparison: whether the vehicle's page has one (G5, D13); null on all
 * others.
 */
export function getAutogaugeTest(
  car: Car | null,
  settings: Pick<SiteSettings, 'leads' | 'priceComparison' | 'price' | 'wording'>,
): 'yes' | 'no' | null {
  if (settings.leads.autogaugeTestFlag === 'off') return null;
  const isShown = car !== null && settings.priceComparison.feature === 'autogauge';
  return isShown && findComparedPrice(car, settings) !== null ? 'yes' : 'no';
}

function buildConsents({ fields, values, origin, page, now }: LeadInputs): Consent[] {
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
