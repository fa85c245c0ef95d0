import type { SiteSettings } from '../../settings/schema.ts';
import type { BookedFor } from '../addresses/success.ts';
import { formatSlot } from '../forms/format-slots.ts';
import { createRegistry } from '../registry.ts';

/** The steps after a form of a category was sent (S4), where the site has no words of its own: by category. */
export type NextSteps = Readonly<Record<string, readonly string[]>>;

const registry = createRegistry<NextSteps>('next steps');

export const registerNextSteps = registry.register;

export const ANSWERED = 'We’ll call or email you during business hours.';
const OTHERS = ['We read your message.', ANSWERED];

/** The site's words for the category, else the platform's. */
export function listNextSteps(category: string, { forms }: Pick<SiteSettings, 'forms'>): string[] {
  const own = Object.hasOwn(forms.success.next, category) ? forms.success.next[category] : undefined;
  return [...(own ?? findNextSteps(category) ?? OTHERS)];
}

function findNextSteps(category: string): readonly string[] | undefined {
  const row = registry.list().find((steps) => Object.hasOwn(steps, category));
  return row?.[category];
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
  const known = [
    ...registry.list().flatMap(Object.keys),
    ...forms.enquiry.categories,
    ...Object.keys(forms.success.next),
  ];
  return known.find((category) => category === given) ?? null;
}
