import { isAvailable } from '../../domain/availability.ts';
import type { CardRecord } from '../../domain/card-record.ts';
import { vehicleSubtitle, vehicleTitle } from '../../domain/names.ts';
import { emptyState } from '../../search/state.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { PictureModel } from '../../ui/picture.tsx';
import { DRAWING_SIZE, drawingHref, isDrawing } from '../../ui/vehicle-drawing/address.ts';
import { type SavingModel, savingModel } from '../saved/saving.ts';
import { searchHref } from './address.ts';
import { type CardFact, cardFacts, cardPlace } from './card-facts.ts';
import { type BelowMarketLine, belowMarketLine, type CardPrice, cardPrice } from './card-price.ts';
import { type CardTag, cardTags } from './card-tags.ts';

/** A vehicle as a result card shows it, finished (C1 to C4, C6). */
export interface CardModel {
  id: number;
  /** `/cars/{slug}`. */
  href: string;
  /** Year, make and model. */
  title: string;
  /** Badge and series. */
  subtitle: string | null;
  state: 'available' | 'coming-soon' | 'sold';
  /** Null while a coming vehicle has no photo: an empty frame says so. */
  picture: PictureModel | null;
  /** A drawing stands in where the dealer has sent no photo. */
  pictureKind: 'photo' | 'drawing';
  /** Null where there is no photo to count. */
  photosCount: number | null;
  tags: CardTag[];
  specs: CardFact[];
  price: CardPrice;
  belowMarket: BelowMarketLine | null;
  /** What a sold vehicle's card offers instead (C3). */
  similar: { question: string; label: string; href: string } | null;
  place: string | null;
  /** What a visitor may keep of it; null for nothing (C5). */
  saving: SavingModel | null;
}

type CardSettings = Pick<SiteSettings, 'card' | 'price' | 'wording'>;

/** Makes the card of a vehicle by the site's settings; `now` decides what is a new arrival. */
export function cardModel(record: CardRecord, settings: CardSettings, now: Date): CardModel {
  const state = stateOf(record);
  const title = vehicleTitle(record);
  const { photo, count } = photosOf(record);
  return {
    id: record.id,
    href: `/cars/${encodeURIComponent(record.slug)}`,
    title,
    subtitle: vehicleSubtitle(record),
    state,
    picture: photo || state !== 'coming-soon' ? pictureOf(record, photo, title) : null,
    pictureKind: photo ? 'photo' : 'drawing',
    photosCount: photo && state !== 'sold' ? count : null,
    tags: cardTags(record, settings.card.tags, now),
    specs: cardFacts(record, settings.card.facts),
    price: cardPrice(record, settings),
    belowMarket: state === 'sold' ? null : belowMarketLine(record, settings.price.belowMarket),
    similar: state === 'sold' ? similarOffer(record, settings.card) : null,
    place: cardPlace(record, settings.card.facts),
    saving: savingModel(record, settings.card),
  };
}

function stateOf(record: CardRecord): CardModel['state'] {
  if (!isAvailable(record)) return 'sold';
  return record.status === 'coming_soon' ? 'coming-soon' : 'available';
}

/** The first photo, and how many there are; drawings among the pictures are none. */
function photosOf(record: CardRecord): { photo: string | null; count: number } {
  const { pictures, primary_image_url: primary, photos_count } = record;
  const photos = pictures.filter((url) => !isDrawing(url));
  const count = Math.max(photos_count, pictures.length) - (pictures.length - photos.length);
  return { photo: photos[0] ?? (primary && !isDrawing(primary) ? primary : null), count: Math.max(count, 1) };
}

function pictureOf(record: CardRecord, photo: string | null, title: string): PictureModel {
  const body = record.simple_body ?? record.body ?? record.item_type;
  return {
    src: photo ?? record.pictures.find(isDrawing) ?? drawingHref(body, record.colour),
    alt: photo
      ? title
      : `Drawing of a ${[record.colour, body].filter(Boolean).join(' ').toLowerCase() || 'vehicle'}`,
    ...DRAWING_SIZE,
  };
}

/** Leads to what is like the sold vehicle: its make and body, of its own car type. */
function similarOffer(record: CardRecord, card: CardSettings['card']): CardModel['similar'] {
  const body = record.simple_body ?? record.body;
  return {
    question: card.soldQuestion,
    label: card.soldAction,
    href: searchHref({
      ...emptyState(),
      terms: { car_type: [record.car_type], ...(body ? { body: [body] } : { make: [record.make] }) },
    }),
  };
}
