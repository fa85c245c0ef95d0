import { formatClosedGateText, isClosed } from '../../kernel/addresses/gates.ts';
import { buildConsentFields, CONTACT_FIELDS } from '../../kernel/forms/fields/fields.ts';
import type { FormRow } from '../../kernel/forms/fields/row.ts';
import { saveSpin } from './actions.ts';
import { loadWheel, type RunningWheel } from './wheel.ts';

const PLAIN: FormRow = {
  id: 'spin-to-win',
  heading: 'Your spin',
  submitLabel: 'Spin the wheel',
  category: 'Spin to Win',
  subcategory: null,
  gate: 'spinToWin',
  findRefusal({ settings }) {
    if (settings.extras.spinToWin === 'off') return 'This website has no such form.';
    return isClosed('spinToWin', settings) ? formatClosedGateText(settings) : null;
  },
  steps: ({ settings }) => [
    {
      heading: 'About you',
      text: 'So we can send your prize. One spin per person.',
      fields: [
        ...CONTACT_FIELDS,
        ...buildConsentFields({ settings }).filter(({ name }) => name !== 'terms'),
        {
          name: 'terms',
          label: 'I agree to the conditions of this promotion.',
          kind: 'terms',
          required: true,
        },
      ],
    },
  ],
  // The visitor's turn, which is in the cookie too.
  hidden: ({ given }): Record<string, string> => (given.turn ? { turn: given.turn } : {}),
};

/** A turn at the wheel (G10): the visitor and what they won, in one lead. */
export const SPIN_FORM: FormRow = {
  ...PLAIN,
  prepare: async (_asked, request) => buildSpinForm(await loadWheel(request)),
};

export function buildSpinForm(running: RunningWheel): FormRow {
  return { ...PLAIN, save: (form, request) => saveSpin(form, request, running) };
}
