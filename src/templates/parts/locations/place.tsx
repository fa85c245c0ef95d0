import type { PlaceModel } from '../../../features/places/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { OpeningState } from '../shell/opening-state.tsx';
import { ContactButton } from './contact.tsx';
import { Rating } from './rating.tsx';
import { HolidayHours, PlaceWeek } from './week.tsx';

interface PlaceProps {
  place: PlaceModel;
  /** Whether it shows the name, which is left out where a heading already has it. */
  isNamed: boolean;
  /** Whether the card already has the address and the way there. */
  isAtOne: boolean;
  /** Whether the hours are behind today's line on a phone. */
  foldsHours: boolean;
}

/** A location within a card: address, hours, and the ways to contact it (H1, H3). */
export function Place({ place, isNamed, isAtOne, foldsHours }: PlaceProps) {
  const { name, href, address, distance, opening, stock } = place;
  return (
    <div className="loc-place">
      {isNamed && (
        <h3>
          <a href={href}>{name}</a>
        </h3>
      )}
      {address && !isAtOne && (
        <p className="loc-line">
          <Icon name="map-pin" />
          <span>
            {address}
            {isNamed && distance && <span className="loc-km"> · {distance}</span>}
          </span>
        </p>
      )}
      {opening && foldsHours ? (
        <FoldedHours place={place} opening={opening} />
      ) : (
        <>
          {opening && <OpeningState opening={opening} />}
          <Hours place={place} />
        </>
      )}
      <Rating rating={place.rating} of={name} />
      <PlaceWays place={isAtOne ? { ...place, directions: null } : place} />
      <p className="loc-more">
        {!isNamed && (
          <a className="link" href={href}>
            Details<span className="vh"> of {name}</span>
          </a>
        )}
        {stock && <LinkTo className="link" to={stock} />}
      </p>
    </div>
  );
}

const Hours = ({ place: { name, week, holidays } }: { place: PlaceModel }) => (
  <>
    <PlaceWeek week={week} />
    <HolidayHours holidays={holidays} of={name} />
  </>
);

/** Today's line, and on a phone the week behind it: many cards are a long page. */
function FoldedHours({ place, opening }: { place: PlaceModel; opening: NonNullable<PlaceModel['opening']> }) {
  return (
    <>
      <p className="loc-today">
        <OpeningState opening={opening} />
      </p>
      <details className="loc-hours">
        <summary>
          <OpeningState opening={opening} />
          <span className="vh">Opening hours of {place.name}</span>
          <Icon name="chevron-down" />
        </summary>
        <Hours place={place} />
      </details>
    </>
  );
}

interface PlaceWaysProps {
  place: PlaceModel;
  /** Whether its departments each have a number, and what is around it doesn't name this one. */
  isDepartment?: boolean;
}

export function PlaceWays({ place, isDepartment = false }: PlaceWaysProps) {
  const { name, phones, directions, contact, booking } = place;
  const areLabelled = isDepartment || phones.length > 1;
  return (
    <div className="loc-ways">
      {phones.map((phone) => (
        <a key={phone.href} className="btn btn--line btn--s" href={phone.href}>
          <Icon name="phone" />
          <span className="vh">{areLabelled ? `Call ${name}: ` : `Call ${name} on `}</span>
          {areLabelled ? `${phone.label} ${phone.text}` : phone.text}
        </a>
      ))}
      {directions && (
        <a className="btn btn--line btn--s" href={directions.href} target="_blank" rel="noopener noreferrer">
          <Icon name="navigation" />
          {directions.label}
          <span className="vh"> to {name}</span>
        </a>
      )}
      {booking && (
        <a className="btn btn--ink btn--s" href={booking.href} rel={booking.isElsewhere ? 'noreferrer' : undefined}>
          {booking.label}
          <span className="vh"> at {name}</span>
        </a>
      )}
      {contact && <ContactButton contact={contact} className="btn btn--line btn--s" />}
    </div>
  );
}
