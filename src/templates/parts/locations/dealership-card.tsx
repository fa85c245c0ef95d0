import type { DealershipModel, TabModel } from '../../../features/places/model.ts';
import { formatDealershipCardId } from '../../../kernel/addresses/places.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { DirectionsLink } from '../navigation/directions-link.tsx';
import { Panel } from './panel.tsx';
import { Place } from './place.tsx';

interface DealershipCardProps {
  dealership: DealershipModel;
  /** On its own page the name is the page's heading. */
  isPage?: boolean;
  /** Among others, its hours are one line on a phone. */
  isAmongOthers?: boolean;
}

/** A dealership: its licence and website, and its locations as tabs by type or side by side (H1, H2). */
export function DealershipCard({ dealership, isPage = false, isAmongOthers = false }: DealershipCardProps) {
  const { slug, name, href, licence, website, distance, address, directions, layout, tabs } = dealership;
  const isAtOne = address !== null;
  const places = { isAtOne, foldsHours: isAmongOthers };
  const isTabs = layout === 'tabs' && tabs.length > 1;
  return (
    <article
      id={formatDealershipCardId(slug)}
      tabIndex={-1}
      className={`loc-card${isPage ? ' loc-card--page' : ''}${layout === 'side_by_side' ? ' loc-card--wide' : ''}`}
    >
      <div className="loc-card-top">
        <Panel panel={dealership.panel} on="card" />
        <header className="loc-card-h">
          {isPage ? (
            <h2>{isAtOne ? 'Departments' : 'Locations'}</h2>
          ) : (
            <h2>
              <a href={href}>{name}</a>
            </h2>
          )}
          <p className="loc-facts">
            {licence && <span>{licence}</span>}
            {distance && (
              <span className="loc-km">
                {distance}
                {/km$/.test(distance) && ' away'}
              </span>
            )}
            {website && (
              <a className="link" href={website.href} rel="noopener">
                {website.label}
                <span className="vh"> of {name}</span>
                <Icon name="arrow-up-right" />
              </a>
            )}
          </p>
          {address && (
            <p className="loc-line">
              <Icon name="map-pin" />
              <span>
                {address} {directions && <DirectionsLink directions={directions} name={name} />}
              </span>
            </p>
          )}
        </header>
      </div>
      <div className="loc-card-in">
        {isTabs ? (
          <Tabs key={idsOf(tabs)} slug={slug} name={name} tabs={tabs} {...places} />
        ) : (
          <Row tabs={tabs} {...places} />
        )}
        {dealership.beside.length > 0 && <Row tabs={dealership.beside} {...places} />}
      </div>
    </article>
  );
}

interface PlacesProps {
  /** Whether the card says the address of all of them. */
  isAtOne: boolean;
  foldsHours: boolean;
}

interface RowProps extends PlacesProps {
  tabs: TabModel[];
}

/** The key of the tabs: with other locations they are new tabs, and the first is chosen again. */
const idsOf = (tabs: readonly TabModel[]) => tabs.flatMap(({ places }) => places.map(({ id }) => id)).join(' ');

/**
 * One type at a time. The tabs are radio buttons, which browsers move through by arrow keys and style sheets follow
 * without any script; what is not chosen is not displayed.
 */
function Tabs({ slug, name, tabs, ...places }: { slug: string; name: string } & RowProps) {
  return (
    <fieldset className="loc-tabs" aria-label={`Departments of ${name}`}>
      {tabs.map(({ type, label }, index) => (
        <label key={type} className="loc-tab">
          <input
            type="radio"
            name={`tab-${slug}`}
            className={`loc-tab-i loc-tab-i--${index + 1}`}
            defaultChecked={index === 0}
            autoComplete="off"
          />
          <span>{label}</span>
        </label>
      ))}
      {tabs.map((tab, index) => (
        <section key={tab.type} className={`loc-tabpanel loc-tabpanel--${index + 1}`} aria-label={tab.label}>
          <Places tab={tab} {...places} />
        </section>
      ))}
    </fieldset>
  );
}

function Row({ tabs, ...places }: RowProps) {
  return (
    <div className={`loc-row loc-row--${tabs.length}`}>
      {tabs.map((tab) => (
        <section key={tab.type} aria-label={tab.label}>
          <p className="loc-label">{tab.label}</p>
          <Places tab={tab} {...places} />
        </section>
      ))}
    </div>
  );
}

/** How many locations of a type are shown at once; the others unfold. */
const AT_ONCE = 2;

function Places({ tab: { label, places }, ...rules }: { tab: TabModel } & PlacesProps) {
  const isNamed = places.length > 1;
  const rest = places.slice(AT_ONCE);
  return (
    <>
      {places.slice(0, AT_ONCE).map((place) => (
        <Place key={place.id} place={place} isNamed={isNamed} {...rules} />
      ))}
      {rest.length > 0 && (
        <details className="loc-rest">
          <summary>
            {rest.length} more of {label.toLowerCase()}
            <Icon name="chevron-down" />
          </summary>
          {rest.map((place) => (
            <Place key={place.id} place={place} isNamed {...rules} />
          ))}
        </details>
      )}
    </>
  );
}
