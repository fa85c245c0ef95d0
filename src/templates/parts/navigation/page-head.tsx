import type { ReactNode } from 'react';
import { BelowHome, Breadcrumb, type BreadcrumbProps } from './breadcrumb.tsx';

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
