import type { PlacesBeside } from '../../../kernel/places/places-beside.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { PlacesMap } from '../map/places-map.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { Week } from '../shell/week.tsx';

/** The only place with its hours, or a few and the way to all of them; on a map. */
export function FormPlaces({ of: { places, allPlaces, map } }: { of: PlacesBeside }) {
  if (places.length === 0) return null;
  return (
    <section className="finpage-box enq-places" aria-labelledby="places-h">
      <h2 id="places-h">Where we are</h2>
      <ul>
        {places.map(({ name, href, address, opening, week, phone }) => (
          <li key={name + address}>
            <a className="link" href={href}>
              {name}
            </a>
            {address && <span>{address}</span>}
            {opening && <span className={opening.isOpen ? 'is-open' : undefined}>{opening.text}</span>}
            {phone && (
              <a className="link" href={phone.href}>
                <Icon name="phone" />
                {phone.text}
              </a>
            )}
            {week.length > 0 && <Week week={week} />}
          </li>
        ))}
      </ul>
      {map && <PlacesMap map={map} instead={places.length > 1 ? 'Addresses are above.' : 'The address is above.'} />}
      {allPlaces && <LinkTo className="link" to={allPlaces} />}
    </section>
  );
}
