import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Campaign } from '../../domain/leads/campaign.ts';
import type { AnsweredQuestion, Consent } from '../../domain/leads/lead.ts';
import type { DeliveryKind, DeliveryStatus } from '../../domain/leads/lead-delivery.ts';
import type { ValuationKind } from '../../domain/trade-in/valuation.ts';
import type { OwnVehicle } from '../../domain/trade-in/vehicle.ts';
import {
  buildCurrentTimestampColumn,
  buildIdColumn,
  buildSiteColumns,
  buildSitePolicy,
  buildTimestampColumn,
  referWithinSite,
} from './columns.ts';
import { referToSite } from './group.ts';

/**
 * An enquiry (S3: lead form payload). It names the vehicle, dealership and location by value and copies their details,
 * so that it outlives them. `payload` is the whole lead as it is sent on; the columns are what lists and rules query.
 */
export const lead = pgTable(
  'lead',
  {
    id: buildIdColumn(),
    ...buildSiteColumns(),
    /** Sent by the form, so that the same form sent twice is one lead. */
    idempotency_key: text().notNull(),
    /** The earlier lead of the same person about the same vehicle, or of the same category. */
    follows_lead_id: integer(),
    visitor_id: integer(),
    category: text().notNull(),
    subcategory: text(),
    name: text(),
    last_name: text(),
    email: text(),
    phone: text(),
    postcode: text(),
    message: text(),
    opt_in: boolean(),
    /** When, in which words and on which page consent was given. */
    consent: jsonb().$type<{ given: Consent[] }>(),
    car_id: integer(),
    stock_number: text(),
    car_type: text(),
    vehicle_status: text(),
    'Vehicle Make': text(),
    'Vehicle Model': text(),
    dealership_slug: text(),
    car_dealership_id: integer(),
    location_id: integer(),
    manufacturer_slug: text(),
    page_id: text(),
    additional_services: text().array(),
    /** Visited pages and linked query parameters, on trade-in leads. */
    lead_attributes: jsonb().$type<Record<string, unknown>>(),
    url: text(),
    source: text().notNull().default('Website'),
    user_agent: text(),
    /** What brought the visit: utm_source, gclid … */
    campaign: jsonb().$type<Campaign>().notNull().default({}),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The form's own questions and the answers as people read them. */
    asked: jsonb().$type<AnsweredQuestion[]>().notNull().default([]),
    created_at: buildCurrentTimestampColumn(),
  },
  (table) => [
    referToSite(table),
    unique('lead_once').on(table.site_id, table.idempotency_key),
    unique('lead_scope_id').on(table.group_id, table.site_id, table.id),
    index('lead_newest').on(table.site_id, table.created_at),
    index('lead_person').on(table.site_id, table.phone, table.email),
    index('lead_visitor').on(table.site_id, table.visitor_id).where(sql`visitor_id is not null`),
    index('lead_email').on(table.site_id, sql`lower(email)`),
    index('lead_car').on(table.group_id, table.car_id).where(sql`car_id is not null`),
    buildSitePolicy(),
  ],
);

/**
 * One destination of a lead, and the outcome of its delivery (G5): created with the lead in one transaction, and so is
 * its job in the queue (docs/decisions/lead-deliveries.md). Only the queue knows when the next attempt is.
 */
export const leadDelivery = pgTable(
  'lead_delivery',
  {
    id: buildIdColumn(),
    ...buildSiteColumns(),
    lead_id: integer().notNull(),
    kind: text().$type<DeliveryKind>().notNull(),
    destination: text().notNull(),
    /** Which change of the lead's booking it reports, from 1 on; 0 for the lead itself. */
    booking_change: integer().notNull().default(0),
    status: text().$type<DeliveryStatus>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** Since when it is pending: since the lead, or since it was replayed. */
    waiting_since: buildCurrentTimestampColumn(),
    last_attempt_at: buildTimestampColumn(),
    last_error: text(),
    delivered_at: buildTimestampColumn(),
  },
  (table) => [
    referWithinSite(table, table.lead_id, lead).onDelete('cascade'),
    unique('lead_delivery_once').on(table.lead_id, table.kind, table.destination, table.booking_change),
    index('lead_delivery_open').on(table.site_id, table.status).where(sql`status <> 'delivered'`),
    buildSitePolicy(),
  ],
);

/**
 * A valuation in progress (S3: valuation data): `vehicle` is the shopper's own, `car_id` the one they would like. It
 * opens to whoever has the token with the digest `token_hash`; null for one that nobody may open.
 */
export const valuation = pgTable(
  'valuation',
  {
    id: buildIdColumn(),
    ...buildSiteColumns(),
    lead_id: integer(),
    token_hash: text(),
    kind: text().$type<ValuationKind>(),
    car_id: integer(),
    rego: text(),
    regoState: text(),
    adjustmentAnswers: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    vehicle: jsonb().$type<OwnVehicle>(),
    result: jsonb().$type<Record<string, unknown>>(),
    form_completed: boolean().notNull().default(false),
    offer_accepted: boolean().notNull().default(false),
    created_at: buildCurrentTimestampColumn(),
    updated_at: buildCurrentTimestampColumn(),
  },
  (table) => [
    referToSite(table),
    referWithinSite(table, table.lead_id, lead),
    index('valuation_unfinished').on(table.site_id, table.updated_at).where(sql`not form_completed`),
    buildSitePolicy(),
  ],
);

/** Something that a visitor did, by the specification's numeric id (S7: analytics events, I1). */
export const event = pgTable(
  'event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    ...buildSiteColumns(),
    event_id: integer().notNull(),
    car_id: integer(),
    path: text(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    happened_at: buildCurrentTimestampColumn(),
  },
  (table) => [
    referToSite(table).onDelete('cascade'),
    index('event_newest').on(table.site_id, table.happened_at),
    buildSitePolicy(),
  ],
);
