import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';

interface BreadcrumbProps {
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

interface PageHeadProps {
  /** A page without a breadcrumb of its own is directly below the home page. */
  model: Partial<BreadcrumbProps['model']> & { heading: string; intro?: string | null };
}

export function PageHead({ model: { breadcrumb, heading, intro } }: PageHeadProps) {
  return (
    <>
      {breadcrumb ? <Breadcrumb model={{ breadcrumb }} /> : <BelowHome heading={heading} />}
      <PageTitle heading={heading} intro={intro} />
    </>
  );
}

interface PageTitleProps {
  heading: string;
  intro?: string | null;
  children?: ReactNode;
}

export function PageTitle({ heading, intro = null, children }: PageTitleProps) {
  return (
    <div className="phead">
      <h1>{heading}</h1>
      {intro !== null && <p className="mute">{intro}</p>}
      {children}
    </div>
  );
}
