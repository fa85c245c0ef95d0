/** How far a similar vehicle's price may be from this one's, in dollars; from the settings `similar` (D14, S9). */
export interface SimilarPrices {
  lowPriceUnder: number;
  lowPriceWindow: number;
  highPriceWindow: number;
}

/**
 * The price range of similar vehicles, both ends included: 10,000 up and down for prices under 50,000, else 25,000
 * (D14). Null for a vehicle without a price: any price is then similar.
 */
export function computeSimilarPriceWindow(
  price: number | null,
  { lowPriceUnder, lowPriceWindow, highPriceWindow }: SimilarPrices,
): { min: number; max: number } | null {
  if (price === null || price <= 0) return null;
  const window = price < lowPriceUnder ? lowPriceWindow : highPriceWindow;
  return { min: Math.max(0, price - window), max: price + window };
}
