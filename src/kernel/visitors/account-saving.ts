import type { SiteSettings } from '../../settings/schema.ts';

type Saving = Pick<SiteSettings, 'card' | 'visitors'>;

/** Whether the site saves vehicles with signed-in visitors (F2); the others leave that to the browser (F3). */
export function isSavingInAccount({ card, visitors }: Saving): boolean {
  return card.favourites === 'on' && visitors.signIn === 'on' && visitors.watchlist.storedIn === 'account';
}

export function canSaveSearches({ visitors }: Pick<SiteSettings, 'visitors'>): boolean {
  return visitors.signIn === 'on' && visitors.savedSearches === 'on';
}
