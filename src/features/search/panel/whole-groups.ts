import { PANEL_PARAMETER, withPanel } from '../../../kernel/stock/address.ts';
import type { FilterGroup } from './groups.ts';

const EVERY = 'all';

interface Asked {
  /** The address without the parameter. */
  url: URL;
  /** As it was asked, to be passed along when the address redirects. */
  along: { key: string; value: string }[];
}

/** Takes the parameter from an address: it says how a page shows a search, not which search. */
export function takeWholeGroups(url: URL): Asked {
  const value = url.searchParams.get(PANEL_PARAMETER);
  if (value === null) return { url, along: [] };
  const bare = new URL(url);
  bare.searchParams.delete(PANEL_PARAMETER);
  return { url: bare, along: [{ key: PANEL_PARAMETER, value }] };
}

/** Marks the groups that were asked for; with `all` they are open, too. */
export function markWholeGroups(groups: FilterGroup[], [asked]: Asked['along']): FilterGroup[] {
  const keys = asked?.value.split(',') ?? [];
  const isEvery = keys.includes(EVERY);
  return groups.map((group) => ({
    ...group,
    open: group.open || isEvery,
    whole: isEvery || keys.includes(group.key),
  }));
}

/** What a form without scripts sends to stay with all groups. */
export function keepWholeGroups([asked]: Asked['along']): { name: string; value: string }[] {
  return asked?.value === EVERY ? [{ name: PANEL_PARAMETER, value: EVERY }] : [];
}

/** The page of the same search with all groups. */
export const linkToWholePanel = (address: string): string => withPanel(address, EVERY);
