import { openCheckoutPages } from '../../features/payment/checkout/opened.ts';
import { isSpinOpen, SPIN_PATH } from '../../features/spin-to-win/wheel.ts';
import { testDrivePath } from '../../features/test-drive/load.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { openEnquiryPages } from './enquiry.ts';
import { openFinancePages } from './finance.ts';
import { openLocationPages } from './places.ts';
import type { OpenedPage } from './served-pages.ts';
import { standardPaths } from './standard-pages.ts';
import { openTradeInPages } from './trade-in.ts';

/** What says which pages a site opens. */
export type OpeningSettings = Pick<
  SiteSettings,
  'finance' | 'forms' | 'gating' | 'tradeIn' | 'vehicle' | 'extras' | 'visitors' | 'pages' | 'reviews'
>;

/**
 * The pages that a site's settings open to everybody; a feature with such pages has a line here, so that menus, buttons and offers may lead there.
 * `written`: the paths of what the site has written itself, where they are known.
 */
export function openedPages(settings: OpeningSettings, written: readonly string[] = []): OpenedPage[] {
  const drive = testDrivePath(settings);
  // Links leave the slash at its end out as often as not.
  const drives = drive === null ? [] : [drive, drive.replace(/\/$/, '')];
  const spin = isSpinOpen(settings) ? [{ path: SPIN_PATH, needsVehicle: false }] : [];
  const { signIn, garagePath } = settings.visitors;
  return [
    ...spin,
    ...(signIn === 'on' ? [{ path: garagePath, needsVehicle: false }] : []),
    ...drives.map((path) => ({ path, needsVehicle: false })),
    ...openFinancePages(settings),
    ...openTradeInPages(settings),
    ...openEnquiryPages(settings),
    ...openCheckoutPages(settings),
    ...openLocationPages(),
    ...[...standardPaths(settings), ...written].map((path) => ({ path, needsVehicle: false })),
  ];
}
