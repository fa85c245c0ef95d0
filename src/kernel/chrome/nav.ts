import { listKeysOf } from '../../domain/text/look-up.ts';
import { getVehicleNouns, withNouns } from '../../domain/vehicle/wording.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { isLinkServed } from '../addresses/served-pages.ts';
import { OFFERS_PATH } from '../stock/address.ts';
import type { ChromeModel, CountedLink, LinkColumn, NavItem } from './model.ts';
import { buildModelLinks, buildTermLinks } from './stock-links.ts';
import {
  buildBrandsMenu,
  buildNewStockMenu,
  buildStockMenu,
  buildTypeLinks,
  createSearchLinker,
  type StockFacts,
} from './stock-menu.ts';

type Navigation = SiteSettings['navigation'];
type HeaderItem = Navigation['header'][number];
type FooterColumn = Navigation['footer'][number];

export interface NavInputs {
  settings: Pick<SiteSettings, 'navigation' | 'wording' | 'contact' | 'brand'>;
  /** The site's plural for its vehicles: cars. */
  things: string;
  facts: StockFacts;
}

const FOOTER_LINKS = 8;

/** The header's menu from the settings (A9), without items that have no page or no content. */
export function buildNavItems(inputs: NavInputs): NavItem[] {
  return withVehicleNouns(inputs.settings, inputs.settings.navigation.header).flatMap(
    (item) => toNavItem(item, inputs) ?? [],
  );
}

/** The header's prominent links (A9), without those that have no page. */
export function buildHighlights(
  settings: Pick<SiteSettings, 'navigation' | 'wording'>,
  facts: StockFacts,
): ChromeModel['highlights'] {
  return withVehicleNouns(settings, settings.navigation.header)
    .filter((item) => item.kind === 'link' && item.highlighted && isLinkUseful(item.href, facts))
    .map((item) => ({ label: item.label, href: 'href' in item ? item.href : '/' }));
}

/** Replaces the placeholders for vehicles in the labels of a menu's items and of the links under them (A3). */
function withVehicleNouns<Item extends HeaderItem | FooterColumn>(
  { wording }: Pick<SiteSettings, 'wording'>,
  items: readonly Item[],
): Item[] {
  const nouns = getVehicleNouns(wording);
  const inLabel = <Labelled extends object>(one: Labelled): Labelled =>
    'label' in one && typeof one.label === 'string' ? { ...one, label: withNouns(one.label, nouns) } : one;
  return items.map((item) => ({
    ...inLabel(item),
    ...('items' in item ? { items: item.items.map(inLabel) } : {}),
  }));
}

/** Whether a menu may link to an address: it has a page, and the page of offers is not empty (A9, B18). */
function isLinkUseful(href: string, facts: StockFacts): boolean {
  const isOffers = href.split('?')[0] === OFFERS_PATH;
  return (!isOffers || hasOffers(facts)) && isLinkServed(href, facts.words, facts.opened);
}

function hasOffers({ all, hasOwnOffers }: StockFacts): boolean {
  return hasOwnOffers || all.offer.some(({ value, count }) => value === 'true' && count > 0);
}

function toNavItem(item: HeaderItem, inputs: NavInputs): NavItem | undefined {
  const { facts, settings, things } = inputs;
  const typed = buildTypeLinks(facts.landing, settings.wording.carTypeLabels, things);
  switch (item.kind) {
    case 'link':
      return item.highlighted ? undefined : buildPlainItem(item, facts);
    case 'offers':
      return hasOffers(facts) ? buildPlainItem(item, facts) : undefined;
    case 'menu':
      return buildLinksMenu(item.label, item.items, facts);
    case 'models':
      return buildNewStockMenu(item.label, facts, typed);
    case 'stock':
      return buildStockMenu(item.label, facts, typed, things);
    case 'brands':
      return buildBrandsMenu(item.label, facts, things);
  }
}

function buildPlainItem({ label, href }: { label: string; href: string }, facts: StockFacts): NavItem | undefined {
  return isLinkUseful(href, facts) ? { kind: 'link', label, href } : undefined;
}

function buildLinksMenu(
  label: string,
  items: { label: string; href: string }[],
  facts: StockFacts,
): NavItem | undefined {
  const links = buildLinks(items, facts);
  return links.length > 0 ? { kind: 'menu', label, all: null, columns: [{ heading: label, links }] } : undefined;
}

function buildLinks(items: { label: string; href: string }[], facts: StockFacts): CountedLink[] {
  return items.filter(({ href }) => isLinkUseful(href, facts)).map((item) => ({ ...item, count: null }));
}

/** The footer's columns from the settings (A9), without empty ones. */
export function buildFooterColumns(inputs: NavInputs): LinkColumn[] {
  return withVehicleNouns(inputs.settings, inputs.settings.navigation.footer)
    .map((column) => toColumn(column, inputs))
    .filter(({ links }) => links.length > 0);
}

function toColumn(column: FooterColumn, { facts, settings, things }: NavInputs): LinkColumn {
  const { all, within } = facts.landing;
  const hrefOf = createSearchLinker(facts);
  switch (column.kind) {
    case 'links':
      return { heading: column.heading, links: buildLinks(column.items, facts) };
    case 'bodies': {
      const types = buildTypeLinks(facts.landing, settings.wording.carTypeLabels, things);
      const bodies = buildTermLinks(all.body, 'body', within, FOOTER_LINKS - types.length, hrefOf);
      return { heading: column.heading, links: [...types, ...bodies] };
    }
    case 'makes':
      return {
        heading: column.heading,
        links: buildTermLinks(all.make, 'make', within, FOOTER_LINKS, hrefOf),
      };
    case 'models':
      return {
        heading: column.heading,
        links: buildModelLinks(all.make_model, FOOTER_LINKS, within, hrefOf),
      };
    case 'dealer':
      return {
        heading: column.heading ?? settings.brand.name,
        links: [...buildLinks(column.items, facts), ...buildNetworkLinks(settings.contact)],
      };
  }
}

const NETWORKS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  x: 'X',
} as const;

function buildNetworkLinks({ social }: SiteSettings['contact']): CountedLink[] {
  return listKeysOf(NETWORKS).flatMap((key) => {
    const href = social[key];
    return href ? [{ label: NETWORKS[key], href, count: null }] : [];
  });
}
