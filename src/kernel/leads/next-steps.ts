import { lookUp } from '../../domain/text/look-up.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { BookedFor } from '../addresses/success.ts';
import { formatSlot } from '../forms/format-slots.ts';

const ANSWERED = 'Somebody who knows answers you by phone or e-mail, in our opening hours.';

const VALUED = [
  'A buyer looks at what you told us.',
  'We call you to arrange an inspection of your vehicle.',
  'You get an offer, and decide.',
];

/** The steps after a form of each category was sent (S4), where the site has no words of its own. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  'General Enquiry': ['Your message goes to the people whom it is for.', ANSWERED],
  'New Vehicle Enquiry': [
    'We look up the vehicle and what you asked.',
    ANSWERED,
    'You see and drive it when it suits you.',
  ],
  'Used Vehicle Enquiry': [
    'We look up the vehicle and what you asked.',
    ANSWERED,
    'You see and drive it when it suits you.',
  ],
  'Find Me Something Similar': [
    'We look through our stock, and through what is about to arrive, for one like it.',
    'Somebody from our team calls or writes when we have found one.',
    'You see and drive it when it suits you.',
  ],
  'Request Photos': ['We take the photos that you asked for.', 'You get them by e-mail.'],
  'Finance Enquiry': [
    'We read what you told us, and ask for what is missing.',
    'We find out which lenders suit you.',
    'You get an answer, and decide.',
  ],
  'Service Enquiry': [
    'We look for a time in the workshop.',
    'We call or write to confirm it. Until then nothing is booked.',
    'You bring your vehicle in.',
  ],
  'Parts Enquiry': ['We find the part that fits your vehicle.', 'You get a price and how soon it can be here.'],
  'Fleet Enquiry': [
    'Our fleet manager reads what you run.',
    'We call you to talk it through.',
    'You get an offer in writing.',
  ],
  'Career Enquiry': [
    'The people whom you would work with read your application.',
    'We write to you whether we can go on or not.',
  ],
  'Warranty Enquiry': ['We look up your vehicle and its warranty.', 'We call you to arrange what is to be done.'],
  'Test Drive': [
    'We see that the vehicle is there, and ready to be driven.',
    'We call you to confirm the time, or to find one that suits you.',
    'You come with your licence, and drive it.',
  ],
  'Trade-In': VALUED,
  'Sell My Car': VALUED,
  'Instant Price': VALUED,
  'Spin to Win': ['Your prize is kept for you under your mobile number.', 'You collect it as its text says.'],
  Reservation: [
    'Somebody from our team calls you to arrange a time to see and drive it.',
    'You decide while it is reserved.',
  ],
  'Online purchase': [
    'Somebody from our team calls you to go through the paperwork.',
    'You see and drive the vehicle before you pay the rest.',
  ],
  'Online payment': ['We match what you paid to your reference.', 'Keep the page of your payment: it is your receipt.'],
  Unsubscribe: ['Your address gets no more offers from this website.', 'What you asked us yourself is still answered.'],
};
const OTHERS = ['We read what you sent.', ANSWERED];

/** The site's words for the category, else the platform's. */
export function listNextSteps(category: string, { forms }: Pick<SiteSettings, 'forms'>): string[] {
  const own = Object.hasOwn(forms.success.next, category) ? forms.success.next[category] : undefined;
  return [...(own ?? lookUp(NEXT, category) ?? OTHERS)];
}

/** The site's words after a booking, with the booked time. */
export function describeAfterBooking(
  booked: BookedFor,
  { forms }: Pick<SiteSettings, 'forms'>,
): { text: string; steps: string[] } {
  const { text, next } = forms.success.booked;
  const withTime = (words: string) => words.replaceAll('{time}', () => formatSlot(booked));
  return { text: withTime(text), steps: next.map(withTime) };
}

/** The category in an address if the site's forms can have sent it; null for any other words. */
export function findKnownCategory(given: string | null, { forms }: Pick<SiteSettings, 'forms'>): string | null {
  const known = [...Object.keys(NEXT), ...forms.enquiry.categories, ...Object.keys(forms.success.next)];
  return known.find((category) => category === given) ?? null;
}
