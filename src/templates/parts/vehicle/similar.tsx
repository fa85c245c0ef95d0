import { Suspense } from 'react';
import type { SimilarModel } from '../../../features/vehicle/similar/model.ts';
import { useSimilar } from '../../../features/vehicle/similar/parts/use-similar.ts';
import { late } from '../../../ui/late.ts';
import { SimilarHead } from './similar-head.tsx';

const LateCards = late(() => import('./similar-cards.tsx').then(({ SimilarCards }) => SimilarCards));

/** Vehicles like this one. Their places are kept from the start, so that nothing moves when they arrive. */
export function Similar({ similar }: { similar: SimilarModel }) {
  const { state, ref } = useSimilar(similar.from);
  if (state.kind === 'none') return null;
  return (
    <section className="wrap similar" id="similar" ref={ref} aria-labelledby="similar-h">
      {state.kind === 'cards' ? (
        <Suspense fallback={<Places similar={similar} />}>
          <LateCards similar={similar} cards={state.cards} />
        </Suspense>
      ) : (
        <Places similar={similar} />
      )}
    </section>
  );
}

function Places({ similar }: { similar: SimilarModel }) {
  return (
    <>
      <SimilarHead similar={similar} />
      <div className="strip ledger cards" aria-hidden="true">
        {Array.from({ length: similar.places }, (_, at) => (
          <div className="card similar-place" key={at} />
        ))}
      </div>
    </>
  );
}
