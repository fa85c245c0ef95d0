import type { MenuPageModel } from '../../../features/pages/menu/model.ts';
import { buildMenuId, FOOTER_LINKS_ID } from '../../../kernel/addresses/menu.ts';
import { LinkTo } from '../navigation/link-to.tsx';
import { PageHead } from '../navigation/page-head.tsx';
import { LinkGroup } from './link-group.tsx';
import { MenuColumns } from './menu-columns.tsx';

/** All menus of the site, one below the other: for visitors without scripts, and for search engines (A9). */
export function MenuPage({ model: { heading, links, menus, columns } }: { model: MenuPageModel }) {
  return (
    <div className="wrap menu-page">
      <PageHead model={{ heading }} />
      <ul className="menu-page-links">
        {links.map((link) => (
          <li key={link.label}>
            <LinkTo className="link" to={link} />
          </li>
        ))}
      </ul>
      {menus.map((menu) => (
        <section key={menu.label} id={buildMenuId(menu.label)}>
          <h2>{menu.label}</h2>
          <MenuColumns item={menu} />
        </section>
      ))}
      {columns.length > 0 && (
        <div className="mega-cols" id={FOOTER_LINKS_ID}>
          {columns.map((column) => (
            <LinkGroup key={column.heading} column={column} className="mega-col" />
          ))}
        </div>
      )}
    </div>
  );
}
