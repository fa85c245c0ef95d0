import { type Conversation, MAX_MESSAGE_CHARACTERS, MAX_MESSAGES } from '../../domain/chat/conversation.ts';
import { choosePhone, linkToPhone } from '../../domain/contact/phone.ts';
import { describeOpenState, getOpenState } from '../../domain/places/hours.ts';
import type { Location, SpecialHours } from '../../domain/places/location.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { formatVehicleName } from '../../domain/vehicle/names.ts';
import { linkToVehicle } from '../../kernel/addresses/vehicle.ts';
import type { PageMeta } from '../../kernel/head/page-meta.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { getGreeting } from './replies.ts';

export interface ChatMessageModel {
  key: string;
  sender: 'visitor' | 'site';
  text: string;
}

export interface ChatModel {
  slug: string;
  heading: string;
  about: { label: string; href: string };
  opening: string | null;
  said: ChatMessageModel[];
  /**
   * What the visitor is asked for next: a message, how to be reached too, or nothing more, since the conversation has
   * reached its limit.
   */
  asks: 'message' | 'contact' | 'nothing';
  call: { label: string; href: string };
  messageCharacters: number;
}

/** The submitted boxes of the forms without scripts, each with its error. */
export interface ChatFormState {
  text: string;
  name: string;
  phone: string;
  email: string;
  problems: Partial<Record<'text' | 'name' | 'phone' | 'email', string>>;
}

/** The page of a conversation, which works without scripts. */
export interface ChatPageModel {
  chat: ChatModel;
  action: string;
  /** Idempotency key of the next message: sending the form twice stores it once. */
  nextKey: string;
  form: ChatFormState | null;
  head: PageMeta;
}

export interface ChatInputs {
  car: Car;
  settings: Pick<SiteSettings, 'integrations' | 'contact' | 'vehicle'>;
  location: Location | null;
  specialHours: readonly SpecialHours[];
  conversation: Conversation | undefined;
  now: Date;
}

/** A conversation as its visitor sees it; before the first message it is the site's greeting. */
export function buildChatModel({ car, settings, conversation, ...place }: ChatInputs): ChatModel {
  const { chat } = settings.integrations;
  const phone = choosePhone(car, settings.contact);
  const messages = conversation?.messages ?? [];
  return {
    slug: car.slug,
    heading: chat.label,
    about: { label: formatVehicleName(car), href: linkToVehicle(car.slug) },
    opening: openingOf(place),
    said:
      messages.length > 0
        ? messages.map(({ key, sender, text }) => ({ key, sender, text }))
        : [{ key: 'greeting', sender: 'site', text: getGreeting(chat) }],
    asks: getNextRequest(conversation),
    call: { label: settings.vehicle.actionTexts.call, href: linkToPhone(phone) },
    messageCharacters: MAX_MESSAGE_CHARACTERS,
  };
}

/** "2021 Toyota Kluger Grande". */
function getNextRequest(conversation: Conversation | undefined): ChatModel['asks'] {
  if (!conversation || conversation.messages.length === 0) return 'message';
  if (!conversation.contact) return 'contact';
  return isFull(conversation) ? 'nothing' : 'message';
}

export function isFull({ messages }: Pick<Conversation, 'messages'>): boolean {
  return messages.length >= MAX_MESSAGES;
}

function openingOf({
  location,
  specialHours,
  now,
}: Pick<ChatInputs, 'location' | 'specialHours' | 'now'>): string | null {
  if (!location || location.contact_detail.opening_hours.length === 0) return null;
  return describeOpenState(getOpenState(location, specialHours, now));
}
