import { redirect } from 'react-router';
import { isAvailable } from '../../../domain/availability/availability.ts';
import { choosePhone, formatPhone, linkToPhone, listPlacePhones } from '../../../domain/contact/phone.ts';
import { buildCardRecord } from '../../../domain/listing/card-record.ts';
import type { Location, LocationType, SpecialHours } from '../../../domain/places/location.ts';
import { filterByTypes, SELLING } from '../../../domain/places/location-type.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { type EnquiryPage, findEnquiryPath, isAboutVehicle, linkToEnquiry } from '../../../kernel/addresses/enquiry.ts';
import { LOCATOR_PATH, linkToLocation } from '../../../kernel/addresses/places.ts';
import { buildCardModel } from '../../../kernel/cards/card.ts';
import { loadPlaces } from '../../../kernel/chrome/load.ts';
import { loadFormContext } from '../../../kernel/forms/context.ts';
import type { FormModel } from '../../../kernel/forms/model.ts';
import { buildFormModel } from '../../../kernel/forms/model.ts';
import { buildBreadcrumbJsonLd } from '../../../kernel/head/json-ld.ts';
import { listNextSteps } from '../../../kernel/leads/next-steps.ts';
import { findBookingSite, findOnlyServicePlace } from '../../../kernel/places/booking.ts';
import { buildMap } from '../../../kernel/places/map/build-map.ts';
import {
  buildOpening,
  buildWeek,
  countLocations,
  formatAddress,
  formatLocationCount,
  formatPlaceName,
  pickOneOfEach,
} from '../../../kernel/places/places.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { findNamedCar } from '../../../kernel/vehicle/find-named.ts';
import { ENQUIRY_FORMS } from './forms.ts';
import type { EnquiryPageModel } from './model.ts';

type EnquiryRequest = Pick<RequestContext, 'settings' | 'stock' | 'db' | 'url' | 'site' | 'now' | 'log'>;

/**
 * A page with an enquiry form. Throws a redirect: to the booking site of another service; to finding something similar
 * where the vehicle is sold; to the contact page where there is no such vehicle.
 */
export async function loadEnquiryPage(page: EnquiryPage, request: EnquiryRequest): Promise<EnquiryPageModel> {
  const { settings, now } = request;
  const car = (await findNamedCar(request)) ?? null;
  const { locations, specialHours } = await loadPlaces(request);
  const own = locations.find(({ slug }) => slug === locationSlug(request));
  const elsewhere = findOtherAddress(page, request, car, own ?? findOnlyServicePlace(locations));
  if (elsewhere) throw redirect(elsewhere, 302);
  const words = settings.forms.pages[page];
  const form = await loadEnquiryForm(page, request, car);
  const heading = own ? `${words.heading}: ${formatPlaceName(own)}` : words.heading;
  // A booking site of the location itself has redirected already: what is left belongs to other locations.
  const links = own ? [] : settings.service.links;
  return {
    page,
    form,
    written: null,
    vehicle: car && buildCardModel(buildCardRecord(car, settings.finance), settings, now),
    booking:
      page === 'service' && links.length > 0
        ? { heading: 'Book online', links: links.map(({ name, url }) => ({ label: name, href: url })) }
        : null,
    next: {
      heading: settings.forms.success.nextHeading,
      steps: listNextSteps(form.enquired.category, settings),
    },
    ...placesOf(page, own ? [own] : locations, specialHours, { locations, now, settings }),
    ...frame(page, request, heading, car),
  };
}

export async function loadEnquiryForm(page: EnquiryPage, request: EnquiryRequest, car: Car | null): Promise<FormModel> {
  const { url } = request;
  const location = locationSlug(request);
  const given = { ...Object.fromEntries(url.searchParams), ...(location && { location }) };
  const row = ENQUIRY_FORMS[page];
  const ready = row.prepare ? await row.prepare({ car, given }, request) : row;
  const context = await loadFormContext({ car, given }, request);
  return buildFormModel(ready, context, url.pathname + url.search, crypto.randomUUID());
}

