import { expect, test } from 'vitest';
import { sampleSettings } from '../../../tests/samples/stock.ts';
import type { SiteSettingsInput } from '../../settings/schema.ts';
import { FINANCE_PAGES, findFinancePage, listOpenFinancePages } from './finance.ts';
import { getSignInType, isGated } from './gates.ts';

/** Leaves out addresses that only redirect. */
const paths = (given: Partial<SiteSettingsInput>) =>
  listOpenFinancePages(sampleSettings(given))
    .map(({ path }) => path)
    .filter((path) => !['/finance-enquiry', '/apply-for-finance'].includes(path));

test.each(['/finance', '/finance-enquiry', '/apply-for-finance', '/money'])(
  '[E9] a site that names %s has its finance page there and nowhere else',
  (path) => {
    const settings = sampleSettings({ finance: { pages: { path } } });
    expect(findFinancePage(path, settings)).toBe('enquiry');
    expect(findFinancePage('/finance-elsewhere', settings)).toBeUndefined();
    const open = listOpenFinancePages(settings).map((page) => page.path);
    expect(new Set(open)).toEqual(
      new Set([path, '/finance', '/finance-enquiry', '/apply-for-finance', '/finance-pre-approval']),
    );
  },
);

test('[E9] a site whose finance is elsewhere has no such page', () => {
  const elsewhere = {
    finance: { pages: { path: 'https://lender.example/apply', preApproval: 'off' as const } },
  };
  expect(paths(elsewhere)).toEqual([]);
});

test('[E9] pre-approval and the check of a vehicle are there by switches of their own', () => {
  expect(paths({ finance: { pages: { preApproval: 'off', personalised: 'on' } } })).toEqual([
    '/finance',
    '/personalised/finance',
  ]);
});

test.each<[SiteSettingsInput['gating'], string[]]>([
  [{}, ['/finance', '/finance-pre-approval', '/personalised/finance']],
  [{ finance: 'signed_in' }, ['/personalised/finance']],
  [{ financeCheck: 'signed_in' }, ['/finance', '/finance-pre-approval']],
  [{ finance: 'signed_in', financeCheck: 'signed_in' }, []],
])('[F4] nothing leads to what is behind the gates %j, unless one can sign in', (gating, open) => {
  const finance = { pages: { personalised: 'on' as const } };
  expect(paths({ gating, finance })).toEqual(open);
  const all = ['/finance', '/finance-pre-approval', '/personalised/finance'];
  expect(paths({ gating, finance, visitors: { signIn: 'on' } })).toEqual(all);
});

test('[F4] each page is closed by the switch of its row', () => {
  const closed = sampleSettings({ gating: { financeCheck: 'signed_in' } });
  expect(isGated(FINANCE_PAGES.check.gate, closed)).toBe(true);
  expect(isGated(FINANCE_PAGES.enquiry.gate, closed)).toBe(false);
  expect([FINANCE_PAGES.check, FINANCE_PAGES.enquiry].map(({ gate }) => getSignInType(gate))).toEqual([
    'car-finance',
    'finance',
  ]);
});
