import type { Campaign } from './campaign.ts';

/** What a lead says of its vehicle, by value, so that it outlives it (S3). */
export interface LeadVehicle {
  car_id: number;
  car_type: string;
  vehicle_status: string;
  stock_number: string;
  'Vehicle Make': string;
  'Vehicle Model': string;
  manufacturer_slug: string;
  car_dealership_id: number;
  location_id: number | null;
}

/** An enquiry as it is kept and sent on, with the field names of the specification (S3: lead form payload). */
export interface Lead extends Partial<LeadVehicle> {
  category: string;
  subcategory: string | null;
  name: string | null;
  last_name: string | null;
  email: string | null;
  phone: string | null;
  postcode: string | null;
  message: string | null;
  opt_in: boolean;
  dealership_slug: string | null;
  page_id: string;
  additional_services: string[];
  /** Of some trade-in leads: `visited_pages` and `linked_query_params`. */
  lead_attributes?: Record<string, unknown> | null;
  url: string;
  source: string;
  user_agent: string | null;
}

/** Subcategories that are enquiries of a kind of their own for whoever sends one. */
const OWN_KINDS = ['Find Me Something Similar', 'Request Photos'];

/**
 * What an enquiry is called when it is confirmed: its category, or the subcategory where that is what was asked for.
 */
export function getLeadKind({ category, subcategory }: Pick<Lead, 'category' | 'subcategory'>): string {
  return subcategory !== null && OWN_KINDS.includes(subcategory) ? subcategory : category;
}

/** What somebody agreed to: in which words, on which page, when. */
export interface Consent {
  name: string;
  given: boolean;
  words: string;
  page: string;
  at: string;
}

/** A question of a form, as its page put it, with the answer in the page's words. */
export interface AnsweredQuestion {
  /** Which of the lead's answers it is. */
  name: string;
  label: string;
  said: string;
}

/**
 * A lead that is kept. `answers` are those to questions of its form alone, such as a deposit; `asked` says how the form
 * put them.
 */
export interface StoredLead {
  id: number;
  /** The earlier lead of the same person about the same thing. */
  follows_lead_id: number | null;
  lead: Lead;
  answers: Record<string, unknown>;
  asked: AnsweredQuestion[];
  consent: Consent[];
  /** What brought the visit that it was sent in. */
  campaign: Campaign;
  /** Who was signed in when it was sent. */
  visitor_id?: number | null;
  created_at: Date;
}
