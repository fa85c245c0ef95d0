import { findCertifiedBadge, isAvailable } from '../../domain/availability/availability.ts';
import { isChatOpen } from '../../domain/chat/chat.ts';
import type { HoursLine } from '../../domain/places/hours.ts';
import { MARKET_NOTE } from '../../domain/price/below-market-note.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { formatVehicleName, formatVehicleSubtitle, formatVehicleTitle } from '../../domain/vehicle/names.ts';
import { describeRego } from '../../domain/vehicle/rego.ts';
import { getVehicleNouns } from '../../domain/vehicle/wording.ts';
import { linkToEnquiry } from '../../kernel/addresses/enquiry.ts';
import { linkToVehicle } from '../../kernel/addresses/vehicle.ts';
import type { CardModel } from '../../kernel/cards/card.ts';
import { buildCardTags } from '../../kernel/cards/card-tags.ts';
import type { CalculatorModel } from '../../kernel/finance/calculator/model.ts';
import { buildVehicleCalculator } from '../../kernel/finance/calculator/model.ts';
import type { FinanceDisclaimerModel } from '../../kernel/finance/disclaimer/model.ts';
import { linkToFinanceEnquiry } from '../../kernel/finance/estimate/link-to-enquiry.ts';
import type { EstimateModel } from '../../kernel/finance/estimate/model.ts';
import { buildVehicleEstimate } from '../../kernel/finance/estimate/model.ts';
import type { MapModel } from '../../kernel/places/map/model.ts';
import type { ViewedCar } from '../../kernel/saving/saved-cars.ts';
import type { SavingModel } from '../../kernel/saving/saving.ts';
import { buildSavingModel } from '../../kernel/saving/saving.ts';
import type { SearchLinker } from '../../kernel/stock/address.ts';
import { listSubscriptionTerms } from '../../kernel/stock/subscription.ts';
import { PRICE_CHECK } from '../../kernel/vehicle/anchors.ts';
import type { ActionsModel } from '../../kernel/vehicle/buttons-model.ts';
import { type Field, type FieldContext, KEY_FIELDS, SPECIFICATION_GROUPS } from '../../kernel/vehicle/fields.ts';
import { getVehicleKind } from '../../kernel/vehicle/kind.ts';
import type { PriceComparisonModel } from '../../kernel/vehicle/price-comparison/model.ts';
import { buildPriceComparisonModel } from '../../kernel/vehicle/price-comparison/model.ts';
import { fillHeading } from '../../settings/fill-heading.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { IconName } from '../../ui/icons/icon.tsx';
import type { PictureModel } from '../../ui/pictures/picture.tsx';
import type { PlateModel } from '../../ui/pictures/plate.tsx';
import { buildActionsModel } from './buttons/model.ts';
import type { CommentBlock } from './comments.ts';
import { parseCommentBlocks, truncateBlocks } from './comments.ts';
import { buildConditions } from './conditions.ts';
import type { VehicleExtras } from './extras.ts';
import { buildVehicleExtras } from './extras.ts';
import type { VideoModel } from './gallery/video.ts';
import type { VehicleHead } from './head.ts';
import { buildVehicleHead } from './head.ts';
import { buildKeyFacts } from './key-facts.ts';
import { buildGalleryModel } from './pictures.ts';
import { buildPlaceModel, type VehiclePlace } from './place.ts';
import { buildPriceBlock, type PricePoint } from './price-block.ts';
import type { ComparisonAnswer } from './price-comparison/gauge.ts';
import { buildPriceVerdict, type PriceVerdict } from './price-comparison/verdict.ts';
import type { RunningCostsModel } from './running-costs/model.ts';
import { buildRunningCostsModel } from './running-costs/model.ts';
import type { SoldSince } from './sales-counter/model.ts';
import type { SimilarModel } from './similar/model.ts';
import { buildSimilarModel } from './similar/model.ts';
import type { TitledCar } from './title.ts';
import { buildTrail, linkToCarType, linkToSimilarVehicles } from './trail.ts';
import { buildTrustModel, type TrustModel } from './trust.ts';
import type { ViewerModel } from './viewer/model.ts';
import { buildViewerModel } from './viewer/model.ts';

/** One step of the trail to the page (D1). The last one is the page itself. */
export interface Crumb {
  label: string;
  href: string;
  position: number;
}

export interface VehicleTag {
  text: string;
  tone: 'plain' | 'accent' | 'ink' | 'eco' | 'soon';
  icon: IconName | null;
}

/** Pictures in their order, or what stands in for them. */
export interface GalleryModel {
  pictures: PictureModel[];
  /** Small pictures, one for each of `pictures`; null when there are too few to need them (D2). */
  thumbnails: PictureModel[] | null;
  video: VideoModel | null;
  /** The site's own picture in place of one that fails to load; null for a camera. */
  fallback: PictureModel | null;
  /** Where there is neither a picture nor a video of it. */
  plate: PlateModel | null;
  kind: 'photos' | 'none';
  note: string | null;
}

