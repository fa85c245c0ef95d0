import { z } from 'zod';
import { amount, part, shown, text } from '../../kinds.ts';

export const price = part('How prices are shown.', {
  noPriceText: text().default('Enquire for price.').describe('Shown in place of a price of 10 or less.'),
  preorderText: text().default('PREORDER').describe('Shown in place of the price of a preorder that has none.'),
  wasPrice: z
    .enum(['as_given', 'proven', 'hidden'])
    .default('as_given')
    .describe(
      'Earlier price: as the feed says, only if the price history proves it was advertised (cards: only the ' +
        'price an offer undercuts), or never.',
    ),
  reductions: shown('hidden').describe('The line "Reduced $2,000 on 12/11/2026", from the price history.'),
  typeLabels: z
    .record(z.string(), text())
    .default({ DAP: 'Drive Away', EGC: 'Excl. Govt. Charges' })
    .describe(
      'Text shown for each price type in the feed. The text for Drive Away, or else DAP, ' +
        'also appears beside model prices.',
    ),
  typeNotes: z
    .record(z.string(), text())
    .default({ DAP: 'Stamp duty, rego and fees included.', EGC: 'Stamp duty and rego costs are extra.' })
    .describe('What the price of each type includes or leaves out, in words beside the price on the vehicle page.'),
  belowMarket: part('The below-market indicator.', {
    show: shown('shown').describe('Whether it is shown.'),
    over: amount().default(499).describe('Dollars by which the market average must exceed the price.'),
    text: text()
      .regex(/\{market\}/, 'must say which market: include {market}')
      .default('{amount} below {market}')
      .describe(
        'Its text; {amount} is the difference, {market} the average from the feed, such as the QLD market ' +
          'average.',
      ),
  }),
});
