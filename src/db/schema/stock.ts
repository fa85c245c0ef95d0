import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type {
  AutograbData,
  CaravanSpecifications,
  CarImage,
  CarStatus,
  CarType,
  CarVariant,
  FinanceLender,
  Hotspots,
  YouxQuote,
} from '../../domain/vehicle/car.ts';
import {
  buildCurrentTimestampColumn,
  buildDayColumn,
  buildDollarsColumn,
  buildGroupIdColumn,
  buildGroupPolicy,
  buildIdColumn,
  buildTimestampColumn,
  referWithinGroup,
} from './columns.ts';
import { dealerGroup } from './group.ts';
import { dealership, location } from './places.ts';

const list = () => text().array().notNull().default([]);
const no = () => boolean().notNull().default(false);

/**
 * A vehicle in stock (S3, G3). Columns have the names of the `Car` fields; `Car` fields missing here are joined from
 * the dealership and location (`dealership_slug`, `dealership_name`, `location`) or follow from the slug (`path`). Rows
 * change only inside `withStockChange`: a trigger refuses anything else, and stamps `stock_version`.
 */
export const car = pgTable(
  'car',
  {
    id: buildIdColumn(),
    group_id: buildGroupIdColumn().references(() => dealerGroup.id, { onDelete: 'cascade' }),
    dealership_id: integer().notNull(),
    location_id: integer(),
    /** Name of the feed it came from; a full feed marks only its own vehicles as gone. */
    feed: text().notNull(),
    /** Version of the group's stock at the last change of this row; always set by the trigger. */
    stock_version: bigint({ mode: 'number' }).notNull().default(0),
    // Identity and labels
    slug: text().notNull(),
    name: text().notNull(),
    year: integer(),
    make: text().notNull(),
    model: text().notNull(),
    badge: text(),
    series: text(),
    stocknum: text().notNull(),
    vin: text(),
    nvic: text(),
    has_nvic: no(),
    regplate: text(),
    tag: text(),
    carsales_title: text(),
    item_type: text(),
    categories: list(),
    custom_rank: doublePrecision().notNull().default(0),
    /** When it was first listed; null when unknown, as for the vehicles of a feed's first load. */
    created_at: buildTimestampColumn(),
    updated_at: buildCurrentTimestampColumn(),
    /** When a full feed came without it, which marked it as sold; null while its feed has it. */
    gone_at: buildTimestampColumn(),
    /** Views counted elsewhere before the vehicle came here; ours are in `car_view`. */
    views: integer().notNull().default(0),
    // Status
    status: text().$type<CarStatus>().notNull().default('in_stock'),
    sold: no(),
    sold_date_timestamp: bigint({ mode: 'number' }),
    reserved: no(),
    certified: no(),
    preorder: no(),
    show_on_dealer_website: boolean().notNull().default(true),
    car_type: text().$type<CarType>().notNull(),
    // Pricing
    price: buildDollarsColumn(),
    price_type: text(),
    before_price: buildDollarsColumn(),
    subscription_price: buildDollarsColumn(),
    offer_price: buildDollarsColumn(),
    weekly_price: buildDollarsColumn(),
    // Specification
    km: integer(),
    colour: text(),
    simple_colour: text(),
    interior_colour: text(),
    drive: text(),
    seats: integer(),
    doors: integer(),
    engine_size: integer(),
    engine_size_litres: doublePrecision(),
    simple_body: text(),
    body: text(),
    simple_fuel: text(),
    fuel: text(),
    trans: text(),
    simple_transmission: text(),
    gearnum: integer(),
    bodyconfiguration: text(),
    rego_expiry: buildDayColumn(),
    build_date: buildDayColumn(),
    compliance_date: buildDayColumn(),
    /** When a vehicle on its way is expected. */
    expected_date: buildDayColumn(),
    // Media
    images: jsonb().$type<CarImage[]>().notNull().default([]),
    thumbnails: list(),
    primary_image_url: text(),
    photos_count: integer().notNull().default(0),
    video_url: text(),
    external_video_url: text(),
    spin_images: list(),
    spin_code: text(),
    spin_interior_image: text(),
    hotspots: jsonb().$type<Hotspots>(),
    file: text(),
    standardEquipment: list(),
    filtered_features: list(),
    // Text and relations
    dealercomments: text(),
    private_suburb: text(),
    private_postcode: text(),
    city: text(),
    state: text(),
    variant: jsonb().$type<CarVariant>(),
    autograb_data: jsonb().$type<AutograbData>(),
    youxQuote: jsonb().$type<YouxQuote>(),
    specifications: jsonb().$type<CaravanSpecifications>(),
    finance_lenders: jsonb().$type<Record<string, FinanceLender>>().notNull().default({}),
    // Filter-only model data
    manufacturer_name: text(),
    manufacturer_body: text(),
    manufacturer_body2: text(),
    manufacturer_body3: text(),
  },
  (table) => [
    referWithinGroup(table, table.dealership_id, dealership),
    referWithinGroup(table, table.location_id, location),
    unique('car_slug').on(table.group_id, table.slug),
    // Stock numbers are unique within a dealership: feeds match by them first, then by VIN.
    unique('car_stocknum').on(table.group_id, table.dealership_id, table.stocknum),
    unique('car_group_id_id').on(table.group_id, table.id),
    index('car_vin').on(table.group_id, table.vin).where(sql`vin is not null`),
    index('car_feed').on(table.group_id, table.feed),
    // For following the stock: what changed since a version, in the order of change.
    index('car_changed').on(table.group_id, table.stock_version, table.id),
    index('car_location').on(table.location_id),
    buildGroupPolicy(),
  ],
);

