import { boolean, index, integer, jsonb, numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Location, LocationAddress, LocationType, OpeningHour } from '../../domain/places/location.ts';
import {
  buildCurrentTimestampColumn,
  buildDayColumn,
  buildGroupIdColumn,
  buildGroupPolicy,
  buildIdColumn,
  referWithinGroup,
} from './columns.ts';
import { dealerGroup } from './group.ts';

/** A dealership of the group (G3: dealership website, manufacturers, licence). */
export const dealership = pgTable(
  'dealership',
  {
    id: buildIdColumn(),
    group_id: buildGroupIdColumn().references(() => dealerGroup.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    name: text().notNull(),
    website: text(),
    dealer_license_number: text(),
    manufacturers: text().array().notNull().default([]),
    /** Order in which the group lists its dealerships. */
    position: integer().notNull().default(0),
  },
  (table) => [
    unique('dealership_slug').on(table.group_id, table.slug),
    unique('dealership_group_id_id').on(table.group_id, table.id),
    buildGroupPolicy(),
  ],
);

/** A place of a dealership (G3). Its hours are in `opening_hour`; its address is one JSON document. */
export const location = pgTable(
  'location',
  {
    id: buildIdColumn(),
    group_id: buildGroupIdColumn(),
    dealership_id: integer().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    location_type: text().$type<LocationType>().notNull().default('sales'),
    location_subtype: text(),
    primary: boolean().notNull().default(false),
    visible: boolean().notNull().default(true),
    manufacturers: text().array().notNull().default([]),
    dealer_license_number: text(),
    motor_vehicle_repairer: text(),
    average_rating: numeric({ precision: 3, scale: 2, mode: 'number' }),
    review_count: integer().notNull().default(0),
    reviews: jsonb().$type<NonNullable<Location['reviews']>>(),
    image: jsonb().$type<NonNullable<Location['image']>>(),
    time_zone: text().notNull(),
    address: jsonb().$type<LocationAddress>().notNull(),
    phone: text(),
    landline_phone: text(),
    distribution_locations: text().array().notNull().default([]),
    position: integer().notNull().default(0),
  },
  (table) => [
    referWithinGroup(table, table.dealership_id, dealership).onDelete('cascade'),
    unique('location_slug').on(table.group_id, table.slug),
    unique('location_group_id_id').on(table.group_id, table.id),
    index('location_dealership').on(table.dealership_id),
    buildGroupPolicy(),
  ],
);

/** One weekday of a location; 0 is Sunday (G3: opening hour entry). */
export const openingHour = pgTable(
  'opening_hour',
  {
    group_id: buildGroupIdColumn(),
    location_id: integer().notNull(),
    weekday: integer().notNull(),
    status: text().$type<OpeningHour['status']>().notNull(),
    formated_hours: text(),
    open: text(),
    close: text(),
  },
  (table) => [
    primaryKey({ columns: [table.location_id, table.weekday] }),
    referWithinGroup(table, table.location_id, location).onDelete('cascade'),
    buildGroupPolicy(),
  ],
);

/** Hours of one date that differ from the week's (G3); without a location they apply to all of the group's. */
export const specialHours = pgTable(
  'special_hours',
  {
    id: buildIdColumn(),
    group_id: buildGroupIdColumn().references(() => dealerGroup.id, { onDelete: 'cascade' }),
    location_id: integer(),
    date: buildDayColumn().notNull(),
    name: text(),
    status: text().$type<OpeningHour['status']>().notNull(),
    start_hour: text(),
    end_hour: text(),
  },
  (table) => [
    referWithinGroup(table, table.location_id, location).onDelete('cascade'),
    unique('special_hours_once').on(table.group_id, table.location_id, table.date).nullsNotDistinct(),
    buildGroupPolicy(),
  ],
);

/** A customer's review of a location, or of the group when it names none (G3: review summary). */
export const review = pgTable(
  'review',
  {
    id: buildIdColumn(),
    group_id: buildGroupIdColumn().references(() => dealerGroup.id, { onDelete: 'cascade' }),
    location_id: integer(),
    customer_name: text().notNull(),
    text: text(),
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull(),
    image: jsonb().$type<{ url: string; thumb: { url: string } }>(),
    review_date: buildDayColumn().notNull(),
    created_at: buildCurrentTimestampColumn(),
  },
  (table) => [
    referWithinGroup(table, table.location_id, location).onDelete('cascade'),
    index('review_newest').on(table.group_id, table.location_id, table.review_date),
    buildGroupPolicy(),
  ],
);
