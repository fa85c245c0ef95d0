import { findTestDrivePath, linkToTestDrive } from '../../kernel/addresses/test-drive.ts';
import { isValidSlug } from '../../kernel/addresses/vehicle.ts';
import { createJsonResponse } from '../../kernel/http/json-response.ts';
import { createProblemResponse } from '../../kernel/http/problem.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { isDrivable } from './drivable.ts';
import { loadTestDriveForm } from './load.ts';

/**
 * GET /cars/{slug}/test-drive: the form that books a vehicle's test drive, for its page, which is the same for everyone
 * and so cannot contain it. 404 where the site has no such vehicle, or it cannot be driven.
 */
export async function answerDriveForm(request: RequestContext, slug: string): Promise<Response> {
  const { stock, settings } = request;
  const path = findTestDrivePath(settings);
  const car = isValidSlug(slug) ? await stock.findCar(slug.toLowerCase()) : undefined;
  if (path === null || !car || !isDrivable(car)) return createProblemResponse(404, 'There is no such form');
  const { form } = await loadTestDriveForm(request, car, {}, linkToTestDrive(path, { car: car.slug }));
  return createJsonResponse(form, { 'Cache-Control': 'private, no-store' });
}
