import { z } from 'zod';
import { amount, part, shown, text } from '../../kinds.ts';

export const price = part('How prices are shown.', {
  noPriceText: text().default('Enquire for price.').describe('Shown in place of a price of 10 or less.'),
  preorderText: text().default('PREORDER').describe('Shown in place of the price of a preorder that has none.'),
  wasPrice: z
    .enum(['as_given', 'proven', 'hidden'])
    .default('as_given')
    .describe(
      'Earlier price: as the feed says, only where the price history proves it was asked (cards: only the ' +
        'price that an offer undercuts), or never.',
    ),
  reductions: shown('hidden').describe('The line "Reduced $2,000 on 12/11/2026", from the price history.'),
  typeLabels: z
    .record(z.string(), text())
    .default({ DAP: 'Drive Away', EGC: 'Excl. Govt. Charges' })
    .describe(
      'Words in place of a price type of the feed, by the feed’s own; those of Drive Away, else of DAP, ' +
        'stand beside prices of models, too.',
    ),
  belowMarket: part('The below-market indicator.', {
    show: shown('shown').describe('Whether it is shown.'),
    over: amount().default(499).describe('Dollars by which the market average must exceed the price.'),
    text: text()
      .regex(/\{market\}/, 'must say which market: put {market} in it')
      .default('{amount} below {market}')
      .describe(
        'Its words; {amount} is the difference, {market} the average from the feed, such as the QLD market ' +
          'average.',
      ),
  }),
});
