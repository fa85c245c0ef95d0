import type { ReactNode } from 'react';
import type { Disclosed, Row, RowGroup, VehiclePageModel } from '../../../features/vehicle/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

export function Block({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className="block" id={id} aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`}>{heading}</h2>
      {children}
    </section>
  );
}

/** A `details` whose label says what a press will do; works without scripts. */
function More({
  labels,
  children,
}: {
  labels: Pick<Disclosed<unknown>, 'showLabel' | 'hideLabel'>;
  children: ReactNode;
}) {
  return (
    <details className="more-d">
      <summary className="btn btn--line btn--s">
        <span className="when-shut">{labels.showLabel}</span>
        <span className="when-open">{labels.hideLabel}</span>
      </summary>
      <div className="more-c">{children}</div>
    </details>
  );
}

export function KeyInformation({ keyInformation }: Pick<VehiclePageModel, 'keyInformation'>) {
  if (keyInformation.shown.length === 0) return null;
  return (
    <Block id="key" heading="Key information">
      <Rows rows={keyInformation.shown} />
      {keyInformation.rest.length > 0 && (
        <More labels={keyInformation}>
          <Rows rows={keyInformation.rest} />
        </More>
      )}
    </Block>
  );
}

export function Specifications({ specifications }: Pick<VehiclePageModel, 'specifications'>) {
  if (specifications.shown.length === 0) return null;
  return (
    <Block id="spec" heading="Specifications">
      <Rows rows={specifications.shown} />
      {specifications.rest.length > 0 && (
        <More labels={specifications}>
          <div className="specs">
            {specifications.rest.map((group) => (
              <SpecGroup key={group.heading} group={group} />
            ))}
          </div>
        </More>
      )}
    </Block>
  );
}

export function Features({ features }: Pick<VehiclePageModel, 'features'>) {
  if (features.shown.length === 0) return null;
  return (
    <Block id="feat" heading="Features">
      <FeatureList items={features.shown} />
      {features.rest.length > 0 && (
        <More labels={features}>
          <FeatureList items={features.rest} />
        </More>
      )}
    </Block>
  );
}

export function Rows({ rows, className = 'key-values' }: { rows: Row[]; className?: string }) {
  return (
    <dl className={className}>
      {rows.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function SpecGroup({ group }: { group: RowGroup }) {
  return (
    <div>
      <h3>{group.heading}</h3>
      <Rows rows={group.rows} />
    </div>
  );
}

function FeatureList({ items }: { items: string[] }) {
  return (
    <ul className="feat">
      {items.map((item, index) => (
        <li key={index}>
          <Icon name="check" />
          {item}
        </li>
      ))}
    </ul>
  );
}
