import { useId } from 'react';
import { formatThousands } from '../../../domain/text/format.ts';
import type { LinkColumn } from '../../../kernel/chrome/model.ts';

export function LinkGroup({ column, className }: { column: LinkColumn; className: string }) {
  const headingId = useId();
  return (
    <div className={className}>
      <p className="group-h" id={headingId}>
        {column.heading}
      </p>
      <ul aria-labelledby={headingId}>
        {column.links.map(({ label, href, count }) => (
          <li key={href}>
            <a href={href}>
              {label}
              {count !== null && <span>{formatThousands(count)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
