import type { VehicleAction } from '../../domain/availability/vehicle-actions.ts';
import type { IconName } from '../../ui/icons/icon.tsx';

/** One thing that a shopper may do, as a button or link. */
export interface ActionModel {
  kind: VehicleAction;
  label: string;
  /** Beside the label: the deposit of a reservation. */
  note: string | null;
  icon: IconName | null;
  /** The page it leads to; null where it leads to none (calling, sharing, saving). */
  href: string | null;
  /** `chat` and forms: opens over this page in place of its own; `tab`: the page opens beside this one. */
  opens: 'chat' | VehicleFormId | 'tab' | null;
}

/** The forms that a vehicle's page has over itself, or in itself. */
export type VehicleFormId = 'enquiry' | 'test-drive';

/** How the site's chat is opened from the page. */
export type ChatOffer =
  | { kind: 'built_in'; label: string; slug: string; href: string }
  | { kind: 'embed'; label: string; scriptUrl: string; failedText: string };

/** The enquiry form of the page's vehicle, which the page fetches: the page is the same for everyone, a form is not. */
export interface VehicleEnquiryModel {
  id: VehicleFormId;
  heading: string;
  /** Which vehicle it is about. */
  about: string;
  /** Where the form is fetched from. */
  from: string;
  /** Its page, for those who cannot have it here. */
  href: string;
  label: string;
  /** Over the page once it is asked for, or in the page. */
  placement: 'dialog' | 'inline';
}

/** What a shopper may do, by weight: what leads to the dealer, and what only keeps or passes on the page. */
export interface ActionsModel {
  main: ActionModel[];
  small: ActionModel[];
  /** Null while nobody can be messaged. */
  chat: ChatOffer | null;
  /** Null where the vehicle cannot be enquired about. */
  enquiry: VehicleEnquiryModel | null;
  /** Booking a test drive; null where it cannot be driven. */
  testDrive: VehicleEnquiryModel | null;
  /** Asking for photos of a vehicle that has few; null for others (G3). */
  photos: { label: string; href: string } | null;
}
