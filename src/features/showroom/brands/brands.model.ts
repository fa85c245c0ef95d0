import type { BrandGroup } from '../../../domain/showroom/manufacturers.ts';
import { formatDollars, formatThousands } from '../../../domain/text/format.ts';
import { capitalise, getStockWord, getVehicleNouns } from '../../../domain/vehicle/wording.ts';
import { BRANDS_PATH, linkToBrand } from '../../../kernel/addresses/showroom.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import type { SiteBrand } from '../../../kernel/showroom/brands.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { buildBreadcrumb, buildShowroomHead } from '../stock/frame.ts';
import { filterBrands } from './find.ts';
import type { BrandSection, BrandsPageModel, BrandTile } from './model.ts';

/** From this many brands on there are letter links and a search box. */
const LONG_FROM = 12;
const FIND_CHARACTERS = 60;

export interface BrandsPageInputs extends Pick<RequestContext, 'settings' | 'site' | 'url'> {
  brands: SiteBrand[];
  /** The lowest price of a make's vehicles in stock; null where none has a price. */
  lowestOf: LowestOf;
}

type LowestOf = (make: string) => number | null;

type TileSettings = Pick<SiteSettings, 'wording' | 'stock'>;

/** The page of all brands (G2): a grid for each kind, in alphabetical order, filtered by `?find=`. */
export function buildBrandsPage({ brands, lowestOf, settings, site, url }: BrandsPageInputs): BrandsPageModel {
  const find = (url.searchParams.get('find') ?? '').trim().slice(0, FIND_CHARACTERS);
  const heading = 'Brands';
  const breadcrumb = buildBreadcrumb([{ label: heading, href: BRANDS_PATH }]);
  const sections = buildBrandSections(brands, settings, lowestOf);
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
  settings: TileSettings & Pick<SiteSettings, 'pages'>,
  lowestOf: LowestOf = () => null,
): BrandSection[] {
  const groups = Map.groupBy(brands, ({ group }) => group);
  return settings.pages.brandGroups.flatMap((group) => {
    const tiles = (groups.get(group) ?? [])
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en-AU', { sensitivity: 'base' }))
      .map((brand) => tileOf(brand, settings, lowestOf));
    return tiles.length > 0 ? [{ id: group.replaceAll('_', '-'), heading: groupHeading(group, settings), tiles }] : [];
  });
}

function groupHeading(group: BrandGroup, { wording }: Pick<SiteSettings, 'wording'>): string {
  if (group === 'our_brands') return 'Our brands';
  if (group === 'motorcycle') return 'Motorcycles';
  if (group === 'truck') return 'Trucks';
  return wording.kind === 'motorcycle' ? 'Cars' : capitalise(getVehicleNouns(wording).many);
}

/** What the site has of a brand says more than where the brand is from, so that is left to those without stock. */
function tileOf(
  { name, slug, letters, logo, count, make, description, ownDescription }: SiteBrand,
  settings: TileSettings,
  lowestOf: LowestOf,
): BrandTile {
  const word = getStockWord(settings.wording).toLowerCase().replace('-', ' ');
  const lowest = make === null || count === 0 ? null : lowestOf(make);
  const from = lowest ? `, from ${formatDollars(lowest)}${getVehicleWords(settings).pricing.unit}` : '';
  return {
    name,
    letters,
    logo,
    count,
    href: linkToBrand(slug),
    description: count > 0 ? ownDescription : description,
    stock: count > 0 ? `${formatThousands(count)} ${word}${from}` : null,
  };
}
