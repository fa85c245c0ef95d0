import type { BookingState } from '../../../domain/bookings/booking-state.ts';
import type { Field } from '../../../kernel/forms/fields/schema.ts';
import type { PageMeta } from '../../../kernel/head/page-meta.ts';

/** The page of what a shopper has booked, finished (G2). `unknown` is a link that is none of the site's. */
export interface BookingPageModel {
  state: BookingState | 'unknown';
  heading: string;
  text: string;
  /** What was just done, or why it was not. */
  note: { kind: 'done' | 'failed'; text: string } | null;
  /** What was booked; nothing of it stands on the page of a link that has ended. */
  rows: { label: string; text: string; href: string | null }[];
  /** Where the page's forms are sent. */
  action: string;
  /** Moving it; `times` is null where it cannot be, and the text says why. Null where there is nothing to move. */
  move: { heading: string; text: string; times: Field | null; chosen: string; button: string } | null;
  cancel: { heading: string; text: string; button: string } | null;
  ways: { label: string; href: string }[];
  phone: { label: string; text: string; href: string };
  head: PageMeta;
}
