import { Fragment } from 'react';
import type { LocatorPageModel } from '../../../features/places/model.ts';
import type { PinModel } from '../../../kernel/places/map/model.ts';
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
  const headedMap = map && <HeadedMap map={map} instead="All our locations are in the list." />;
  return (
    <div className="wrap locator">
      <PageHead model={model}>{model.contact && <LinkTo className="btn btn--line" to={model.contact} />}</PageHead>
      {model.finder && <Finder finder={model.finder} types={model.types} />}
      <div className={`loc-in${hasList ? ' has-side' : isOne ? ' has-one' : ''}`}>
        {!isOne && headedMap}
        {hasList && <ListOfAll pins={map.pins} />}
        <div className="loc-main">
          {(clear || !isOne) && (
            <p className="loc-found">
              <span role="status">{model.found}</span>
              {clear && <LinkTo className="link" to={clear} />}
            </p>
          )}
          <div className="loc-cards">
            {dealerships.map((dealership) => (
              <DealershipCard key={dealership.slug} dealership={dealership} isAmongOthers={!isOne} />
            ))}
          </div>
          {more && <LinkTo className="btn btn--line loc-show" to={more} />}
        </div>
        {isOne && headedMap}
      </div>
      {model.source && <Source source={model.source} />}
      <ContactOverlay />
    </div>
  );
}

/** All places by name, below the map on a phone: behind a line there, as the cards name them too. */
function ListOfAll({ pins }: { pins: PinModel[] }) {
  return (
    <aside
      className="loc-side"
      aria-label="All locations in a list"
      // Beside the map it scrolls, also for a keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls can have the focus.
      tabIndex={0}
    >
      <h2>All locations</h2>
      <details>
        <summary>
          <h2>All locations</h2>
          <Icon name="chevron-down" />
        </summary>
        <PlacesList pins={pins} />
      </details>
    </aside>
  );
}

function Source({ source: { text, links } }: { source: NonNullable<LocatorPageModel['source']> }) {
  return (
    <p className="mute small">
      {text}{' '}
      {links.map(({ label, href }, at) => (
        <Fragment key={href}>
          {at > 0 && ', '}
          <a className="link" href={href} rel="noopener">
            {label}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
