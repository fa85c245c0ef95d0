import type { PageMeta } from '../../../kernel/head/page-meta.ts';

/**
 * Where a link in a message about alerts leads: to unsubscribe, or to confirm an address. Asked for, done, or opened
 * with an invalid token.
 */
export interface AlertsLinkModel {
  state: 'asked' | 'done' | 'unknown';
  heading: string;
  text: string;
  /** Where its form is sent, and what its button says: nothing happens before that. */
  action: string;
  button: string;
  garage: { label: string; href: string };
  head: PageMeta;
}
