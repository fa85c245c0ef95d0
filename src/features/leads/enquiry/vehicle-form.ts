import { isAvailable } from '../../../domain/availability/availability.ts';
import { linkToEnquiry } from '../../../kernel/addresses/enquiry.ts';
import { isValidSlug } from '../../../kernel/addresses/vehicle.ts';
import { createJsonResponse } from '../../../kernel/http/json-response.ts';
import { createProblemResponse } from '../../../kernel/http/problem.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { PRIVATE } from '../../../kernel/visitors/signed-in.ts';
import { loadEnquiryForm } from './load.ts';

/**
 * GET /cars/{slug}/enquiry: the enquiry form of a vehicle, for its page, which is the same for everyone and so cannot
 * contain it, since each form has its own submission key. For a sold vehicle the form asks for something similar. 404
 * where the site has no such vehicle or form.
 */
export async function answerVehicleForm(request: RequestContext, slug: string): Promise<Response> {
  const { stock, settings, url } = request;
  const car = isValidSlug(slug) ? await stock.findCar(slug.toLowerCase()) : undefined;
  const page = car && isAvailable(car) ? 'vehicleEnquiry' : 'similar';
  const href = car && linkToEnquiry(page, settings, car);
  if (!car || !href) return createProblemResponse(404, 'There is no such form');
  const form = await loadEnquiryForm(page, { ...request, url: new URL(href, url) }, car);
  return createJsonResponse(form, PRIVATE);
}
