import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleRecord, sampleSettings } from '../../../tests/samples/stock.ts';
import { buildCardModel } from '../../kernel/cards/card.ts';
import { VehicleCard } from './vehicle-card.tsx';

test('[C2][C3] a sold vehicle’s tag stands on the price rail, and nowhere else', () => {
  const sold = sampleRecord({ status: 'sold', sold: true, sold_date_timestamp: SAMPLE_NOW.getTime() / 1000 });
  const html = renderToStaticMarkup(<VehicleCard card={buildCardModel(sold, sampleSettings({}), SAMPLE_NOW)} />);
  expect(html).toContain('<b class="vh">JUST SOLD</b>');
  expect(html).toContain('rail--gone');
  expect(html).not.toContain('class="tag ');
  const available = buildCardModel(sampleRecord({ car_type: 'new' }), sampleSettings({}), SAMPLE_NOW);
  expect(renderToStaticMarkup(<VehicleCard card={available} />)).toContain('class="tag ');
});
