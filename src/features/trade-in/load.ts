import { data, redirect } from 'react-router';
import { findValuation } from '../../db/queries/leads/valuations.ts';
import { choosePhone, formatPhone, linkToPhone } from '../../domain/contact/phone.ts';
import { buildCardRecord } from '../../domain/listing/card-record.ts';
import { SELLING } from '../../domain/places/location-type.ts';
import type { StoredValuation, ValuationKind } from '../../domain/trade-in/valuation.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { getVehicleNouns, withNouns } from '../../domain/vehicle/wording.ts';
import { CAR_TRADE_IN_PATH, isValidSlug } from '../../kernel/addresses/vehicle.ts';
import { buildCardModel } from '../../kernel/cards/card.ts';
import { loadPlaces } from '../../kernel/chrome/load.ts';
import { loadFormContext } from '../../kernel/forms/context.ts';
import type { FormContext, FormRow } from '../../kernel/forms/fields/row.ts';
import type { FormStep } from '../../kernel/forms/fields/schema.ts';
import { buildFormModel } from '../../kernel/forms/model.ts';
import { buildBreadcrumbJsonLd } from '../../kernel/head/json-ld.ts';
import { buildPlacesBeside } from '../../kernel/places/places-beside.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import type { VisitorToken } from '../../kernel/request/visitor-token.ts';
import { PRIVATE } from '../../kernel/visitors/signed-in.ts';
import { loadConditionFields } from './condition-step.ts';
import { buildDescribedFields, buildRegistrationFields, getToday } from './fields.ts';
import { getTradeInForm } from './form.ts';
import { type KnownVehicles, loadKnownVehicles } from './known.ts';
import type { TradeInPageModel, TradeInView, VehicleWay } from './model.ts';
import { buildEstimateModel, buildOwnVehicleModel, type Standing } from './model.ts';
import { TRADE_IN_PAGES } from './pages.ts';
import { buildStepMarks, chooseStep, linkToStep, type StepName } from './steps.ts';
import { getValuationToken } from './token.ts';
import type { VehicleWayName } from './vehicle-step.ts';

/**
 * A page that values a visitor's vehicle, at the step of its address (G4). A valuation opens to its own visitor alone:
 * for anybody else it does not exist, and the page starts over and says so. Throws a redirect from a step that the
 * valuation has not reached.
 */
export async function loadTradeInPage(kind: ValuationKind, request: Request, site: RequestContext) {
  const { url } = site;
  const token = getValuationToken(request, url);
  const id = parseValuationId(url);
  const found = id === null ? undefined : await findOwnValuation(kind, id, token.hash, site);
  const step = chooseStep(url.searchParams.get('step'), found ?? null);
  if (found && url.searchParams.get('step') !== step) throw redirect(linkToStep(url.pathname, found.id, step));
  const car = await findWantedCar(found, site);
  const { locations, specialHours } = await loadPlaces(site);
  const page: TradeInPageModel = {
    ...frame(kind, step, site, car),
    places: buildPlacesBeside(SELLING, locations, { locations, specialHours, now: site.now, settings: site.settings }),
    notice: id !== null && !found ? NOT_YOURS : null,
    view: await viewOf(kind, step, { token, found, car }, site),
  };
  return data({ kind: 'trade_in', page } as const, { status: page.notice ? 404 : 200, headers: PRIVATE });
}

const NOT_YOURS = 'We can’t find this valuation in your browser, or it has expired. You can start a new one here.';

export function parseValuationId({ searchParams }: URL): number | null {
  const given = searchParams.get('valuation');
  if (given === null) return null;
  return /^\d{1,9}$/.test(given) ? Number(given) : 0;
}

/** Undefined for one of another page or visitor. */
export async function findOwnValuation(
  kind: ValuationKind,
  id: number,
  tokenHash: string,
  { db }: Pick<RequestContext, 'db'>,
): Promise<StoredValuation | undefined> {
  const found = await db.run((tx) => findValuation(tx, id, tokenHash));
  return found?.kind === kind ? found : undefined;
}

/**
 * The vehicle of the stock that the visitor wants: the valuation's, or the one that the address names by id or slug;
 * null for none.
 */
export async function findWantedCar(
  found: Pick<StoredValuation, 'car_id'> | undefined,
  { url, stock }: Pick<RequestContext, 'url' | 'stock'>,
): Promise<Car | null> {
  const given = found ? String(found.car_id ?? '') : (url.searchParams.get('car_id') ?? '');
  const slug = /^\d{1,9}$/.test(given) ? stock.cardsOf([Number(given)])[0]?.slug : given;
  return (slug && isValidSlug(slug) && (await stock.findCar(slug.toLowerCase()))) || null;
}

interface Visit {
  token: VisitorToken;
  found: StoredValuation | undefined;
  car: Car | null;
}

