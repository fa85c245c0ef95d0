import { CAR_TYPES } from '../../../domain/car.ts';
import type { Location } from '../../../domain/location.ts';
import { telHref } from '../../../domain/phone.ts';
import { capitalised, listTitle } from '../../../domain/wording.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { findMainLocation, salesLocations } from '../../chrome/places.ts';
import { vehicleWords } from '../../search/load.ts';
import { type JsonLd, type JsonLdValue, jsonLd } from '../../seo/json-ld.ts';
import { introOf } from './hero.ts';
import type { HomeInputs } from './inputs.ts';
import type { HeroModel, HomeHead } from './model.ts';

/** Title, description and structured data of the home page. */
export function headOf(inputs: HomeInputs, hero: HeroModel): HomeHead {
  const { settings, origin } = inputs;
  return {
    title: titleOf(inputs),
    description: settings.seo.description ?? settings.home.intro ?? introOf(inputs),
    canonical: `${origin}/`,
    siteName: settings.brand.name,
    image: socialImage(settings, hero, origin),
    ...(settings.seo.indexing === 'forbidden' ? { robots: 'noindex, nofollow' } : {}),
    jsonLd: [dealerJsonLd(inputs)],
  };
}

/** "Harbour Motor Group: New, Demo & Used Cars in Brisbane". */
function titleOf({ settings, facts, locations }: HomeInputs): string {
  const { brand, wording } = settings;
  const carTypes = CAR_TYPES.filter((type) => facts.counts[type] > 0);
  const place = salesLocations(locations).length === 1 ? findMainLocation(locations)?.address.city : null;
  const nouns = vehicleWords(settings);
  const stock = carTypes.length === 3 ? `New, Demo & Used ${capitalised(nouns.many)}` : null;
  return `${brand.name}: ${stock ?? listTitle({ carTypes, place }, wording.carTypeLabels, nouns)}`;
}

/** Networks show no drawings (SVG), so only a photo is offered. */
function socialImage(
  { seo }: SiteSettings,
  { picture, caption }: HeroModel,
  origin: string,
): HomeHead['image'] {
  const src = seo.socialImage ?? picture?.src;
  if (!src || src.endsWith('.svg')) return null;
  return { url: new URL(src, origin).href, alt: caption?.title ?? picture?.alt ?? '' };
}

function dealerJsonLd({ settings, locations, origin }: HomeInputs): JsonLd {
  const main = findMainLocation(locations);
  const isOnePlace = salesLocations(locations).length < 2;
  return jsonLd(isOnePlace ? 'AutoDealer' : 'Organization', {
    '@id': `${origin}/#dealer`,
    name: settings.brand.name,
    legalName: settings.brand.legalName ?? undefined,
    url: `${origin}/`,
    telephone: telHref(settings.contact.phone).replace('tel:', ''),
    email: settings.contact.email ?? undefined,
    sameAs: Object.values(settings.contact.social).filter((address) => address !== null),
    address: main && postalAddress(main),
    openingHoursSpecification: isOnePlace && main ? openingHours(main) : undefined,
  });
}

function postalAddress({ address }: Location): JsonLdValue {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street ?? undefined,
    addressLocality: address.city ?? undefined,
    addressRegion: address.state ?? undefined,
    postalCode: address.postcode ?? undefined,
    addressCountry: 'AU',
  };
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function openingHours({ contact_detail }: Location): JsonLdValue {
  return contact_detail.opening_hours
    .filter(({ status, open, close }) => status === 'Open' && open && close)
    .map(({ weekday, open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS[weekday],
      opens: open ?? undefined,
      closes: close ?? undefined,
    }));
}
