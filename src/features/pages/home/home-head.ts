import { linkToPhone, listPlacePhones } from '../../../domain/contact/phone.ts';
import type { Location } from '../../../domain/places/location.ts';
import { findMainLocation } from '../../../domain/places/main-location.ts';
import { CAR_TYPES } from '../../../domain/vehicle/car.ts';
import { capitalise } from '../../../domain/vehicle/wording.ts';
import { buildJsonLd, type JsonLd, type JsonLdValue } from '../../../kernel/head/json-ld.ts';
import { buildOpeningHours, buildPostalAddress } from '../../../kernel/places/place-json-ld.ts';
import { formatAddress, formatPlaceName, groupSalesLocations } from '../../../kernel/places/places.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { buildIntro } from './hero.ts';
import type { HomeInputs } from './inputs.ts';
import type { HeroModel, HomeHead } from './model.ts';

export function buildHomeHead(inputs: HomeInputs, hero: HeroModel): HomeHead {
  const { settings, origin } = inputs;
  return {
    title: titleOf(inputs),
    description: settings.seo.description ?? settings.home.intro ?? buildIntro(inputs),
    canonical: `${origin}/`,
    siteName: settings.brand.name,
    image: socialImage(settings, hero, origin),
    ...(settings.seo.indexing === 'forbidden' ? { robots: 'noindex, nofollow' } : {}),
    jsonLd: [dealerJsonLd(inputs)],
  };
}

/**
 * "Harbour Motor Group: New, Demo & Used Cars", "Bluegum Street Cars: Used Cars in Moonah", "Roam: Nearly New Cars on
 * Subscription".
 */
function titleOf({ settings, facts, locations }: HomeInputs): string {
  const { brand, wording } = settings;
  const types = CAR_TYPES.filter((type) => facts.counts[type] > 0).map((type) => wording.carTypeLabels[type]);
  const stock = [inTitle(types.join(', ').replace(/, ([^,]*)$/, ' & $1')), inTitle(getVehicleWords(settings).many)];
  const city = groupSalesLocations(locations).length === 1 ? findMainLocation(locations)?.address.city : null;
  const where = city ? ` in ${city}` : '';
  const offered = wording.offering === 'subscription' ? ' on Subscription' : '';
  return `${brand.name}: ${stock.filter(Boolean).join(' ')}${where}${offered}`;
}

const inTitle = (words: string) => words.split(' ').map(capitalise).join(' ');

/** Social networks show no SVG, so only a photo is offered. */
function socialImage({ seo }: SiteSettings, { picture, caption }: HeroModel, origin: string): HomeHead['image'] {
  const src = seo.socialImage ?? picture?.src;
  if (!src || src.endsWith('.svg')) return null;
  return { url: new URL(src, origin).href, alt: caption?.title ?? picture?.alt ?? '' };
}

/** In groups larger than this, locations are described on pages of their own. */
const PLACES_DESCRIBED = 10;

/** A single yard as the dealer; a group as an organisation, with its yards as the dealers. */
function dealerJsonLd({ settings, locations, origin, rating }: HomeInputs): JsonLd {
  const yards = groupSalesLocations(locations);
  const type = settings.wording.kind === 'motorcycle' ? 'MotorcycleDealer' : 'AutoDealer';
  const main = findMainLocation(locations);
  const networks = Object.values(settings.contact.social).filter((address) => address !== null);
  const isOne = yards.length < 2;
  return buildJsonLd(isOne ? type : 'Organization', {
    '@id': `${origin}/#dealer`,
    name: settings.brand.name,
    legalName: settings.brand.legalName ?? undefined,
    description: settings.seo.description ?? undefined,
    url: `${origin}/`,
    telephone: telephone(settings.contact.phone),
    email: settings.contact.email ?? undefined,
    aggregateRating: rating,
    sameAs: networks.length > 0 ? networks : undefined,
    address: isOne
      ? main && buildPostalAddress(main)
      : (settings.contact.address ?? (main && buildPostalAddress(main))),
    ...(isOne && main ? onTheMap(main) : {}),
    subOrganization:
      isOne || yards.length > PLACES_DESCRIBED
        ? undefined
        : yards.map(([place]) => ({ '@type': type, ...placeJsonLd(place, settings.contact) })),
  });
}

function placeJsonLd(place: Location, contact: SiteSettings['contact']): { [key: string]: JsonLdValue } {
  const [phone] = listPlacePhones(place, contact);
  return {
    name: formatPlaceName(place),
    telephone: phone && telephone(phone),
    address: formatAddress(place) ? buildPostalAddress(place) : undefined,
    ...onTheMap(place),
  };
}

/** An Australian number in international form, where possible. */
const telephone = (phone: string) => linkToPhone(phone).replace('tel:', '');

function onTheMap(place: Location): { [key: string]: JsonLdValue } {
  const { lat, long } = place.address;
  const known = lat !== null && long !== null;
  const hours = buildOpeningHours(place);
  return {
    geo: known ? { '@type': 'GeoCoordinates', latitude: lat, longitude: long } : undefined,
    openingHoursSpecification: hours.length > 0 ? hours : undefined,
  };
}
