import { Icon } from '../../../ui/icons/icon.tsx';

interface BreadcrumbProps {
  model: { breadcrumb: readonly { label: string; href: string; position: number }[] };
}

/** The breadcrumb of a page: from the home page down to itself. */
export function Breadcrumb({ model: { breadcrumb } }: BreadcrumbProps) {
  return (
    <nav className="crumb" aria-label="Breadcrumb">
      <ol>
        {breadcrumb.map(({ label, href, position }) => (
          <li key={position}>
            {position > 1 && <Icon name="chevron-right" />}
            {position < breadcrumb.length ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same for a page directly below the home page. */
export function BelowHome({ heading }: { heading: string }) {
  const home = { label: 'Home', href: '/', position: 1 };
  return <Breadcrumb model={{ breadcrumb: [home, { label: heading, href: '', position: 2 }] }} />;
}
