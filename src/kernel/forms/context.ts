import { loadOfferedPlaces } from '../places/offered-places.ts';
import type { RequestContext } from '../request/context.ts';
import type { FormContext } from './fields/row.ts';

/** What a form is made for, with the places that the site offers, looked up. */
export async function loadFormContext(
  { car, given }: Pick<FormContext, 'car' | 'given'>,
  { settings, stock, db }: Pick<RequestContext, 'settings' | 'stock' | 'db'>,
): Promise<FormContext> {
  return { settings, stock, car, given, places: await loadOfferedPlaces({ db, settings }) };
}
