import type { Gates } from './addresses/gates.ts';
import type { FeaturePages } from './addresses/opened-pages.ts';
import type { MenuEntries } from './chrome/menus.ts';
import type { FormRow } from './forms/fields/row.ts';
import type { NextSteps } from './leads/next-steps.ts';

/** Everything that the kernel must know of a feature: its `feature.ts`, listed in `app/features.ts`. */
export interface FeatureRow {
  /** Forms that become leads. */
  forms?: readonly FormRow[];
  nextSteps?: NextSteps;
  /** Pages that a site may not have, or that search engines should index. */
  pages?: FeaturePages;
  gates?: Gates;
  /** Its menu entries. */
  menu?: MenuEntries;
}
