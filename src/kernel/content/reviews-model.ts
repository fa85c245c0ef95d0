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

/** How many of the reviews that can be read gave each number of stars, five first; and how to write one. */
export interface ReviewsSummary {
  shares: { label: string; count: string; percent: number }[];
  /** What the shares are of: "Of the 160 reviews on this website". */
  of: string | null;
  invitation: { heading: string; text: string; link: { label: string; href: string } };
}

/** Reviews with their average (H6). */
export interface ReviewsModel {
  heading: string;
  /** The average and the number of reviews; null where the site's rule does not show it. */
  rating: { stars: Stars; countText: string } | null;
  items: ReviewModel[];
  /** On the page of reviews; null where some are shown on another page. */
  summary: ReviewsSummary | null;
  more: { label: string; href: string } | null;
}
