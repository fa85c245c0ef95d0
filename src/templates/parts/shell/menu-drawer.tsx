import type { ChromeModel, NavItem } from '../../../kernel/chrome/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { BrandMenu } from './brand-menu.tsx';
import { LinkGroup } from './link-group.tsx';
import { OpeningState } from './opening-state.tsx';

/** The menu of narrow windows: a `details` that covers the page below the header, so it needs no JavaScript. */
export function MenuDrawer({ chrome }: { chrome: ChromeModel }) {
  if (chrome.nav.length + chrome.highlights.length === 0) return null;
  return (
    <details className="drawer only-s" data-menu style={{ '--menu-ms': `${chrome.menusOpenMs}ms` }}>
      <summary className="iconbtn">
        <Icon name="menu" className="i drawer-open" />
        <Icon name="x" className="i drawer-close" />
        <span className="vh">Menu</span>
      </summary>
      <nav className="drawer-in" aria-label="Menu">
        {chrome.nav.map((item) =>
          item.kind === 'menu' ? (
            <DrawerGroup key={item.label} item={item} />
          ) : (
            <a className="drawer-link" key={item.label} href={item.href}>
              {item.label}
            </a>
          ),
        )}
        {chrome.highlights.map((link) => (
          <LinkTo className="drawer-link" key={link.label} to={link} />
        ))}
        <DrawerContact chrome={chrome} />
      </nav>
    </details>
  );
}

function DrawerGroup({ item }: { item: Extract<NavItem, { kind: 'menu' }> }) {
  return (
    <details className="drawer-group" name="drawer">
      <summary>
        {item.label} <Icon name="chevron-down" />
      </summary>
      {item.all && <LinkTo className="drawer-all" to={item.all} />}
      {item.brands && <BrandMenu brands={item.brands} label={item.label} />}
      {item.columns.map((column) => (
        <LinkGroup key={column.heading} column={column} className="drawer-col" />
      ))}
    </details>
  );
}

function DrawerContact({ chrome: { phone, opening } }: { chrome: ChromeModel }) {
  if (!phone) return null;
  return (
    <div className="drawer-contact">
      <a className="btn btn--line btn--block" href={phone.href}>
        <Icon name="phone" />
        Call {phone.text}
      </a>
      {opening && <OpeningState opening={opening} />}
    </div>
  );
}
