import { expect, test } from 'vitest';
import { isAbn } from './abn.ts';

// The example of the Australian Business Register, and numbers that two large companies print on their invoices.
test.each(['51824753556', '53004085616', '33051775556'])('%s can be an ABN', (digits) => {
  expect(isAbn(digits)).toBe(true);
});

test('a wrong digit, two that changed places, and what is not eleven digits cannot', () => {
  for (const digits of ['51824753557', '51824735556', '5182475355', '51 824 753 556', ''])
    expect(isAbn(digits), digits).toBe(false);
});
