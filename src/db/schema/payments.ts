import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Campaign } from '../../domain/leads/campaign.ts';
import type { AnsweredQuestion, Consent, Lead } from '../../domain/leads/lead.ts';
import type { PaymentState } from '../../domain/payments/payment.ts';
import {
  buildCurrentTimestampColumn,
  buildGroupIdColumn,
  buildGroupPolicy,
  buildIdColumn,
  buildSiteColumns,
  buildSitePolicy,
  buildTimestampColumn,
  referWithinGroup,
} from './columns.ts';
import { referToSite } from './group.ts';
import { car } from './stock.ts';

/**
 * The payment's future lead: stored with the payment, so that any outcome of it can become a lead in one transaction.
 */
export interface PaymentLead {
  lead: Lead;
  answers: Record<string, unknown>;
  /** Absent from payments begun before the column held it. */
  asked?: AnsweredQuestion[];
  consent: Consent[];
  /** Absent from payments begun before the column held it. */
  visitor_id?: number | null;
  /** Absent from payments begun before the column held it. */
  campaign?: Campaign;
}

/**
 * A payment of a shopper (G12, G10): of a deposit that reserves a vehicle, or of an invoice. It names the vehicle by
 * value and outlives it. A payment has at most one session with the provider, so that nobody pays it twice.
 */
export const payment = pgTable(
  'payment',
  {
    id: buildIdColumn(),
    ...buildSiteColumns(),
    /** Identifies it in addresses and to the provider; unguessable. */
    token: text().notNull(),
    /** The form submission that made it: the same form sent twice is one payment. */
    key: text().notNull(),
    kind: text().$type<'reservation' | 'online_payment'>().notNull(),
    /** The vehicle's holder: a digest of the token in their browser. */
    holder: text(),
    car_id: integer(),
    state: text().$type<PaymentState>().notNull().default('created'),
    /** Whole cents of Australian dollars. */
    cents: integer().notNull(),
    description: text().notNull(),
    lead: jsonb().$type<PaymentLead>().notNull(),
    provider: text().$type<'stand_in' | 'stripe'>().notNull(),
    session_id: text(),
    session_url: text(),
    session_expires_at: buildTimestampColumn(),
    /** The provider's id of the charge, for refunds. */
    charge_id: text(),
    created_at: buildCurrentTimestampColumn(),
    updated_at: buildCurrentTimestampColumn(),
    /** Until when it can be paid: as long as the vehicle is held. */
    expires_at: buildTimestampColumn().notNull(),
    paid_at: buildTimestampColumn(),
  },
  (table) => [
    referToSite(table),
    unique('payment_token').on(table.token),
    unique('payment_once').on(table.site_id, table.key),
    index('payment_newest').on(table.site_id, table.created_at),
    index('payment_holder').on(table.site_id, table.holder, table.car_id),
    index('payment_unsettled')
      .on(table.site_id, table.expires_at)
      .where(sql`state in ('created', 'pending', 'failed', 'refund_due')`),
    buildSitePolicy(),
  ],
);

/**
 * Who holds a vehicle, and until when (G12). One row per vehicle, so that one person at a time holds it, on whichever
 * of the group's sites. It expires by itself. With a payment it is a reservation: a trigger then keeps the vehicle
 * `reserved`.
 */
export const carHold = pgTable(
  'car_hold',
  {
    group_id: buildGroupIdColumn(),
    car_id: integer().notNull(),
    holder: text().notNull(),
    /** The payment that reserved it; null for a mere hold. */
    payment_id: integer(),
    held_until: buildTimestampColumn().notNull(),
    taken_at: buildTimestampColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.group_id, table.car_id] }),
    referWithinGroup(table, table.car_id, car).onDelete('cascade'),
    buildGroupPolicy(),
  ],
);
