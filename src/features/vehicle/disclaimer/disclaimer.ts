import type { SiteSettings } from '../../../settings/schema.ts';
import { leadsSomewhere } from '../../chrome/served-pages.ts';
import type { Link } from '../model.ts';

/** What is said under a vehicle about all that was said above it (D24). */
export interface DisclaimerModel {
  text: string | null;
  terms: Link | null;
}

/** The disclaimer of the site, and the terms where they have a page; null where there is neither. */
export function disclaimerModel({
  disclaimer,
  disclaimerLink,
}: SiteSettings['vehicle']['blocks']): DisclaimerModel | null {
  const terms = leadsSomewhere(disclaimerLink)
    ? { label: 'Terms and conditions', href: disclaimerLink }
    : null;
  return disclaimer || terms ? { text: disclaimer, terms } : null;
}
