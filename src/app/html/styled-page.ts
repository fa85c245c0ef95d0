import { lookUp } from '../../domain/text/look-up.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import type { StyledPage } from '../../templates/page-sheets.server.ts';
import { findOwnStyledPage } from '../own-page/load.ts';

/** The kind of page that each route shows, by its pattern; own pages have one each (`own-page/load.ts`). */
const KINDS: Readonly<Record<string, StyledPage>> = {
  '/': 'home',
  'search/*': 'search',
  'special-offers': 'search',
  'cars/:slug': 'vehicle',
  'cars/:slug/checkout': 'payment',
  'cars/:slug/buy-online': 'payment',
  'checkout-journey': 'payment',
  'online-payment': 'payment',
  'payments/test/:session': 'payment',
  'payments/:token': 'payment',
  'spin-to-win': 'form',
  'my-booking': 'form',
  print: 'print',
  compare: 'account',
  saved: 'account',
  'alerts/stop': 'account',
  'alerts/confirm': 'account',
  chat: 'chat',
  menu: 'menu',
  'dealer-locator': 'places',
  'contact-us/:slug': 'places',
  'our-location/:slug': 'places',
  'locations/:slug': 'places',
  brands: 'showroom',
  ':brand/overview': 'showroom',
  models: 'showroom',
  'models/order-now': 'form',
  'models/:slug': 'showroom',
};

/**
 * The kind of page, and so the style sheet, of the route (its pattern) that answers a request. What no route and no own
 * page answers is written content, or a message, which every kind can show.
 */
export const findStyledPage = (pattern: string, request: RequestContext): StyledPage =>
  lookUp(KINDS, pattern) ?? findSignInPage(pattern, request) ?? findOwnStyledPage(request) ?? 'content';

/** Signing in for finance has a calculator above it. */
function findSignInPage(pattern: string, { url }: RequestContext): StyledPage | undefined {
  if (pattern !== 'sign-in') return undefined;
  return url.searchParams.get('type') === 'finance' ? 'finance' : 'account';
}
