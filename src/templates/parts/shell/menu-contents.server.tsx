import { renderToStaticMarkup } from 'react-dom/server';
import { computeFingerprint } from '../../../domain/text/fingerprint.ts';
import { MENU_PATH } from '../../../kernel/addresses/menu.ts';
import type { ChromeModel } from '../../../kernel/chrome/model.ts';
import { DrawerLinks } from './drawer-links.tsx';
import { FoldedLinkGroup, LinkGroup } from './link-group.tsx';
import { MenuColumns } from './menu-columns.tsx';

type MenuChrome = Pick<ChromeModel, 'nav' | 'highlights'> & { footer: Pick<ChromeModel['footer'], 'columns'> };

/** The menus of wide windows, those of narrow ones, and the columns of the footer, on phones each folded. */
export type MenuKind = 'wide' | 'narrow' | 'footer' | 'footer-folded';

/** What is in some of a site's menus, as HTML. */
export interface MenuContents {
  html: string;
  /** Of the HTML: with other menus, or another release, it has another address. */
  version: string;
}

const rendered = new WeakMap<MenuChrome['nav'], Record<MenuKind, MenuContents>>();

/** What is in the menus of a site, rendered once for all its pages: pages have only their openings. */
export function renderMenuContents(chrome: MenuChrome): Record<MenuKind, MenuContents> {
  const known = rendered.get(chrome.nav);
  if (known) return known;
  const contents = {
    wide: toContents('wide', <WideMenus nav={chrome.nav} />),
    narrow: toContents('narrow', <DrawerLinks chrome={chrome} />),
    footer: toContents('footer', <FooterLinks columns={chrome.footer.columns} />),
    'footer-folded': toContents('footer-folded', <FoldedFooterLinks columns={chrome.footer.columns} />),
  };
  rendered.set(chrome.nav, contents);
  return contents;
}

/** One element for each menu, in their order. */
const WideMenus = ({ nav }: Pick<MenuChrome, 'nav'>) =>
  nav.map(
    (item) =>
      item.kind === 'menu' && (
        <div className="mega" key={item.label}>
          <MenuColumns item={item} />
        </div>
      ),
  );

const FooterLinks = ({ columns }: MenuChrome['footer']) =>
  columns.map((column) => <LinkGroup key={column.heading} column={column} className="foot-col" />);

const FoldedFooterLinks = ({ columns }: MenuChrome['footer']) =>
  columns.map((column) => <FoldedLinkGroup key={column.heading} column={column} className="foot-col" />);

function toContents(kind: MenuKind, menus: React.ReactElement): MenuContents {
  const html = renderToStaticMarkup(menus, { identifierPrefix: kind });
  return { html, version: computeFingerprint(html) };
}

/** The address of what is in the menus, for scripts. */
export const linkToMenuContents = (kind: MenuKind, { version }: MenuContents): string =>
  `${MENU_PATH}/${kind}?v=${version}`;
