import { TURNSTILE_URL } from '../../../integrations/bot-check/turnstile.ts';
import { TAG_MANAGER_URL } from '../../../kernel/events/consent/address.ts';
import type { SiteSettings } from '../../../settings/schema.ts';

/**
 * Origins of the services whose scripts, frames and responses a site's pages may load: none, unless it has Turnstile or
 * a tag manager. This is only a permission: the tag manager still waits for the visitor's consent.
 */
export function listServiceOrigins({
  integrations,
  analytics,
}: Pick<SiteSettings, 'integrations' | 'analytics'>): string[] {
  const { provider, url } = integrations.botCheck;
  const { tagManagerId, tagManagerUrl, tagManagerSources } = analytics;
  const addresses = [
    ...(provider === 'turnstile' ? [url ?? TURNSTILE_URL] : []),
    ...(tagManagerId ? [tagManagerUrl ?? TAG_MANAGER_URL, ...tagManagerSources] : []),
  ];
  // A path is on the site itself, which every page may request.
  return originsOf(addresses.filter((address) => !address.startsWith('/')));
}

/** Origins of the services at which a site's places take bookings (G10). */
export function listBookingOrigins({ service }: Pick<SiteSettings, 'service'>): string[] {
  return originsOf([...(service.bookingUrl ? [service.bookingUrl] : []), ...service.links.map(({ url }) => url)]);
}

/** Origins of the servers of a site's maps; none for a site without tiles (H5). */
export function listMapOrigins({ locations: { map } }: Pick<SiteSettings, 'locations'>): string[] {
  return originsOf([map.tiles, map.style, ...map.styleSources].filter((address) => address !== null));
}

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];
