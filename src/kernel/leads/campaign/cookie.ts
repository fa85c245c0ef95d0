import { type Campaign, isCampaign, parseCampaign } from '../../../domain/leads/campaign.ts';
import type { RequestContext } from '../../request/context.ts';

type Landing = Pick<RequestContext, 'site' | 'settings' | 'url' | 'visit'>;

const HOUR_SECONDS = 3_600;

/** Named from the site's slug, as all that browsers keep (F6). */
const getCookieName = ({ site }: Pick<Landing, 'site'>) => `${site.storageName}.campaign`;

/**
 * Has the browser remember what brought the visit, where the address of the page says it: a cookie leaves with the
 * answer, whatever it is, so that no script is needed and every form, chat and payment of the visit knows it
 * (docs/decisions/campaigns.md). A later advertisement takes the place of an earlier one.
 */
export function setCampaignCookie({ site, settings, url, visit }: Landing): void {
  const hours = settings.leads.campaignHours;
  const campaign = parseCampaign(url.searchParams);
  if (hours === 0 || !isCampaign(campaign) || url.pathname.startsWith('/api/')) return;
  const value = new URLSearchParams(campaign).toString();
  const secure = url.protocol === 'https:' ? '; Secure' : '';
  visit.newCookies.push(
    `${getCookieName({ site })}=${value}; Path=/; Max-Age=${hours * HOUR_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  );
}

/**
 * What brought the visit in which something is sent: what the page's own address says, else what the browser remembers.
 * Whatever a browser sends is cleaned and bounded anew. Empty for a visit that nothing brought, and on sites that do
 * not ask.
 */
export function getVisitCampaign(
  { site, settings, visit }: Pick<Landing, 'site' | 'settings'> & Partial<Pick<Landing, 'visit'>>,
  page = '/',
): Campaign {
  if (settings.leads.campaignHours === 0) return {};
  const said = parseCampaign(new URL(page, 'https://site.invalid').searchParams);
  if (isCampaign(said)) return said;
  const name = `${getCookieName({ site })}=`;
  const pairs = (visit?.header('cookie') ?? '').split(/;\s*/);
  const kept = pairs.find((pair) => pair.startsWith(name))?.slice(name.length);
  return parseCampaign(new URLSearchParams(kept));
}
