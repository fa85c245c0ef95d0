import { formatPhone, linkToPhone, listPlacePhones } from '../../../domain/contact/phone.ts';
import type { Location, LocationType, SpecialHours } from '../../../domain/places/location.ts';
import { getLocationType } from '../../../domain/places/location-type.ts';
import { formatPlaceName } from '../../../domain/places/place-name.ts';
import { formatThousands } from '../../../domain/text/format.ts';
import { slugify } from '../../../domain/vehicle/slug.ts';
import { linkToLocation } from '../../../kernel/addresses/places.ts';
import { BRANDS_PATH, linkToBrand, linkToModels } from '../../../kernel/addresses/showroom.ts';
import type { CardModel } from '../../../kernel/cards/card.ts';
import type { OfferTile } from '../../../kernel/content/offers.ts';
import { buildJsonLd } from '../../../kernel/head/json-ld.ts';
import { findBookingSite, findBrandBookingSite, linkToBooking } from '../../../kernel/places/booking.ts';
import { buildOpening, formatAddress } from '../../../kernel/places/places.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import type { SiteBrand } from '../../../kernel/showroom/brands.ts';
import type { Showroom } from '../../../kernel/showroom/load.ts';
import { createSiteLinker } from '../../../kernel/stock/site-path-words.ts';
import { createEmptyState, withTerm } from '../../../search/state.ts';
import { groupCardsByBody } from '../models/cards.ts';
import { buildBreadcrumb, buildShowroomHead } from '../stock/frame.ts';
import { buildBodyLinks, buildStockLinks } from '../stock/stock.ts';
import { describeBrandStock } from './facts.ts';
import type { BookingLink, BrandPageModel, BrandPlace } from './model.ts';

export interface BrandPageInputs extends Pick<RequestContext, 'settings' | 'site' | 'stock' | 'now'> {
  brand: SiteBrand;
  showroom: Showroom;
  locations: Location[];
  specialHours: SpecialHours[];
  offers: OfferTile[];
  /** Its latest arrivals. */
  cards: CardModel[];
}

/**
 * The page of a brand: its description, its models by body, its stock, its offers, and its dealers and workshops (H7).
 */
export function buildBrandPage(inputs: BrandPageInputs): BrandPageModel {
  const { brand, settings, offers } = inputs;
  const { name, ownDescription, letters, logo } = brand;
  const breadcrumb = buildBreadcrumb([
    { label: 'Brands', href: BRANDS_PATH },
    { label: name, href: linkToBrand(brand.slug) },
  ]);
  const stock = stockOf(inputs);
  const models = modelsOf(inputs);
  const hasNothing = stock.types.length === 0 && models.groups.length === 0;
  const places = listBrandPlaces(inputs);
  const facts = describeBrandStock({ ...inputs, modelCount: countModels(inputs), places });
  const about = [ownDescription, facts].filter((text): text is string => Boolean(text));
  const page = { heading: name, about, sign: { name, letters, logo }, breadcrumb, stock, models };
  return {
    ...page,
    offers: { heading: `${name} offers`, items: offers },
    places: { heading: `Where to find ${name}`, items: places },
    empty: hasNothing
      ? {
          text: `We have no ${name} in stock right now.`,
          label: 'Ask us to find one',
          href: settings.pages.contactLink,
        }
      : null,
    booking: bookingOf(findBrandBookingSite(name, settings), null),
    head: brandHead(inputs, breadcrumb, about),
  };
}

/** How many cards a wide screen shows in a row. */
const ROW = 4;

