import type { SiteSettings } from '../../../settings/schema.ts';

export type ShareChannel = SiteSettings['vehicle']['sharing']['channels'][number];

export interface ShareTarget {
  url: string;
  name: string;
}

type LinkChannel = Exclude<ShareChannel, 'copy'>;

interface ChannelRow {
  label: string;
  popup: boolean;
  href(shared: ShareTarget): string | null;
}

const query = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');
const words = ({ url, name }: ShareTarget) => [name, url].filter(Boolean).join(' ');

/** Ways to share that are links (D16). Facebook and Twitter share an address, so without one they have no link (S5). */
export const SHARE_LINKS: Record<LinkChannel, ChannelRow> = {
  facebook: {
    label: 'Facebook',
    popup: true,
    href: ({ url }) => (url ? `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}` : null),
  },
  twitter: {
    label: 'Twitter',
    popup: true,
    href: ({ url, name }) => (url ? `https://twitter.com/intent/tweet?${query({ url, text: name })}` : null),
  },
  whatsapp: {
    label: 'WhatsApp',
    popup: true,
    href: (shared) => `https://wa.me/?${query({ text: words(shared) })}`,
  },
  email: {
    label: 'Email',
    popup: false,
    href: (shared) => `mailto:?${query({ subject: shared.name, body: words(shared) })}`,
  },
  sms: { label: 'SMS', popup: false, href: (shared) => `sms:?&${query({ body: words(shared) })}` },
};
