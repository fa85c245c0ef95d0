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
  /** The values of visible and hidden fields. */
  values: Readonly<Record<string, FieldValue>>;
  car: Car | null;
  /** The page it was sent from: the site's own origin, and the path with its query. */
  origin: string;
  page: string;
  source: string;
  userAgent: string | null;
  /** Of a trade-in lead where the site wants it; else null. */
  visited: Visited | null;
  /** Whether the price comparison was visible, where the site tests it; else null. */
  autogaugeTest: 'yes' | 'no' | null;
  /** Signs that a bot may have sent it: empty for almost all. The lead is stored and delivered all the same. */
  suspected: readonly Suspicion[];
  now: Date;
}

/** `trap`: the honeypot was filled in; `unchecked`: the service of the bot check was unavailable. */
export type Suspicion = 'trap' | 'unchecked';

const COMMON_FIELDS = ['name', 'last_name', 'email', 'phone', 'postcode', 'message', 'dealership_slug'] as const;
const USER_AGENT_CHARACTERS = 300;

/** The lead of a form (S3), with the answers to its own questions and the consents. */
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
      page_id: page.replace(/[?#].*$/s, ''),
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

/** For a vehicle that is no longer in stock: its id and car type, from the form. */
function buildUnlistedVehicle(id: string | null, car_type: string | null): Pick<Lead, 'car_id' | 'car_type'> {
  return {
    ...(id !== null && /^\d{1,9}$/.test(id) && { car_id: Number(id) }),
    ...(car_type !== null && { car_type }),
  };
}

/** The details of a model sold new (H8): hidden fields of a form about one. */
const MODEL_FIELDS = ['Vehicle Make', 'Vehicle Model', 'manufacturer_slug'] as const;

function buildModelFields(text: (name: string) => string | null): Partial<LeadVehicle> {
  return Object.fromEntries(MODEL_FIELDS.flatMap((name) => (text(name) === null ? [] : [[name, text(name)]])));
}

/** The chosen location, or that of the form's page; the dealership; else the vehicle's location. */
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
 * Additional services: the ticked ones, each in a box named `additional_services.` and the service; or a
 * comma-separated list.
 */
function listServices(values: LeadInputs['values']): string[] {
  const ticked = Object.entries(values).flatMap(([name, value]) =>
    name.startsWith(SERVICE_BOX) && value === true ? [name.slice(SERVICE_BOX.length)] : [],
  );
  const listed = typeof values.additional_services === 'string' ? values.additional_services.split(',') : [];
  return [...ticked, ...listed.map((service) => service.trim()).filter(Boolean)];
}

const SERVICE_BOX = 'additional_services.';

/**
 * Everything that is not part of every lead: the answers to this form's own questions, and the marks that only some
 * leads have.
 */
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

/** The wording of the questions that were answered, in the form's order. */
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
