import { FINANCE_FORMS } from '../features/finance/enquiry/form.ts';
import { ENQUIRY_FORMS } from '../features/leads/enquiry/forms.ts';
import { listEnquiryPaths } from '../features/leads/enquiry/paths.ts';
import { listIndexedPaths, listWrittenPaths } from '../features/pages/written/paths.ts';
import { CHECKOUT_FORMS } from '../features/payment/checkout/form.ts';
import { listOpenCheckoutPages, listPaymentPaths } from '../features/payment/checkout/open-pages.ts';
import { ONLINE_PAYMENT_FORM } from '../features/payment/online-payment/form.ts';
import { QUOTE_FORM } from '../features/showroom/models/quote-form.ts';
import { addShowroomEntries } from '../features/showroom/stock/menu.ts';
import { listShowroomPaths } from '../features/showroom/stock/open-pages.ts';
import { isSpinOpen, SPIN_PATH } from '../features/spin-to-win/address.ts';
import { SPIN_FORM } from '../features/spin-to-win/form.ts';
import { TEST_DRIVE_FORM } from '../features/test-drive/form.ts';
import { TRADE_IN_FORMS } from '../features/trade-in/form.ts';
import { listOpenEnquiryPages } from '../kernel/addresses/enquiry.ts';
import { listFinancePaths, listOpenFinancePages } from '../kernel/addresses/finance.ts';
import { type FeaturePages, registerPages } from '../kernel/addresses/opened-pages.ts';
import { listLocationPaths, listOpenLocationPages } from '../kernel/addresses/places.ts';
import type { OpenPage } from '../kernel/addresses/served-pages.ts';
import { listReviewPaths, listStandardPaths } from '../kernel/addresses/standard-pages.ts';
import { findTestDrivePath } from '../kernel/addresses/test-drive.ts';
import { listOpenTradeInPages, listTradeInPaths } from '../kernel/addresses/trade-in.ts';
import { type MenuEntries, registerMenus } from '../kernel/chrome/menus.ts';
import type { FormRow } from '../kernel/forms/fields/row.ts';
import { registerForms } from '../kernel/leads/forms.ts';
import { loadShowroom } from '../kernel/showroom/load.ts';

/** Everything that the kernel must know of a feature. */
interface FeatureRow {
  /** Forms that become leads. */
  forms?: readonly FormRow[];
  /** Pages whose addresses differ from site to site. */
  pages?: FeaturePages;
  /** Its menu entries. */
  menu?: MenuEntries;
}

const pageAt = (path: string): OpenPage => ({ path, needsVehicle: false });

/** A row for each feature that the kernel must know of; the sitemap lists their pages in this order. */
const FEATURES: Readonly<Record<string, FeatureRow>> = {
  pages: {
    pages: {
      open: (settings) => listStandardPaths(settings).map(pageAt),
      loadPaths: listWrittenPaths,
      listPaths: async (request) => [...(await listIndexedPaths(request)), ...listReviewPaths(request.settings)],
    },
  },
  places: {
    pages: {
      open: listOpenLocationPages,
      listPaths: ({ settings }, locations) => listLocationPaths(locations, settings),
    },
  },
  finance: {
    forms: FINANCE_FORMS,
    pages: { open: listOpenFinancePages, listPaths: ({ settings }) => listFinancePaths(settings) },
  },
  tradeIn: {
    forms: TRADE_IN_FORMS,
    pages: { open: listOpenTradeInPages, listPaths: ({ settings }) => listTradeInPaths(settings) },
  },
  testDrive: {
    forms: [TEST_DRIVE_FORM],
    pages: {
      // Links omit the trailing slash as often as not.
      open: (settings) =>
        testDrivePaths(settings)
          .flatMap((path) => [path, path.replace(/\/$/, '')])
          .map(pageAt),
      listPaths: ({ settings }) => testDrivePaths(settings),
    },
  },
  payment: {
    forms: [...CHECKOUT_FORMS, ONLINE_PAYMENT_FORM],
    pages: { open: listOpenCheckoutPages, listPaths: ({ settings }) => listPaymentPaths(settings) },
  },
  enquiry: {
    forms: Object.values(ENQUIRY_FORMS),
    pages: {
      open: listOpenEnquiryPages,
      listPaths: ({ settings }, locations) => listEnquiryPaths(settings, locations),
    },
  },
  showroom: {
    forms: [QUOTE_FORM],
    pages: { listPaths: async (request) => listShowroomPaths(await loadShowroom(request)) },
    menu: addShowroomEntries,
  },
  spinToWin: {
    forms: [SPIN_FORM],
    pages: { open: (settings) => (isSpinOpen(settings) ? [pageAt(SPIN_PATH)] : []) },
  },
  account: {
    pages: {
      open: ({ visitors }) => (visitors.signIn === 'on' ? [pageAt(visitors.garagePath)] : []),
    },
  },
};

function testDrivePaths(settings: Parameters<typeof findTestDrivePath>[0]): string[] {
  const path = findTestDrivePath(settings);
  return path === null ? [] : [path];
}

/** Registers all features with the kernel; every program that answers pages or takes leads begins with it. */
export function registerFeatures(): void {
  const rows = Object.values(FEATURES);
  registerForms(rows.flatMap(({ forms = [] }) => forms));
  registerPages(rows.flatMap(({ pages }) => pages ?? []));
  registerMenus(rows.flatMap(({ menu }) => menu ?? []));
}