export interface PriceBlock {
  text: string;
  isFigure: boolean;
  qualifier: string | null;
  /** What the price includes or leaves out: "Stamp duty and rego costs are extra." */
  includes: string | null;
  was: string | null;
  /** "Reduced $2,000 on 12/11/2026". */
  reduction: string | null;
  belowMarket: string | null;
}

/** One of the most important facts, with an icon: "42,180" and "km" under it. */
export interface KeyFact {
  icon: IconName;
  label: string;
  text: string;
  note: string | null;
}

export interface Row {
  label: string;
  text: string;
}

export interface RowGroup {
  heading: string;
  rows: Row[];
}

/** A list whose first part is visible and the rest behind a toggle (D8). */
export interface Disclosed<Item, Rest = Item> {
  shown: Item[];
  rest: Rest[];
  showLabel: string;
  hideLabel: string;
}

/** The dealer's comments (D9): the whole text, and its beginning when the whole is long. */
export interface CommentsModel {
  heading: string;
  blocks: CommentBlock[];
  beginning: CommentBlock[] | null;
  emptyText: string;
}

export interface PlaceModel {
  name: string;
  href: string | null;
  address: string | null;
  phone: { text: string; href: string } | null;
  directions: { label: string; href: string } | null;
  opening: { text: string; open: boolean } | null;
  /** The week, day by day; empty where no hours are known. */
  hours: HoursLine[];
  /** Where that is on a map; null where nobody knows, or the site wants no maps. */
  map: MapModel | null;
}

export interface Link {
  label: string;
  href: string;
}

/** Replaces price and actions when the vehicle is no longer available (D7). */
export interface SoldBlock {
  heading: string;
  text: string;
  similar: Link;
}

export interface VehiclePageModel extends VehicleExtras {
  title: string;
  subtitle: string | null;
  stockNumber: string;
  breadcrumb: Crumb[];
  back: Link;
  tags: VehicleTag[];
  gallery: GalleryModel;
  /** The views besides the pictures; null where there are none (D4). */
  viewer: ViewerModel | null;
  /** Null when the vehicle is no longer available; then `sold` is set. */
  price: PriceBlock | null;
  /** The repayment estimate (E1, E8); null where none may be shown. */
  estimate: EstimateModel | null;
  sold: SoldBlock | null;
  certified: string | null;
  call: { label: string; text: string; href: string } | null;
  actions: ActionsModel;
  /** The button that saves the vehicle, with its label; null for none (C5). */
  saving: (SavingModel & { label: string }) | null;
  /** What the browser stores of the visit (D22). */
  viewed: ViewedCar;
  facts: KeyFact[];
  keyInformation: Disclosed<Row>;
  /** What a subscription includes; null on other sites. */
  subscription: { heading: string; terms: Row[] } | null;
  /** The first few rows without groups, the rest in their groups. */
  specifications: Disclosed<Row, RowGroup>;
  features: Disclosed<string>;
  /** The address of this page with whole lists of features and specifications; null where this is it. */
  wholeHref: string | null;
  comments: CommentsModel;
  place: PlaceModel | null;
  /** Who sells it, beside its price. */
  trust: TrustModel;
  runningCosts: RunningCostsModel | null;
  /** The finance calculator (E3); null where finance is not offered. */
  calculator: CalculatorModel | null;
  /** The comparison with the market, fetched when near (D13); null also where it is known that there is none. */
  priceComparison: PriceComparisonModel | null;
  /** What it comes to, where that is known by now. */
  priceVerdict: PriceVerdict | null;
  similar: SimilarModel | null;
  sections: { id: string; label: string }[];
  fineText: string | null;
  /** The conditions of every repayment on the page (E7), similar vehicles' too; null where it shows none. */
  financeDisclaimer: FinanceDisclaimerModel | null;
  head: VehicleHead;
}

export interface VehiclePageInputs {
  car: Car;
  settings: SiteSettings;
  origin: string;
  siteId: number;
  /** Whether the address asks for the whole phone number (D12). */
  isPhoneShown?: boolean;
  /** The address's query: the inputs of a calculator without JavaScript. */
  asked?: URLSearchParams;
  place: VehiclePlace;
  /** Every price the vehicle has had, first to last. */
  history: readonly PricePoint[];
  /** How many of the site's vehicles were sold since a moment; none unless given. */
  soldSince?: SoldSince;
  /** The cards of similar vehicles, which the page fetches when they come near. */
  similar?: readonly CardModel[];
  /** The addresses of searches on the site; by default the long forms, which redirect to the short ones. */
  hrefOf?: SearchLinker;
  /** What is known of the price in its market so far; undefined while nothing is. */
  valuation?: ComparisonAnswer | undefined;
  /** Other vehicles of the site that have its name; none unless given. */
  namesakes?: readonly TitledCar[];
  now: Date;
}

