import type { PageMeta } from '../../../kernel/head/page-meta.ts';

/**
 * Where a link in a message about alerts leads: out of them, or to say whose an e-mail address is. Asked for, done, or
 * asked for by a word that is none of ours.
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
