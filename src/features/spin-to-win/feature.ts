import { toOpenPage } from '../../kernel/addresses/served-pages.ts';
import type { FeatureRow } from '../../kernel/feature.ts';
import { isSpinOpen, SPIN_PATH } from './address.ts';
import { SPIN_FORM } from './form.ts';

export const feature: FeatureRow = {
  forms: [SPIN_FORM],
  pages: { open: (settings) => (isSpinOpen(settings) ? [toOpenPage(SPIN_PATH)] : []) },
  nextSteps: {
    'Spin to Win': ['We keep your prize under your mobile number.', 'Collect it as described with the prize.'],
  },
  gates: { spinToWin: 'spin-to-win' },
};
