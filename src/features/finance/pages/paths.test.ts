import { expect, test } from 'vitest';
import { sampleSettings } from '../../../../tests/samples/stock.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { listFinancePaths } from './paths.ts';

test('[E9] search engines are told of the pages that anybody may see without a vehicle, at their own address', () => {
  const listed = (given: Partial<SiteSettingsInput>) => listFinancePaths(sampleSettings(given));
  expect(listed({ finance: { pages: { path: '/money#form', personalised: 'on' } } })).toEqual([
    '/money',
    '/finance-pre-approval',
  ]);
  expect(listed({ finance: { pages: { path: 'https://lender.example/', preApproval: 'off' } } })).toEqual([]);
  expect(listed({ gating: { finance: 'signed_in' } })).toEqual([]);
});
