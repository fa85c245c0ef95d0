import { isAvailable } from '../../domain/availability/availability.ts';
import { findImageInWidth } from '../../domain/media/image-address.ts';
import { buildPriceDisplay } from '../../domain/price/price.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { formatVehicleName } from '../../domain/vehicle/names.ts';
import type { JsonLd } from '../../kernel/head/json-ld.ts';
import { buildBreadcrumbJsonLd, buildJsonLd } from '../../kernel/head/json-ld.ts';
import type { PageMeta } from '../../kernel/head/page-meta.ts';
import { formatOdometer, toPositive } from '../../kernel/vehicle/fields.ts';
import type { VehicleKind } from '../../kernel/vehicle/kind.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { PictureModel } from '../../ui/pictures/picture.tsx';
import type { GalleryModel, KeyFact, VehiclePageModel } from './model.ts';
import { formatVehiclePageTitle, type TitledCar } from './title.ts';

/** The data of the page's head; `buildPageMeta` makes tags of it. */
export type VehicleHead = PageMeta;

export interface HeadInputs {
  car: Car;
  kind: VehicleKind;
  settings: Pick<SiteSettings, 'brand' | 'seo' | 'contact' | 'wording' | 'price'>;
  origin: string;
  namesakes: readonly TitledCar[];
  page: Pick<VehiclePageModel, 'title' | 'subtitle' | 'breadcrumb' | 'facts' | 'gallery' | 'place' | 'price' | 'call'>;
}

/**
 * Title, description, canonical address, picture and JSON-LD of a vehicle; the page of one that is gone is not indexed.
 */
export function buildVehicleHead(inputs: HeadInputs): VehicleHead {
  const { car, settings, origin, page, namesakes } = inputs;
  const name = formatVehicleName(car);
  const canonical = `${origin}/cars/${encodeURIComponent(car.slug)}`;
  return {
    title: `${formatVehiclePageTitle(car, namesakes, settings)} | ${settings.seo.titleSuffix ?? settings.brand.name}`,
    description: descriptionOf(inputs, name),
    canonical,
    siteName: settings.brand.name,
    image: socialImage(page.gallery, name, settings.seo.socialImage, origin),
    openGraphType: 'product',
    robots: isAvailable(car) ? undefined : 'noindex, follow',
    jsonLd: [vehicleJsonLd(inputs, name, canonical), buildBreadcrumbJsonLd(page.breadcrumb, origin)],
  };
}

function descriptionOf({ car, settings, page }: HeadInputs, name: string): string {
  const facts = page.facts.map(inSentence).join(', ');
  const price = page.price?.isFigure ? [page.price.text, page.price.qualifier].filter(Boolean).join(' ') : '';
  const where = page.place ? `At ${page.place.name}` : '';
  const first = `${settings.wording.carTypeLabels[car.car_type]} ${name}`;
  const about = [first, facts, price].filter(Boolean).join(', ');
  return `${about}. ${[where, settings.brand.name].filter(Boolean).join(', ')}.`;
}

/** Notes that are the unit of a figure. */
const NOUNS: readonly (string | null)[] = ['km', 'berth', 'berths', 'body', 'tare'];

/** A fact without the heading that would explain its figure: "42,180 km", "2 berths". */
const inSentence = ({ text, note }: KeyFact): string => (NOUNS.includes(note) ? `${text} ${note}` : text);

/** The size for the image service: as large as social networks show it, as JPEG, which all of them support. */
const SOCIAL_SIZE = { width: 1200, height: 800 } as const;

