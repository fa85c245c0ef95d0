import { foreignKey, index, integer, jsonb, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { buildGroupIdColumn, buildSiteIdColumn, buildSitePolicy } from './columns.ts';
import { site } from './group.ts';

const position = () => integer().notNull().default(0);
const dollars = () => numeric({ precision: 12, scale: 2, mode: 'number' });

/** A make that a site presents (G3: manufacturer list entry, about 150 of them). */
export const manufacturer = pgTable(
  'manufacturer',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    group_id: buildGroupIdColumn(),
    site_id: buildSiteIdColumn(),
    slug: text().notNull(),
    name: text().notNull(),
    logo: jsonb().$type<{ url: string }>(),
    /** The site's own part of the entry: description, vehicle group … as its content file gives it. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    position: position(),
  },
  (table) => [
    foreignKey({
      columns: [table.group_id, table.site_id],
      foreignColumns: [site.group_id, site.id],
    }).onDelete('cascade'),
    unique('manufacturer_slug').on(table.site_id, table.slug),
    buildSitePolicy(),
  ],
);

/** A model that a site sells new (G3). */
export const model = pgTable(
  'model',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    group_id: buildGroupIdColumn(),
    site_id: buildSiteIdColumn(),
    manufacturer_slug: text(),
    slug: text().notNull(),
    name: text().notNull(),
    status: text(),
    short_description: text(),
    image: jsonb().$type<{ url: string }>(),
    cloudfront_new_image_url: text(),
    manufacturer_body: text(),
    position: position(),
  },
  (table) => [
    foreignKey({
      columns: [table.group_id, table.site_id],
      foreignColumns: [site.group_id, site.id],
    }).onDelete('cascade'),
    unique('model_slug').on(table.site_id, table.slug),
    unique('model_scope_id').on(table.group_id, table.site_id, table.id),
    buildSitePolicy(),
  ],
);

/** A variant of a model (G3). `features` are HTML strings, cleaned when shown. */
export const modelVariant = pgTable(
  'model_variant',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    group_id: buildGroupIdColumn(),
    site_id: buildSiteIdColumn(),
    model_id: integer().notNull(),
    name: text().notNull(),
    full_name: text(),
    series: text(),
    features: text().array().notNull().default([]),
    image: jsonb().$type<{ url: string }>(),
    dap_min_price: dollars(),
    dap_max_price: dollars(),
    position: position(),
  },
  (table) => [
    foreignKey({
      columns: [table.group_id, table.site_id, table.model_id],
      foreignColumns: [model.group_id, model.site_id, model.id],
    }).onDelete('cascade'),
    index('model_variant_model').on(table.model_id),
    buildSitePolicy(),
  ],
);

/**
 * A colour of a model (G3: colour entry). `oem_id` is the body style, `model_variant_name` the variant it comes with.
 */
export const modelColour = pgTable(
  'model_colour',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    group_id: buildGroupIdColumn(),
    site_id: buildSiteIdColumn(),
    model_id: integer().notNull(),
    name: text().notNull(),
    photo_url: text(),
    hexCode: text(),
    oem_id: text(),
    model_variant_name: text(),
    position: position(),
  },
  (table) => [
    foreignKey({
      columns: [table.group_id, table.site_id, table.model_id],
      foreignColumns: [model.group_id, model.site_id, model.id],
    }).onDelete('cascade'),
    index('model_colour_model').on(table.model_id),
    buildSitePolicy(),
  ],
);
