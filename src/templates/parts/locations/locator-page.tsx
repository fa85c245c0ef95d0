import { Fragment } from 'react';
import type { LocatorPageModel } from '../../../features/places/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { HeadedMap } from '../map/places-map.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { PageHead } from '../navigation/page-head.tsx';
import { ContactOverlay } from './contact.tsx';
import { DealershipCard } from './dealership-card.tsx';
import { Finder } from './finder.tsx';
import { PlacesList } from './places-list.tsx';

/** Finding a dealer: a search box, a card for each dealership, all places on a map or in a list (H1, H5). */
export function LocatorPage({ model }: { model: LocatorPageModel }) {
  const { map, dealerships, more, clear } = model;
  const hasList = map !== null && map.pins.length > 1;
  const isOne = map?.pins.length === 1;
  return (
    <div className="wrap locator">
      <PageHead model={model} />
      <Finder finder={model.finder} types={model.types} />
      <div className={`loc-in${hasList ? ' has-side' : isOne ? ' has-one' : ''}`}>
        {map && <HeadedMap map={map} instead="All our locations are in the list." />}
        <div className="loc-main">
          {(clear || !isOne) && (
            <p className="loc-found">
              <span role="status">{model.found}</span>
              {clear && <LinkTo className="link" to={clear} />}
            </p>
          )}
          <div className="loc-cards">
            {dealerships.map((dealership) => (
              <DealershipCard key={dealership.slug} dealership={dealership} />
            ))}
          </div>
          {more && <LinkTo className="btn btn--line loc-show" to={more} />}
        </div>
        {hasList && (
          <aside className="loc-side" aria-label="All locations in a list">
            <details open>
              <summary>
                <h2>All locations</h2>
                <Icon name="chevron-down" />
              </summary>
              <PlacesList pins={map.pins} />
            </details>
          </aside>
        )}
      </div>
      <p className="mute small">
        {model.source.text}{' '}
        {model.source.links.map(({ label, href }, at) => (
          <Fragment key={href}>
            {at > 0 && ', '}
            <a className="link" href={href} rel="noopener">
              {label}
            </a>
          </Fragment>
        ))}
      </p>
      <ContactOverlay />
    </div>
  );
}
