import type { Payment } from '../../../db/queries/payments/payments.ts';
import { formatDollars } from '../../../domain/text/format.ts';
import { formatPaymentReference } from './lead.ts';

export function formatPayments(payments: readonly Payment[]): string {
  if (payments.length === 0) return 'No payments.\n';
  const lines = payments.map(({ created_at, cents, state, token, description, lead: { lead } }) =>
    [
      created_at.toISOString().slice(0, 16).replace('T', ' '),
      formatPaymentReference(token),
      state.padEnd(10),
      formatDollars(cents / 100).padStart(10),
      [lead.name, lead.last_name].filter(Boolean).join(' '),
      lead.phone ?? '',
      description,
    ].join('  '),
  );
  return `${lines.join('\n')}\n`;
}
