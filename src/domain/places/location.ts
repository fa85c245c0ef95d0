/** Dealerships and their locations, with the field names of the specification (G3). */

export const LOCATION_TYPES = ['sales', 'used', 'service', 'parts'] as const;
/** An empty type means sales (G3). */
export type LocationType = (typeof LOCATION_TYPES)[number];

/** Every possible path prefix of a location page (H3, G2); a setting chooses the site's own. */
export const LOCATION_PATHS = ['/contact-us', '/our-location', '/locations'] as const;

/** One weekday; 0 is Sunday. `open` and `close` are local wall-clock times `HH:MM`; null when closed. */
export interface OpeningHour {
  weekday: number;
  status: 'Open' | 'Closed';
  /** As the dealer wrote it, for instance "8:30 am - 5:30 pm". The misspelling is the specification's. */
  formated_hours: string | null;
  open: string | null;
  close: string | null;
}

/** Hours of one date (`YYYY-MM-DD`) that differ from the week's; `location_id` null means all locations. */
export interface SpecialHours {
  date: string;
  name: string | null;
  status: 'Open' | 'Closed';
  start_hour: string | null;
  end_hour: string | null;
  location_id: number | null;
}

export interface LocationAddress {
  id: number | null;
  street: string | null;
  city: string | null;
  state: string | null;
  postcode: string | null;
  lat: number | null;
  long: number | null;
  place_id: string | null;
  place_url: string | null;
  map_key: string | null;
}

/** A location of a dealership: a yard, a service centre, a parts counter. */
export interface Location {
  id: number;
  name: string;
  slug: string;
  location_type: LocationType;
  location_subtype: string | null;
  dealership_id: number;
  dealership_slug: string;
  primary: boolean;
  visible: boolean;
  manufacturers: string[];
  dealer_license_number: string | null;
  motor_vehicle_repairer: string | null;
  average_rating: number | null;
  review_count: number;
  reviews: { average_rating: string; count: number } | null;
  image: { image: { url: string }; thumb: { url: string } } | null;
  /** IANA name, for instance Australia/Brisbane. */
  time_zone: string;
  address: LocationAddress;
  contact_detail: { phone: string | null; landline_phone: string | null; opening_hours: OpeningHour[] };
  distribution_locations: string[];
}

export interface Dealership {
  id: number;
  slug: string;
  name: string;
  website: string | null;
  dealer_license_number: string | null;
  manufacturers: string[];
}
