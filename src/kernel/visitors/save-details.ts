import { findVisitorDetails, saveVisitorDetails } from '../../db/queries/visitors/sign-in.ts';
import type { RequestContext } from '../request/context.ts';
import { findSignedInVisitor } from './signed-in.ts';

/** What a form may tell of a visitor; the phone is the one that he signed in with. */
const NAMES = ['name', 'last_name', 'email', 'postcode'] as const;

/**
 * Keeps what a signed-in visitor wrote of himself into a form, for the next one (S3, F6: saved user details), as far as
 * nothing is kept yet: what he changed himself stays. Nothing happens where nobody is signed in.
 */
export async function saveDetails(
  values: Readonly<Record<string, unknown>>,
  request: Pick<RequestContext, 'settings' | 'db' | 'now' | 'site'> & Partial<Pick<RequestContext, 'visit'>>,
): Promise<void> {
  const { visit, db } = request;
  const visitor = visit ? await findSignedInVisitor({ ...request, visit }) : null;
  if (!visitor) return;
  await db.run(async (tx) => {
    const kept = await findVisitorDetails(tx, visitor.id);
    const told = NAMES.filter(
      (name) => kept?.[name] == null && typeof values[name] === 'string' && values[name],
    );
    await saveVisitorDetails(tx, visitor.id, Object.fromEntries(told.map((name) => [name, values[name]])));
  });
}
