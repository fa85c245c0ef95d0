import { formatPhone } from '../../domain/contact/phone.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { SignInType } from './visitors.ts';

type Switches = SiteSettings['gating'];
type GateSettings = Pick<SiteSettings, 'gating' | 'visitors'>;

interface GateRow {
  /** `by_switch`: the setting of the same name in `gating` says `signed_in`. */
  rule: 'always' | 'by_switch';
  /** What signing in is asked for: `/sign-in?type=…` (G2). */
  type: SignInType;
}

/** What is behind a gate (F4, G4: gated route). Trade-in and sell my car never are. */
export const GATES = {
  garage: { rule: 'always', type: 'my-garage' },
  checkout: { rule: 'by_switch', type: 'checkout' },
  finance: { rule: 'by_switch', type: 'finance' },
  financeCheck: { rule: 'by_switch', type: 'car-finance' },
  spinToWin: { rule: 'by_switch', type: 'spin-to-win' },
  onlinePayment: { rule: 'by_switch', type: 'online-payment' },
} as const satisfies Record<keyof Switches | 'garage', GateRow>;

export type GateKey = keyof typeof GATES;

/**
 * What is decided of each route of `app/routes.ts` (F4): the gate that it stands behind, `never`, or `by_page` where the settings say which page is
 * at the address, and that page's own row (`finance/pages/table.ts`) or form (`gate`) names its gate. A route without a decision fails a test.
 */
export const ROUTE_GATES: Readonly<Record<string, GateKey | 'never' | 'by_page'>> = {
  '': 'never',
  'search/count': 'never',
  'search/suggest': 'never',
  'search/*': 'never',
  'special-offers': 'never',
  'used-car/*': 'never',
  'cars/trade-in': 'never',
  'cars/:slug': 'never',
  'cars/:slug/view.json': 'never',
  'cars/:slug/phone-reveal': 'never',
  'cars/:slug/autogauge': 'never',
  'cars/:slug/similar': 'never',
  'cars/:slug/finance': 'never',
  'cars/:slug/test-drive': 'never',
  'cars/:slug/enquiry': 'never',
  'cars/:slug/checkout': 'checkout',
  'cars/:slug/buy-online': 'checkout',
  'cars/:slug/spin': 'never',
  'cars/:slug/pdf': 'never',
  'checkout-journey': 'checkout',
  'online-payment': 'onlinePayment',
  'payments/test/:session': 'never',
  'payments/:token': 'never',
  'spin-to-win': 'spinToWin',
  print: 'never',
  compare: 'never',
  saved: 'never',
  chat: 'never',
  'dealer-locator': 'never',
  'contact-us/:slug': 'never',
  'our-location/:slug': 'never',
  'locations/:slug': 'never',
  'locations/:slug/enquiry': 'never',
  brands: 'never',
  ':brand/overview': 'never',
  models: 'never',
  'models/order-now': 'never',
  'models/:slug': 'never',
  'api/watchlist': 'garage',
  'api/watchlist/save-car': 'garage',
  'api/watchlist/remove-car': 'garage',
  'api/watchlist/merge-cars': 'garage',
  'api/my-data': 'garage',
  keep: 'garage',
  'alerts/stop': 'never',
  'alerts/confirm': 'never',
  'my-booking': 'never',
  'sign-in': 'never',
  'sign-out': 'never',
  'api/visitor': 'never',
  'api/youx/quote': 'never',
  'api/payments/notice': 'never',
  'api/test-drive/slots': 'never',
  'api/delivery': 'never',
  'api/events': 'never',
  'api/openapi.json': 'never',
  'api/search': 'never',
  'api/search/queries': 'never',
  'api/chat': 'never',
  'api/miscellaneous': 'never',
  'api/bot-check': 'never',
  'api/leads': 'by_page',
  'api/leads/steps': 'by_page',
  'api/cards': 'never',
  'api/items': 'never',
  'drawings/video.svg': 'never',
  'drawings/:body/:colour/:file': 'never',
  'favicon.svg': 'never',
  'favicon.ico': 'never',
  'social.png': 'never',
  'icons/:file': 'never',
  'manifest.webmanifest': 'never',
  'robots.txt': 'never',
  'sitemap.xml': 'never',
  'sitemap/:part': 'never',
  '*': 'by_page',
};

/** Whether only signed-in visitors come through a gate on this site. */
export function isGated(key: GateKey, { gating }: Pick<GateSettings, 'gating'>): boolean {
  return GATES[key].rule === 'always' || gating[key as keyof Switches] === 'signed_in';
}

/** Whether nobody comes through: the site wants visitors signed in, and has no way to sign in. */
export function isShut(key: GateKey, settings: GateSettings): boolean {
  return isGated(key, settings) && settings.visitors.signIn === 'off';
}

/** Said at a gate that nobody comes through. */
export function shutText({ contact }: Pick<SiteSettings, 'contact'>): string {
  return `Signing in is needed for this. Please call ${formatPhone(contact.phone)}, and we will help you on the phone.`;
}
