import { listOpenFinancePages } from '../../kernel/addresses/finance.ts';
import type { FeatureRow } from '../../kernel/feature.ts';
import { FINANCE_FORMS } from './enquiry/form.ts';
import { listFinancePaths } from './pages/paths.ts';

export const feature: FeatureRow = {
  forms: FINANCE_FORMS,
  pages: { open: listOpenFinancePages, listPaths: ({ settings }) => listFinancePaths(settings) },
  nextSteps: {
    'Finance Enquiry': [
      'We check your details and call if we need anything else.',
      'We compare lenders to find what suits you.',
      'We come back to you with your options. You decide.',
    ],
  },
  gates: { finance: 'finance', financeCheck: 'car-finance' },
};
