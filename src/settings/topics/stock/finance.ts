import { z } from 'zod';
import { FREQUENCY_NAMES, SUFFIXED_NAMES } from '../../../domain/finance/loan/frequency.ts';
import { ROUNDINGS } from '../../../domain/finance/loan/rounding.ts';
import { PROVIDER_NAMES } from '../../../domain/finance/providers.ts';
import { amount, count, isoDate, link, onOff, optionalText, part, shown, slug, text } from '../../kinds.ts';

const percent = () => z.number().min(0).max(100);
const ownOf = 'null uses the provider’s own';

const estimate = part('The finance estimate on cards and the vehicle page.', {
  show: shown('hidden').describe('Whether estimates are shown.'),
  every: z.enum(SUFFIXED_NAMES).default('weekly').describe('The period of the repayments shown, such as weekly.'),
  termYears: amount().default(5).describe('Loan term of the estimate, in years.'),
  fetch: onOff('on').describe('Whether the vehicle page requests a quote when the feed has none.'),
  hiddenMakes: z.array(text()).default(['Suzuki']).describe('Makes without an estimate.'),
  hiddenDealerships: z.array(slug()).default([]).describe('Slugs of dealerships without an estimate.'),
  minPrice: amount()
    .nullable()
    .default(null)
    .describe(`The price must be above this; ${ownOf} (500 for five of them).`),
  maxAgeYears: count().nullable().default(null).describe(`Oldest vehicle in years; ${ownOf} (12 for the Taurus type).`),
  offerEnds: isoDate().nullable().default(null).describe('The date after "Offer ends"; null leaves it out.'),
});

const calculator = part('The repayment calculator: limits and starting values.', {
  show: shown('shown').describe('Whether it is on the vehicle page.'),
  amountMin: amount()
    .nullable()
    .default(null)
    .describe(`Smallest amount in dollars; ${ownOf} (1000 for most, 5000 for one).`),
  amountMax: amount().default(250000).describe('Largest amount in dollars.'),
  amountStep: amount().default(500).describe('Step of the amount slider.'),
  amountSliderMax: amount().default(100000).describe('Upper end of the amount slider.'),
  amountSliderAbove: z
    .enum(['fixed', 'price_plus_5_percent'])
    .default('fixed')
    .describe('The slider’s end for vehicles above 100000: unchanged, or 1.05 times the price.'),
  defaultAmount: z
    .enum(['price', 'fixed'])
    .default('price')
    .describe('Initial amount: the vehicle’s price if above 0, or always the fixed amount.'),
  fixedAmount: amount().default(30000).describe('The fixed initial amount.'),
  termMin: amount().default(1).describe('Shortest term in years.'),
  termMax: amount().default(7).describe('Longest term in years (5 on some sites).'),
  termStep: amount().default(0.5).describe('Step of the term.'),
  terms: z
    .array(amount())
    .default([])
    .describe('The only terms that can be chosen, in years; empty allows every step.'),
  defaultTerm: amount()
    .default(5)
    .describe('Initial term in years without a vehicle, or for a vehicle without finance terms (6 on some sites).'),
  interestMin: percent().nullable().default(null).describe(`Lowest interest in percent; ${ownOf} (0.5 for most).`),
  interestMax: percent().nullable().default(null).describe(`Highest interest in percent; ${ownOf} (15 for most).`),
  interestStep: percent().default(0.5).describe('Step of the interest.'),
  defaultInterest: percent().default(10).describe('Initial interest in percent where no lender gives one.'),
  depositMax: amount().default(250000).describe('Largest deposit or trade-in.'),
  depositStep: amount().default(0.5).describe('Step of the deposit.'),
  residualMax: amount().default(250000).describe('Largest balloon (residual).'),
  residualStep: amount().default(0.5).describe('Step of the balloon (residual).'),
  defaultResidual: amount()
    .default(0)
    .describe('Initial balloon (residual), if no lender’s terms have a final payment.'),
  defaultFrequency: z.enum(FREQUENCY_NAMES).default('weekly').describe('Initial frequency (monthly on some sites).'),
  frequencies: z
    .array(z.enum(FREQUENCY_NAMES))
    .min(1)
    .default([...FREQUENCY_NAMES])
    .describe('Frequencies that can be chosen; a single one hides the selector.'),
  rounding: z.enum(ROUNDINGS).nullable().default(null).describe(`How a repayment is rounded; ${ownOf}.`),
  enquireAtOrUnder: amount().default(25).describe('A repayment of this or less is not shown.'),
  boundsText: text()
    .default('Cannot be less than {min} or more than {max}')
    .describe('Help text at or beyond a limit.'),
  residualText: text()
    .default('The balloon can’t be more than the amount financed, {max}')
    .describe('Help text if the balloon is more than the loan.'),
  assumedText: text()
    .default('These figures are examples, not a lender’s rate or fees. Change them to suit.')
    .describe('Shown beside a calculator without a lender’s rate or fee.'),
});

