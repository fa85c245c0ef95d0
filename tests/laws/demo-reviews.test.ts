import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface LocationFile {
  slug: string;
  visible?: boolean;
  average_rating?: number | null;
  review_count?: number;
  address: { city: string };
}
interface ReviewFile {
  location_slug: string;
  rating: number;
  text?: string;
  review_date: string;
}

const read = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;
const FOLDERS = globSync('sites/*/reviews.json').sort();

/** Sentences of six words and more; a shorter one, such as "Good mob.", may well be said by two people. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).filter((one) => one.split(/\s+/).length >= 6);

// Reviews that share a sentence read as made up.
test('[H6] no sentence is in two reviews, whatever their sites', () => {
  const sentences = FOLDERS.flatMap((path) => read<ReviewFile[]>(path)).flatMap(({ text = '' }) => sentencesOf(text));
  expect(sentences.length).toBeGreaterThan(200);
  expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
});

// Without it a place claims 922 reviews over a single one, which is about another dealer.
describe.each(FOLDERS)('%s', (path) => {
  const reviews = read<ReviewFile[]>(path);
  const locations = read<LocationFile[]>(path.replace('reviews.json', 'locations.json'));
  const of = (slug: string) => reviews.filter(({ location_slug }) => location_slug === slug);

  test('[H6] each location has as many reviews as it says, of the average that it says', () => {
    expect(locations.some(({ average_rating }) => average_rating)).toBe(true);
    for (const { slug, average_rating, review_count = 0 } of locations) {
      const own = of(slug);
      const mean = own.reduce((sum, { rating }) => sum + rating, 0) / own.length;
      expect([slug, review_count]).toEqual([slug, own.length]);
      if (own.length > 0) expect(Math.abs(mean - (average_rating ?? 0)), slug).toBeLessThanOrEqual(0.051);
      // Several, or none: a single one is no average.
      expect([0, 1, 2], slug).not.toContain(own.length || 3);
    }
  });

  test('[H6] reviews differ, have days that have been, and name no other place', () => {
    const texts = reviews.flatMap(({ text }) => text ?? []);
    expect(new Set(texts).size).toBe(texts.length);
    const cities = new Set(locations.map(({ address }) => address.city));
    for (const { location_slug, text = '', review_date } of reviews) {
      expect(Date.parse(review_date)).toBeLessThan(Date.now());
      const place = locations.find(({ slug }) => slug === location_slug);
      const named = [...cities].filter((city) => new RegExp(`\\b${city}\\b`).test(text));
      for (const city of named) expect(place?.address.city).toContain(city);
    }
    expect(new Set(reviews.map(({ review_date }) => review_date)).size).toBeGreaterThan(5);
  });
});
