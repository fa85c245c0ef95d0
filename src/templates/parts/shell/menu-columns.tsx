import type { NavItem } from '../../../kernel/chrome/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { BrandMenu } from './brand-menu.tsx';
import { LinkGroup } from './link-group.tsx';

/** What is in a menu of wide windows: brands, or columns of links, and a link to all of it. */
export function MenuColumns({ item }: { item: Extract<NavItem, { kind: 'menu' }> }) {
  return (
    <>
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
    </>
  );
}
