import type { ReactNode } from 'react';
import { BelowHome, Breadcrumb, type BreadcrumbProps } from './breadcrumb.tsx';

interface PageHeadProps {
  /** A page without a breadcrumb of its own is directly below the home page. */
  model: Partial<BreadcrumbProps['model']> & { heading: string; intro?: string | null };
  children?: ReactNode;
}

/** What a page begins with, which each look draws in its own hand: the trail, the heading and what is said of it. */
export function PageHead({ model: { breadcrumb, heading, intro }, children }: PageHeadProps) {
  return (
    <div className="page-top">
      {breadcrumb ? <Breadcrumb model={{ breadcrumb }} /> : <BelowHome heading={heading} />}
      <PageTitle heading={heading} intro={intro}>
        {children}
      </PageTitle>
    </div>
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
