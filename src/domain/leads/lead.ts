import type { Campaign } from './campaign.ts';

/** The vehicle of a lead, copied by value because the lead outlives it (S3). */
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

/** An enquiry as it is stored and forwarded, with the field names of the specification (S3: lead form payload). */
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

/** Subcategories that shoppers see as a kind of enquiry in its own right. */
const OWN_KINDS = ['Find Me Something Similar', 'Request Photos'];

/** What a confirmation calls the enquiry: its category, or the subcategory where that is what was requested. */
export function getLeadKind({ category, subcategory }: Pick<Lead, 'category' | 'subcategory'>): string {
  return subcategory !== null && OWN_KINDS.includes(subcategory) ? subcategory : category;
}

/** What somebody agreed to: the wording, the page, the time. */
export interface Consent {
  name: string;
  given: boolean;
  words: string;
  page: string;
  at: string;
}

/** A question of a form as its page worded it, with the answer in the page's words. */
export interface AnsweredQuestion {
  /** The key of the answer in the lead. */
  name: string;
  label: string;
  said: string;
}

/** A stored lead. `answers` belong to questions of its form alone, such as a deposit; `asked` has their wording. */
export interface StoredLead {
  id: number;
  /** The same person's earlier lead about the same thing. */
  follows_lead_id: number | null;
  lead: Lead;
  answers: Record<string, unknown>;
  asked: AnsweredQuestion[];
  consent: Consent[];
  /** The campaign of the visit in which it was sent. */
  campaign: Campaign;
  /** The signed-in visitor who sent it. */
  visitor_id?: number | null;
  created_at: Date;
}
