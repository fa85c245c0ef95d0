import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BookingChange } from '../../domain/bookings/booking-change.ts';
import {
  buildCurrentTimestampColumn,
  buildGroupIdColumn,
  buildGroupPolicy,
  buildIdColumn,
  buildTimestampColumn,
} from './columns.ts';
import { dealerGroup } from './group.ts';
import { lead } from './leads.ts';

/**
 * Booked time at a location for a test drive (G2), whichever of the group's sites took it. Who booked it is in the
 * lead, which is that site's alone. Location and vehicle are named by value. A seat is one of the appointments that the
 * location takes at once; exclusion constraints (migrations/0000_baseline.sql) keep two bookings that are not cancelled
 * from having the same seat, or the same vehicle, at the same time.
 */
export const appointment = pgTable(
  'appointment',
  {
    id: buildIdColumn(),
    group_id: buildGroupIdColumn().references(() => dealerGroup.id, { onDelete: 'cascade' }),
    lead_id: integer()
      .notNull()
      .references(() => lead.id, { onDelete: 'cascade' }),
    location_id: integer().notNull(),
    car_id: integer(),
    seat: integer().notNull(),
    start_at: buildTimestampColumn().notNull(),
    end_at: buildTimestampColumn().notNull(),
    /** The time zone in which the shopper was told the time: the location's. */
    time_zone: text().notNull(),
    /** When it was cancelled, which freed its time; null for one that stands. */
    cancelled_at: buildTimestampColumn(),
    /** Moves and cancellations, oldest first. */
    changes: jsonb().$type<BookingChange[]>().notNull().default([]),
    created_at: buildCurrentTimestampColumn(),
  },
  (table) => [index('appointment_lead').on(table.lead_id), buildGroupPolicy()],
);
