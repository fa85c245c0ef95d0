import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { MENU_PATH } from '../../../kernel/addresses/menu.ts';
import type { ChromeModel } from '../../../kernel/chrome/model.ts';
import { DrawerLinks } from './drawer-links.tsx';
import { MenuColumns } from './menu-columns.tsx';

type MenuChrome = Pick<ChromeModel, 'nav' | 'highlights'>;

/** The menus of wide windows, and of narrow ones. */
export const MENU_KINDS = ['wide', 'narrow'] as const;
export type MenuKind = (typeof MENU_KINDS)[number];

/** What is in a site's menus, as HTML. */
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
  const contents = { wide: toContents('wide', <WideMenus nav={chrome.nav} />), narrow: renderNarrow(chrome) };
  rendered.set(chrome.nav, contents);
  return contents;
}

const renderNarrow = (chrome: MenuChrome) => toContents('narrow', <DrawerLinks chrome={chrome} />);

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

function toContents(kind: MenuKind, menus: React.ReactElement): MenuContents {
  const html = renderToStaticMarkup(menus, { identifierPrefix: kind });
  return { html, version: createHash('sha1').update(html).digest('base64url').slice(0, 10) };
}

/** The address of what is in the menus, for scripts. */
export const linkToMenuContents = (kind: MenuKind, { version }: MenuContents): string =>
  `${MENU_PATH}/${kind}?v=${version}`;
