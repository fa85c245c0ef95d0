import type { HomeModel } from '../../../features/pages/home/model.ts';
import { Newest as CardRow } from '../../parts/home/newest.tsx';
import { VehicleCard } from '../vehicle-card.tsx';

/** Cards in a spread: a large one with two beside it, with or without a row of four below. */
const SPREADS = [7, 3];

/** The latest arrivals in a scrolling row; as a spread where the site chose that and the window is wide. */
export function Newest({ newest, layout, noun }: Pick<HomeModel, 'newest' | 'layout' | 'noun'>) {
  const spread = layout === 'grid' ? SPREADS.find((count) => count <= newest.items.length) : undefined;
  return (
    <CardRow
      newest={{ ...newest, items: newest.items.slice(0, spread) }}
      noun={noun}
      Card={VehicleCard}
      className={spread ? 'cards strip--rows strip--spread' : 'cards'}
    />
  );
}
