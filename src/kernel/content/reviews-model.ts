import type { Stars } from '../../domain/places/stars.ts';

export interface ReviewModel {
  id: number;
  customer_name: string;
  text: string | null;
  rating: Stars;
  /** `YYYY-MM-DD`, as dd/MM/yyyy, and in words: "3 weeks ago". */
  review_date: { iso: string; text: string; inWords: string };
  image: string | null;
  /** The location, where reviews of several are listed together. */
  place: string | null;
}

/** Reviews with their average (H6). */
export interface ReviewsModel {
  heading: string;
  /** The average and the number of reviews; null where the site's rule does not show it. */
  rating: { stars: Stars; countText: string } | null;
  items: ReviewModel[];
  more: { label: string; href: string } | null;
}
