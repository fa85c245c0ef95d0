import { z } from 'zod';
import { part, text } from '../../kinds.ts';

/** Brands and the models that are sold new (H7, H8). */
export const showroom = part('Brands, and models that are sold new.', {
  brands: z
    .enum(['listed', 'listed_and_stock'])
    .default('listed_and_stock')
    .describe('Which brands have a page: those of manufacturers.json, or makes in stock as well.'),
  brandsIntro: text()
    .default('Every brand that we sell or look after. Choose one to see its models, what is in stock and where to go.')
    .describe('Text under the heading of the brands page.'),
  modelsIntro: text()
    .default('Choose a body type, then a model, to see its colours, its variants and what each of them has.')
    .describe('Text under the heading of the models page.'),
  driveAwayNote: text()
    .default(
      'Drive-away prices are for private buyers and include registration, compulsory third-party ' +
        'insurance, stamp duty and delivery by the dealer. They differ by state and colour: ask us for the ' +
        'price where you live.',
    )
    .describe('Note under drive-away prices: what they cover.'),
  pictureNote: text()
    .default(
      'Pictures show colours as screens can and may show another variant. Equipment can change: check it ' +
        'with us before you order.',
    )
    .describe('Note under pictures and lists of features: what they promise.'),
  comingSoonText: text().default('Coming soon').describe('Shown for a model that is not available yet.'),
  comingSoonQuoteText: text()
    .default('Register your interest')
    .describe('The call to action of a model that is not available yet.'),
  quoteIntro: text()
    .default('Tell us which one you would like and how to reach you, and we will answer with a price.')
    .describe('Text above the form that asks for a quote.'),
});