/** A deleted vehicle, so that every process can drop it from its index; removed after a day (`stock-change.ts`). */
export const carRemoved = pgTable(
  'car_removed',
  {
    group_id: buildGroupIdColumn().references(() => dealerGroup.id, { onDelete: 'cascade' }),
    car_id: integer().notNull(),
    stock_version: bigint({ mode: 'number' }).notNull(),
    removed_at: buildCurrentTimestampColumn(),
  },
  (table) => [primaryKey({ columns: [table.group_id, table.stock_version, table.car_id] }), buildGroupPolicy()],
);

/**
 * The price of a vehicle from a moment on. Written by triggers alone: when a vehicle is added and on every change of
 * its `price` or `before_price`, at the vehicle's `updated_at`.
 */
export const priceHistory = pgTable(
  'price_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    group_id: buildGroupIdColumn(),
    car_id: integer().notNull(),
    price: buildDollarsColumn(),
    before_price: buildDollarsColumn(),
    changed_at: buildCurrentTimestampColumn(),
  },
  (table) => [
    referWithinGroup(table, table.car_id, car).onDelete('cascade'),
    index('price_history_car').on(table.group_id, table.car_id, table.changed_at),
    buildGroupPolicy(),
  ],
);

/** Views of a vehicle's page, counted by day over all sites of the group (D19). */
export const carView = pgTable(
  'car_view',
  {
    group_id: buildGroupIdColumn(),
    car_id: integer().notNull(),
    day: buildDayColumn().notNull(),
    views: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.group_id, table.car_id, table.day] }),
    referWithinGroup(table, table.car_id, car).onDelete('cascade'),
    buildGroupPolicy(),
  ],
);

/** One run of a feed and its outcome, for the dealer to see and to tell whether a site has stock yet. */
export const feedRun = pgTable(
  'feed_run',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    group_id: buildGroupIdColumn().references(() => dealerGroup.id, { onDelete: 'cascade' }),
    feed: text().notNull(),
    started_at: buildTimestampColumn().notNull(),
    finished_at: buildCurrentTimestampColumn(),
    report: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('feed_run_newest').on(table.group_id, table.feed, table.id), buildGroupPolicy()],
);