function stockOf({ brand, stock, settings, cards }: BrandPageInputs): BrandPageModel['stock'] {
  const { make, name, count } = brand;
  const heading = `${name} in stock`;
  if (make === null) return { heading, types: [], bodies: [], cards: [], end: null, all: null };
  const within = withTerm(createEmptyState(), 'make', make);
  return {
    heading,
    types: buildStockLinks(within, make, stock, settings),
    bodies: buildBodyLinks(brand, stock),
    cards,
    end:
      cards.length < ROW
        ? {
            heading: `Looking for another ${name}?`,
            text: 'Tell us what you’re after and we’ll look for it.',
            label: 'Ask us to find one',
            href: settings.pages.contactLink,
          }
        : null,
    all: { label: `All ${formatThousands(count)} in stock`, href: createSiteLinker(stock)(within), count },
  };
}

const countModels = ({ brand, showroom }: BrandPageInputs): number =>
  showroom.models.filter(({ manufacturer_slug }) => manufacturer_slug === brand.slug).length;

function modelsOf(inputs: BrandPageInputs): BrandPageModel['models'] {
  const { brand, showroom } = inputs;
  const own = showroom.models.filter(({ manufacturer_slug }) => manufacturer_slug === brand.slug);
  const groups = groupCardsByBody({ ...inputs, showroom: { ...showroom, models: own } });
  const all = { label: `All ${brand.name} models`, href: linkToModels({ make: brand.slug }) };
  return { heading: `${brand.name} models`, all, groups };
}

const DOES: readonly (readonly [LocationType, string])[] = [
  ['sales', 'Sales'],
  ['used', 'Used vehicles'],
  ['service', 'Service'],
  ['parts', 'Parts'],
];

/** The places that are dealers of the brand; departments of one place are grouped. */
export function listBrandPlaces({
  brand,
  locations,
  specialHours,
  settings,
  now,
}: Pick<BrandPageInputs, 'brand' | 'locations' | 'specialHours' | 'settings' | 'now'>): BrandPlace[] {
  const own = locations.filter(({ manufacturers }) =>
    manufacturers.some((made) => slugify(made) === slugify(brand.name)),
  );
  const places = Map.groupBy(own, (location) => [formatPlaceName(location), location.address.street].join());
  return [...places.values()].map((desks) => {
    const [main] = desks as [Location, ...Location[]];
    const types = new Set(desks.map(getLocationType));
    const service = desks.find((desk) => getLocationType(desk) === 'service');
    const [number] = listPlacePhones(main, settings.contact);
    return {
      name: formatPlaceName(main),
      href: linkToLocation(main, locations, settings),
      does: DOES.filter(([type]) => types.has(type))
        .map(([, word]) => word)
        .join(', '),
      isWorkshop: service !== undefined,
      address: formatAddress(main),
      opening: buildOpening(main, specialHours, now),
      phone: number ? { text: formatPhone(number), href: linkToPhone(number) } : null,
      booking: service ? bookingOf(findBookingSite(service, settings), linkToBooking(service, settings)) : null,
    };
  });
}

function bookingOf(elsewhere: string | null, own: string | null): BookingLink | null {
  const href = elsewhere ?? own;
  return href === null ? null : { label: 'Book a Service', href, isElsewhere: elsewhere !== null };
}

function brandHead(
  inputs: BrandPageInputs,
  breadcrumb: BrandPageModel['breadcrumb'],
  texts: readonly string[],
): BrandPageModel['head'] {
  const { brand, settings, site } = inputs;
  const path = linkToBrand(brand.slug);
  const dealer = settings.brand.name;
  const usual = `${brand.name} at ${dealer}: models, stock, offers, and where to buy and service yours.`;
  const logo = brand.logo && new URL(brand.logo, site.origin).href;
  return buildShowroomHead({
    settings,
    site,
    breadcrumb,
    path,
    heading: brand.name,
    description: texts.length > 0 ? `${brand.name} at ${dealer}. ${texts.join(' ')}` : usual,
    isListed: true,
    jsonLd: [
      buildJsonLd('Brand', {
        '@id': `${site.origin}${path}#brand`,
        name: brand.name,
        url: site.origin + path,
        description: brand.description ?? undefined,
        logo: logo ?? undefined,
      }),
    ],
  });
}
