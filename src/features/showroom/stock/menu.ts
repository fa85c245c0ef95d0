import { linkToBrand, linkToModels, MODELS_PATH } from '../../../kernel/addresses/showroom.ts';
import type { BrandLink } from '../../../kernel/chrome/brand-sign.ts';
import type { MenuEntries } from '../../../kernel/chrome/menus.ts';
import type { CountedLink } from '../../../kernel/chrome/model.ts';
import type { StockFacts } from '../../../kernel/chrome/stock-menu.ts';
import type { SiteBrand } from '../../../kernel/showroom/brands.ts';
import { loadUncachedShowroom, type Showroom } from '../../../kernel/showroom/load.ts';
import { getModelBody } from './model-body.ts';
import { listOpenShowroomPages } from './open-pages.ts';

/** A menu with more brands than this is of no use: the others are on the brands page. */
const MOST = 60;

/** The brands of the mega-menu (A9), in alphabetical order: the group's own, or all where it names none as its own. */
export function listMenuBrands(brands: readonly SiteBrand[]): BrandLink[] {
  const own = brands.filter(({ group }) => group === 'our_brands');
  return (own.length > 0 ? own : [...brands])
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST)
    .sort((a, b) => a.name.localeCompare(b.name, 'en-AU', { sensitivity: 'base' }))
    .map(({ name, slug, letters, logo, count }) => ({ name, letters, logo, count, href: linkToBrand(slug) }));
}

/** Adds a site's brands, and its pages of brands and models, to the facts for menus. */
export function withShowroom(facts: StockFacts, showroom: Showroom): StockFacts {
  return {
    ...facts,
    brands: listMenuBrands(showroom.brands),
    brandCount: showroom.brands.length,
    modelBodies: bodyLinks(showroom),
    opened: [...facts.opened, ...listOpenShowroomPages(showroom)],
  };
}

const BODIES = 5;

/** Models by body (G2: the vehicle body-type dropdown), the most common bodies first, and the link to all. */
function bodyLinks({ models }: Showroom): CountedLink[] {
  if (models.length === 0) return [];
  const bodies = [...Map.groupBy(models, getModelBody)].sort(([, a], [, b]) => b.length - a.length);
  const each = bodies.map(([body, of]) => ({ label: body, href: linkToModels({ body }), count: of.length }));
  return [...each.slice(0, BODIES), { label: 'All models', href: MODELS_PATH, count: models.length }];
}

export const addShowroomEntries: MenuEntries = async (facts, request) =>
  withShowroom(facts, await loadUncachedShowroom(request));
