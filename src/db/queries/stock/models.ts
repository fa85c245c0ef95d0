import { and, asc, eq, inArray } from 'drizzle-orm';
import { toCanonicalJson } from '../../canonical-json.ts';
import { getFirstRow } from '../../first-row.ts';
import { manufacturer, model, modelColour, modelVariant } from '../../schema/models.ts';
import type { PlatformTx, SiteTx } from '../../scope.ts';
import { collateByName } from '../../upsert.ts';
import { touchSites } from '../sites/sites.ts';

/** A make that the site presents (G3). */
export interface Manufacturer {
  slug: string;
  name: string;
  logo: { url: string } | null;
  details: Record<string, unknown>;
}

export interface ModelVariant {
  name: string;
  full_name: string | null;
  series: string | null;
  features: string[];
  image: { url: string } | null;
  dap_min_price: number | null;
  dap_max_price: number | null;
}

export interface ModelColour {
  name: string;
  photo_url: string | null;
  hexCode: string | null;
  oem_id: string | null;
  model_variant_name: string | null;
}

/** A model that the site sells new, with its variants and colours in their order (G3). */
export interface Model {
  slug: string;
  name: string;
  manufacturer_slug: string | null;
  status: string | null;
  short_description: string | null;
  image: { url: string } | null;
  cloudfront_new_image_url: string | null;
  manufacturer_body: string | null;
  model_variants: (ModelVariant & { id: number })[];
  colours: (ModelColour & { id: number })[];
}

export type ModelToSave = Omit<Model, 'model_variants' | 'colours'> & {
  model_variants: ModelVariant[];
  colours: ModelColour[];
};

type SiteKey = { id: number; group_id: number };

/** In the site's order. */
export async function listManufacturers(tx: SiteTx): Promise<Manufacturer[]> {
  return manufacturersOf(tx, tx.scope.siteId);
}

/** With their variants and colours, in the site's order. */
export async function listModels(tx: SiteTx): Promise<Model[]> {
  return modelsOf(tx, tx.scope.siteId);
}

export async function findModel(tx: SiteTx, slug: string): Promise<Model | undefined> {
  const [found] = await modelsOf(tx, tx.scope.siteId, slug);
  return found;
}

/** Replaces all manufacturers of the site; if anything differs the site gets a new version. */
export async function saveManufacturers(tx: PlatformTx, site: SiteKey, wanted: Manufacturer[]): Promise<void> {
  const former = JSON.stringify(await manufacturersOf(tx, site.id));
  await tx.delete(manufacturer).where(eq(manufacturer.site_id, site.id));
  const rows = wanted.map((one, position) => ({
    ...one,
    position,
    group_id: site.group_id,
    site_id: site.id,
  }));
  if (rows.length > 0) await tx.insert(manufacturer).values(rows);
  if (former !== JSON.stringify(await manufacturersOf(tx, site.id))) await touchSite(tx, site);
}

/** Replaces all models of the site; if nothing differs nothing is written, else the site gets a new version. */
export async function saveModels(tx: PlatformTx, site: SiteKey, wanted: ModelToSave[]): Promise<void> {
  const former = (await modelsOf(tx, site.id)).map(withoutIds);
  if (toCanonicalJson(former) === toCanonicalJson(wanted)) return;
  await tx.delete(model).where(eq(model.site_id, site.id));
  for (const [position, one] of wanted.entries()) await insertModel(tx, site, one, position);
  await touchSite(tx, site);
}

const touchSite = (tx: PlatformTx, { id, group_id }: SiteKey) => touchSites(tx, { groupId: group_id, siteId: id });

async function insertModel(tx: PlatformTx, site: SiteKey, wanted: ModelToSave, position: number) {
  const { model_variants, colours, ...fields } = wanted;
  const owner = { group_id: site.group_id, site_id: site.id };
  const saved = await tx
    .insert(model)
    .values({ ...fields, ...owner, position })
    .returning({ id: model.id });
  const { id: model_id } = getFirstRow(saved);
  const of = (at: number) => ({ ...owner, model_id, position: at });
  const variants = model_variants.map((one, at) => ({ ...one, ...of(at) }));
  const paints = colours.map((one, at) => ({ ...one, ...of(at) }));
  if (variants.length > 0) await tx.insert(modelVariant).values(variants);
  if (paints.length > 0) await tx.insert(modelColour).values(paints);
}

function manufacturersOf(tx: SiteTx | PlatformTx, siteId: number): Promise<Manufacturer[]> {
  return tx
    .select({
      slug: manufacturer.slug,
      name: manufacturer.name,
      logo: manufacturer.logo,
      details: manufacturer.details,
    })
    .from(manufacturer)
    .where(eq(manufacturer.site_id, siteId))
    .orderBy(asc(manufacturer.position), collateByName(manufacturer.name));
}

async function modelsOf(tx: SiteTx | PlatformTx, siteId: number, slug?: string): Promise<Model[]> {
  const models = await tx
    .select()
    .from(model)
    .where(and(eq(model.site_id, siteId), slug === undefined ? undefined : eq(model.slug, slug)))
    .orderBy(asc(model.position), collateByName(model.name));
  const ids = models.map(({ id }) => id);
  const variants = await tx
    .select()
    .from(modelVariant)
    .where(inArray(modelVariant.model_id, ids))
    .orderBy(asc(modelVariant.position));
  const colours = await tx
    .select()
    .from(modelColour)
    .where(inArray(modelColour.model_id, ids))
    .orderBy(asc(modelColour.position));
  return models.map(({ id, group_id, site_id, position, ...fields }) => ({
    ...fields,
    model_variants: variants.filter(({ model_id }) => model_id === id).map(bare),
    colours: colours.filter(({ model_id }) => model_id === id).map(bare),
  }));
}

/** Without the columns that say whose it is and where it stands. */
function bare<T extends { group_id: number; site_id: number; model_id: number; position: number }>(row: T) {
  const { group_id, site_id, model_id, position, ...fields } = row;
  return fields;
}

function withoutIds({ model_variants, colours, ...fields }: Model): ModelToSave {
  return {
    ...fields,
    model_variants: model_variants.map(({ id, ...one }) => one),
    colours: colours.map(({ id, ...one }) => one),
  };
}
