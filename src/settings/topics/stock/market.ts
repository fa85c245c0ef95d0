import { z } from 'zod';
import { amount, count, optionalText, part, shown } from '../../kinds.ts';

export const priceComparison = part('The price comparison panel.', {
  show: shown('shown').describe('Whether it is on the vehicle page.'),
  feature: z.enum(['autogauge', 'car_analysis']).default('autogauge').describe('Which version of the panel is shown.'),
  minConfidence: z.number().min(0).max(1).default(0.2).describe('The panel needs a confidence above this.'),
  fillSeconds: amount().default(2.5).describe('Animation of the gauge.'),
  countSeconds: amount().default(2).describe('Animation of the price, which counts its last dollars.'),
});

export const similar = part('Similar vehicles on the vehicle page.', {
  show: shown('shown').describe('Whether they are shown.'),
  heading: optionalText().describe('Heading; null uses Similar Cars In-Stock, with the site’s own words.'),
  limit: count().default(6).describe('Maximum number shown.'),
  lowPriceUnder: amount()
    .default(50000)
    .describe('Vehicles under this price are compared within the smaller price window.'),
  lowPriceWindow: amount().default(10000).describe('Price window for those vehicles, in dollars either way.'),
  highPriceWindow: amount().default(25000).describe('Price window for all others, in dollars either way.'),
});
