/**
 * How a rating is drawn: full stars, the filled part of one partial star (0 to 1), empty stars, and the figure beside
 * them.
 */
export interface Stars {
  full: number;
  partial: number;
  empty: number;
  text: string;
}

/**
 * The stars of an average rating out of five (H6, G9): at most four full stars and one partial star. The partial star
 * is shown only when its fraction exceeds `fractionAbovePercent`, so five out of five is four full stars and one
 * partial star filled completely. The figure has one decimal.
 */
export function buildStars(average: number, fractionAbovePercent = 30): Stars {
  const rating = Math.min(5, Math.max(0, average));
  const full = Math.min(4, Math.floor(rating));
  const fraction = Math.round((rating - full) * 1000) / 1000;
  const partial = fraction * 100 > fractionAbovePercent ? fraction : 0;
  return { full, partial, empty: 5 - full - (partial > 0 ? 1 : 0), text: rating.toFixed(1) };
}

/** Whether stars show at all: there is an average, it is above the minimum, and reviews are not hidden (H6, G4). */
export function canShowStars(
  average: number | null,
  rules: { show: 'shown' | 'hidden'; minimumRating: number },
): boolean {
  return rules.show === 'shown' && average !== null && average > rules.minimumRating;
}
