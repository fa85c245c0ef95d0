import type { SiteSettings } from '../../settings/schema.ts';
import { findTradeInPage } from './pages.ts';

/**
 * How limits count a request to a page that values vehicles: a lookup may cost money, answers make no enquiry; null for
 * everything else, details too.
 */
export function classifyTradeInRequest(
  { pathname, searchParams }: URL,
  settings: Pick<SiteSettings, 'tradeIn'>,
): 'lookup' | 'answers' | null {
  const plain = pathname.replace(/\.data$/, '');
  if (!findTradeInPage(plain, settings)) return null;
  const step = searchParams.get('step') ?? '';
  if (step === 'find') return 'lookup';
  return ['describe', 'condition', 'estimate'].includes(step) ? 'answers' : null;
}
