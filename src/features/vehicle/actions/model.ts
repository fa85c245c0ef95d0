import type { VehicleAction } from '../../../domain/vehicle-actions.ts';
import type { IconName } from '../../../ui/icon.tsx';

/** One thing that a shopper may do, as a button or link. */
export interface ActionModel {
  kind: VehicleAction;
  label: string;
  /** Beside the label: the deposit of a reservation. */
  note: string | null;
  icon: IconName | null;
  /** The page it leads to; null where it leads to none (calling, sharing, saving). */
  href: string | null;
  /** `chat`: opens the conversation in place of its page; `tab`: the page opens beside this one. */
  opens: 'chat' | 'tab' | null;
}

/** How the site's chat is opened from the page. */
export type ChatOffer =
  | { kind: 'built_in'; label: string; slug: string; href: string }
  | { kind: 'embed'; label: string; scriptUrl: string; failedText: string };

/** What a shopper may do, by weight: what leads to the dealer, and what only keeps or passes on the page. */
export interface ActionsModel {
  main: ActionModel[];
  small: ActionModel[];
  /** Null while nobody can be messaged. */
  chat: ChatOffer | null;
}
