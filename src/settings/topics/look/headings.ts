import { z } from 'zod';
import { part } from '../../kinds.ts';

/** The words in braces that a heading may have; `fillHeading` (`settings/fill-heading.ts`) fills them in. */
const FILLED_IN = ['{vehicle}', '{vehicles}', '{Vehicle}', '{Vehicles}', '{dealer}'] as const;

const isFilledIn = (word: string): boolean => FILLED_IN.some((known) => known === word);

const words = () =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(80, 'is longer than 80 characters')
    .refine(
      (heading) => (heading.match(/\{[^}]*\}?/g) ?? []).every(isFilledIn),
      `may have no other words in braces than ${FILLED_IN.join(', ')}`,
    );

/** One that depends on what it heads, as long as the site has no words of its own. */
const optionalWords = () => words().nullable().default(null);

export const headings = part(
  'Headings of sections. A look may bring its own, which the settings of a site override. {vehicle}, {vehicles} and ' +
    '{dealer} are filled in.',
  {
    browse: words().default('Browse our {vehicles}').describe('Home: body types and makes together.'),
    bodies: optionalWords().describe('Home: body types; null says By body type, or By type.'),
    makes: words().default('By make').describe('Home: makes.'),
    prices: words().default('What’s your budget?').describe('Home: the stock by price.'),
    newest: optionalWords().describe('Home: the latest arrivals; null says Newest in stock, or Just arrived.'),
    lead: words()
      .default('The pick of our {vehicles}')
      .describe('Home: the vehicles that lead in place of the newest (home.lead).'),
    locations: optionalWords().describe('Home: the locations; null says where to see the vehicles.'),
    about: words().default('About {dealer}').describe('Home: the paragraph about the dealer.'),
    priceCheck: words().default('Price check').describe('Vehicle page: the comparison with the market.'),
    comments: words().default('Dealer comments').describe('Vehicle page: the dealer’s comments.'),
    runningCosts: optionalWords().describe('Vehicle page: delivery and fuel; null names what there is.'),
    calculator: words().default('Finance calculator').describe('Vehicle and finance pages: the calculator.'),
    callBox: words().default('Call the dealer').describe('Vehicle page: the box with the number.'),
    footerCall: words().default('Call us').describe('Footer of looks that end with the number.'),
  },
);
