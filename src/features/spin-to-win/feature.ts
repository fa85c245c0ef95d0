import { toOpenPage } from '../../kernel/addresses/served-pages.ts';
import type { FeatureRow } from '../../kernel/feature.ts';
import { isSpinOpen, SPIN_PATH } from './address.ts';
import { SPIN_FORM } from './form.ts';

export const feature: FeatureRow = {
  forms: [SPIN_FORM],
  pages: { open: (settings) => (isSpinOpen(settings) ? [toOpenPage(SPIN_PATH)] : []) },
  nextSteps: {
    'Spin to Win': ['Your prize is kept for you under your mobile number.', 'You collect it as its text says.'],
  },
  gates: { spinToWin: 'spin-to-win' },
};
