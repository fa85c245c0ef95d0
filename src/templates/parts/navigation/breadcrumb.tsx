import { Icon } from '../../../ui/icons/icon.tsx';

export interface BreadcrumbProps {
  model: { breadcrumb: readonly { label: string; href: string; position: number }[] };
}

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

export function BelowHome({ heading }: { heading: string }) {
  const home = { label: 'Home', href: '/', position: 1 };
  return <Breadcrumb model={{ breadcrumb: [home, { label: heading, href: '', position: 2 }] }} />;
}
