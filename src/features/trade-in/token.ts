import { getVisitorToken, type VisitorToken } from '../../kernel/request/visitor-token.ts';

export { hashToken } from '../../kernel/request/visitor-token.ts';

/** Whose valuations somebody may open. */
export function getValuationToken(request: Request, url: Pick<URL, 'protocol'>): VisitorToken {
  return getVisitorToken('valuation', request, url);
}
