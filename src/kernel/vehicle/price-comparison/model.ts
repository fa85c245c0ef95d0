/** The panel that compares a vehicle's price with its market, fetched when it comes near (D13). */
export interface PriceComparisonModel {
  heading: string;
  /** Where the comparison comes from. */
  from: string;
  /** As a gauge, or as a table of figures. */
  form: 'autogauge' | 'car_analysis';
  /** What the vehicle is called in the panel: "This car". */
  thisOne: string;
  /** Whose prices the comparison rests on: "comparable cars that we advertise". */
  market: string;
  /** The panel needs a confidence above this. */
  minConfidence: number;
  fillSeconds: number;
  countSeconds: number;
}

/** A comparison ready to be shown. Shares are percentages of the scale. */
export interface PriceGauge {
  headline: { text: string; tone: 'good' | 'plain' };
  range: string;
  listing_price: number;
  /** Ends of the scale, in dollars. */
  scale: { from: string; to: string };
  /** Where this vehicle's price stands. */
  pin: number;
  /** The middle of the market; null where the service does not say. */
  market: { text: string; at: number } | null;
  /** How comparable vehicles are spread; null for a plain range. */
  bars: { height: number; isInRange: boolean }[] | null;
  /** All of the drawing in words. */
  inWords: string;
  figures: { label: string; text: string }[];
  description: string;
}
