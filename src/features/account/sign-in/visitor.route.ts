import type { LoaderFunctionArgs } from 'react-router';
import { findVisitorDetails } from '../../../db/queries/visitors/sign-in.ts';
import { createJsonResponse } from '../../../kernel/http/json-response.ts';
import { requestContext } from '../../../kernel/request/context.ts';
import { findVisitorOrRefusal, PRIVATE } from '../../../kernel/visitors/signed-in.ts';

/**
 * GET /api/visitor: the details of the signed-in visitor, for the forms of pages that are the same for everybody (F6).
 */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const site = context.get(requestContext);
  const asked = await findVisitorOrRefusal(site);
  if (!asked.ok) return asked.refusal;
  const details = await site.db.run((tx) => findVisitorDetails(tx, asked.visitor.id));
  return createJsonResponse({ visitor: details ?? null }, PRIVATE);
}
