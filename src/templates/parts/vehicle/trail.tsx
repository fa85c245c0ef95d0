import { Fragment } from 'react';
import type { VehiclePageModel } from '../../../features/vehicle/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/** The breadcrumb, and the stock number at the end of the line. */
export function Trail({ model: { breadcrumb, stockNumber } }: { model: VehiclePageModel }) {
  const steps = breadcrumb.slice(0, -1);
  const here = breadcrumb.at(-1);
  return (
    <nav className="crumb" aria-label="Breadcrumb">
      {steps.map(({ label, href, position }) => (
        <Fragment key={position}>
          {position > 1 && <Icon name="chevron-right" />}
          <a href={href}>{label}</a>
        </Fragment>
      ))}
      {here && (
        <span aria-current="page">
          <Icon name="chevron-right" />
          {here.label}
        </span>
      )}
      <span className="crumb-end">Stock {stockNumber}</span>
    </nav>
  );
}

export function VehicleTitle({ model: { title, subtitle } }: { model: VehiclePageModel }) {
  return (
    <div className="vtitle" data-fresh="title">
      <h1>
        {title} {subtitle && <span>{subtitle}</span>}
      </h1>
    </div>
  );
}
