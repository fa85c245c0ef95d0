import type { ChromeModel, NavItem } from '../../../kernel/chrome/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { BrandMenu } from './brand-menu.tsx';
import { LinkGroup } from './link-group.tsx';

/** What is in the menu of narrow windows: links, and groups of them that open one at a time. */
export function DrawerLinks({ chrome: { nav, highlights } }: { chrome: Pick<ChromeModel, 'nav' | 'highlights'> }) {
  return (
    <>
      {nav.map((item) =>
        item.kind === 'menu' ? (
          <DrawerGroup key={item.label} item={item} />
        ) : (
          <a className="drawer-link" key={item.label} href={item.href}>
            {item.label}
          </a>
        ),
      )}
      {highlights.map((link) => (
        <LinkTo className="drawer-link" key={link.label} to={link} />
      ))}
    </>
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
