import type { FeatureRow } from '../../kernel/feature.ts';
import { TRADE_IN_FORMS } from './form.ts';
import { listOpenTradeInPages, listTradeInPaths } from './pages.ts';

export const feature: FeatureRow = {
  forms: TRADE_IN_FORMS,
  pages: { open: listOpenTradeInPages, listPaths: ({ settings }) => listTradeInPaths(settings) },
};
