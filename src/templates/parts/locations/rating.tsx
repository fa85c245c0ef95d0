import type { PlaceModel } from '../../../features/places/model.ts';
import { Stars } from '../reviews/stars.tsx';

/** The average of a location's reviews, where the site shows it, linked to them (H6). */
export function Rating({ rating, of }: { rating: PlaceModel['rating']; of: string }) {
  if (!rating) return null;
  const { stars, countText, href } = rating;
  return (
    <p className="loc-rating">
      <Stars stars={stars} showsFigure />
      <a className="link" href={href}>
        {countText}
        <span className="vh"> of {of}</span>
      </a>
    </p>
  );
}
