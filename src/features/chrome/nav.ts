import { emptyState } from '../../search/state.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { ChromeModel, CountedLink, LinkColumn, NavItem } from './model.ts';
import { leadsSomewhere } from './served-pages.ts';
import { modelLinks, termLinks } from './stock-links.ts';
import { brandsMenu, newStockMenu, type StockFacts, stockMenu, typeLinks } from './stock-menu.ts';

type Navigation = SiteSettings['navigation'];
type HeaderItem = Navigation['header'][number];
type FooterColumn = Navigation['footer'][number];

/** What the menus are made from. */
export interface NavInputs {
  settings: Pick<SiteSettings, 'navigation' | 'wording' | 'contact' | 'brand'>;
  /** More than one vehicle, as the site calls them: cars. */
  things: string;
  facts: StockFacts;
}

const FOOTER_LINKS = 8;

/** The header's menu from the settings (A9): items that lead nowhere yet, or hold nothing, are left out. */
export function navItems(inputs: NavInputs): NavItem[] {
  return inputs.settings.navigation.header.flatMap((item) => toNavItem(item, inputs) ?? []);
}

/** The header's links that stand out (A9), of those that lead somewhere. */
export function highlightsOf({ navigation }: Pick<SiteSettings, 'navigation'>): ChromeModel['highlights'] {
  return navigation.header
    .filter((item) => item.kind === 'link' && item.highlighted && leadsSomewhere(item.href))
    .map((item) => ({ label: item.label, href: 'href' in item ? item.href : '/' }));
}

function toNavItem(item: HeaderItem, inputs: NavInputs): NavItem | undefined {
  const { facts, settings, things } = inputs;
  const typed = typeLinks(facts.counts, settings.wording.carTypeLabels, things);
  switch (item.kind) {
    case 'link':
      return item.highlighted ? undefined : plainItem(item.label, item.href);
    case 'offers':
      return plainItem(item.label, item.href);
    case 'menu':
      return linksMenu(item.label, item.items);
    case 'models':
      return newStockMenu(item.label, facts, typed);
    case 'stock':
      return stockMenu(item.label, facts, typed, things);
    case 'brands':
      return brandsMenu(item.label, facts, things);
  }
}

function plainItem(label: string, href: string): NavItem | undefined {
  return leadsSomewhere(href) ? { kind: 'link', label, href } : undefined;
}

function linksMenu(label: string, items: { label: string; href: string }[]): NavItem | undefined {
  const links = linksOf(items);
  return links.length > 0
    ? { kind: 'menu', label, all: null, columns: [{ heading: label, links }] }
    : undefined;
}

function linksOf(items: { label: string; href: string }[]): CountedLink[] {
  return items.filter(({ href }) => leadsSomewhere(href)).map((item) => ({ ...item, count: null }));
}

/** The footer's columns from the settings (A9), without empty ones. */
export function footerColumns(inputs: NavInputs): LinkColumn[] {
  return inputs.settings.navigation.footer
    .map((column) => toColumn(column, inputs))
    .filter(({ links }) => links.length > 0);
}

function toColumn(column: FooterColumn, { facts, settings, things }: NavInputs): LinkColumn {
  const all = emptyState();
  switch (column.kind) {
    case 'links':
      return { heading: column.heading, links: linksOf(column.items) };
    case 'bodies': {
      const types = typeLinks(facts.counts, settings.wording.carTypeLabels, things);
      const bodies = termLinks(facts.all.body, 'body', all, FOOTER_LINKS - types.length);
      return { heading: column.heading, links: [...types, ...bodies] };
    }
    case 'makes':
      return { heading: column.heading, links: termLinks(facts.all.make, 'make', all, FOOTER_LINKS) };
    case 'models':
      return { heading: column.heading, links: modelLinks(facts.all.make_model, FOOTER_LINKS) };
    case 'dealer':
      return {
        heading: column.heading ?? settings.brand.name,
        links: [...linksOf(column.items), ...networkLinks(settings.contact)],
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

/** The dealer's pages on social networks. */
function networkLinks({ social }: SiteSettings['contact']): CountedLink[] {
  return (Object.keys(NETWORKS) as (keyof typeof NETWORKS)[]).flatMap((key) => {
    const href = social[key];
    return href ? [{ label: NETWORKS[key], href, count: null }] : [];
  });
}
