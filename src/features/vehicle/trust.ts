import { buildRating } from '../../kernel/content/rating.ts';
import { formatLicence } from '../../kernel/places/licence.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { Link, PlaceModel } from './model.ts';
import type { VehiclePlace } from './place.ts';

/** Who sells the vehicle, in a line or two beside its price; what is not known is null. */
export interface TrustModel {
  name: string;
  /** "4.8 from 132 reviews", to the reviews of the location. */
  rating: Link | null;
  licence: string | null;
  /** "Open until 5:30 pm". */
  opening: PlaceModel['opening'];
}

export function buildTrustModel(
  { name, href, opening }: PlaceModel,
  { location, licence = null, rating = null }: VehiclePlace,
  { reviews, locations }: Pick<SiteSettings, 'reviews' | 'locations'>,
): TrustModel {
  const average = buildRating(rating, reviews);
  return {
    name,
    // A location has a page of reviews where it has a page.
    rating:
      average && location && href
        ? { label: `${average.stars.text} from ${average.countText}`, href: `${reviews.path}/${location.slug}` }
        : null,
    licence: formatLicence(licence, locations),
    opening,
  };
}
