import type { CardModel } from '../../../features/search/card.ts';
import type { SimilarModel } from '../../../features/vehicle/similar/model.ts';
import { useSimilar } from '../../../features/vehicle/similar/parts/use-similar.ts';
import { useStrip } from '../../../ui/strip.ts';
import { CardsFineText } from '../cards-fine-text.tsx';
import { Strip, StripPager } from '../strip.tsx';
import { VehicleCard } from '../vehicle-card.tsx';

/** Vehicles like this one. Their places are kept from the start, so that nothing moves when they arrive. */
export function Similar({ similar }: { similar: SimilarModel }) {
  const { state, ref } = useSimilar(similar.from);
  if (state.kind === 'none') return null;
  return (
    <section className="wrap similar" id="similar" ref={ref} aria-labelledby="similar-h">
      {state.kind === 'cards' ? (
        <Cards similar={similar} cards={state.cards} />
      ) : (
        <>
          <Head similar={similar} />
          <div className="strip ledger cards" aria-hidden="true">
            {Array.from({ length: similar.places }, (_, at) => (
              <div className="card similar-place" key={at} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

function Head({ similar, children }: { similar: SimilarModel; children?: React.ReactNode }) {
  return (
    <div className="similar-head">
      <h2 id="similar-h">{similar.heading}</h2>
      <a className="link" href={similar.all.href}>
        {similar.all.label}
      </a>
      {children}
    </div>
  );
}

function Cards({ similar, cards }: { similar: SimilarModel; cards: readonly CardModel[] }) {
  const control = useStrip(cards.length);
  return (
    <>
      <Head similar={similar}>
        <StripPager control={control} count={cards.length} noun="similar vehicles" />
      </Head>
      <Strip control={control} labelledBy="similar-h" className="ledger cards">
        {cards.map((card) => (
          <VehicleCard key={card.id} card={card} />
        ))}
      </Strip>
      <CardsFineText cards={cards} />
    </>
  );
}
