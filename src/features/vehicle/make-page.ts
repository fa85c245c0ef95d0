import { certifiedBadge, isAvailable } from '../../domain/availability/availability.ts';
import { isChatOpen } from '../../domain/chat/chat.ts';
import { findLender } from '../../domain/finance/find-lender.ts';
import { MARKET_NOTE } from '../../domain/price/below-market-note.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { vehicleName, vehicleSubtitle, vehicleTitle } from '../../domain/vehicle/names.ts';
import { regoText } from '../../domain/vehicle/rego.ts';
import { vehicleNouns } from '../../domain/vehicle/wording.ts';
import { enquiryHref } from '../../kernel/addresses/enquiry.ts';
import type { CardModel } from '../../kernel/cards/card.ts';
import { cardTags } from '../../kernel/cards/card-tags.ts';
import { vehicleCalculator } from '../../kernel/finance/calculator/make.ts';
import { financeDisclaimer } from '../../kernel/finance/disclaimer/make.ts';
import { enquireHref } from '../../kernel/finance/estimate/enquire-href.ts';
import { vehicleEstimate } from '../../kernel/finance/estimate/make.ts';
import { savingModel } from '../../kernel/saving/saving.ts';
import type { HrefOf } from '../../kernel/stock/address.ts';
import {
  type Field,
  type FieldContext,
  KEY_FIELDS,
  SPECIFICATION_GROUPS,
} from '../../kernel/vehicle/fields.ts';
import { kindOf } from '../../kernel/vehicle/kind.ts';
import { priceComparisonModel } from '../../kernel/vehicle/price-comparison/make.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { actionsModel } from './actions/actions.ts';
import { beginningOf, commentBlocks } from './comments.ts';
import { vehicleExtras } from './extras.ts';
import { vehicleHead } from './head.ts';
import { keyFacts } from './key-facts.ts';
import type { CommentsModel, Disclosed, Row, RowGroup, VehiclePageModel } from './model.ts';
import { galleryModel } from './pictures.ts';
import { placeModel, type VehiclePlace } from './place.ts';
import { type PricePoint, priceBlock } from './price-block.ts';
import { runningCostsModel } from './running-costs/make.ts';
import type { SoldSince } from './sales-counter/model.ts';
import { similarModel } from './similar/model.ts';
import type { TitledCar } from './title.ts';
import { similarHref, trailOf, typeHref } from './trail.ts';
import { viewerModel } from './viewer/model.ts';

export interface VehiclePageInputs {
  car: Car;
  settings: SiteSettings;
  /** The site's own address, `https://…`. */
  origin: string;
  siteId: number;
  /** Whether the address asks for the whole phone number (D12). */
  isPhoneShown?: boolean;
  /** The address's query: what somebody without JavaScript asked of a calculator. */
  asked?: URLSearchParams;
  place: VehiclePlace;
  /** Every price the vehicle has had, first to last. */
  history: readonly PricePoint[];
  /** How many of the site's vehicles were sold since a moment; none unless given. */
  soldSince?: SoldSince;
  /** The cards of vehicles like it, which the page fetches when they come near. */
  similar?: readonly CardModel[];
  /** The addresses of searches on the site; the long forms, which lead to those, unless given. */
  hrefOf?: HrefOf;
  /** Other vehicles of the site that have its name; none unless given. */
  namesakes?: readonly TitledCar[];
  now: Date;
}

