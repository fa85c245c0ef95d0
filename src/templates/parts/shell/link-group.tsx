import { useId } from 'react';
import { formatThousands } from '../../../domain/text/format.ts';
import type { LinkColumn } from '../../../kernel/chrome/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

interface LinkGroupProps {
  column: LinkColumn;
  className: string;
}

export function LinkGroup({ column, className }: LinkGroupProps) {
  const headingId = useId();
  return (
    <div className={className}>
      <p className="group-h" id={headingId}>
        {column.heading}
      </p>
      <ul aria-labelledby={headingId}>
        <Links column={column} />
      </ul>
    </div>
  );
}

/** The same, with the links behind their heading. */
export function FoldedLinkGroup({ column, className }: LinkGroupProps) {
  return (
    <details className={className}>
      <summary className="group-h">
        {column.heading}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        <Links column={column} />
      </ul>
    </details>
  );
}

const Links = ({ column }: Pick<LinkGroupProps, 'column'>) =>
  column.links.map(({ label, href, count }) => (
    <li key={href}>
      <a href={href}>
        {label}
        {count !== null && <span>{formatThousands(count)}</span>}
      </a>
    </li>
  ));
