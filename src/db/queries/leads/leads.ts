import { and, asc, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { AnsweredQuestion, Lead, StoredLead } from '../../../domain/leads/lead.ts';
import { type LeadRoutes, planDeliveries } from '../../../domain/leads/lead-delivery.ts';
import {
  type LeadPlace,
  type NamedLocation,
  type NamedPlace,
  resolveLeadPlace,
} from '../../../domain/leads/lead-place.ts';
import { pickFields } from '../../../domain/text/look-up.ts';
import { getFirstRow } from '../../first-row.ts';
import { lead, leadDelivery } from '../../schema/leads.ts';
import { dealership, location } from '../../schema/places.ts';
import type { SiteTx } from '../../scope.ts';
import { isUnsubscribed } from '../email/unsubscribed.ts';
import { canConfirm, isConfirmed } from './lead-confirmations.ts';

/** A lead to save: `idempotency_key` identifies the submission, `routes` are the site's settings `leads`. */
export interface NewLead extends Omit<StoredLead, 'id' | 'follows_lead_id' | 'asked'> {
  /** Absent when the lead does not come from a form. */
  asked?: AnsweredQuestion[];
  idempotency_key: string;
  routes: LeadRoutes;
  /**
   * For a lead whose id was assigned beforehand: `claim` returns it, in the lead's own transaction; `saved` is told the
   * final id.
   */
  number?: { claim(tx: SiteTx): Promise<number | undefined>; saved(id: number): void };
}

export interface SavedLead {
  id: number;
  isNew: boolean;
}

/**
 * Saves a lead of the site and enqueues its deliveries, unless a lead with its key exists (G5). It is linked to the
 * previous lead of the same person about the same vehicle, or of the same category if there is none. Nothing is saved
 * when the transaction fails.
 */
export async function saveLead(tx: SiteTx, wanted: NewLead): Promise<SavedLead> {
  const { answers, asked = [], consent, campaign, visitor_id, idempotency_key, created_at, routes, number } = wanted;
  const place = await findPlace(tx, wanted.lead);
  const said = await withoutUnwantedOffers(tx, withPlace(wanted.lead, place));
  const claimed = await number?.claim(tx);
  const [row] = await tx
    .insert(lead)
    .values({
      ...(claimed !== undefined && { id: claimed }),
      ...said,
      visitor_id,
      idempotency_key,
      follows_lead_id: await findFollowed(tx, wanted),
      consent: { given: consent },
      payload: { ...said, ...answers },
      answered_questions: asked,
      campaign,
      created_at,
    })
    .onConflictDoNothing({ target: [lead.site_id, lead.idempotency_key] })
    .returning({ id: lead.id });
  const id = row?.id ?? (await getIdOf(tx, idempotency_key));
  number?.saved(id);
  if (!row) return { id, isNew: false };
  await enqueueLead(tx, { id, lead: said, answers, created_at }, routes);
  return { id: row.id, isNew: true };
}

/**
 * Enqueues a lead for all its destinations; or revision `bookingChange` of its booking, for all destinations the lead
 * would have now. The shopper is told of a change if the lead was confirmed.
 */
export async function enqueueLead(
  tx: SiteTx,
  storedLead: Pick<StoredLead, 'id' | 'lead' | 'answers' | 'created_at'>,
  routes: LeadRoutes,
  bookingChange = 0,
): Promise<void> {
  const { category, email } = storedLead.lead;
  const may =
    bookingChange === 0 ? await canConfirm(tx, email, { ...storedLead, routes }) : await isConfirmed(tx, storedLead.id);
  const { slugs: places } = await findPlace(tx, storedLead.lead);
  const planned = planDeliveries(routes, { category, places, email: may ? email : null });
  const rows = planned.map((one) => ({ ...one, lead_id: storedLead.id, booking_change: bookingChange }));
  if (rows.length > 0) await tx.insert(leadDelivery).values(rows);
}

/**
 * A box that is ticked by default does not undo an unsubscription; the consent's own record still says how it stood.
 */
async function withoutUnwantedOffers(tx: SiteTx, said: Lead): Promise<Lead> {
  const isUnwanted = said.opt_in && said.email !== null && (await isUnsubscribed(tx, said.email));
  return isUnwanted ? { ...said, opt_in: false } : said;
}

async function findFollowed(tx: SiteTx, { lead: said, created_at, idempotency_key }: NewLead): Promise<number | null> {
  const samePerson = or(
    said.phone ? eq(lead.phone, said.phone) : undefined,
    said.email ? sql`lower(${lead.email}) = lower(${said.email})` : undefined,
  );
  if (!samePerson) return null;
  const sameThing = said.car_id
    ? eq(lead.car_id, said.car_id)
    : and(sql`${lead.car_id} is null`, eq(lead.category, said.category));
  const [former] = await tx
    .select({ id: lead.id })
    .from(lead)
    .where(
      and(
        eq(lead.site_id, tx.scope.siteId),
        samePerson,
        sameThing,
        lt(lead.created_at, created_at),
        sql`${lead.idempotency_key} <> ${idempotency_key}`,
      ),
    )
    .orderBy(desc(lead.created_at), desc(lead.id))
    .limit(1);
  return former?.id ?? null;
}

async function getIdOf(tx: SiteTx, idempotencyKey: string): Promise<number> {
  const rows = await tx
    .select({ id: lead.id })
    .from(lead)
    .where(and(eq(lead.site_id, tx.scope.siteId), eq(lead.idempotency_key, idempotencyKey)));
  return getFirstRow(rows).id;
}

async function findPlace(tx: SiteTx, named: NamedPlace): Promise<LeadPlace<NamedLocation>> {
  if (!named.location_id && !named.dealership_slug) return resolveLeadPlace(named, []);
  const places = await tx
    .select(placeColumns)
    .from(location)
    .innerJoin(dealership, eq(dealership.id, location.dealership_id))
    .where(eq(location.group_id, tx.scope.groupId))
    .orderBy(asc(location.position));
  return resolveLeadPlace(named, places);
}

const placeColumns = {
  id: location.id,
  slug: location.slug,
  dealership_slug: dealership.slug,
  location_type: location.location_type,
  location_subtype: location.location_subtype,
  visible: location.visible,
};

/**
 * The lead with its place filled in, so that every reader finds the same: without a location that belongs to another
 * dealership.
 */
function withPlace(said: Lead, { dealership_slug, location: own }: LeadPlace<NamedLocation>): Lead {
  if (!said.location_id) return said;
  return { ...said, dealership_slug, location_id: own?.id ?? null };
}

/** Newest first. */
export async function listLeads(tx: SiteTx, since: Date): Promise<StoredLead[]> {
  const rows = await tx
    .select()
    .from(lead)
    .where(and(eq(lead.site_id, tx.scope.siteId), gte(lead.created_at, since)))
    .orderBy(desc(lead.created_at), desc(lead.id));
  return rows.map(toStoredLead);
}

export async function findLead(tx: SiteTx, id: number): Promise<StoredLead | undefined> {
  const [row] = await tx
    .select()
    .from(lead)
    .where(and(eq(lead.site_id, tx.scope.siteId), eq(lead.id, id)));
  return row && toStoredLead(row);
}

function toStoredLead(row: typeof lead.$inferSelect): StoredLead {
  return {
    id: row.id,
    follows_lead_id: row.follows_lead_id,
    lead: pickFields(row, LEAD_KEYS) as Lead,
    answers: Object.fromEntries(Object.entries(row.payload).filter(([key]) => !isLeadKey(key))),
    asked: row.answered_questions,
    consent: row.consent?.given ?? [],
    campaign: row.campaign,
    visitor_id: row.visitor_id,
    created_at: row.created_at,
  };
}

const LEAD_KEYS: readonly (keyof Lead)[] = [
  'category',
  'subcategory',
  'name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'message',
  'opt_in',
  'dealership_slug',
  'car_id',
  'car_type',
  'vehicle_status',
  'stock_number',
  'Vehicle Make',
  'Vehicle Model',
  'manufacturer_slug',
  'location_id',
  'page_id',
  'additional_services',
  'url',
  'source',
  'user_agent',
  'car_dealership_id',
];

/** The payload is the whole lead as it is sent on; a key that is not a field of every lead is an answer of its form. */
function isLeadKey(key: string): boolean {
  return LEAD_KEYS.some((known) => known === key);
}
