import type { Conversation } from '../../domain/chat/conversation.ts';

/** A conversation as a lead, with the field names of the specification (S3). */
export interface ConversationLead {
  category: 'New Vehicle Enquiry' | 'Used Vehicle Enquiry';
  subcategory: 'Instant Message';
  name: string | null;
  email: string | null;
  phone: string | null;
  message: string;
  opt_in: false;
  dealership_slug: string;
  car_id: number;
  car_type: string;
  vehicle_status: string;
  stock_number: string;
  'Vehicle Make': string;
  'Vehicle Model': string;
  location_id: number | null;
  url: string;
  source: 'Website';
  user_agent: string | null;
  car_dealership_id: number;
}

/**
 * The lead of a conversation (S3): all that the visitor wrote is its message, and it carries no consent to emails.
 * Demonstrators are enquired about as new ones. A visitor who has not said how to be reached leaves name, phone and
 * email empty.
 */
export function buildConversationLead({
  about,
  contact,
  messages,
  car_id,
  url,
  user_agent,
}: Conversation): ConversationLead {
  return {
    category: about.car_type === 'used' ? 'Used Vehicle Enquiry' : 'New Vehicle Enquiry',
    subcategory: 'Instant Message',
    name: contact?.name ?? null,
    email: contact?.email ?? null,
    phone: contact?.phone ?? null,
    message: messages
      .filter(({ sender }) => sender === 'visitor')
      .map(({ text }) => text)
      .join('\n\n'),
    opt_in: false,
    dealership_slug: about.dealership_slug,
    car_id,
    car_type: about.car_type,
    vehicle_status: about.status,
    stock_number: about.stocknum,
    'Vehicle Make': about.make,
    'Vehicle Model': about.model,
    location_id: about.location_id,
    url,
    source: 'Website',
    user_agent,
    car_dealership_id: about.dealership_id,
  };
}
