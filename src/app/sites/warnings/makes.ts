import { MANUFACTURERS } from '../../../domain/showroom/manufacturers.ts';
import { findNearest } from '../../../domain/text/nearest.ts';
import { slugify } from '../../../domain/vehicle/slug.ts';
import type { FileProblem, SiteFolder } from '../../../settings/content.ts';
import { KNOWN_MAKES } from '../../../stock/feeds/normalise/names/makes.ts';

interface NamedMake {
  file: string;
  path: string;
  make: string;
}

/**
 * Makes in a folder that are probably misspelt: neither known, nor one of the site's own brands, nor one of the group's
 * stock.
 */
export function warnOfMakes(site: SiteFolder, inStock: readonly string[]): FileProblem[] {
  const own = site.manufacturers.map(({ name }) => name);
  const names = [...KNOWN_MAKES, ...MANUFACTURERS.map(({ name }) => name), ...own, ...inStock];
  const known = new Set(names.map(slugify));
  return namedMakes(site)
    .filter(({ make }) => !known.has(slugify(make)))
    .map(({ file, path, make }) => {
      const near = findNearest(make, names);
      const suggestion = near ? `Did you mean "${near}"?` : null;
      return { file, path, reason: `there is no make "${make}"`, suggestion };
    });
}

function namedMakes({ settings, dealerships, locations }: SiteFolder): NamedMake[] {
  const { brand, stock, certified, locations: places, service } = settings;
  const one = (path: string, make: string | null | undefined): NamedMake[] =>
    make ? [{ file: 'site.json', path: `settings.${path}`, make }] : [];
  const all = (path: string, makes: readonly string[] = []) => makes.flatMap((make, at) => one(`${path}[${at}]`, make));
  const ofPlaces = (file: string, list: readonly { manufacturers: string[] }[]) =>
    list.flatMap(({ manufacturers }, at) =>
      manufacturers.map((make, n) => ({ file, path: `[${at}].manufacturers[${n}]`, make })),
    );
  return [
    ...one('brand.manufacturer', brand.manufacturer),
    ...all('stock.makes', stock.makes),
    ...stock.rules.flatMap(({ where }, at) => all(`stock.rules[${at}].where.make`, where.make)),
    ...all('certified.makes', certified.makes),
    ...one('locations.block.manufacturer', places.block.manufacturer),
    ...service.links.flatMap(({ make }, at) => one(`service.links[${at}].make`, make)),
    ...ofPlaces('dealerships.json', dealerships),
    ...ofPlaces('locations.json', locations),
  ];
}