/** Makes the page of a vehicle from the vehicle, the site's settings and the moment (D1, D7, D8, D9, D20, C1). */
export function vehiclePageModel(inputs: VehiclePageInputs): VehiclePageModel {
  const { car, settings, now } = inputs;
  const kind = kindOf(car, settings.wording);
  const names = { title: vehicleTitle(car), subtitle: vehicleSubtitle(car) };
  const page = { ...names, ...offerParts(inputs), ...detailParts(inputs) };
  const nouns = vehicleNouns(settings.wording, car.item_type);
  const shown = {
    ...page,
    stockNumber: car.stocknum,
    breadcrumb: trailOf(car, page.title, settings, nouns),
    back: { label: 'Back to search', href: typeHref(car) },
    tags: cardTags(car, settings, now),
    gallery: galleryModel({ car, kind, title: page.title, noun: nouns.one, settings }),
    facts: keyFacts(car, kind),
    saving: savingOf(car, settings),
    viewed: viewedOf(car),
    runningCosts: runningCostsModel(car, settings, inputs.asked ?? new URLSearchParams()),
    priceComparison: priceComparisonModel(car, settings),
    similar: similarModel(car, settings, inputs.similar ?? []),
    ...financeParts(inputs, page.actions),
  };
  return {
    ...shown,
    viewer: viewerModel({ car, title: page.title, pictures: shown.gallery.pictures, settings }),
    ...vehicleExtras({
      ...inputs,
      isPhoneShown: inputs.isPhoneShown ?? false,
      soldSince: inputs.soldSince ?? (() => 0),
      standsAt: inputs.place,
      place: shown.place,
      name: vehicleName(car),
    }),
    sections: sectionsOf(shown),
    head: vehicleHead({
      car,
      kind,
      settings,
      origin: inputs.origin,
      page: shown,
      namesakes: inputs.namesakes ?? [],
    }),
  };
}

/** Where the site leaves the action out of its vehicle pages, comparing remains. */
function savingOf(car: Car, { card, vehicle }: SiteSettings): VehiclePageModel['saving'] {
  const saving = savingModel(car, card);
  if (!saving) return null;
  const favourite = vehicle.actions.includes('favourite') ? saving.favourite : null;
  return { ...saving, favourite, label: vehicle.actionTexts.favourite };
}

function viewedOf({ id, stocknum, make, model, body, simple_body }: Car): VehiclePageModel['viewed'] {
  return { id, stocknum, make, model, body, simple_body };
}

type OfferParts = Pick<
  VehiclePageModel,
  'price' | 'sold' | 'certified' | 'call' | 'actions' | 'place' | 'fineText'
>;

function offerParts({ car, settings, place, history, now }: VehiclePageInputs): OfferParts {
  const { vehicle } = settings;
  const available = isAvailable(car);
  const where = placeModel(car, settings, place, now);
  const price = available ? priceBlock(car, settings, history) : null;
  return {
    price,
    sold: available ? null : soldBlock(car, settings),
    certified: vehicle.blocks.certifiedBadge === 'shown' ? certifiedBadge(car, settings.certified) : null,
    call:
      vehicle.actions.includes('call') && where.phone
        ? { label: vehicle.actionTexts.call, ...where.phone }
        : null,
    actions: actionsModel({
      car,
      settings,
      hasPhone: where.phone !== null,
      isOpen: isChatOpen(place.location, place.specialHours, now),
    }),
    place: where,
    fineText: price?.belowMarket ? MARKET_NOTE : null,
  };
}

function soldBlock(car: Car, settings: Pick<SiteSettings, 'vehicle' | 'forms'>): VehiclePageModel['sold'] {
  const { heading, text, action } = settings.vehicle.sold;
  return {
    heading,
    text,
    similar: { label: action, href: enquiryHref('similar', settings, car) ?? similarHref(car) },
  };
}

/** The estimate, the calculator, and what is said about both under the page's other parts. */
function financeParts(
  inputs: VehiclePageInputs,
  actions: VehiclePageModel['actions'],
): Pick<VehiclePageModel, 'estimate' | 'calculator' | 'financeDisclaimer'> {
  const { car, settings, now } = inputs;
  const estimate = vehicleEstimate({ car, settings, now, enquireHref: enquireHref(car, settings) });
  const calculator = calculatorOf(inputs, actions);
  const lenderText = findLender(car, settings.finance.finance_provider)?.disclaimer ?? null;
  const ofEstimate = estimate && financeDisclaimer(settings.finance, lenderText);
  return { estimate, calculator, financeDisclaimer: calculator?.disclaimer ?? ofEstimate };
}

