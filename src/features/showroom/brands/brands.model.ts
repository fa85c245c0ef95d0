import type { BrandGroup } from '../../../domain/showroom/manufacturers.ts';
import { formatThousands } from '../../../domain/text/format.ts';
import { capitalise, getStockWord, getVehicleNouns } from '../../../domain/vehicle/wording.ts';
import { BRANDS_PATH, linkToBrand } from '../../../kernel/addresses/showroom.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import type { SiteBrand } from '../../../kernel/showroom/brands.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { buildBreadcrumb, buildShowroomHead } from '../stock/frame.ts';
import { filterBrands } from './find.ts';
import type { BrandSection, BrandsPageModel, BrandTile } from './model.ts';

/** From this many brands on there are letter links and a search box. */
const LONG_FROM = 12;
const FIND_CHARACTERS = 60;

export interface BrandsPageInputs extends Pick<RequestContext, 'settings' | 'site' | 'url'> {
  brands: SiteBrand[];
}

/** The page of all brands (G2): a grid for each kind, in alphabetical order, filtered by `?find=`. */
export function buildBrandsPage({ brands, settings, site, url }: BrandsPageInputs): BrandsPageModel {
  const find = (url.searchParams.get('find') ?? '').trim().slice(0, FIND_CHARACTERS);
  const heading = 'Brands';
  const breadcrumb = buildBreadcrumb([{ label: heading, href: BRANDS_PATH }]);
  const sections = buildBrandSections(brands, settings);
  return {
    heading,
    intro: settings.showroom.brandsIntro,
    breadcrumb,
    sections,
    find,
    isLong: brands.length >= LONG_FROM,
    labels: {
      find: 'Find a brand',
      submit: 'Find',
      none: `We don’t have a brand called “${find}”.`,
      clear: 'Show all brands',
    },
    path: BRANDS_PATH,
    head: buildShowroomHead({
      settings,
      site,
      heading,
      breadcrumb,
      description: `${brandsText(brands)} at ${settings.brand.name}. ${settings.showroom.brandsIntro}`,
      path: BRANDS_PATH,
      isListed: find === '' && filterBrands(sections, find).length > 0,
    }),
  };
}

/** "All 45 brands"; the name of a single one. */
function brandsText(brands: readonly SiteBrand[]): string {
  return brands.length === 1 && brands[0] ? brands[0].name : `All ${formatThousands(brands.length)} brands`;
}

/** The brands in the site's groups, each in alphabetical order. */
export function buildBrandSections(
  brands: readonly SiteBrand[],
  settings: Pick<SiteSettings, 'pages' | 'wording'>,
): BrandSection[] {
  const groups = Map.groupBy(brands, ({ group }) => group);
  return settings.pages.brandGroups.flatMap((group) => {
    const tiles = (groups.get(group) ?? [])
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en-AU', { sensitivity: 'base' }))
      .map((brand) => tileOf(brand, settings));
    return tiles.length > 0 ? [{ id: group.replaceAll('_', '-'), heading: groupHeading(group, settings), tiles }] : [];
  });
}

function groupHeading(group: BrandGroup, { wording }: Pick<SiteSettings, 'wording'>): string {
  if (group === 'our_brands') return 'Our brands';
  if (group === 'motorcycle') return 'Motorcycles';
  if (group === 'truck') return 'Trucks';
  return wording.kind === 'motorcycle' ? 'Cars' : capitalise(getVehicleNouns(wording).many);
}

function tileOf(
  { name, slug, letters, logo, count, description }: SiteBrand,
  { wording }: Pick<SiteSettings, 'wording'>,
): BrandTile {
  const word = getStockWord(wording).toLowerCase().replace('-', ' ');
  return {
    name,
    letters,
    logo,
    count,
    href: linkToBrand(slug),
    description,
    stock: count > 0 ? `${formatThousands(count)} ${word}` : null,
  };
}
