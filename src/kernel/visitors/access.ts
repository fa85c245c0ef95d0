import { GATES, type GateKey, isClosed, isGated } from '../addresses/gates.ts';
import type { RequestContext } from '../request/context.ts';
import { findSignedInVisitor, requireVisitor, type VisitorRequest } from './signed-in.ts';

/**
 * Lets whoever may pass go on, in the handler of what is behind the gate: a document, its data, or a form that is sent
 * to it (F4). Throws the way to sign in for who has to, which comes back here. A gate that nobody comes through is the
 * page's own to tell of (`isShut`).
 */
export async function requireAccess(key: GateKey, context: RequestContext): Promise<void> {
  if (!isGated(key, context.settings) || isClosed(key, context.settings)) return;
  await requireVisitor(context, GATES[key].type);
}

/** Whether whoever sends a form may pass its gate; for calls that cannot be led to sign in. */
export async function canAccess(
  key: GateKey,
  request: Partial<VisitorRequest> & Pick<RequestContext, 'settings'>,
) {
  if (!isGated(key, request.settings)) return true;
  // A call without a visit comes from nobody.
  const { visit, db, now, site } = request;
  if (!visit || !db || !now || !site) return false;
  return (await findSignedInVisitor({ ...request, visit, db, now, site })) !== null;
}
