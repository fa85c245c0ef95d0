import type { PageMeta } from '../../../kernel/head/page-meta.ts';

/** The page of saved vehicles. Which they are, only the visitor's browser knows. */
export interface SavedPageModel {
  heading: string;
  intro: string;
  empty: { heading: string; text: string; action: { label: string; href: string } };
  /** Said of a saved vehicle that is no longer listed. */
  goneText: string;
  similarLabel: string;
  withoutScripts: string;
  failedText: string;
  /** How many vehicles are compared at most; 0 where the site does not compare. */
  compareLimit: number;
  head: PageMeta;
}
