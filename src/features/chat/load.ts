import { data } from 'react-router';
import { findConversation } from '../../db/queries/leads/conversations.ts';
import { findLocation, listSpecialHours } from '../../db/queries/sites/locations.ts';
import { toLocalDay } from '../../domain/text/format.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { isValidSlug } from '../../kernel/addresses/vehicle.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import type { ChatModel } from './model.ts';
import { buildChatModel } from './model.ts';

export type ChatRequest = Pick<RequestContext, 'settings' | 'stock' | 'db' | 'now' | 'url' | 'site'> &
  Partial<Pick<RequestContext, 'visit'>>;

/** The vehicle that a conversation is about; undefined where the site has no chat of its own, or no such vehicle. */
export async function findChatCar(
  { settings, stock }: Pick<ChatRequest, 'settings' | 'stock'>,
  slug: string | null,
): Promise<Car | undefined> {
  if (settings.integrations.chat.provider !== 'built_in' || slug === null || !isValidSlug(slug)) return undefined;
  return stock.findCar(slug.toLowerCase());
}

/** The vehicle that the address names (`?car=`). Throws a 404 answer where `findChatCar` finds none. */
export async function getChatCar(request: ChatRequest): Promise<Car> {
  const car = await findChatCar(request, request.url.searchParams.get('car'));
  if (!car) throw data('There is no chat here', { status: 404 });
  return car;
}

export function loadChat(request: ChatRequest, car: Car, tokenHash: string): Promise<ChatModel> {
  const { settings, now, db } = request;
  return db.run(async (tx) => {
    const location = car.location ? ((await findLocation(tx, car.location.slug)) ?? null) : null;
    const today = toLocalDay(now, location?.time_zone ?? settings.locations.timeZone);
    const specialHours = location ? await listSpecialHours(tx, today) : [];
    const conversation = await findConversation(tx, tokenHash, car.id);
    return buildChatModel({ car, settings, location, specialHours, conversation, now });
  });
}
