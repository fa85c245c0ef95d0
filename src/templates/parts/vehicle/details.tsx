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

interface MoreProps {
  labels: Pick<Disclosed<unknown>, 'showLabel' | 'hideLabel'>;
  isOpen?: boolean;
  children: ReactNode;
}

/** A `details` whose label says what a press will do; works without scripts. */
function More({ labels, isOpen = false, children }: MoreProps) {
  return (
    <details className="more-d" open={isOpen}>
      <summary className="btn btn--line btn--s">
        <span className="when-shut">{labels.showLabel}</span>
        <span className="when-open">{labels.hideLabel}</span>
      </summary>
      <div className="more-c">{children}</div>
    </details>
  );
}

interface WholeProps extends MoreProps {
  /** The section's. */
  id: string;
  wholeHref: VehiclePageModel['wholeHref'];
}

/**
 * The other entries of a long list. They are not in the page: it has a link to the page with whole lists, from which
 * the browser takes them once they are wanted (`vehicle/parts/whole-lists.ts`).
 */
function MoreElsewhere({ id, wholeHref, labels, children }: WholeProps) {
  if (wholeHref === null)
    return (
      <More labels={labels} isOpen>
        {children}
      </More>
    );
  return (
    <a className="btn btn--line btn--s more-a" href={`${wholeHref}#${id}`} data-whole="">
      {labels.showLabel}
    </a>
  );
}

type ListProps<Name extends 'specifications' | 'features'> = Pick<VehiclePageModel, Name | 'wholeHref'>;

/** What the price of a subscription covers. */
export function SubscriptionTerms({ subscription }: Pick<VehiclePageModel, 'subscription'>) {
  if (!subscription) return null;
  return (
    <Block id="subscription" heading={subscription.heading}>
      <Rows rows={subscription.terms} />
    </Block>
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

export function Specifications({ specifications, wholeHref }: ListProps<'specifications'>) {
  if (specifications.shown.length === 0) return null;
  return (
    <Block id="spec" heading="Specifications">
      <Rows rows={specifications.shown} />
      {specifications.rest.length > 0 && (
        <MoreElsewhere id="spec" wholeHref={wholeHref} labels={specifications}>
          <div className="specs">
            {specifications.rest.map((group) => (
              <SpecGroup key={group.heading} group={group} />
            ))}
          </div>
        </MoreElsewhere>
      )}
    </Block>
  );
}

export function Features({ features, wholeHref }: ListProps<'features'>) {
  if (features.shown.length === 0) return null;
  return (
    <Block id="feat" heading="Features">
      <FeatureList items={features.shown} />
      {features.rest.length > 0 && (
        <MoreElsewhere id="feat" wholeHref={wholeHref} labels={features}>
          <FeatureList items={features.rest} />
        </MoreElsewhere>
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