/** The first photo, else the site's own picture. Social networks show no SVG. */
function socialImage(gallery: GalleryModel, alt: string, fallback: string | null, origin: string): PageMeta['image'] {
  const photo = gallery.kind === 'photos' ? gallery.pictures.find(({ src }) => !/\.svg(\?|$)/i.test(src)) : undefined;
  const sized = photo && findImageInWidth(photo.src, SOCIAL_SIZE.width);
  if (sized) return { url: new URL(sized, origin).href, alt, ...SOCIAL_SIZE };
  if (photo) return { url: new URL(photo.src, origin).href, alt, width: photo.width, height: photo.height };
  return fallback ? { url: new URL(fallback, origin).href, alt } : null;
}

/** The absolute addresses of the photos; undefined where there are none. */
function photosOf({ kind, pictures }: GalleryModel, origin: string): string[] | undefined {
  const largest = ({ src }: PictureModel) => new URL(findImageInWidth(src, SOCIAL_SIZE.width) ?? src, origin).href;
  return kind === 'photos' ? pictures.map(largest) : undefined;
}

const SCHEMA_TYPES: Record<VehicleKind, string> = {
  car: 'Car',
  motorcycle: 'Motorcycle',
  caravan: 'Vehicle',
};

function vehicleJsonLd(inputs: HeadInputs, name: string, url: string): JsonLd {
  const { car, kind, origin, page } = inputs;
  return buildJsonLd(SCHEMA_TYPES[kind], {
    name,
    url,
    sku: car.stocknum,
    image: photosOf(page.gallery, origin),
    brand: { '@type': 'Brand', name: car.make },
    model: car.model,
    vehicleConfiguration: page.subtitle ?? undefined,
    vehicleModelDate: car.year === null ? undefined : String(car.year),
    vehicleIdentificationNumber: car.vin ?? undefined,
    mileageFromOdometer:
      formatOdometer(car, '') === null
        ? undefined
        : { '@type': 'QuantitativeValue', value: car.km ?? undefined, unitCode: 'KMT' },
    itemCondition: condition(car),
    bodyType: car.simple_body ?? car.body ?? undefined,
    color: car.colour ?? undefined,
    vehicleInteriorColor: car.interior_colour ?? undefined,
    vehicleTransmission: car.trans ?? car.simple_transmission ?? undefined,
    fuelType: car.simple_fuel ?? car.fuel ?? undefined,
    driveWheelConfiguration: car.drive ?? undefined,
    numberOfDoors: toPositive(car.doors) ?? undefined,
    vehicleSeatingCapacity: toPositive(car.seats) ?? undefined,
    offers: offerOf(inputs, url),
  });
}

function offerOf({ car, settings, page }: HeadInputs, url: string) {
  return {
    '@type': 'Offer',
    url,
    ...priceOf(car, settings),
    availability: `https://schema.org/${availability(car)}`,
    itemCondition: condition(car),
    seller: {
      '@type': 'AutoDealer',
      name: page.place?.name ?? settings.brand.name,
      telephone: page.place?.phone?.href.slice('tel:'.length),
      address: page.place?.address ?? undefined,
    },
  };
}

/** The price that the page shows; none once the vehicle is gone. A weekly one says so, lest it be read as the whole. */
function priceOf(car: Car, { price, wording }: HeadInputs['settings']) {
  if (!isAvailable(car)) return {};
  const shown = buildPriceDisplay(car, { ...price, offering: wording.offering });
  if (shown.kind !== 'subscription') return { price: shown.amount ?? undefined, priceCurrency: 'AUD' };
  const weekly = { price: shown.amount ?? undefined, priceCurrency: 'AUD', unitCode: 'WEE' };
  return { priceSpecification: { '@type': 'UnitPriceSpecification', ...weekly } };
}

function condition({ car_type }: Car): string {
  return `https://schema.org/${car_type === 'new' ? 'NewCondition' : 'UsedCondition'}`;
}

function availability(car: Car): string {
  if (car.sold || car.status === 'sold') return 'SoldOut';
  if (!isAvailable(car)) return 'OutOfStock';
  if (car.reserved) return 'Reserved';
  return car.status === 'coming_soon' || car.preorder ? 'PreOrder' : 'InStock';
}