const rates = part(
  'The site’s own lender: its rates and all its fees. It applies to every vehicle without ' +
    'its own terms, and to the calculator without a vehicle. Null means not known; 0 means none.',
  {
    interestRate: percent()
      .nullable()
      .default(null)
      .describe(
        'Percent a year; null if the site has no lender, and vehicles without their own terms have no estimate.',
      ),
    comparisonRate: percent()
      .nullable()
      .default(null)
      .describe('Comparison rate in percent, at least what the fees below make it; null if the site has no lender.'),
    establishmentFee: amount()
      .nullable()
      .default(null)
      .describe(
        'Dollars the lender adds to the loan, 0 for none; null means not known, and uses that of the ' +
          'vehicle’s lender or the provider (1360.5 for the Angle type). If no rate and no fee is known, ' +
          'the calculator says its figures are examples, and shows no comparison rate.',
      ),
    fees: z
      .array(
        z.strictObject({
          label: text().describe('Name of the fee.'),
          amount: amount().describe('Dollars.'),
          due: z.enum(['once', 'monthly']).describe('When it is charged; every comparison rate includes it.'),
        }),
      )
      .default([])
      .describe('The lender’s other fees, paid on top of the repayments and listed under the calculator.'),
    comparisonRateFrom: percent()
      .nullable()
      .default(null)
      .describe('Lowest of a range of comparison rates (8.38 for one provider).'),
    comparisonRateTo: percent().nullable().default(null).describe('Highest of that range (19.42 for one provider).'),
    exampleAmount: amount().default(30000).describe('Loan that the comparison rate is based on.'),
    exampleTermYears: amount().default(5).describe('Its term in years.'),
    note: part('The example of a financed purchase.', {
      show: shown('hidden').describe('Whether it is shown.'),
      termYears: amount().default(5).describe('Years.'),
      depositPercent: percent().default(10).describe('Deposit in percent.'),
      finalPaymentPercent: percent().default(30).describe('Final payment in percent.'),
    }),
  },
);

const disclaimer = part('Legal and lender wording.', {
  text: optionalText().describe('Disclaimer; null uses the lender’s.'),
  fallback: z
    .enum(['none', 'secured_loan'])
    .default('none')
    .describe('Shown when there is no disclaimer: nothing, or the secured-loan text.'),
  fallbackText: text()
    .default('Based on a secured loan, 5-year term, 6.29% p.a., comparison rate 8.19% p.a., no deposit.')
    .describe('The secured-loan text.'),
  shownCharacters: count().default(197).describe('Characters shown before Show More.'),
  starts: z.enum(['short', 'full', 'hidden']).default('short').describe('How the disclaimer starts.'),
  comparisonWarning: text()
    .default(
      'WARNING: This comparison rate is true only for the examples given and may not include all fees and ' +
        'charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
    )
    .describe('Shown beside every comparison rate.'),
});

const texts = part('Finance texts.', {
  enquire: text().default('Enquire for Finance').describe('Shown in place of a repayment too small to show.'),
  callHeading: text().default('Finance Available For This Vehicle!').describe('Heading of the call to action.'),
  callButton: text().default('Get Finance Now').describe('Button of the call to action.'),
  quoteButton: text().default('Request a Quote').describe('Button of the calculator.'),
  gatedButton: text()
    .default('Get Finance Quote')
    .describe('The sidebar’s finance button when its page needs sign-in.'),
});

const pages = part('Finance pages.', {
  path: link()
    .default('/finance')
    .describe('Where finance links go: /finance, /finance-enquiry, /apply-for-finance, or any link.'),
  perVehicle: onOff('on').describe('Whether the link on a vehicle page passes on the vehicle.'),
  personalised: onOff('off').describe('Whether vehicles with an identification link to /personalised/finance.'),
  preApproval: onOff('on').describe('Whether there is a pre-approval page.'),
  eligibleAbove: amount().default(200).describe('The finance check needs a price above this.'),
});

const custom = z
  .strictObject({
    name: text().describe('Name of the provider, as shown.'),
    minPrice: amount().default(0).describe('The price must be above this.'),
    maxAgeYears: count().nullable().default(null).describe('Oldest vehicle in years.'),
    amountMin: amount().default(1000).describe('Smallest amount.'),
    interestMin: percent().default(0.5).describe('Lowest interest.'),
    interestMax: percent().default(15).describe('Highest interest.'),
    rounding: z.enum(['up', 'nearest']).default('up').describe('How a repayment is rounded.'),
  })
  .nullable()
  .default(null)
  .describe('The `custom` provider, in full.');

export const finance = part('Finance estimates, calculator and pages.', {
  finance_provider: z.enum(PROVIDER_NAMES).default('manual').describe('Which provider applies.'),
  custom,
  estimate,
  calculator,
  rates,
  disclaimer,
  texts,
  pages,
});
