import type { Car } from '../../../domain/car.ts';
import { similarHeading } from '../../../domain/wording.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { vehicleHref } from '../address.ts';
import type { Link } from '../model.ts';
import { similarHref } from '../trail.ts';

/** The part of the page that fetches similar vehicles when it comes near (D14). */
export interface SimilarModel {
  heading: string;
  /** Where their cards come from. */
  from: string;
  /** How many places are kept while they load. */
  places: number;
  /** Where all of them are, for those who see no cards. */
  all: Link;
}

/** Null where the site shows none. */
export function similarModel(
  car: Car,
  { similar, wording }: Pick<SiteSettings, 'similar' | 'wording'>,
): SimilarModel | null {
  if (similar.show === 'hidden') return null;
  return {
    heading: similar.heading ?? similarHeading(wording, car.item_type),
    from: `${vehicleHref(car.slug)}/similar`,
    places: similar.limit,
    all: { label: 'See all like it', href: similarHref(car) },
  };
}
