import type { LocationPageModel } from '../../../features/places/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Plate } from '../../../ui/pictures/plate.tsx';
import { PlacesMap } from '../map/places-map.tsx';
import { Breadcrumb } from '../navigation/breadcrumb.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { PageTitle } from '../navigation/page-head.tsx';
import { OpeningState } from '../shell/opening-state.tsx';
import { LocationsCarousel } from './carousel.tsx';
import { ContactOverlay } from './contact.tsx';
import { Panel } from './panel.tsx';
import { PlaceWays } from './place.tsx';
import { Rating } from './rating.tsx';
import { HolidayHours, PlaceWeek } from './week.tsx';

/** One place: its address, opening hours, contacts and departments (H3, H4). */
export function LocationPage({ model }: { model: LocationPageModel }) {
  const { place, panel, types, map, carousel } = model;
  return (
    <div className="wrap locpage">
      <div className="page-top">
        <Breadcrumb model={model} />
        <div className="locpage-head">
          <PageTitle heading={model.heading}>
            {place.address && (
              <p className="loc-line">
                <Icon name="map-pin" />
                {place.address}
              </p>
            )}
            {place.opening && <OpeningState opening={place.opening} />}
            <Rating rating={place.rating} of={place.name} />
          </PageTitle>
          {types.length > 0 && (
            <nav aria-label="Departments">
              <ul className="options">
                {types.map(({ label, href, isChosen }) => (
                  <li key={href}>
                    <a href={href} aria-current={isChosen ? 'page' : undefined}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
      <div className="locpage-in">
        {(panel.kind === 'picture' || !map) && (
          <div className="locpage-panel">
            <Panel panel={panel} on="page" />
          </div>
        )}
        <section className="boxed locpage-side" aria-labelledby="locpage-hours">
          <PlaceWays place={place} isDepartment={types.length > 0} />
          <h2 id="locpage-hours">{place.week.length > 0 ? 'Opening hours' : 'Contact us'}</h2>
          <PlaceWeek week={place.week} />
          <HolidayHours holidays={place.holidays} of={place.name} />
        </section>
        {map && (
          <div className="loc-map has-tiles">
            <h2>{map.heading}</h2>
            <PlacesMap map={map} instead="The address and directions are on this page." />
          </div>
        )}
        <Facts model={model} />
      </div>
      {model.cars.length > 0 && <Stock cars={model.cars} all={place.stock} />}
      {carousel && <LocationsCarousel carousel={carousel} />}
      <ContactOverlay />
    </div>
  );
}

/** The latest vehicles there, and the way to all of them. */
function Stock({ cars, all }: { cars: LocationPageModel['cars']; all: LocationPageModel['place']['stock'] }) {
  return (
    <section className="section section--tight" aria-labelledby="locpage-stock">
      <div className="section-h">
        <h2 id="locpage-stock">Latest arrivals here</h2>
        {all && <LinkTo className="link" to={all} />}
      </div>
      <ul className="loc-cars">
        {cars.map(({ href, title, picture, plate, price, qualifier }) => (
          <li key={href} className="framed">
            {picture ? (
              <Picture picture={picture} sizes="(min-width: 1000px) 340px, 50vw" />
            ) : (
              // In a box of its own: a plate fills what it stands in.
              plate && (
                <div>
                  <Plate plate={plate} />
                </div>
              )
            )}
            <div className="framed-tx">
              <h3>
                <a href={href}>{title}</a>
              </h3>
              <p>
                <b>{price}</b> <span className="mute small">{qualifier}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What belongs to the department, which they name where there are several. */
function Facts({ model: { heading, place, dealership, types, makes, cars } }: { model: LocationPageModel }) {
  return (
    <section className="locpage-facts" aria-labelledby="locpage-details">
      <h2 id="locpage-details">{types.length > 0 ? place.name : 'Dealer details'}</h2>
      {place.stock && cars.length === 0 && (
        <p>
          <LinkTo className="btn btn--accent" to={place.stock}>
            <Icon name="arrow-right" />
          </LinkTo>
        </p>
      )}
      <dl>
        {dealership.name !== heading && <Fact name="Dealership">{dealership.name}</Fact>}
        {makes.length > 0 && <Fact name={makes.length > 1 ? 'Brands' : 'Brand'}>{makes.join(', ')}</Fact>}
        {dealership.licence && <Fact name="Licence">{dealership.licence}</Fact>}
        {dealership.repairer && <Fact name="Motor vehicle repairer">{dealership.repairer}</Fact>}
        {dealership.website && (
          <Fact name="Website">
            <a href={dealership.website.href} rel="noopener">
              {dealership.website.label}
            </a>
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
