import { loadOfferedPlaces } from '../places/offered-places.ts';
import type { RequestContext } from '../request/context.ts';
import type { FormContext } from './fields/row.ts';

/** The context of a form, with the places that the site offers loaded. */
export async function loadFormContext(
  { car, given }: Pick<FormContext, 'car' | 'given'>,
  { settings, stock, db }: Pick<RequestContext, 'settings' | 'stock' | 'db'>,
): Promise<FormContext> {
  return { settings, stock, car, given, places: await loadOfferedPlaces({ db, settings }) };
}
