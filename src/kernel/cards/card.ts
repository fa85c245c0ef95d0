import { isAvailable } from '../../domain/availability/availability.ts';
import { findStatuses } from '../../domain/availability/tag.ts';
import { freezeDeep } from '../../domain/freeze-deep.ts';
import type { CardRecord } from '../../domain/listing/card-record.ts';
import { formatVehicleSubtitle, formatVehicleTitle } from '../../domain/vehicle/names.ts';
import { createEmptyState } from '../../search/state.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { CardEstimate } from '../finance/estimate/model.ts';
import { buildCardEstimate } from '../finance/estimate/model.ts';
import { buildSavingModel, type SavingModel } from '../saving/saving.ts';
import { linkToSearch } from '../stock/address.ts';
import { buildCardActions, type CardAction } from './card-actions.ts';
import { buildCardFacts, type CardFact, formatCardPlace } from './card-facts.ts';
import { buildCardPictures, type CardPictures } from './card-pictures.ts';
import { type BelowMarketLine, buildBelowMarketLine, buildCardPrice, type CardPrice } from './card-price.ts';
import { buildCardTags, type CardTag, getTagRules } from './card-tags.ts';

/** A vehicle as a result card shows it (C1 to C4, C6). */
export interface CardModel extends CardPictures, CardEstimate {
  id: number;
  /** `/cars/{slug}`. */
  href: string;
  /** Year, make and model. */
  title: string;
  /** Badge and series. */
  subtitle: string | null;
  state: 'available' | 'coming-soon' | 'sold';
  tags: CardTag[];
  /**
   * The vehicle's status where there is no picture: RESERVED, COMING SOON with the expected day; empty for sold
   * vehicles.
   */
  statuses: string[];
  specs: CardFact[];
  price: CardPrice;
  belowMarket: BelowMarketLine | null;
  /** What a sold vehicle's card offers instead (C3). */
  similar: { question: string; label: string; href: string } | null;
  place: string | null;
  /** What may be done without opening the vehicle first: enquire, book a test drive. */
  actions: CardAction[];
  /** The saving and comparing buttons; null for none (C5). */
  saving: SavingModel | null;
}

type CardSettings = Pick<
  SiteSettings,
  'card' | 'certified' | 'forms' | 'price' | 'vehicle' | 'wording' | 'finance' | 'images' | 'locations'
>;

const cards = new WeakMap<CardRecord, { settings: CardSettings; minute: number; card: CardModel }>();

/**
 * The card of a vehicle in stock, frozen: the same object for all pages of a site until the vehicle, the settings or
 * the minute change. A record belongs to one site.
 */
export function getCardModel(record: CardRecord, settings: CardSettings, now: Date): CardModel {
  const minute = Math.floor(now.getTime() / 60_000);
  const known = cards.get(record);
  if (known?.settings === settings && known.minute === minute) return known.card;
  const card = freezeDeep(buildCardModel(record, settings, now));
  cards.set(record, { settings, minute, card });
  return card;
}

/** `now` decides what is a new arrival. */
export function buildCardModel(record: CardRecord, settings: CardSettings, now: Date): CardModel {
  const state = getCardState(record);
  return {
    id: record.id,
    href: `/cars/${encodeURIComponent(record.slug)}`,
    title: formatVehicleTitle(record),
    subtitle: formatVehicleSubtitle(record),
    state,
    ...buildCardPictures(record, state, settings.card.hoverPictures, settings.images),
    tags: buildCardTags(record, settings, now),
    statuses: findStatuses(record, getTagRules(settings), now).map(({ text }) => text),
    specs: buildCardFacts(record, settings.card.facts),
    price: buildCardPrice(record, settings),
    ...buildCardEstimate(record, settings, now),
    belowMarket: buildBelowMarketLine(record, settings),
    similar: state === 'sold' ? buildSimilarOffer(record, settings.card) : null,
    place: formatCardPlace(record, settings.card.facts),
    actions: buildCardActions(record, settings),
    saving: buildSavingModel(record, settings.card),
  };
}

function getCardState(record: CardRecord): CardModel['state'] {
  if (!isAvailable(record)) return 'sold';
  return record.status === 'coming_soon' ? 'coming-soon' : 'available';
}

/** Leads to vehicles like the sold one: its make and body, of its own car type. */
function buildSimilarOffer(record: CardRecord, card: CardSettings['card']): CardModel['similar'] {
  const body = record.simple_body ?? record.body;
  return {
    question: card.soldQuestion,
    label: card.soldAction,
    href: linkToSearch({
      ...createEmptyState(),
      terms: { car_type: [record.car_type], ...(body ? { body: [body] } : { make: [record.make] }) },
    }),
  };
}
