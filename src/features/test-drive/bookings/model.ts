import type { BookingState } from '../../../domain/bookings/booking-state.ts';
import type { Field } from '../../../kernel/forms/fields/schema.ts';
import type { PageMeta } from '../../../kernel/head/page-meta.ts';

/** The page of a shopper's booking (G2). `unknown` is an invalid link. */
export interface BookingPageModel {
  state: BookingState | 'unknown';
  heading: string;
  text: string;
  note: { kind: 'done' | 'failed'; text: string } | null;
  /** The booking; none of it is on the page of a link that has expired. */
  rows: { label: string; text: string; href: string | null }[];
  action: string;
  /**
   * Moving it; `times` is null where that is impossible, and the text says why. Null where there is nothing to move.
   */
  move: { heading: string; text: string; times: Field | null; chosen: string; button: string } | null;
  cancel: { heading: string; text: string; button: string } | null;
  ways: { label: string; href: string }[];
  phone: { label: string; text: string; href: string };
  head: PageMeta;
}
