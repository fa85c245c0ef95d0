import { type Conversation, MESSAGE_CHARACTERS, MESSAGES_AT_MOST } from '../../domain/chat/conversation.ts';
import { choosePhone, telHref } from '../../domain/contact/phone.ts';
import { openState, openText } from '../../domain/places/hours.ts';
import type { Location, SpecialHours } from '../../domain/places/location.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { vehicleName } from '../../domain/vehicle/names.ts';
import { vehicleHref } from '../../kernel/addresses/vehicle.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { ChatModel } from './model.ts';
import { greetingOf } from './replies.ts';

export interface ChatInputs {
  car: Car;
  settings: Pick<SiteSettings, 'integrations' | 'contact' | 'vehicle'>;
  location: Location | null;
  specialHours: readonly SpecialHours[];
  /** Undefined while nothing was said. */
  conversation: Conversation | undefined;
  now: Date;
}

/** A conversation as its visitor sees it; before anything was said it is the site's greeting. */
export function chatModel({ car, settings, conversation, ...place }: ChatInputs): ChatModel {
  const { chat } = settings.integrations;
  const phone = choosePhone(car, settings.contact);
  const messages = conversation?.messages ?? [];
  return {
    slug: car.slug,
    heading: chat.label,
    about: { label: vehicleName(car), href: vehicleHref(car.slug) },
    opening: openingOf(place),
    said:
      messages.length > 0
        ? messages.map(({ key, sender, text }) => ({ key, sender, text }))
        : [{ key: 'greeting', sender: 'site', text: greetingOf(chat) }],
    asks: asksFor(conversation),
    call: { label: settings.vehicle.actionTexts.call, href: telHref(phone) },
    messageCharacters: MESSAGE_CHARACTERS,
  };
}

/** "2021 Toyota Kluger Grande". */
function asksFor(conversation: Conversation | undefined): ChatModel['asks'] {
  if (!conversation || conversation.messages.length === 0) return 'message';
  if (!conversation.contact) return 'contact';
  return isFull(conversation) ? 'nothing' : 'message';
}

/** Whether a conversation has as many messages as it may. */
export function isFull({ messages }: Pick<Conversation, 'messages'>): boolean {
  return messages.length >= MESSAGES_AT_MOST;
}

function openingOf({
  location,
  specialHours,
  now,
}: Pick<ChatInputs, 'location' | 'specialHours' | 'now'>): string | null {
  if (!location || location.contact_detail.opening_hours.length === 0) return null;
  return openText(openState(location, specialHours, now));
}
