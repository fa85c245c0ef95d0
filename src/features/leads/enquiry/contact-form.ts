import { getLocationType } from '../../../domain/places/location-type.ts';
import { findEnquiryPath } from '../../../kernel/addresses/enquiry.ts';
import { createJsonResponse } from '../../../kernel/http/json-response.ts';
import { createProblemResponse } from '../../../kernel/http/problem.ts';
import { loadOfferedPlaces } from '../../../kernel/places/offered-places.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { PRIVATE } from '../../../kernel/visitors/signed-in.ts';
import { loadEnquiryForm } from './load.ts';

/** The category of an enquiry at a department, where the site has that category. */
const CATEGORIES = {
  sales: null,
  used: 'Used Vehicle Enquiry',
  service: 'Service Enquiry',
  parts: 'Parts Enquiry',
} as const;

/**
 * GET /locations/{slug}/enquiry: the contact form of a location, for a dialog over its page, which is the same for
 * everyone and so cannot contain it. The location's id is a hidden field (H3). 404 where the site has no such location,
 * or no contact form.
 */
export async function answerContactForm(request: RequestContext, slug: string): Promise<Response> {
  const { settings, url } = request;
  const { locations } = await loadOfferedPlaces(request);
  const location = locations.find((one) => one.slug === slug);
  const path = findEnquiryPath('contact', settings);
  if (!location || !path) return createProblemResponse(404, 'There is no such form');
  const page = new URL(path, url);
  page.searchParams.set('location', location.slug);
  const category = CATEGORIES[getLocationType(location)];
  if (category && settings.forms.enquiry.categories.includes(category)) page.searchParams.set('category', category);
  const form = await loadEnquiryForm('contact', { ...request, url: page }, null);
  return createJsonResponse(form, PRIVATE);
}