async function viewOf(
  kind: ValuationKind,
  step: StepName,
  { token, found, car }: Visit,
  site: RequestContext,
): Promise<TradeInView> {
  const { url, settings } = site;
  const given = Object.fromEntries(url.searchParams);
  const context = await loadFormContext({ car, given }, site);
  if (!found || step === 'vehicle')
    return { kind: 'vehicle', ways: vehicleWays(context, site, await loadKnownVehicles(site)) };
  const standing: Standing = { valuation: found, path: url.pathname, startHref: startHref(url, car) };
  const own = buildOwnVehicleModel(named(OWN_HEADINGS[step], settings), standing, settings);
  if (step === 'estimate') return { kind: 'estimate', own, estimate: buildEstimateModel(standing, settings) };
  const action = linkToStep(url.pathname, found.id, step);
  if (step === 'details') {
    const opened = { ...given, valuation: String(found.id), valuation_token: token.token };
    const form = buildFormModel(getTradeInForm(kind), { ...context, given: opened }, action, crypto.randomUUID());
    return { kind: 'details', own, form };
  }
  const fields = await loadConditionFields(found, site);
  const { facts, ...plain } = own;
  const form = stepForm({ id: 'condition', submitLabel: 'Continue', fields }, context, action);
  return { kind: 'condition', own: { ...plain, facts: facts.slice(0, 3) }, form };
}

const OWN_HEADINGS: Readonly<Record<StepName, string>> = {
  vehicle: 'Your {vehicle}',
  condition: 'Is this your {vehicle}?',
  details: 'Your {vehicle}',
  estimate: 'What you told us',
};

/** Fills the site's word for vehicles into a text. */
function named(text: string, { wording }: Pick<RequestContext['settings'], 'wording'>): string {
  return withNouns(text, getVehicleNouns(wording));
}

function startHref({ pathname }: URL, car: Car | null): string {
  return car ? `${pathname}?car_id=${car.id}` : pathname;
}

const WAYS: Record<VehicleWayName, { id: string; heading: string; submitLabel: string }> = {
  find: { id: 'by-registration', heading: 'Find by rego', submitLabel: 'Find my {vehicle}' },
  describe: { id: 'by-name', heading: 'Find by make and model', submitLabel: 'Continue' },
};

function vehicleWays(context: FormContext, { url, settings, now }: RequestContext, known: KnownVehicles): VehicleWay[] {
  const { car, given } = context;
  const action = (way: VehicleWayName) => `${url.pathname}?step=${way}${car ? `&car_id=${car.id}` : ''}`;
  const way = (name: VehicleWayName, fields: FormStep['fields']): VehicleWay => ({
    isAsked: given.step === name,
    form: stepForm(
      { ...WAYS[name], submitLabel: named(WAYS[name].submitLabel, settings), fields },
      context,
      action(name),
    ),
    suggestions: null,
  });
  return [
    way('find', buildRegistrationFields(settings, given)),
    {
      ...way('describe', buildDescribedFields(settings, given, getToday(now, settings))),
      suggestions: suggestionsOf(known),
    },
  ];
}

function suggestionsOf({ optionSets, manufacturers }: KnownVehicles): NonNullable<VehicleWay['suggestions']> {
  const models = Map.groupBy(optionSets, ({ make }) => make);
  const unique = (words: readonly string[]) => [...new Set(words)].sort((a, b) => a.localeCompare(b, 'en-AU'));
  return {
    make: unique([...models.keys(), ...manufacturers]),
    model: Object.fromEntries([...models].map(([make, all]) => [make, unique(all.map(({ model }) => model))])),
  };
}

/** A step that is not an enquiry yet, as a form. */
function stepForm(
  {
    id,
    heading = '',
    submitLabel,
    fields,
  }: { id: string; heading?: string; submitLabel: string; fields: FormStep['fields'] },
  context: FormContext,
  action: string,
) {
  const row: FormRow = {
    id: `trade-in-${id}`,
    heading,
    submitLabel,
    category: '',
    subcategory: null,
    findRefusal: () => null,
    steps: () => [{ heading, text: null, fields }],
    hidden: () => ({}),
  };
  return buildFormModel(row, { ...context, car: null }, action, '');
}

type Frame = Omit<TradeInPageModel, 'notice' | 'view' | 'places'>;

function frame(kind: ValuationKind, step: StepName, site: RequestContext, car: Car | null): Frame {
  const { settings, url, now } = site;
  const { brand, seo, contact, finance } = settings;
  const page = TRADE_IN_PAGES[kind];
  const [heading, intro] = [named(page.heading, settings), named(page.intro, settings)];
  const breadcrumb = [
    { label: 'Home', href: '/', position: 1 },
    { label: heading, href: url.pathname, position: 2 },
  ];
  const phone = car ? choosePhone(car, contact) : contact.phone;
  const canonicalPath = url.pathname === CAR_TRADE_IN_PATH ? page.path(settings.tradeIn.pages) : url.pathname;
  return {
    heading,
    intro,
    breadcrumb,
    steps: buildStepMarks(kind, step).map((mark) => ({ ...mark, label: named(mark.label, settings) })),
    wanted: car && {
      label: 'The one you’d like',
      card: buildCardModel(buildCardRecord(car, finance), settings, now),
    },
    phone: { label: settings.vehicle.actionTexts.call, text: formatPhone(phone), href: linkToPhone(phone) },
    head: {
      title: `${heading} | ${seo.titleSuffix ?? brand.name}`,
      description: `${heading} at ${brand.name}. ${intro}`,
      canonical: site.site.origin + canonicalPath,
      siteName: brand.name,
      // Steps of a visitor and wanted vehicles have addresses of their own: search engines index the page without.
      robots: url.search === '' ? undefined : 'noindex, follow',
      jsonLd: [buildBreadcrumbJsonLd(breadcrumb, site.site.origin)],
    },
  };
}
