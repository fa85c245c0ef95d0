import { isLinkServed, toOpenPage } from '../../../kernel/addresses/served-pages.ts';
import { listStandardPaths } from '../../../kernel/addresses/standard-pages.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { Link } from '../model.ts';

export interface DisclaimerModel {
  text: string | null;
  terms: Link | null;
}

/** The disclaimer of the site, and its terms where they have a page; null where there is neither. */
export function buildDisclaimerModel(
  settings: Pick<SiteSettings, 'vehicle' | 'pages' | 'reviews'>,
): DisclaimerModel | null {
  const { disclaimer, disclaimerLink } = settings.vehicle.blocks;
  const opened = listStandardPaths(settings).map(toOpenPage);
  const terms = isLinkServed(disclaimerLink, undefined, opened)
    ? { label: 'Terms and conditions', href: disclaimerLink }
    : null;
  return disclaimer || terms ? { text: disclaimer, terms } : null;
}
