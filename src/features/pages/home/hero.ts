import { linkToImage } from '../../../domain/media/image-address.ts';
import { findMainLocation } from '../../../domain/places/main-location.ts';
import { formatThousands } from '../../../domain/text/format.ts';
import { CAR_TYPES } from '../../../domain/vehicle/car.ts';
import { pickNoun } from '../../../domain/vehicle/wording.ts';
import { type CardModel, getCardModel } from '../../../kernel/cards/card.ts';
import { countLocations, formatPlaceName, listLocationBrands } from '../../../kernel/places/places.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import type { PictureModel } from '../../../ui/pictures/picture.tsx';
import type { HomeInputs } from './inputs.ts';
import type { HeroModel } from './model.ts';

const HERO_SIZE = { width: 1200, height: 800 } as const;

/** The picture that a site names for the top of its home page. */
export function buildHeroPicture(image: string, { brand, images }: HomeInputs['settings']): PictureModel {
  const wish = { width: HERO_SIZE.width, quality: images.largeQuality } as const;
  return { src: linkToImage(image, wish, images.sources), alt: brand.name, ...HERO_SIZE };
}

/** Headline with the true count, and a vehicle of the stock beside it (A3 wording). */
export function buildHero(inputs: HomeInputs): HeroModel {
  const { settings } = inputs;
  return {
    heading: headline(inputs),
    text: settings.home.intro ?? buildIntro(inputs),
    ...(settings.brand.heroImage
      ? { picture: buildHeroPicture(settings.brand.heroImage, settings), caption: null }
      : featuredVehicle(inputs)),
  };
}

function headline({ settings, total }: HomeInputs): string {
  const nouns = getVehicleWords(settings);
  const own = settings.home.headline;
  if (own) return own.replaceAll('{count}', formatThousands(total)).replaceAll('{vehicles}', pickNoun(total, nouns));
  return total > 0 ? `${formatThousands(total)} ${pickNoun(total, nouns)}. One search.` : 'New stock is on its way.';
}

/** "Every new, demo and used car at all 54 of our locations." */
export function buildIntro({ settings, facts, locations }: HomeInputs): string {
  const { one } = getVehicleWords(settings);
  const types = CAR_TYPES.filter((type) => facts.counts[type] > 0).map((type) => settings.wording.carTypeLabels[type]);
  if (types.length === 0) return `Call us and we’ll find the ${one} you’re after.`;
  const places = countLocations(locations);
  const city = findMainLocation(locations)?.address.city;
  const all = places === 2 ? 'both' : `all ${places}`;
  const where = places > 1 ? ` at ${all} of our locations` : city ? ` in stock in ${city}` : ' in stock';
  return `Every ${listed(types.map((type) => type.toLowerCase()))} ${one}${where}.`;
}

/** "new, demo and used". */
function listed(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/**
 * The first available vehicle that has a picture (a photo if any has) and shows a price; one of the dealer's brands if
 * any is. It is the first of those that lead the page, by the dealer's own ranking where these are the newest.
 */
function featuredVehicle(inputs: HomeInputs): Pick<HeroModel, 'picture' | 'caption'> {
  const { ranked, leading, locations, settings, now } = inputs;
  const isRanked = settings.home.lead === 'newest' || leading.length === 0;
  const brands = listLocationBrands(locations);
  let best: { card: CardModel; rank: number } | undefined;
  for (const record of isRanked ? ranked : leading) {
    const card = getCardModel(record, settings, now);
    if (!isFit(card)) continue;
    const rank = (card.photosCount === null ? 0 : 2) + (brands.has(record.make) ? 1 : 0);
    if (!best || rank > best.rank) best = { card, rank };
    if (rank === 3) break;
  }
  if (!best) return { picture: null, caption: null };
  const { picture, title, price, place, href } = best.card;
  const priced = [price.text, price.qualifier].filter(Boolean).join(' ');
  const where = place && formatPlaceName({ name: place });
  return { picture, caption: { title, text: [priced, where].filter(Boolean).join(', '), href, price } };
}

const isFit = ({ state, picture, price }: CardModel): boolean =>
  state === 'available' && picture !== null && price.isFigure;
