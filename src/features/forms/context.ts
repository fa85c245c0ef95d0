import { loadOfferedPlaces } from '../chrome/offered-places.ts';
import type { RequestContext } from '../request.ts';
import type { FormContext } from './row.ts';

/** What a form is made for, with the places that the site offers, looked up. */
export async function loadFormContext(
  { car, given }: Pick<FormContext, 'car' | 'given'>,
  { settings, stock, db }: Pick<RequestContext, 'settings' | 'stock' | 'db'>,
): Promise<FormContext> {
  return { settings, stock, car, given, places: await loadOfferedPlaces({ db, settings }) };
}
