import { z } from 'zod';
import { amount, count, onOff, part, shown, text } from '../../kinds.ts';

const door = (byDefault: 'open' | 'signed_in') => z.enum(['open', 'signed_in']).default(byDefault);

export const gating = part(
  'Pages that need sign-in. The garage always does; trade-in and sell my car never do. ' +
    'Without `visitors.signIn` such a page shows the number to call.',
  {
    checkout: door('open').describe('Reserving and buying online.'),
    finance: door('open').describe('Finance pages.'),
    financeCheck: door('open').describe('The finance check.'),
    spinToWin: door('open').describe('Spin to win.'),
    onlinePayment: door('signed_in').describe('Online payment.'),
  },
);

/** Text messages cost money and codes can be guessed, so both are limited per hour. */
const limits = part('Maximum codes sent, and attempts, per hour.', {
  sendsPerPhone: count().default(5).describe('Codes to one phone number.'),
  sendsPerAddress: count().default(20).describe('Codes requested from one IP address.'),
  sendsPerSite: count().default(500).describe('Codes on the whole site.'),
  triesPerPhone: count().default(15).describe('Attempts for one phone number, whatever the code.'),
  triesPerAddress: count().default(40).describe('Attempts from one IP address.'),
  triesPerSite: count().default(2_000).describe('Attempts on the whole site.'),
});

const headings = part('Heading of the sign-in page, by its purpose (`/sign-in?type=…`).', {
  watchlist: text().default('Sign in to save this for later').describe('To save a vehicle or a search.'),
  'trade-in': text().default('Sign in to value your trade-in').describe('To value a trade-in.'),
  checkout: text().default('Sign in to reserve').describe('To reserve a vehicle.'),
  finance: text().default('Sign in for finance').describe('For the finance pages.'),
  'spin-to-win': text().default('Sign in to spin the wheel').describe('To spin the wheel.'),
  'online-payment': text().default('Sign in to pay online').describe('To pay online.'),
  'car-finance': text().default('Sign in to check finance').describe('To check the finance of a vehicle.'),
  'my-garage': text().default('Sign in').describe('For the garage, and anything else.'),
});

const watchlist = part('Saving vehicles.', {
  storedIn: z
    .enum(['account', 'browser'])
    .default('browser')
    .describe('Where saved vehicles are stored: in the visitor’s account, or in the browser.'),
  savedText: text()
    .default('{Vehicle} Saved In Watchlist')
    .describe('Toast after saving; {Vehicle} becomes the site’s word for a vehicle.'),
  viewText: text().default('View List').describe('Action in that toast.'),
  removedText: text().default('{Vehicle} Removed').describe('Toast after removing.'),
  unstoredText: text()
    .default('Saved until you leave this page')
    .describe('Toast after saving or comparing, if the browser can’t store it.'),
});

export const visitors = part('Sign-in, saved vehicles, and data kept about visitors.', {
  signIn: onOff('off').describe('Whether visitors can sign in by phone.'),
  codeMinutes: amount().default(10).describe('Minutes a code is valid.'),
  codeTries: count().default(5).describe('Wrong attempts before a code becomes invalid.'),
  resendSeconds: count().default(30).describe('Seconds before another code can be sent to the same number.'),
  limits,
  headings,
  codeOnPage: shown('hidden').describe(
    'Whether the page shows the code instead of texting it. For demos only: it works only with ' +
      'the stand-in for text messages.',
  ),
  sessionDays: count().default(30).describe('Days that a visitor stays signed in.'),
  garagePath: z
    .string()
    .regex(/^\/[a-z0-9-]+$/, 'must be a path such as /my-garage')
    .default('/my-garage')
    .describe('Address of the private garage.'),
  garageName: text().default('My Garage').describe('Name of the private garage.'),
  watchlist,
  savedSearches: onOff('on').describe('Whether searches can be saved, with alerts.'),
  toastSeconds: amount().default(3).describe('How long toasts stay.'),
  retentionDays: count().default(730).describe('Days a visitor’s data is kept after their last visit.'),
});
