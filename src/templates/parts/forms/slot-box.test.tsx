import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ANY_TIME, type Field } from '../../../kernel/forms/fields/schema.ts';
import { SlotBox } from './slot-box.tsx';

const FREE = '2026-11-22T22:30:00.000Z';
const field: Field = {
  name: 'slot',
  label: 'Time',
  kind: 'slot',
  required: false,
  options: [{ value: ANY_TIME, label: 'No time yet' }],
  slots: {
    days: [{ date: '2026-11-23', label: 'Monday 23 November', times: [{ value: FREE, label: '8:30 am' }] }],
    timeZone: 'Australia/Brisbane',
    from: '/api/test-drive/slots',
  },
};
const common = { id: 'slot', name: 'slot' };
const drawn = (typed: string) => renderToStaticMarkup(<SlotBox field={field} typed={typed} common={common} />);

test('[G2] a time that was chosen and is not free any more stays chosen, and says so', () => {
  const html = drawn('2026-11-15T22:30:00.000Z');
  expect(html).toMatch(
    /<input[^>]*checked[^>]*value="2026-11-15T22:30:00.000Z"|value="2026-11-15T22:30:00.000Z"[^>]*checked/,
  );
  expect(html).toContain('Monday 16 November, 8:30 am (no longer free)');
});

test.each(['', ANY_TIME, FREE, '1', '2001', 'January', '2026-02-30T22:30:00.000Z', '+012026-01-01T00:00:00.000Z'])(
  '[G2] %j makes no time of its own among those that are free',
  (typed) => {
    expect(drawn(typed).match(/type="radio"/g)).toHaveLength(2);
  },
);
