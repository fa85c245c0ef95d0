import { z } from 'zod';
import { amount, part, postcode, shown, text } from '../../kinds.ts';

const region = z.strictObject({
  name: text().describe('Name of the region, as shown.'),
  price: amount().describe('Delivery in dollars.'),
  postcodes: z
    .array(
      z.strictObject({
        from: postcode().describe('First postcode.'),
        to: postcode().describe('Last postcode.'),
      }),
    )
    .min(1)
    .describe('Spans of postcodes in the region.'),
});

export const delivery = part('The delivery calculator.', {
  show: shown('hidden').describe('Whether delivery can be worked out on the vehicle page.'),
  regions: z
    .array(region)
    .default([])
    .describe('Regions delivered to, with their price; the first that holds a postcode counts.'),
  placeholder: text().default('e.g. 4000').describe('Example in the empty box.'),
  emptyText: text().default('Please enter a postcode.').describe('When no postcode was typed.'),
  noEstimateText: text()
    .default(
      "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or " +
        'give us a call to get a quote.',
    )
    .describe('When no region holds the postcode.'),
});

export const fuel = part('The fuel cost calculator.', {
  show: shown('shown').describe('Whether it is on the vehicle page.'),
  pricePerLitre: amount().default(1.7).describe('Dollars a litre.'),
  kmsPerWeek: amount().default(250).describe('Kilometres a week.'),
  litresPer100Km: amount().default(10).describe('Consumption of a vehicle whose own is not known.'),
  electric: z
    .enum(['hidden', 'kwh'])
    .default('hidden')
    .describe('For electric vehicles: no calculator, or one in kilowatt hours.'),
  pricePerKwh: amount().default(0.3).describe('Dollars a kilowatt hour.'),
  kwhPer100Km: amount().default(16).describe('Consumption of an electric vehicle whose own is not known.'),
});
