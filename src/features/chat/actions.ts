import { saveLead } from '../../db/queries/leads/leads.ts';
import type { SiteTx } from '../../db/scope.ts';
import type { Conversation } from '../../domain/chat/conversation.ts';
import { toInternationalPhone } from '../../domain/contact/contact-details.ts';
import type { Lead } from '../../domain/leads/lead.ts';
import { slugify } from '../../domain/vehicle/slug.ts';
import { getVisitCampaign } from '../../kernel/leads/campaign/cookie.ts';
import { buildConversationLead } from './conversation-lead.ts';
import type { ChatRequest } from './load.ts';

/**
 * Stores a conversation as a lead, so that it reaches the dealer like every other (G5): whole, once its visitor can be
 * reached; after that each further message is a follow-up lead. `key` makes it idempotent. The shopper gets one
 * confirmation in all. Returns the number of the lead.
 */
export async function saveChatLead(
  tx: SiteTx,
  request: Pick<ChatRequest, 'settings' | 'site' | 'visit' | 'now'>,
  conversation: Conversation,
  { key, isFirst }: { key: string; isFirst: boolean },
): Promise<number> {
  const { settings, now } = request;
  const said = buildConversationLead(conversation);
  const { make, slug } = conversation.about;
  const lead: Lead = {
    ...said,
    phone: said.phone && (toInternationalPhone(said.phone) ?? said.phone),
    last_name: null,
    postcode: null,
    manufacturer_slug: slugify(make),
    page_id: `/cars/${slug}`,
    additional_services: [],
    source: settings.leads.source,
  };
  const { destinations, confirmation } = settings.leads;
  const { id } = await saveLead(tx, {
    lead,
    answers: {},
    consent: [],
    campaign: getVisitCampaign(request),
    idempotency_key: `chat:${conversation.id}:${key}`,
    created_at: now,
    routes: { destinations, confirmation: isFirst ? confirmation : { send: 'off' } },
  });
  return id;
}