/** Builds the page of a vehicle from the vehicle, the site's settings and the time (D1, D7, D8, D9, D20, C1). */
export function buildVehiclePageModel(inputs: VehiclePageInputs): VehiclePageModel {
  const { car, settings, now } = inputs;
  const kind = getVehicleKind(car, settings.wording);
  const names = { title: formatVehicleTitle(car), subtitle: formatVehicleSubtitle(car) };
  const compared = comparisonParts(inputs);
  const page = { ...names, ...offerParts(inputs, compared.priceVerdict), ...detailParts(inputs), ...compared };
  const nouns = getVehicleNouns(settings.wording, car.item_type);
  const finance = financeParts(inputs, page.actions);
  const similar = buildSimilarModel(car, settings, inputs.similar ?? []);
  const shown = {
    ...page,
    stockNumber: car.stocknum,
    breadcrumb: buildTrail(car, page.title, settings, nouns),
    back: { label: 'Back to search', href: linkToCarType(car) },
    tags: buildCardTags(car, settings, now),
    gallery: buildGalleryModel({ car, title: page.title, settings }),
    facts: buildKeyFacts(car, kind),
    saving: savingOf(car, settings),
    viewed: viewedOf(car),
    wholeHref: inputs.asked?.get('show') === 'all' ? null : `${linkToVehicle(car.slug)}?show=all`,
    runningCosts: buildRunningCostsModel(car, settings, inputs.asked ?? new URLSearchParams()),
    similar,
    ...finance,
    financeDisclaimer: buildConditions(car, settings.finance, {
      ...finance,
      similar: similar ? (inputs.similar ?? []) : [],
    }),
  };
  return {
    ...shown,
    viewer: buildViewerModel({ car, title: page.title, pictures: shown.gallery.pictures, settings }),
    ...buildVehicleExtras({
      ...inputs,
      isPhoneShown: inputs.isPhoneShown ?? false,
      soldSince: inputs.soldSince ?? (() => 0),
      standsAt: inputs.place,
      place: shown.place,
      name: formatVehicleName(car),
    }),
    sections: sectionsOf(shown),
    head: buildVehicleHead({
      car,
      kind,
      settings,
      origin: inputs.origin,
      page: shown,
      namesakes: inputs.namesakes ?? [],
    }),
  };
}

/** Comparing remains where the site leaves saving out of its vehicle pages. */
function savingOf(car: Car, { card, vehicle }: SiteSettings): VehiclePageModel['saving'] {
  const saving = buildSavingModel(car, card);
  if (!saving) return null;
  const favourite = vehicle.actions.includes('favourite') ? saving.favourite : null;
  return { ...saving, favourite, label: vehicle.actionTexts.favourite };
}

function viewedOf({ id, stocknum, make, model, body, simple_body }: Car): VehiclePageModel['viewed'] {
  return { id, stocknum, make, model, body, simple_body };
}

type OfferParts = Pick<
  VehiclePageModel,
  'price' | 'sold' | 'certified' | 'call' | 'actions' | 'place' | 'trust' | 'fineText'
>;

function offerParts(
  { car, settings, place, history, now }: VehiclePageInputs,
  verdict: PriceVerdict | null,
): OfferParts {
  const { vehicle } = settings;
  const available = isAvailable(car);
  const where = buildPlaceModel(car, settings, place, now);
  const price = available ? withVerdict(buildPriceBlock(car, settings, history), verdict) : null;
  return {
    price,
    sold: available ? null : soldBlock(car, settings),
    certified: vehicle.blocks.certifiedBadge === 'shown' ? findCertifiedBadge(car, settings.certified) : null,
    call: vehicle.actions.includes('call') && where.phone ? { label: vehicle.actionTexts.call, ...where.phone } : null,
    actions: buildActionsModel({
      car,
      settings,
      hasPhone: where.phone !== null,
      isOpen: isChatOpen(place.location, place.specialHours, now),
    }),
    place: where,
    trust: buildTrustModel(where, place, settings),
    fineText: price?.belowMarket ? MARKET_NOTE : null,
  };
}

/** Where the feed's market and the price check disagree the check wins, because it says what it rests on (C6, D13). */
function withVerdict(price: PriceBlock, verdict: PriceVerdict | null): PriceBlock {
  return verdict?.tone === 'plain' ? { ...price, belowMarket: null } : price;
}

