import { z } from 'zod';
import { amount, count, onOff, optionalLink, part, slug, text } from '../../kinds.ts';

const pagePath = (byDefault: string | null, about: string) =>
  z
    .string()
    .regex(/^\/(?!\/)[^\s?#]*[^\s?#/]$/, 'must be a path such as /trade-in, without a slash at its end')
    .nullable()
    .default(byDefault)
    .describe(about);

const pages = part('Addresses of the pages; null if the site doesn’t have the page.', {
  tradeIn: pagePath('/trade-in', 'Trading a vehicle in; a vehicle’s page leads to /cars/trade-in.'),
  sellMyCar: pagePath('/sell-my-car', 'Selling a vehicle to the dealer.'),
  instantPrice: pagePath('/instant-price', 'What the dealer may pay for a vehicle, shown straight away.'),
});

const question = z.strictObject({
  key: slug().describe('Name of the answer in the valuation and the lead.'),
  label: text().describe('The question.'),
  options: z
    .array(
      z.strictObject({
        label: text().describe('Answer.'),
        percent: z.number().min(-100).max(100).describe('Change to the estimate, in percent.'),
        dollars: z
          .number()
          .min(-100_000)
          .max(100_000)
          .default(0)
          .describe('Further change to the estimate, in dollars.'),
      }),
    )
    .min(2)
    .refine((options) => new Set(options.map(({ label }) => label)).size === options.length, {
      error: 'has two answers with the same text',
    })
    .describe('Answers to choose from.'),
});

const answer = (label: string, percent = 0, dollars = 0) => ({ label, percent, dollars });

/** What a buyer asks about any vehicle, with typical adjustments for the answers. */
const QUESTIONS: z.output<typeof question>[] = [
  {
    key: 'condition',
    label: 'What condition is it in?',
    options: [
      answer('Like new', 3),
      answer('Good: light wear for its age', 0),
      answer('Fair: scratches, dents or worn trim', -6),
      answer('Poor: needs work before it can be sold', -15),
    ],
  },
  {
    key: 'service-history',
    label: 'Is there a service history?',
    options: [answer('Complete, with log books', 2), answer('Most of it', 0), answer('Little or none', -5)],
  },
  {
    key: 'accidents',
    label: 'Has it been in an accident?',
    options: [
      answer('Never'),
      answer('Yes, with minor repairs', -4),
      answer('Yes, with major repairs', -12),
      answer('It is a repairable write-off', -35),
    ],
  },
  {
    key: 'keys',
    label: 'How many keys are there?',
    options: [answer('Two or more'), answer('One', 0, -350)],
  },
  {
    key: 'owners',
    label: 'How many owners has it had?',
    options: [answer('One', 1), answer('Two'), answer('Three or more', -3)],
  },
  {
    key: 'finance-owing',
    label: 'Is there finance owing on it?',
    options: [answer('No'), answer('Yes')],
  },
];

const margin = part(
  'The gap between advertised prices and what the dealer pays: reconditioning, ' +
    'warranty, holding costs and profit.',
  {
    percent: z.number().min(0).max(90).default(14).describe('Percent of the advertised price.'),
    least: amount().default(1800).describe('Minimum in dollars.'),
  },
);

const texts = part('Texts of the pages.', {
  subjectTo: text()
    .default(
      'We pay less than the advertised price of similar vehicles, to cover reconditioning, warranty and ' +
        'selling costs. This is an estimate, not a binding offer. It’s subject to ' +
        'an inspection, your right to sell the vehicle, and the market on the day.',
    )
    .describe('Shown below every estimate.'),
  byHand: text()
    .default('Our buyer will take a look and call you with a price.')
    .describe('Shown when there is no online estimate.'),
  overAge: text()
    .default('Online estimates are for vehicles up to {years} years old.')
    .describe('Why an older vehicle has none.'),
  overKm: text()
    .default('Online estimates are for vehicles up to {km} km.')
    .describe('Why a vehicle with more kilometres has none.'),
  notComparable: text()
    .default('We don’t have enough similar vehicles to compare it with.')
    .describe('Why a vehicle without comparable ones has none.'),
  accepted: text()
    .default('Thanks. We’ll call you to arrange an inspection. Nothing is final until you agree to it.')
    .describe('Shown after an estimate is accepted.'),
  declined: text()
    .default('Thanks for letting us know. We have your details, so give us a call if you change your mind.')
    .describe('Shown after an estimate was declined by a shopper who has left their details.'),
  declinedUnknown: text()
    .default(
      'Thanks for looking. You didn’t leave any details, so we won’t call. If you change your mind, your ' +
        'price is still here.',
    )
    .describe('Shown after an estimate was declined by a shopper who has left none, as with an instant price.'),
  byHandUnknown: text()
    .default('Leave your details and our buyer will call you with a price.')
    .describe('Shown when there is no online estimate and the shopper hasn’t left any details yet.'),
});

export const tradeIn = part('Trade-in, sell my car and the instant price.', {
  show: z.enum(['shown', 'hidden']).default('shown').describe('Whether vehicles can be valued.'),
  pages,
  maxAgeYears: count().default(7).describe('Maximum age in years for an online estimate.'),
  maxKm: count().default(100000).describe('Maximum kilometres for an online estimate.'),
  minConfidence: z
    .number()
    .min(0)
    .max(1)
    .default(0.1)
    .describe('Minimum confidence in the market prices behind an estimate.'),
  margin,
  offers: onOff('on').describe('Whether an estimate can be accepted online.'),
  keepValuation: onOff('off').describe('Whether the valuation is also saved as a record of its own.'),
  leadAttributes: onOff('off').describe(
    'Whether trade-in leads contain the pages visited and the query parameters of links.',
  ),
  questions: z
    .array(question)
    .max(20)
    .refine((questions) => new Set(questions.map(({ key }) => key)).size === questions.length, {
      error: 'has two questions with the same key',
    })
    .default(QUESTIONS)
    .describe('Questions that adjust the estimate.'),
  keepIncompleteDays: count().default(30).describe('Days before an unfinished valuation is removed.'),
  lookupsPerMinute: z
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .default(10)
    .describe('Regos one IP address may look up per minute.'),
  texts,
  externalLink: optionalLink().describe('Page of another service, used instead of the site’s own pages.'),
});
