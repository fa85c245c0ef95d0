import type { Car } from '../../../domain/car.ts';
import type { SiteSettings } from '../../../settings/schema.ts';

/** What a form was about, as the page after it is told: nothing of who sent it. */
export interface SentAbout {
  category: string;
  car: Pick<Car, 'slug'> | null;
}

/** The page after a form was sent (S4), with what it was about: `/success?category=…&car_id=…`. */
export function successHref({ forms }: Pick<SiteSettings, 'forms'>, { category, car }: SentAbout): string {
  const query = new URLSearchParams({ category, ...(car && { car_id: car.slug }) });
  return `${forms.successPath}?${query}`;
}