/** The panel, unless it is known that it would be hidden, and what it comes to. */
function comparisonParts({
  car,
  settings,
  valuation,
}: VehiclePageInputs): Pick<VehiclePageModel, 'priceComparison' | 'priceVerdict'> {
  const priceComparison = buildPriceComparisonModel(car, settings);
  if (!priceComparison || !valuation) return { priceComparison, priceVerdict: null };
  const nouns = getVehicleNouns(settings.wording, car.item_type);
  const priceVerdict = buildPriceVerdict(valuation, priceComparison.minConfidence, nouns);
  return { priceComparison: priceVerdict && priceComparison, priceVerdict };
}

function soldBlock(car: Car, settings: Pick<SiteSettings, 'vehicle' | 'forms'>): VehiclePageModel['sold'] {
  const { heading, text, action } = settings.vehicle.sold;
  return {
    heading,
    text,
    similar: { label: action, href: linkToEnquiry('similar', settings, car) ?? linkToSimilarVehicles(car) },
  };
}

/** The estimate and the calculator. */
function financeParts(
  inputs: VehiclePageInputs,
  actions: VehiclePageModel['actions'],
): Pick<VehiclePageModel, 'estimate' | 'calculator'> {
  const { car, settings, now } = inputs;
  const estimate = buildVehicleEstimate({
    car,
    settings,
    now,
    enquireHref: linkToFinanceEnquiry(car, settings),
  });
  return { estimate, calculator: calculatorOf(inputs, actions) };
}

/** Quotes are requested on the site's finance page; the link to it is shown where finance is an action. */
function calculatorOf(
  { car, settings, asked = new URLSearchParams() }: VehiclePageInputs,
  { main, small }: VehiclePageModel['actions'],
): VehiclePageModel['calculator'] {
  return buildVehicleCalculator({
    car,
    settings,
    asked,
    quoteHref: linkToFinanceEnquiry(car, settings),
    callHref: [...main, ...small].find(({ kind }) => kind === 'finance')?.href ?? null,
  });
}

type DetailParts = Pick<
  VehiclePageModel,
  'keyInformation' | 'subscription' | 'specifications' | 'features' | 'comments'
>;

function detailParts({ car, settings, place, now }: VehiclePageInputs): DetailParts {
  const { vehicle, wording, locations } = settings;
  const timeZone = place.location?.time_zone ?? locations.timeZone;
  const context: FieldContext = {
    kind: getVehicleKind(car, wording),
    carTypeLabels: wording.carTypeLabels,
    rego: describeRego(car.rego_expiry, vehicle.rego, now, timeZone),
  };
  const key = rowsOf(KEY_FIELDS, car, context);
  return {
    keyInformation: split(key, vehicle.keyInformationShown, 'Show More', 'Show Less'),
    specifications: specificationsOf(car, context, vehicle.specificationsShown),
    features: split(car.standardEquipment, vehicle.featuresShown, 'Show All', 'Hide'),
    subscription: subscriptionOf(settings),
    comments: commentsModel(car, settings),
  };
}

function rowsOf(fields: readonly Field[], car: Car, context: FieldContext): Row[] {
  return fields.flatMap(({ label, text }) => {
    const said = text(car, context);
    return said ? [{ label: typeof label === 'function' ? label(car) : label, text: said }] : [];
  });
}

/** The first rows of all groups together, the rest in their groups behind the toggle (D8). */
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

function subscriptionOf(settings: SiteSettings): VehiclePageModel['subscription'] {
  const terms = listSubscriptionTerms(settings);
  return terms.length === 0 ? null : { heading: settings.subscription.heading, terms };
}

function commentsModel(car: Car, settings: SiteSettings): CommentsModel {
  const { shownCharacters, emptyText } = settings.vehicle.comments;
  const blocks = parseCommentBlocks(car.dealercomments);
  const heading = fillHeading(settings.headings.comments, settings);
  return { heading, blocks, beginning: truncateBlocks(blocks, shownCharacters), emptyText };
}

/** Links to the parts with content; comments always have some. */
function sectionsOf({
  keyInformation,
  specifications,
  features,
  comments,
  runningCosts,
  calculator,
  priceComparison,
}: DetailParts &
  Pick<VehiclePageModel, 'runningCosts' | 'calculator' | 'priceComparison'>): VehiclePageModel['sections'] {
  return [
    { id: 'key', label: 'Key information', filled: keyInformation.shown.length > 0 },
    { id: 'spec', label: 'Specifications', filled: specifications.shown.length > 0 },
    { id: 'feat', label: 'Features', filled: features.shown.length > 0 },
    { id: 'comments', label: comments.heading, filled: true },
    { id: 'running-costs', label: runningCosts?.heading ?? '', filled: runningCosts !== null },
    { id: 'finance-calculator', label: 'Finance', filled: calculator !== null },
    // Last, because it goes where nothing can be compared.
    { id: PRICE_CHECK, label: 'Price check', filled: priceComparison !== null },
  ].flatMap(({ filled, ...section }) => (filled ? [section] : []));
}
