import { z } from 'zod';
import { part, text } from '../../kinds.ts';

export const wording = part('What vehicles are called and how they are offered.', {
  kind: z
    .enum(['car', 'motorcycle'])
    .default('car')
    .describe('Vehicle kind; motorcycle sites say motorcycle where others say car.'),
  nouns: z
    .strictObject({ one: text().describe('Singular.'), many: text().describe('Plural.') })
    .nullable()
    .default(null)
    .describe('Other words for vehicles, such as caravan and caravans; null uses the kind.'),
  offering: z
    .enum(['sale', 'subscription'])
    .default('sale')
    .describe('Subscription sites say Available in place of In-Stock and show the subscription price.'),
  carTypeLabels: part('Names of the car types.', {
    new: text().default('New').describe('New vehicles.'),
    demo: text().default('Demo').describe('Demonstrators.'),
    used: text().default('Used').describe('Used vehicles.'),
  }),
});