/** The location of the page: by its path, else by its query. */
function locationSlug({ settings, url }: Pick<EnquiryRequest, 'settings' | 'url'>): string | undefined {
  const { atLocation } = settings.forms.pages;
  const own = Object.hasOwn(atLocation, url.pathname) ? atLocation[url.pathname] : undefined;
  return own ?? url.searchParams.get('location') ?? undefined;
}

function findOtherAddress(
  page: EnquiryPage,
  { settings }: EnquiryRequest,
  car: Car | null,
  own: Location | undefined,
): string | null {
  if (page === 'service') return findBookingSite(own, settings);
  if (!isAboutVehicle(page)) return null;
  if (!car) return findEnquiryPath('contact', settings) ?? '/';
  return page !== 'similar' && !isAvailable(car) ? linkToEnquiry('similar', settings, car) : null;
}

/** With more places than these, the first few and the way to all of them. */
const PLACES_AT_MOST = 4;
const FIRST_FEW = 3;
const ANSWERED_BY: Partial<Record<EnquiryPage, readonly LocationType[]>> = {
  contact: SELLING,
  service: ['service'],
  warranty: ['service'],
  parts: ['parts'],
};

function placesOf(
  page: EnquiryPage,
  asked: Location[],
  special: SpecialHours[],
  { locations, now, settings }: Pick<EnquiryRequest, 'now' | 'settings'> & { locations: Location[] },
): Pick<EnquiryPageModel, 'places' | 'allPlaces' | 'map'> {
  const types = ANSWERED_BY[page];
  if (!types) return { places: [], allPlaces: null, map: null };
  const right = filterByTypes(asked, types);
  const found = pickOneOfEach(right.length > 0 ? right : asked);
  const isOnly = found.length === 1;
  const places = found.slice(0, found.length > PLACES_AT_MOST ? FIRST_FEW : PLACES_AT_MOST).map((place) => {
    const [number] = listPlacePhones(place, settings.contact);
    return {
      name: formatPlaceName(place),
      href: linkToLocation(place, locations, settings),
      address: formatAddress(place),
      opening: buildOpening(place, special, now),
      week: isOnly ? buildWeek(place, special, now, settings.locations.hours) : [],
      phone: number ? { text: formatPhone(number), href: linkToPhone(number) } : null,
    };
  });
  const all = { label: `All ${formatLocationCount(locations)}`, href: LOCATOR_PATH };
  return {
    places,
    allPlaces: countLocations(locations) > places.length ? all : null,
    map: isOnly ? buildMap(found, { settings, locations }, { isBrief: true }) : null,
  };
}

function frame(
  page: EnquiryPage,
  { settings, url, site }: EnquiryRequest,
  heading: string,
  car: Car | null,
): Pick<EnquiryPageModel, 'heading' | 'intro' | 'breadcrumb' | 'phone' | 'head'> {
  const { brand, seo, contact, forms, vehicle } = settings;
  const { intro, paths } = forms.pages[page];
  const breadcrumb = [
    { label: 'Home', href: '/', position: 1 },
    { label: heading, href: url.pathname, position: 2 },
  ];
  const phone = car ? choosePhone(car, contact) : contact.phone;
  const isAtLocation = Object.hasOwn(forms.pages.atLocation, url.pathname);
  return {
    heading,
    intro,
    breadcrumb,
    phone: { label: vehicle.actionTexts.call, text: formatPhone(phone), href: linkToPhone(phone) },
    head: {
      title: `${heading} | ${seo.titleSuffix ?? brand.name}`,
      description: `${heading} at ${brand.name}. ${intro}`,
      canonical: site.origin + (isAtLocation ? url.pathname : (paths[0] ?? url.pathname)),
      siteName: brand.name,
      // Search engines index one page of each form, and none that is about one vehicle or not worth finding.
      robots: url.search !== '' || isAboutVehicle(page) || page === 'unsubscribe' ? 'noindex, follow' : undefined,
      jsonLd: [buildBreadcrumbJsonLd(breadcrumb, site.origin)],
    },
  };
}
