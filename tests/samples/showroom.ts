import type { Manufacturer, Model } from '../../src/db/queries/stock/models.ts';
import type { SiteStock } from '../../src/kernel/request/context.ts';
import { listSiteBrands } from '../../src/kernel/showroom/brands.ts';
import type { Showroom } from '../../src/kernel/showroom/load.ts';
import { createEmptyState } from '../../src/search/state.ts';
import type { SiteSettings } from '../../src/settings/schema.ts';

/** A manufacturer as a site's file has it. */
export function sampleManufacturer(name: string, details: Record<string, unknown> = {}): Manufacturer {
  return { slug: name.toLowerCase().replaceAll(' ', '-'), name, logo: null, details };
}

const variant = (name: string, least: number | null, features: string[]) => ({
  id: 1,
  name,
  full_name: null,
  series: 'NQ5',
  features,
  image: null,
  dap_min_price: least,
  dap_max_price: least,
});

const colour = (name: string, hexCode: string) => ({
  id: 1,
  name,
  hexCode,
  photo_url: null,
  oem_id: 'wagon',
  model_variant_name: null,
});

const FEATURES = ['<b>17-inch</b> wheels', ...Array.from({ length: 10 }, (_, at) => `Feature ${at + 2}`)];

/** A Corolla in three variants and four colours; `given` overrides its fields. */
export function sampleModel(given: Partial<Model> = {}): Model {
  return {
    slug: 'toyota-corolla',
    name: 'Corolla',
    manufacturer_slug: 'toyota',
    status: 'available',
    short_description: 'A five-seat hatch.',
    image: null,
    cloudfront_new_image_url: null,
    manufacturer_body: 'Hatch',
    model_variants: [
      variant('Ascent Sport', 35_200, FEATURES),
      variant('SX', 38_100, FEATURES.slice(0, 3)),
      variant('ZR', null, []),
    ],
    colours: [
      colour('Glacier White', '#f2f3f1'),
      colour('Silver Pearl', '#c3c7ca'),
      colour('Eclipse Black', '#17181a'),
      colour('Atomic Rush', '#a5162b'),
    ],
    ...given,
  };
}

/** What a site presents, with the makes of its stock. */
export function sampleShowroom(
  stock: Pick<SiteStock, 'search'>,
  settings: SiteSettings,
  given: { manufacturers?: Manufacturer[]; models?: Model[] } = {},
): Showroom {
  const { manufacturers = [sampleManufacturer('Toyota', { group: 'our_brands' })], models = [sampleModel()] } = given;
  return {
    brands: listSiteBrands(manufacturers, stock.search(createEmptyState()).facets.make, settings),
    models,
  };
}
