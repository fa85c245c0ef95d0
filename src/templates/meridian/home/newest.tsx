import type { HomeModel } from '../../../features/pages/home/model.ts';
import { VehicleCard } from '../vehicle-card.tsx';
import { SectionHead } from './section-head.tsx';

/** The latest arrivals as cards in a row that scrolls where it is too narrow for them. */
export function Newest({ newest }: { newest: HomeModel['newest'] }) {
  if (newest.items.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="newest">
      <div className="wrap">
        <SectionHead section={newest} id="newest" />
        <div className="ledger cards row">
          {newest.items.map((card) => (
            <VehicleCard key={card.href} card={card} headingLevel={3} />
          ))}
        </div>
      </div>
    </section>
  );
}
