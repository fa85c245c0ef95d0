import type { FormModel } from '../../kernel/forms/model.ts';
import type { PageMeta } from '../../kernel/head/page-meta.ts';

/** Spin to win, finished: the wheel with the form before the turn, and with what it won after it. */
export interface SpinPageModel {
  heading: string;
  text: string;
  /** As they stand on the wheel, and the odds in words. */
  prizes: { key: string; label: string; name: string; odds: string; percent: number }[];
  terms: string;
  form: FormModel | null;
  /** What the visitor has won: which of the prizes, and how it is claimed. */
  result: { at: number; heading: string; name: string; detail: string | null } | null;
  /** Why there is nothing to turn. */
  closed: string | null;
  head: PageMeta;
}
