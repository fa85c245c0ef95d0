import type { SiteSettings } from '../../settings/schema.ts';

/** A site whose stock is followed, under its present settings. */
export interface FollowedSite {
  id: number;
  groupId: number;
  settings: SiteSettings;
}
