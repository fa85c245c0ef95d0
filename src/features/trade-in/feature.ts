import type { FeatureRow } from '../../kernel/feature.ts';
import { TRADE_IN_FORMS } from './form.ts';
import { listOpenTradeInPages, listTradeInPaths } from './pages.ts';

const VALUED = [
  'Our buyer looks over your details.',
  'We call you to arrange an inspection of your vehicle.',
  'We make you an offer. You decide.',
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
