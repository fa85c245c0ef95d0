import type { SiteSettings } from '../../../settings/schema.ts';
import { SHARE_LINKS, type ShareChannel, type ShareTarget } from './links.ts';

export type ShareItem =
  | { channel: Exclude<ShareChannel, 'copy'>; label: string; href: string; popup: boolean }
  | { channel: 'copy'; label: string; copiedText: string; copiedMs: number };

/** Ways to share a vehicle: the row, and the sidebar's button that copies the page's address (D16). */
export interface SharingModel {
  url: string;
  row: ShareItem[];
  button: { label: string; toastText: string; toastMs: number };
}

/** What copying the page's address needs. */
export interface CopyModel {
  url: string;
  toastText: string;
  toastMs: number;
}

/** The site's ways to share a vehicle, in its order; one that needs an address and has none is left out. */
export function buildSharingModel(
  shared: ShareTarget,
  { sharing, actionTexts }: Pick<SiteSettings['vehicle'], 'sharing' | 'actionTexts'>,
): SharingModel {
  return {
    url: shared.url,
    row: [...new Set(sharing.channels)].flatMap((channel) => itemOf(channel, shared, sharing)),
    button: {
      label: actionTexts.share,
      toastText: sharing.toastText.replace('{vehicle name}', shared.name),
      toastMs: sharing.toastSeconds * 1000,
    },
  };
}

function itemOf(
  channel: ShareChannel,
  shared: ShareTarget,
  { copiedText, copiedSeconds }: SiteSettings['vehicle']['sharing'],
): ShareItem[] {
  if (channel === 'copy') return [{ channel, label: 'Copy link', copiedText, copiedMs: copiedSeconds * 1000 }];
  const { label, popup, href: hrefOf } = SHARE_LINKS[channel];
  const href = hrefOf(shared);
  return href === null ? [] : [{ channel, label, href, popup }];
}
