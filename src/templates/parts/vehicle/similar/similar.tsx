import { Suspense } from 'react';
import type { SimilarModel } from '../../../../features/vehicle/similar/model.ts';
import { useSimilar } from '../../../../features/vehicle/similar/parts/use-similar.ts';
import { createLazyPart } from '../../../../ui/hydration/lazy-part.ts';
import { Island } from '../../../../ui/islands/island.tsx';
import { ConditionsLine } from '../../finance/conditions.tsx';
import { withSheet } from '../../sheet-on-use.ts';
import { SimilarHead } from './similar-head.tsx';

const LazyCards = createLazyPart(() =>
  withSheet('cards', import('./similar-cards.tsx')).then(({ SimilarCards }) => SimilarCards),
);

/** Vehicles like this one: hydrated, and then fetched, when they come near. */
export function Similar(props: { similar: SimilarModel }) {
  return <Island name="similar" of={SimilarVehicles} props={props} when="visible" />;
}

/** Their places are reserved from the start, so that nothing moves when they arrive. */
export function SimilarVehicles({ similar }: { similar: SimilarModel }) {
  const { state, ref } = useSimilar(similar.from);
  if (state.kind === 'none') return null;
  return (
    <section className={classOf(similar)} id="similar" ref={ref} aria-labelledby="similar-h">
      {state.kind === 'cards' ? (
        <Suspense fallback={<Places similar={similar} />}>
          <LazyCards similar={similar} cards={state.cards} />
        </Suspense>
      ) : (
        <Places similar={similar} />
      )}
      {similar.fineText && <p className="fine">{similar.fineText}</p>}
    </section>
  );
}

function Places({ similar }: { similar: SimilarModel }) {
  return (
    <>
      <SimilarHead similar={similar} />
      {similar.isRepaid && <ConditionsLine />}
      <div className="similar-places" aria-hidden="true">
        {Array.from({ length: similar.places }, (_, at) => (
          <div className="similar-place" key={at} />
        ))}
      </div>
    </>
  );
}

/** Classes that give the placeholders the height of their cards. */
function classOf({ isFew, isRepaid, fineText }: SimilarModel): string {
  return [
    'wrap similar',
    isFew ? 'similar--few' : '',
    isRepaid ? 'similar--repaid' : '',
    fineText ? 'similar--noted' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
