import type { FormModel } from '../../kernel/forms/model.ts';
import type { PageMeta } from '../../kernel/head/page-meta.ts';

/** Spin to win: the wheel with the form before the turn, and with the prize after it. */
export interface SpinPageModel {
  heading: string;
  text: string;
  /** In the order of the wheel, with the odds in words. */
  prizes: { key: string; label: string; name: string; odds: string; percent: number }[];
  terms: string;
  form: FormModel | null;
  /** What the visitor has won: the index of the prize, and how to claim it. */
  result: { at: number; heading: string; name: string; detail: string | null } | null;
  /** Why the wheel cannot be turned. */
  closed: string | null;
  head: PageMeta;
}
