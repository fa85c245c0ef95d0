import { getVisitorToken, type VisitorToken } from '../../kernel/request/visitor-token.ts';

export function getChatToken(request: Request, url: Pick<URL, 'protocol'>): VisitorToken {
  return getVisitorToken('chat', request, url);
}
