import type { PlaceModel } from '../../../features/locations/model.ts';
import { Icon } from '../../../ui/icon.tsx';

/** The average of a location's reviews, where the site shows it (H6). */
export function Rating({ rating }: { rating: PlaceModel['rating'] }) {
  if (!rating) return null;
  return (
    <p className="loc-line loc-rating">
      <Icon name="star" />
      <span>
        <b>{rating.stars.text}</b>
        <span className="vh"> of 5</span> · {rating.countText}
      </span>
    </p>
  );
}