/** A quote is asked for where the site's finance page is; the call to it stands where finance is an action. */
function calculatorOf(
  { car, settings, asked = new URLSearchParams() }: VehiclePageInputs,
  { main, small }: VehiclePageModel['actions'],
): VehiclePageModel['calculator'] {
  return vehicleCalculator({
    car,
    settings,
    asked,
    quoteHref: enquireHref(car, settings),
    callHref: [...main, ...small].find(({ kind }) => kind === 'finance')?.href ?? null,
  });
}

type DetailParts = Pick<VehiclePageModel, 'keyInformation' | 'specifications' | 'features' | 'comments'>;

function detailParts({ car, settings, place, now }: VehiclePageInputs): DetailParts {
  const { vehicle, wording, locations } = settings;
  const timeZone = place.location?.time_zone ?? locations.timeZone;
  const context: FieldContext = {
    kind: kindOf(car, wording),
    carTypeLabels: wording.carTypeLabels,
    rego: regoText(car.rego_expiry, vehicle.rego, now, timeZone),
  };
  const key = rowsOf(KEY_FIELDS, car, context);
  return {
    keyInformation: split(key, vehicle.keyInformationShown, 'Show More', 'Show Less'),
    specifications: specificationsOf(car, context, vehicle.specificationsShown),
    features: split(car.standardEquipment, vehicle.featuresShown, 'Show All', 'Hide'),
    comments: commentsModel(car, vehicle.comments),
  };
}

function rowsOf(fields: readonly Field[], car: Car, context: FieldContext): Row[] {
  return fields.flatMap(({ label, text }) => {
    const said = text(car, context);
    return said ? [{ label: typeof label === 'function' ? label(car) : label, text: said }] : [];
  });
}

/** The first rows of all groups in sight, the rest in their groups behind the toggle (D8). */
function specificationsOf(car: Car, context: FieldContext, shownCount: number): Disclosed<Row, RowGroup> {
  const groups = SPECIFICATION_GROUPS.map(({ heading, fields }) => ({
    heading,
    rows: rowsOf(fields, car, context),
  }));
  const shown = groups.flatMap(({ rows }) => rows).slice(0, shownCount);
  const rest = groups
    .map(({ heading, rows }) => ({ heading, rows: rows.filter((row) => !shown.includes(row)) }))
    .filter(({ rows }) => rows.length > 0);
  return { shown, rest, showLabel: 'Show All Specs', hideLabel: 'Hide Specs' };
}

function split<Item>(items: Item[], count: number, showLabel: string, hideLabel: string): Disclosed<Item> {
  return { shown: items.slice(0, count), rest: items.slice(count), showLabel, hideLabel };
}

function commentsModel(
  car: Car,
  { shownCharacters, emptyText }: SiteSettings['vehicle']['comments'],
): CommentsModel {
  const blocks = commentBlocks(car.dealercomments);
  return { blocks, beginning: beginningOf(blocks, shownCharacters), emptyText };
}

/** Links to the parts that have something to say; comments always do. */
function sectionsOf({
  keyInformation,
  specifications,
  features,
  runningCosts,
  calculator,
}: DetailParts & Pick<VehiclePageModel, 'runningCosts' | 'calculator'>): VehiclePageModel['sections'] {
  return [
    { id: 'key', label: 'Key information', filled: keyInformation.shown.length > 0 },
    { id: 'spec', label: 'Specifications', filled: specifications.shown.length > 0 },
    { id: 'feat', label: 'Features', filled: features.shown.length > 0 },
    { id: 'comments', label: 'Dealer comments', filled: true },
    { id: 'running-costs', label: runningCosts?.heading ?? '', filled: runningCosts !== null },
    { id: 'finance-calculator', label: 'Finance', filled: calculator !== null },
  ].flatMap(({ filled, ...section }) => (filled ? [section] : []));
}
