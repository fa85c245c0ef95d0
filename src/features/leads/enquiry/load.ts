import { redirect } from 'react-router';
import { isAvailable } from '../../../domain/availability/availability.ts';
import { choosePhone, formatPhone, linkToPhone } from '../../../domain/contact/phone.ts';
import { buildCardRecord } from '../../../domain/listing/card-record.ts';
import type { Location, LocationType } from '../../../domain/places/location.ts';
import { SELLING } from '../../../domain/places/location-type.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { type EnquiryPage, findEnquiryPath, isAboutVehicle, linkToEnquiry } from '../../../kernel/addresses/enquiry.ts';
import { buildCardModel } from '../../../kernel/cards/card.ts';
import { loadPlaces } from '../../../kernel/chrome/load.ts';
import { loadFormContext } from '../../../kernel/forms/context.ts';
import type { FormModel } from '../../../kernel/forms/model.ts';
import { buildFormModel } from '../../../kernel/forms/model.ts';
import { buildBreadcrumbJsonLd } from '../../../kernel/head/json-ld.ts';
import { listNextSteps } from '../../../kernel/leads/next-steps.ts';
import { findBookingSite, findOnlyServicePlace } from '../../../kernel/places/booking.ts';
import { formatPlaceName } from '../../../kernel/places/places.ts';
import { buildPlacesBeside, NO_PLACES } from '../../../kernel/places/places-beside.ts';
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
  const types = ANSWERED_BY[page];
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
    ...(types
      ? buildPlacesBeside(types, own ? [own] : locations, { locations, specialHours, now, settings })
      : NO_PLACES),
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

const ANSWERED_BY: Partial<Record<EnquiryPage, readonly LocationType[]>> = {
  contact: SELLING,
  service: ['service'],
  warranty: ['service'],
  parts: ['parts'],
};

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
