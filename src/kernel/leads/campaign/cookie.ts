import { type Campaign, isCampaign, parseCampaign } from '../../../domain/leads/campaign.ts';
import type { RequestContext } from '../../request/context.ts';
import { buildVisitorCookie, readVisitorCookie } from '../../request/visitor-cookie.ts';

type Landing = Pick<RequestContext, 'site' | 'settings' | 'url' | 'visit'>;

const HOUR_SECONDS = 3_600;

/** Named after the site's slug, like everything that browsers store (F6). */
const getCookieName = ({ site }: Pick<Landing, 'site'>) => `${site.storageName}.campaign`;

/**
 * Has the browser remember the campaign in the page's address: every response sets the cookie, whatever it is, so that
 * no script is needed and every form, chat and payment of the visit knows it (docs/decisions/campaigns.md). A later
 * advertisement replaces an earlier one.
 */
export function setCampaignCookie({ site, settings, url, visit }: Landing): void {
  const hours = settings.leads.campaignHours;
  const campaign = parseCampaign(url.searchParams);
  if (hours === 0 || !isCampaign(campaign) || url.pathname.startsWith('/api/')) return;
  const value = new URLSearchParams(campaign).toString();
  const { protocol } = url;
  visit.newCookies.push(
    buildVisitorCookie(getCookieName({ site }), value, { maxAgeSeconds: hours * HOUR_SECONDS, protocol }),
  );
}

/**
 * The campaign of a submission: that of the page's own address, else the one that the browser remembers. Everything
 * from a browser is cleaned and bounded anew. Empty for a visit without a campaign, and on sites that do not store
 * them.
 */
export function getVisitCampaign(
  { site, settings, visit }: Pick<Landing, 'site' | 'settings'> & Partial<Pick<Landing, 'visit'>>,
  page = '/',
): Campaign {
  if (settings.leads.campaignHours === 0) return {};
  const said = parseCampaign(new URL(page, 'https://site.invalid').searchParams);
  if (isCampaign(said)) return said;
  const stored = readVisitorCookie(visit?.header('cookie'), getCookieName({ site }));
  return parseCampaign(new URLSearchParams(stored));
}
