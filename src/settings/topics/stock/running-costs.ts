import { z } from 'zod';
import { amount, part, postcode, shown, text } from '../../kinds.ts';

const region = z.strictObject({
  name: text().describe('Name of the region, as shown.'),
  price: amount().describe('Delivery price in dollars.'),
  postcodes: z
    .array(
      z.strictObject({
        from: postcode().describe('First postcode.'),
        to: postcode().describe('Last postcode.'),
      }),
    )
    .min(1)
    .describe('Postcode ranges of the region.'),
});

export const delivery = part('The delivery calculator.', {
  show: shown('hidden').describe('Whether the vehicle page has the calculator.'),
  regions: z
    .array(region)
    .default([])
    .describe('Delivery regions and prices; the first that includes the postcode applies.'),
  placeholder: text().default('e.g. 4000').describe('Example in the empty box.'),
  emptyText: text().default('Please enter a postcode.').describe('Shown when no postcode was entered.'),
  noEstimateText: text()
    .default(
      "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or " +
        'give us a call to get a quote.',
    )
    .describe('Shown when no region includes the postcode.'),
});

export const fuel = part('The fuel cost calculator.', {
  show: shown('shown').describe('Whether it is on the vehicle page.'),
  pricePerLitre: amount().default(1.7).describe('Dollars per litre.'),
  kmsPerWeek: amount().default(250).describe('Kilometres per week.'),
  litresPer100Km: amount().default(10).describe('Litres per 100 km if a vehicle’s consumption is unknown.'),
  electric: z
    .enum(['hidden', 'kwh'])
    .default('hidden')
    .describe('For electric vehicles: no calculator, or one in kilowatt hours.'),
  pricePerKwh: amount().default(0.3).describe('Dollars per kilowatt hour.'),
  kwhPer100Km: amount()
    .default(16)
    .describe('Kilowatt hours per 100 km if an electric vehicle’s consumption is unknown.'),
});
