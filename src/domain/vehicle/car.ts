/**
 * The vehicle, as every module sees it. Field names are those of the specification (S3, G3) from the feed to the page.
 * Absent text is `null`, never ''. Money is whole or decimal Australian dollars; `km` is kilometres; timestamps are ISO
 * 8601 in UTC; dates without a time are `YYYY-MM-DD`.
 */

export const CAR_TYPES = ['new', 'demo', 'used'] as const;
export type CarType = (typeof CAR_TYPES)[number];

/** Statuses with a rule of their own; a feed may send others, which are stored and shown as not available (S4). */
export const KNOWN_STATUSES = ['in_stock', 'coming_soon', 'sold'] as const;
export type CarStatus = (typeof KNOWN_STATUSES)[number] | (string & {});

/** One picture: `image.url` is the full size, `image.thumb.url` the small one. Either may be relative to the site. */
export interface CarImage {
  image: { url: string; thumb: { url: string } };
}

/**
 * A point on a 360 view: percentages of the frame's width and height for each angle (frame index) where it can be seen.
 */
export interface Hotspot {
  description: string;
  positions: { angle: number; x: number; y: number }[];
}

export interface Hotspots {
  exterior: Hotspot[];
  interior: Hotspot[];
}

/**
 * The manufacturer's data of the variant. Lengths in mm, masses in kg, consumption in L/100km, capacity in L, torque in
 * Nm.
 */
export interface CarVariant {
  cylinders: number | null;
  enginesize: number | null;
  enginesize_litres: number | null;
  induction: string | null;
  fuelconsumptioncombined: number | null;
  fuelcapacity: number | null;
  grossvehiclemass: number | null;
  vehiclelength: number | null;
  vehicleheight: number | null;
  vehiclewidth: number | null;
  towingcapacitybraked: number | null;
  torque: number | null;
  ancaprating: number | null;
  bodyconfiguration: string | null;
  geartype: string | null;
}

/** Caravan measures: mm and kg. */
export interface CaravanSpecifications {
  body_width: number | null;
  body_length: number | null;
  tare_weight: number | null;
  axle_type: string | null;
  sleeps: number | null;
  aggregate_trailer_mass: number | null;
}

/** Market averages from the valuation service, in dollars. */
export interface AutograbData {
  state_average_market_price: number | null;
  average_market_price: number | null;
}

/** A quote of the youX service: dollars a week, percent a year. */
export interface YouxQuote {
  /** The amount in dollars that the quote was requested for; without it, the vehicle's own price. */
  purchasePrice?: number;
  weeklyRepaymentAmount: number | null;
  comparisonRate: number | null;
  advertisedRate: number | null;
}

/** One lender's terms for this car. `paymentWeek/term{N}` entries sit in `paymentWeekByTerm`, keyed by years. */
export interface FinanceLender {
  interestRate: number | null;
  comparisonRate: number | null;
  paymentWeek: number | null;
  paymentMonth: number | null;
  paymentWeekByTerm: Record<string, number>;
  deposit: number | null;
  termYears: number | null;
  termMonths: number | null;
  establishmentFees: number | null;
  totalPayable: number | null;
  balloon: number;
  disclaimer: string | null;
}

/** The location of the car; the part of a Location (G3) that a car carries. */
export interface CarLocation {
  id: number;
  name: string;
  phone: string | null;
  slug: string;
  city: string | null;
  state: string | null;
  distribution_locations: string[];
  address: {
    id: number | null;
    street: string | null;
    city: string | null;
    state: string | null;
    postcode: string | null;
    place_url: string | null;
  };
}

/** A vehicle in stock. `path` is `/cars/{slug}`. */
export interface Car {
  // Identity and labels
  id: number;
  slug: string;
  path: string;
  name: string;
  year: number | null;
  make: string;
  model: string;
  badge: string | null;
  series: string | null;
  stocknum: string;
  vin: string | null;
  nvic: string | null;
  has_nvic: boolean;
  regplate: string | null;
  tag: string | null;
  carsales_title: string | null;
  item_type: string | null;
  categories: string[];
  custom_rank: number;
  /** When it was first listed; null where that is unknown. */
  created_at: string | null;
  updated_at: string;
  views: number;
  // Status
  status: CarStatus;
  sold: boolean;
  /** Unix seconds. */
  sold_date_timestamp: number | null;
  reserved: boolean;
  certified: boolean;
  preorder: boolean;
  show_on_dealer_website: boolean;
  car_type: CarType;
  // Pricing
  price: number | null;
  price_type: string | null;
  before_price: number | null;
  subscription_price: number | null;
  offer_price: number | null;
  /** Dollars a week, from the site's finance provider; weekly_price_range is derived from it. */
  weekly_price: number | null;
  // Specification
  km: number | null;
  colour: string | null;
  /** The plain colour for a manufacturer's colour name: White, Grey … */
  simple_colour: string | null;
  interior_colour: string | null;
  drive: string | null;
  seats: number | null;
  doors: number | null;
  /** Cubic centimetres. */
  engine_size: number | null;
  engine_size_litres: number | null;
  simple_body: string | null;
  body: string | null;
  simple_fuel: string | null;
  fuel: string | null;
  trans: string | null;
  simple_transmission: string | null;
  gearnum: number | null;
  bodyconfiguration: string | null;
  rego_expiry: string | null;
  build_date: string | null;
  compliance_date: string | null;
  /** The day on which a vehicle with the status coming_soon is expected. */
  expected_date: string | null;
  // Media
  images: CarImage[];
  thumbnails: string[];
  primary_image_url: string | null;
  photos_count: number;
  video_url: string | null;
  external_video_url: string | null;
  spin_images: string[];
  spin_code: string | null;
  spin_interior_image: string | null;
  hotspots: Hotspots | null;
  /** Address of the history report. */
  file: string | null;
  standardEquipment: string[];
  /** The features that can be filtered by; a subset of standardEquipment. */
  filtered_features: string[];
  // Text and relations
  dealercomments: string | null;
  dealership_id: number;
  dealership_slug: string;
  dealership_name: string;
  private_suburb: string | null;
  private_postcode: string | null;
  city: string | null;
  state: string | null;
  location: CarLocation | null;
  variant: CarVariant | null;
  autograb_data: AutograbData | null;
  youxQuote: YouxQuote | null;
  specifications: CaravanSpecifications | null;
  finance_lenders: Record<string, FinanceLender>;
  // Filter-only model data (S3)
  manufacturer_name: string | null;
  manufacturer_body: string | null;
  manufacturer_body2: string | null;
  manufacturer_body3: string | null;
}
