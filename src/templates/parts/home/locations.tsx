import type { HomeModel } from '../../../features/pages/home/model.ts';
import type { LocationTile } from '../../../kernel/content/model.ts';
import { PlacesMap } from '../locations/places-map.tsx';
import { OpeningState } from '../shell/opening-state.tsx';
import { Week } from '../shell/week.tsx';
import { HeadedSection } from './section-head.tsx';

export function Locations({ locations, id = 'locations' }: { locations: HomeModel['locations']; id?: string }) {
  if (locations.items.length === 0) return null;
  return (
    <HeadedSection section={locations} id={id}>
      <ul className={`ledger locs locs--${Math.min(locations.items.length, 5)}`}>
        {locations.items.map((tile) => (
          <li key={`${tile.name} ${tile.text}`}>
            {tile.href ? (
              <a className={classOf(tile)} href={tile.href}>
                <Place tile={tile} />
              </a>
            ) : (
              <div className={classOf(tile)}>
                <Place tile={tile} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {locations.map && <PlacesMap map={locations.map} instead="Addresses are in the list." />}
    </HeadedSection>
  );
}

function classOf({ opening, week }: LocationTile): string {
  return ['loc-c', opening?.isOpen && 'is-open', week.length > 0 && 'has-week'].filter(Boolean).join(' ');
}

function Place({ tile }: { tile: LocationTile }) {
  return (
    <>
      <h3>{tile.name}</h3>
      {tile.opening && <OpeningState opening={tile.opening} />}
      <p>{tile.text}</p>
      {tile.count && <span className="location-count">{tile.count}</span>}
      {tile.week.length > 0 && <Week week={tile.week} />}
    </>
  );
}
