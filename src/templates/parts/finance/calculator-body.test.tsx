import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import { buildCalculatorModel } from '../../../kernel/finance/calculator/model.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { CalculatorBody } from './calculator-body.tsx';

const written = (finance: SiteSettingsInput['finance']) => {
  const settings = sampleSettings({ finance });
  const model = buildCalculatorModel({
    car: sampleCar(),
    settings,
    asked: new URLSearchParams(),
    quoteHref: null,
  });
  return renderToStaticMarkup(<CalculatorBody model={model} />);
};

test('[E4] [E7] the shopper’s own figures are marked so, with a box for the fee and no comparison rate', () => {
  const html = written({});
  expect(html).toContain('These figures are examples, not a lender’s rate or fees.');
  expect(html).toContain('at the rate you chose (10.00% p.a.)');
  expect(html).toMatch(/<label for="fincalc-fee">Establishment fee<\/label>/);
  expect(html).toContain('* Calculated over 5 years with your own figures. Not an offer of credit.');
  expect(html).not.toMatch(/comparison/i);
});

test('[E4] [E7] a lender’s figures are not: its fees besides the repayments are among the totals', () => {
  const fees = [{ label: 'Account', amount: 8, due: 'monthly' as const }];
  const html = written({ rates: { interestRate: 9.5, comparisonRate: 12, establishmentFee: 500, fees } });
  expect(html).not.toMatch(/examples|your own figures/);
  expect(html).not.toContain('fincalc-fee');
  expect(html).toContain('Comparison rate 12.00% p.a.');
  expect(html).toContain('<dt>Other fees (not included)</dt><dd>$480</dd>');
});
