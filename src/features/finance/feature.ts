import { listOpenFinancePages } from '../../kernel/addresses/finance.ts';
import type { FeatureRow } from '../../kernel/feature.ts';
import { FINANCE_FORMS } from './enquiry/form.ts';
import { listFinancePaths } from './pages/paths.ts';

export const feature: FeatureRow = {
  forms: FINANCE_FORMS,
  pages: { open: listOpenFinancePages, listPaths: ({ settings }) => listFinancePaths(settings) },
  nextSteps: {
    'Finance Enquiry': [
      'We read what you told us, and ask for what is missing.',
      'We find out which lenders suit you.',
      'You get an answer, and decide.',
    ],
  },
  gates: { finance: 'finance', financeCheck: 'car-finance' },
};
