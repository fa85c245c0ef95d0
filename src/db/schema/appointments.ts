import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BookingChange } from '../../domain/bookings/booking-change.ts';
import {
  buildCurrentTimestampColumn,
  buildGroupIdColumn,
  buildGroupPolicy,
  buildTimestampColumn,
} from './columns.ts';
import { dealerGroup } from './group.ts';
import { lead } from './leads.ts';

/**
 * Time that is booked at a location for a test drive (G2), whichever of the group's sites took it: who booked it stands
 * in the lead, which is that site's alone. Location and vehicle are named by value. A seat is one of so many
 * appointments as the location takes at once; exclusion constraints (0018_booking_changes.sql) keep two that are not
 * cancelled from having the same seat, or the same vehicle, at the same time.
 */
export const appointment = pgTable(
  'appointment',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    group_id: buildGroupIdColumn().references(() => dealerGroup.id, { onDelete: 'cascade' }),
    lead_id: integer()
      .notNull()
      .references(() => lead.id, { onDelete: 'cascade' }),
    location_id: integer().notNull(),
    car_id: integer(),
    seat: integer().notNull(),
    start_at: buildTimestampColumn().notNull(),
    end_at: buildTimestampColumn().notNull(),
    /** As the shopper was told it: the clocks of the location. */
    time_zone: text().notNull(),
    /** Since when its time is free again; null for one that is kept. */
    cancelled_at: buildTimestampColumn(),
    /** How it was moved and cancelled, the first change first. */
    changes: jsonb().$type<BookingChange[]>().notNull().default([]),
    created_at: buildCurrentTimestampColumn(),
  },
  (table) => [index('appointment_lead').on(table.lead_id), buildGroupPolicy()],
);
