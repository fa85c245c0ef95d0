import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import { buildVehiclePageModel } from '../../../features/vehicle/model.ts';
import { buildPrintSheet } from '../../../features/vehicle/print/model.ts';
import { PrintPage } from './print-page.tsx';

const rates = { interestRate: 9.5, comparisonRate: 11.5, establishmentFee: 500 };
const settings = sampleSettings({
  finance: { finance_provider: 'manual', rates, estimate: { show: 'shown' } },
  card: { tags: { fuel: 'shown' } },
});
const origin = 'https://cars.example';

// Regression: a sheet of a reserved electric vehicle that says "Electric" alone, or its price without the repayment and
// its terms.
test('[D18] [C2] [E7] a printed sheet says the vehicle’s state by its tag, and its repayment with all terms', () => {
  const car = sampleCar({ simple_fuel: 'Electric', reserved: true });
  const place = { location: null, specialHours: [], isMain: false, href: null };
  const page = buildVehiclePageModel({
    car,
    settings,
    origin,
    siteId: 1,
    place,
    history: [],
    now: SAMPLE_NOW,
  });
  const sheet = buildPrintSheet({ page, settings, address: origin, now: SAMPLE_NOW });
  const back = { label: 'Back', href: '/' };
  const html = renderToStaticMarkup(<PrintPage model={{ sheet, printLabel: 'Print', pdf: null, back } as never} />);
  expect(html).toContain('Electric · RESERVED');
  expect(html).toContain(sheet.repayment!.text);
  expect(html).toContain('WARNING: This comparison rate');
});
