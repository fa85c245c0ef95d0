import { type GateKey, getSignInType, isClosed, isGated } from '../addresses/gates.ts';
import type { RequestContext } from '../request/context.ts';
import { findSignedInVisitor, requireVisitor, type VisitorRequest } from './signed-in.ts';

/**
 * Enforces a gate, in the handler of everything behind it: a document, its data, or a form sent to it (F4). Throws a
 * redirect to sign in for visitors who have to, which returns here. The page itself tells of a gate that nobody can
 * pass (`isClosed`).
 */
export async function requireAccess(key: GateKey, context: RequestContext): Promise<void> {
  if (!isGated(key, context.settings) || isClosed(key, context.settings)) return;
  await requireVisitor(context, getSignInType(key));
}

/** Whether the sender of a form may pass its gate; for calls that cannot redirect to sign in. */
export async function canAccess(key: GateKey, request: Partial<VisitorRequest> & Pick<RequestContext, 'settings'>) {
  if (!isGated(key, request.settings)) return true;
  // A call without a visit is anonymous.
  const { visit, db, now, site } = request;
  if (!visit || !db || !now || !site) return false;
  return (await findSignedInVisitor({ ...request, visit, db, now, site })) !== null;
}
