import { z } from 'zod';
import { part, text } from '../../kinds.ts';

/** Brands and the models that are sold new (H7, H8). */
export const showroom = part('Brands and new models.', {
  brands: z
    .enum(['listed', 'listed_and_stock'])
    .default('listed_and_stock')
    .describe('Which brands have a page: those in manufacturers.json, or makes in stock as well.'),
  brandsIntro: text()
    .default('Every brand we sell and service. Choose one to see its models, our stock and where to find it.')
    .describe('Text under the heading of the brands page.'),
  modelsIntro: text()
    .default('Choose a body type, then a model, to see its colours, variants and features.')
    .describe('Text under the heading of the models page.'),
  driveAwayNote: text()
    .default(
      'Drive-away prices are for private buyers and include registration, compulsory third-party ' +
        'insurance, stamp duty and dealer delivery. They vary by state and colour, so ask us for the ' +
        'price where you live.',
    )
    .describe('Note under drive-away prices: what they include.'),
  pictureNote: text()
    .default(
      'Colours may look different on screen, and pictures may show another variant. Features can change: ' +
        'check with us before you order.',
    )
    .describe('Note under pictures and feature lists.'),
  comingSoonText: text().default('Coming soon').describe('Shown for a model that is not available yet.'),
  comingSoonQuoteText: text()
    .default('Register your interest')
    .describe('The call to action of a model that isn’t available yet.'),
  quoteIntro: text()
    .default('Tell us which one you’d like and we’ll get back to you with a price.')
    .describe('Text above the form that asks for a quote.'),
});
