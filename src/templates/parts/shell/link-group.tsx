import { useId } from 'react';
import type { CountedLink, LinkColumn } from '../../../kernel/chrome/model.ts';

export function LinkGroup({ column, className }: { column: LinkColumn; className: string }) {
  const headingId = useId();
  return (
    <div className={className}>
      <p className="group-h" id={headingId}>
        {column.heading}
      </p>
      <CountedLinks links={column.links} labelledBy={headingId} />
    </div>
  );
}

interface CountedLinksProps {
  links: readonly CountedLink[];
  className?: string;
  labelledBy?: string;
}

/** A list of links, with counts where given. */
export function CountedLinks({ links, className, labelledBy }: CountedLinksProps) {
  return (
    <ul className={className} aria-labelledby={labelledBy}>
      {links.map(({ label, href, count }) => (
        <li key={href}>
          <a href={href}>
            {label}
            {count !== null && <span>{count.toLocaleString('en-AU')}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
