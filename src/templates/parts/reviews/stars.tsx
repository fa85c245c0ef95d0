import type { Stars as StarsModel } from '../../../domain/places/stars.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/** A rating in stars (H6): whole ones, part of one more, empty ones; read out as its figure. */
export function Stars({ stars, showsFigure = false }: { stars: StarsModel; showsFigure?: boolean }) {
  return (
    <span className="stars">
      <span className="stars-row" role="img" aria-label={`${stars.text} out of 5 stars`}>
        {sharesOf(stars).map((share, at) => (
          <span className="star" key={at}>
            <Icon name="star" />
            {share > 0 && (
              <span className="star-full" style={{ width: `${widthOf(share)}%` }}>
                <Icon name="star" />
              </span>
            )}
          </span>
        ))}
      </span>
      {showsFigure && <b aria-hidden="true">{stars.text}</b>}
    </span>
  );
}

/**
 * How much of a star's width its filled part takes, in percent. A star is thin at its sides, so nine tenths of its
 * width would look like the whole; this is roughly the width that has the given share of its area.
 */
function widthOf(share: number): number {
  return share < 1 ? Math.round(17 + 66 * share) : 100;
}

/** How much of each star is filled, 0 to 1. */
function sharesOf({ full, partial, empty }: StarsModel): number[] {
  return [...Array<number>(full).fill(1), ...(partial > 0 ? [partial] : []), ...Array<number>(empty).fill(0)];
}
