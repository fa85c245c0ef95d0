import type { ChromeModel, LinkColumn, NavItem } from '../../../kernel/chrome/model.ts';
import type { PageMeta } from '../../../kernel/head/page-meta.ts';

/** All that a site's menus and its footer lead to, on one page. */
export interface MenuPageModel {
  heading: string;
  /** The links that stand beside the menus. */
  links: { label: string; href: string }[];
  menus: Extract<NavItem, { kind: 'menu' }>[];
  /** The footer's. */
  columns: LinkColumn[];
  head: PageMeta;
}

type MenuInputs = Pick<ChromeModel, 'nav' | 'highlights' | 'footer' | 'siteName'>;

export function buildMenuPage({ nav, highlights, footer, siteName }: MenuInputs, url: MenuUrl): MenuPageModel {
  const heading = 'All pages';
  return {
    heading,
    links: [...nav.filter((item) => item.kind === 'link'), ...highlights].map(({ label, href }) => ({ label, href })),
    menus: nav.filter((item) => item.kind === 'menu'),
    columns: footer.columns,
    head: {
      title: `${heading} | ${url.titleSuffix}`,
      description: `${heading} of ${siteName}, with our current stock.`,
      canonical: url.canonical,
      siteName,
    },
  };
}

interface MenuUrl {
  canonical: string;
  titleSuffix: string;
}
