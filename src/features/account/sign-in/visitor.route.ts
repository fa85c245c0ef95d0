import { findVisitorDetails } from '../../../db/queries/visitors/sign-in.ts';
import { createJsonResponse } from '../../../kernel/http/json-response.ts';
import { createLoader } from '../../../kernel/request/handlers.ts';
import { findVisitorOrRefusal, PRIVATE } from '../../../kernel/visitors/signed-in.ts';

/**
 * GET /api/visitor: the details of the signed-in visitor, for the forms of pages that are the same for everybody (F6).
 */
export const loader = createLoader(async (site) => {
  const signedIn = await findVisitorOrRefusal(site);
  if (!signedIn.ok) return signedIn.refusal;
  const details = await site.db.run((tx) => findVisitorDetails(tx, signedIn.visitor.id));
  return createJsonResponse({ visitor: details ?? null }, PRIVATE);
});
