import type { Manufacturer } from '../../db/queries/stock/models.ts';
import { abbreviateBrand } from '../../domain/showroom/brand-mark.ts';
import {
  type BrandGroup,
  describeManufacturer,
  findManufacturer,
  type VehicleGroup,
} from '../../domain/showroom/manufacturers.ts';
import { fixMakeName, listFormerMakeNames } from '../../domain/vehicle/names.ts';
import { slugify } from '../../domain/vehicle/slug.ts';
import type { FacetItem } from '../../search/contract.ts';
import type { SiteSettings } from '../../settings/schema.ts';

/** A brand that has a page on the site (H7). */
export interface SiteBrand {
  name: string;
  slug: string;
  group: BrandGroup;
  description: string | null;
  /** The site's own text; null where `description` is the neutral line. */
  ownDescription: string | null;
  /** The site's own picture of its logo; null for the mark that we draw. */
  logo: string | null;
  /** Of its mark. */
  letters: string;
  /** Vehicles of it in stock. */
  count: number;
  /** The make's name in the stock; null where there is none of it. */
  make: string | null;
}

type BrandSettings = Pick<SiteSettings, 'wording' | 'showroom'>;

/**
 * The brands of a site: those of its file in their order, then makes of the stock that the file omits, where the site
 * wants them. Names are those that shoppers know (A5); of two entries with one slug the first counts.
 */
export function listSiteBrands(
  manufacturers: readonly Manufacturer[],
  makes: readonly FacetItem[],
  settings: BrandSettings,
): SiteBrand[] {
  const inStock = new Map(makes.map((item) => [slugify(item.value), item]));
  const listed = manufacturers.map((one) => buildBrand(one, inStock, settings));
  const isOn = settings.showroom.brands === 'listed_and_stock';
  const others = isOn
    ? makes.filter(({ count }) => count > 0).map(({ value }) => buildBrand({ name: value }, inStock, settings))
    : [];
  const found = new Map<string, SiteBrand>();
  for (const brand of [...listed, ...others])
    if (brand.slug !== '' && !found.has(brand.slug)) found.set(brand.slug, brand);
  return [...found.values()];
}

type Given = Pick<Manufacturer, 'name'> & Partial<Manufacturer>;

function buildBrand(given: Given, inStock: Map<string, FacetItem>, { wording }: BrandSettings): SiteBrand {
  const name = fixMakeName(given.name);
  const item = inStock.get(slugify(name));
  const { description, group = findGroup(name, wording) } = (given.details ?? {}) as {
    description?: string | null;
    group?: BrandGroup;
  };
  return {
    name,
    slug: given.slug ?? slugify(name),
    group,
    description: description ?? describeBrand(name, group, wording),
    ownDescription: description ?? null,
    logo: given.logo?.url ?? null,
    letters: abbreviateBrand(name),
    count: item?.count ?? 0,
    make: item?.value ?? null,
  };
}

/** A motorcycle dealer's Honda is a motorcycle; on other sites a make belongs to what it is known for. */
function findGroup(name: string, wording: SiteSettings['wording']): VehicleGroup {
  if (wording.kind === 'motorcycle') return 'motorcycle';
  return findManufacturer(name)?.group ?? 'car';
}

/**
 * One neutral line where the site has no text; none for makes whose vehicles have the site's own words, such as
 * caravans.
 */
function describeBrand(name: string, group: BrandGroup, wording: SiteSettings['wording']): string | null {
  if (wording.nouns) return null;
  if (group !== 'our_brands') return describeManufacturer(name, group);
  return describeManufacturer(name, wording.kind === 'motorcycle' ? 'motorcycle' : undefined);
}

/** The brand for a word of an address: by its slug in any case, or by a former name (A5). */
export function findBrand(brands: readonly SiteBrand[], word: string): SiteBrand | undefined {
  const slug = slugify(word);
  return (
    brands.find((brand) => brand.slug === slug) ??
    brands.find(({ name }) => listFormerMakeNames(name).some((former) => slugify(former) === slug))
  );
}
