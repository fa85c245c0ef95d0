import type { SiteRecord } from '../../db/queries/sites/sites.ts';
import { formatProblem } from '../../settings/problem.ts';
import { resolveSite } from '../../settings/resolve-site.ts';

/** The percentage of its stock that a feed may remove at once by the site's settings; throws when these are invalid. */
export function getRemovalLimit(site: Pick<SiteRecord, 'slug' | 'preset' | 'settings'>): number {
  const resolution = resolveSite(site);
  if (resolution.ok) return resolution.settings.stock.feedRemovalLimitPercent;
  throw new Error(`The settings of ${site.slug} are invalid: ${resolution.problems.map(formatProblem).join('; ')}`);
}
