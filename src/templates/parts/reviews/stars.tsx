import type { Stars as StarsModel } from '../../../domain/places/stars.ts';

/** A rating in stars (H6): whole ones, part of one more, empty ones; read out as its figure. */
export function Stars({ stars, showsFigure = false }: { stars: StarsModel; showsFigure?: boolean }) {
  return (
    <span className="stars">
      <span
        className="stars-row"
        role="img"
        aria-label={`${stars.text} out of 5 stars`}
        style={{ '--rated': `${computeRatedPercent(stars)}%` }}
      />
      {showsFigure && <b aria-hidden="true">{stars.text}</b>}
    </span>
  );
}

/** The width of a star and of the gap after it, as `content.css` draws them. */
const STAR = 18;
const GAP = 2;
const ROW = 5 * STAR + 4 * GAP;

/**
 * How much of the row's width is filled, in percent. A star is thin at its sides, so nine tenths of its width would
 * look like the whole; the partial one is filled to roughly the width that has its share of the area.
 */
export function computeRatedPercent({ full, partial }: StarsModel): number {
  const share = partial > 0 && partial < 1 ? 0.17 + 0.66 * partial : partial;
  return Math.round((100 * (full * (STAR + GAP) + share * STAR)) / ROW);
}
