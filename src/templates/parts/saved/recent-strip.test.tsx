import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import { buildCardRecord } from '../../../domain/listing/card-record.ts';
import { buildCardModel } from '../../../kernel/cards/card.ts';
import { Tile } from './recent-strip.tsx';

// Regression: vehicles in the strip that did not say that they are reserved, or on their way.
test('[C2] [D22] a vehicle that was seen lately says its states, whatever its tag is about', () => {
  const car = sampleCar({ simple_fuel: 'Electric', reserved: true, status: 'coming_soon' });
  const settings = sampleSettings({ card: { tags: { fuel: 'shown' } } });
  const card = buildCardModel(buildCardRecord(car), settings, SAMPLE_NOW);
  expect(renderToStaticMarkup(<Tile card={card} />)).toContain('<span>RESERVED · COMING SOON</span>');
  const plain = buildCardModel(buildCardRecord(sampleCar()), settings, SAMPLE_NOW);
  expect(renderToStaticMarkup(<Tile card={plain} />)).not.toMatch(/RESERVED|COMING SOON/);
});
