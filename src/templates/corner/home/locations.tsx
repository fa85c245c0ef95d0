import type { HomeModel } from '../../../features/pages/home/model.ts';
import type { LocationTile } from '../../../kernel/content/model.ts';
import { HeadedSection } from '../../parts/home/section-head.tsx';
import { OpeningState } from '../../parts/shell/opening-state.tsx';
import { Week } from '../../parts/shell/week.tsx';

/** The dealer's yards side by side; those that are open now are painted. */
export function Locations({ locations }: Pick<HomeModel, 'locations'>) {
  if (locations.items.length === 0) return null;
  return (
    <HeadedSection section={locations} id="locations">
      <ul className={`yards yards--${Math.min(locations.items.length, 4)}`}>
        {locations.items.map((tile) => (
          <li key={`${tile.name} ${tile.text}`} className={classOf(tile)}>
            {tile.opening && <OpeningState opening={tile.opening} />}
            <h3>{tile.href ? <a href={tile.href}>{tile.name}</a> : tile.name}</h3>
            <p>{tile.text}</p>
            {tile.count && <p className="yard-ft">{tile.count}</p>}
            {tile.week.length > 0 && <Week week={tile.week} />}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

function classOf({ opening, week }: LocationTile): string {
  return ['yard', opening?.isOpen && 'is-open', week.length > 0 && 'has-week'].filter(Boolean).join(' ');
}
