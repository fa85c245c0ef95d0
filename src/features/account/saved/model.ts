import type { PageMeta } from '../../../kernel/head/page-meta.ts';

/** The page of saved vehicles. Only the visitor's browser knows which they are. */
export interface SavedPageModel {
  heading: string;
  intro: string;
  empty: { heading: string; text: string; action: { label: string; href: string } };
  /** Shown for a saved vehicle that is no longer listed. */
  goneText: string;
  similarLabel: string;
  withoutScripts: string;
  failedText: string;
  compareLimit: number;
  head: PageMeta;
}
