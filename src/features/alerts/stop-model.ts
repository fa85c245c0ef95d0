import type { PageMeta } from '../seo/page-meta.ts';

/** The way out of alerts: asked for, done, or asked for by a word that is none of ours. */
export interface AlertsStopModel {
  state: 'asked' | 'done' | 'unknown';
  heading: string;
  text: string;
  /** Where its form is sent. */
  action: string;
  garage: { label: string; href: string };
  head: PageMeta;
}
