import type { OpeningModel } from '../../../kernel/places/model.ts';

/** A dot and text that say whether a place is open now; the text alone carries the meaning. */
export function OpeningState({ opening }: { opening: OpeningModel & { place?: string | null } }) {
  return (
    <span className="opening-state">
      <span className={opening.isOpen ? 'dot' : 'dot dot--off'} />
      <span>
        {opening.place && <span className="opening-state-place">{opening.place}: </span>}
        {opening.text}
      </span>
    </span>
  );
}
