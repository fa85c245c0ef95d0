import { findVisitorDetails, saveVisitorDetails } from '../../db/queries/visitors/sign-in.ts';
import type { RequestContext } from '../request/context.ts';
import { findSignedInVisitor } from './signed-in.ts';

/** The details that a form may save; the phone is the one that the visitor signed in with. */
const NAMES = ['name', 'last_name', 'email', 'postcode'] as const;

/**
 * Saves the details that signed-in visitors wrote into a form, for the next one (S3, F6: saved user details), but only
 * those that are still empty: what they changed themselves stays. Does nothing where nobody is signed in.
 */
export async function saveDetails(
  values: Readonly<Record<string, unknown>>,
  request: Pick<RequestContext, 'settings' | 'db' | 'now' | 'site'> & Partial<Pick<RequestContext, 'visit'>>,
): Promise<void> {
  const { visit, db } = request;
  const visitor = visit ? await findSignedInVisitor({ ...request, visit }) : null;
  if (!visitor) return;
  await db.run(async (tx) => {
    const details = await findVisitorDetails(tx, visitor.id);
    const given = NAMES.filter((name) => details?.[name] == null && typeof values[name] === 'string' && values[name]);
    await saveVisitorDetails(tx, visitor.id, Object.fromEntries(given.map((name) => [name, values[name]])));
  });
}
