import { feature as account } from '../features/account/feature.ts';
import { feature as chat } from '../features/chat/feature.ts';
import { feature as finance } from '../features/finance/feature.ts';
import { feature as leads } from '../features/leads/feature.ts';
import { feature as pages } from '../features/pages/feature.ts';
import { feature as payment } from '../features/payment/feature.ts';
import { feature as places } from '../features/places/feature.ts';
import { feature as showroom } from '../features/showroom/feature.ts';
import { feature as spinToWin } from '../features/spin-to-win/feature.ts';
import { feature as testDrive } from '../features/test-drive/feature.ts';
import { feature as tradeIn } from '../features/trade-in/feature.ts';
import { feature as vehicle } from '../features/vehicle/feature.ts';
import { registerGates } from '../kernel/addresses/gates.ts';
import { registerPages } from '../kernel/addresses/opened-pages.ts';
import { registerMenus } from '../kernel/chrome/menus.ts';
import type { FeatureRow } from '../kernel/feature.ts';
import { registerForms } from '../kernel/leads/forms.ts';
import { registerNextSteps } from '../kernel/leads/next-steps.ts';

/** The features that the kernel must know of; the sitemap lists their pages in this order. */
export const FEATURES: readonly FeatureRow[] = [
  pages,
  places,
  finance,
  tradeIn,
  testDrive,
  payment,
  leads,
  showroom,
  spinToWin,
  account,
  vehicle,
  chat,
];

/** Registers all features with the kernel; every program that answers pages or takes leads begins with it. */
export function registerFeatures(): void {
  registerForms(FEATURES.flatMap(({ forms = [] }) => forms));
  registerNextSteps(FEATURES.map(({ nextSteps = {} }) => nextSteps));
  registerPages(FEATURES.flatMap(({ pages }) => pages ?? []));
  registerGates(FEATURES.flatMap(({ gates }) => gates ?? []));
  registerMenus(FEATURES.flatMap(({ menu }) => menu ?? []));
}
