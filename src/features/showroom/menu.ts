import type { StockFacts } from '../chrome/stock-menu.ts';
import { brandHref } from './address.ts';
import type { SiteBrand } from './brands.ts';
import type { Showroom } from './load.ts';
import { openShowroomPages } from './opened.ts';
import type { BrandLink } from './sign.ts';

/** A menu with more brands than this is none: the others are on the brands page. */
const MOST = 60;

/** The brands of the mega-menu (A9), by the alphabet: the group's own, or all where it names none as its own. */
export function menuBrands(brands: readonly SiteBrand[]): BrandLink[] {
  const own = brands.filter(({ group }) => group === 'our_brands');
  return (own.length > 0 ? own : [...brands])
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST)
    .sort((a, b) => a.name.localeCompare(b.name, 'en-AU', { sensitivity: 'base' }))
    .map(({ name, slug, mark, logo, count }) => ({ name, mark, logo, count, href: brandHref(slug) }));
}

/** What menus know of a site, with its brands and the pages of brands and models. */
export function withShowroom(facts: StockFacts, showroom: Showroom): StockFacts {
  return {
    ...facts,
    brands: menuBrands(showroom.brands),
    opened: [...facts.opened, ...openShowroomPages(showroom)],
  };
}
