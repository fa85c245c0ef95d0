import { z } from 'zod';
import { amount, count, onOff, part, text } from '../kinds.ts';

const door = (byDefault: 'open' | 'signed_in') => z.enum(['open', 'signed_in']).default(byDefault);

export const gating = part(
  'Pages that need a signed-in visitor. The garage always does; trade-in and sell my car never do.',
  {
    checkout: door('open').describe('Reserving and buying online.'),
    finance: door('open').describe('Finance pages.'),
    financeCheck: door('open').describe('The finance check.'),
    spinToWin: door('open').describe('Spin to win.'),
    onlinePayment: door('signed_in').describe('Online payment.'),
  },
);

const watchlist = part('Saving vehicles.', {
  keptIn: z
    .enum(['account', 'browser'])
    .default('browser')
    .describe('Where saved vehicles are kept: with the signed-in visitor, or in the browser.'),
  savedText: text().default('Car Saved In Watchlist').describe('Toast after saving.'),
  viewText: text().default('View List').describe('Action in that toast.'),
  removedText: text().default('Car Removed').describe('Toast after removing.'),
  unstoredText: text()
    .default('Kept until you leave this page')
    .describe('Toast after saving or choosing to compare where the browser does not let it be kept.'),
});

export const visitors = part('Signing in, saved vehicles and what is kept of a visitor.', {
  signIn: onOff('off').describe('Whether visitors can sign in by phone.'),
  codeMinutes: amount().default(10).describe('Minutes that a code is good for.'),
  codeTries: count().default(5).describe('Wrong tries before a code is void.'),
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
  retentionDays: count().default(730).describe('Days after the last visit that a visitor’s data is kept.'),
});
