import { listKeysOf } from '../../domain/text/look-up.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { isClosed, isGated } from './gates.ts';

export type FinancePageKey = 'enquiry' | 'pre_approval' | 'check';

export type FinancePageSettings = Pick<SiteSettings, 'finance' | 'gating' | 'visitors'>;

interface FinancePageRow {
  /** Null where the site has no page of its own. */
  path(pages: SiteSettings['finance']['pages']): string | null;
  gate: 'finance' | 'financeCheck';
  /** Whether it is about a vehicle and does not exist without one. */
  needsVehicle: boolean;
  /** The subcategory of its leads (S3). */
  subcategory: string | null;
  heading: string;
  intro: string;
}

/** Every finance page (E9, F4). */
export const FINANCE_PAGES: Readonly<Record<FinancePageKey, FinancePageRow>> = {
  enquiry: {
    path: ({ path }) => parseSitePath(path),
    gate: 'finance',
    needsVehicle: false,
    subcategory: null,
    heading: 'Finance',
    intro: 'Tell us your budget and we’ll find your options.',
  },
  pre_approval: {
    path: ({ preApproval }) => (preApproval === 'on' ? '/finance-pre-approval' : null),
    gate: 'finance',
    needsVehicle: false,
    subcategory: 'Pre-Approval',
    heading: 'Finance pre-approval',
    intro: 'Know what you can spend before you choose. Tell us about yourself and we’ll ask our lenders.',
  },
  check: {
    path: ({ personalised }) => (personalised === 'on' ? '/personalised/finance' : null),
    gate: 'financeCheck',
    needsVehicle: true,
    subcategory: 'Finance Check',
    heading: 'Check finance',
    intro: 'Find out what this vehicle could cost you. We’ll check with the lender and let you know.',
  },
};

export const FINANCE_PAGE_KEYS = listKeysOf(FINANCE_PAGES);

/** Addresses that redirect to the finance page wherever the site has it (S2). */
export const FINANCE_PATHS: readonly string[] = ['/finance', '/finance-enquiry', '/apply-for-finance'];

export function findFinancePage(
  path: string,
  { finance }: Pick<FinancePageSettings, 'finance'>,
): FinancePageKey | undefined {
  return FINANCE_PAGE_KEYS.find((key) => FINANCE_PAGES[key].path(finance.pages) === path);
}

/** Whether a link leads to a finance page that only signed-in visitors see (S2: a gated finance route). */
export function isGatedFinancePage(link: string, settings: Pick<FinancePageSettings, 'finance' | 'gating'>): boolean {
  const path = parseSitePath(link);
  const page = path === null ? undefined : findFinancePage(path, settings);
  return page !== undefined && isGated(FINANCE_PAGES[page].gate, settings);
}

/**
 * What menus and buttons may link to: the finance pages that a visitor can reach, if need be by signing in, and the
 * addresses that redirect to them.
 */
export function listOpenFinancePages(settings: FinancePageSettings): { path: string; needsVehicle: boolean }[] {
  return FINANCE_PAGE_KEYS.flatMap((key) => {
    const { path, gate, needsVehicle } = FINANCE_PAGES[key];
    const own = path(settings.finance.pages);
    if (own === null || isClosed(gate, settings)) return [];
    const paths = key === 'enquiry' ? new Set([own, ...FINANCE_PATHS]) : [own];
    return [...paths].map((each) => ({ path: each, needsVehicle }));
  });
}

/** The path of a link within the site, without its query and anchor; null for external links. */
export function parseSitePath(link: string): string | null {
  return /^(\/(?!\/)[^?#]+)/.exec(link)?.[1] ?? null;
}
