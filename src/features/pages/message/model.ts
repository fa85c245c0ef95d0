import type { CountedLink } from '../../chrome/model.ts';

/** A page that says one thing and shows ways on: not found, gone wrong. */
export interface MessageModel {
  status: number;
  heading: string;
  text: string;
  /** Where a search from here goes; null where searching can't help. */
  search: { action: string; label: string; placeholder: string } | null;
  ways: CountedLink[];
  /** What to quote when asking for help; null where it is of no use. */
  reference: string | null;
}
