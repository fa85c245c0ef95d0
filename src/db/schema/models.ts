import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { buildDollarsColumn, buildIdColumn, buildSiteColumns, buildSitePolicy, referWithinSite } from './columns.ts';
import { referToSite } from './group.ts';

const position = () => integer().notNull().default(0);

/** A make that a site presents (G3: manufacturer list entry, about 150 of them). */
export const manufacturer = pgTable(
  'manufacturer',
  {
    id: buildIdColumn(),
    ...buildSiteColumns(),
    slug: text().notNull(),
    name: text().notNull(),
    logo: jsonb().$type<{ url: string }>(),
    /** The site's own part of the entry: description, vehicle group … as its content file gives it. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    position: position(),
  },
  (table) => [
    referToSite(table).onDelete('cascade'),
    unique('manufacturer_slug').on(table.site_id, table.slug),
    buildSitePolicy(),
  ],
);

/** A model that a site sells new (G3). */
export const model = pgTable(
  'model',
  {
    id: buildIdColumn(),
    ...buildSiteColumns(),
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
    referToSite(table).onDelete('cascade'),
    unique('model_slug').on(table.site_id, table.slug),
    unique('model_scope_id').on(table.group_id, table.site_id, table.id),
    buildSitePolicy(),
  ],
);

/** A variant of a model (G3). `features` are HTML strings, cleaned when shown. */
export const modelVariant = pgTable(
  'model_variant',
  {
    id: buildIdColumn(),
    ...buildSiteColumns(),
    model_id: integer().notNull(),
    name: text().notNull(),
    full_name: text(),
    series: text(),
    features: text().array().notNull().default([]),
    image: jsonb().$type<{ url: string }>(),
    dap_min_price: buildDollarsColumn(),
    dap_max_price: buildDollarsColumn(),
    position: position(),
  },
  (table) => [
    referWithinSite(table, table.model_id, model).onDelete('cascade'),
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
    id: buildIdColumn(),
    ...buildSiteColumns(),
    model_id: integer().notNull(),
    name: text().notNull(),
    photo_url: text(),
    hexCode: text(),
    oem_id: text(),
    model_variant_name: text(),
    position: position(),
  },
  (table) => [
    referWithinSite(table, table.model_id, model).onDelete('cascade'),
    index('model_colour_model').on(table.model_id),
    buildSitePolicy(),
  ],
);
