import type { FeatureRow } from '../../kernel/feature.ts';
import { TRADE_IN_FORMS } from './form.ts';
import { listOpenTradeInPages, listTradeInPaths } from './pages.ts';

const VALUED = [
  'A buyer looks at what you told us.',
  'We call you to arrange an inspection of your vehicle.',
  'You get an offer, and decide.',
];

export const feature: FeatureRow = {
  forms: TRADE_IN_FORMS,
  pages: { open: listOpenTradeInPages, listPaths: ({ settings }) => listTradeInPaths(settings) },
  nextSteps: {
    'Trade-In': VALUED,
    'Sell My Car': VALUED,
    'Instant Price': VALUED,
  },
};
