import type { PageMeta } from '../seo/page-meta.ts';

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
  /** Where those that are left can be compared; null where the site does not compare. */
  compare: { href: string; limit: number; label: string } | null;
  head: PageMeta;
}
