import type { VehicleAction } from '../../domain/availability/vehicle-actions.ts';
import type { IconName } from '../../ui/icons/icon.tsx';

export interface ActionModel {
  kind: VehicleAction;
  label: string;
  /** Beside the label: the deposit of a reservation. */
  note: string | null;
  icon: IconName | null;
  /** The target page; null for actions without one (calling, sharing, saving). */
  href: string | null;
  /** `chat` and forms open over this page; `tab`: the target opens in a new tab. */
  opens: 'chat' | VehicleFormId | 'tab' | null;
}

/** The forms of a vehicle's page, in a dialog or inline. */
export type VehicleFormId = 'enquiry' | 'test-drive';

/** How the site's chat is opened from the page. */
export type ChatOffer =
  | { kind: 'built_in'; label: string; slug: string; href: string }
  | { kind: 'embed'; label: string; scriptUrl: string; failedText: string };

/** The enquiry form of a vehicle's page, fetched separately: the page is the same for everyone, a form is not. */
export interface VehicleEnquiryModel {
  id: VehicleFormId;
  heading: string;
  /** The name of its vehicle. */
  about: string;
  /** The address to fetch the form from. */
  from: string;
  /** Its own page, where the form cannot be shown here. */
  href: string;
  label: string;
  /** In a dialog once it is opened, or inline. */
  placement: 'dialog' | 'inline';
}

/** A shopper's actions by weight: those that lead to the dealer, and those that only save or share the page. */
export interface ActionsModel {
  main: ActionModel[];
  small: ActionModel[];
  /** Null while nobody can be messaged. */
  chat: ChatOffer | null;
  /** Null where the vehicle cannot be enquired about. */
  enquiry: VehicleEnquiryModel | null;
  /** Null where the vehicle cannot be test driven. */
  testDrive: VehicleEnquiryModel | null;
  /** Asking for photos of a vehicle with few; null for others (G3). */
  photos: { label: string; href: string } | null;
}
