import type { PageMeta } from '../../../kernel/head/page-meta.ts';

/** Only the visitor's browser knows which vehicles they are. */
export interface SavedPageModel {
  heading: string;
  intro: string;
  empty: { heading: string; text: string; gains: string[]; action: { label: string; href: string } };
  goneText: string;
  similarLabel: string;
  withoutScripts: string;
  failedText: string;
  compareLimit: number;
  head: PageMeta;
}
