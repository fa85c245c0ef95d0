import type { ChromeModel, NavItem } from '../../../kernel/chrome/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { BrandMenu } from './brand-menu.tsx';
import { LinkGroup } from './link-group.tsx';

/** The menu of wide windows. Each group is a `details`, so it opens without JavaScript, one at a time. */
export function MainNav({ chrome }: { chrome: Pick<ChromeModel, 'nav' | 'menusOpenOn' | 'menusOpenMs'> }) {
  if (chrome.nav.length === 0) return null;
  return (
    <nav
      className={`nav nav--${chrome.menusOpenOn}`}
      aria-label="Main"
      style={{ '--menu-ms': `${chrome.menusOpenMs}ms` }}
    >
      {chrome.nav.map((item) =>
        item.kind === 'menu' ? (
          <NavMenu key={item.label} item={item} />
        ) : (
          <a key={item.label} href={item.href}>
            {item.label}
          </a>
        ),
      )}
    </nav>
  );
}

function NavMenu({ item }: { item: Extract<NavItem, { kind: 'menu' }> }) {
  return (
    <details name="nav" data-menu>
      <summary>
        {item.label} <Icon name="chevron-down" />
      </summary>
      <div className="mega">
        {item.brands && <BrandMenu brands={item.brands} label={item.label} />}
        <div className="mega-cols">
          {item.columns.map((column) => (
            <LinkGroup key={column.heading} column={column} className="mega-col" />
          ))}
        </div>
        {item.all && (
          <LinkTo className="link mega-all" to={item.all}>
            <Icon name="arrow-right" />
          </LinkTo>
        )}
      </div>
    </details>
  );
}
