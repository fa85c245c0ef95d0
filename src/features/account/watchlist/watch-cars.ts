import { saveToWatchlist } from '../../../db/queries/visitors/watchlist.ts';
import type { CardRecord } from '../../../domain/listing/card-record.ts';
import { buildPriceDisplay } from '../../../domain/price/price.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { buildSavingModel } from '../../../kernel/saving/saving.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import type { SignedInVisitor } from '../../../kernel/visitors/signed-in.ts';
import type { SiteSettings } from '../../../settings/schema.ts';

/** How many vehicles a visitor can save: as many as a browser stores. */
const MAX_WATCHED_CARS = 100;

export type NotWatched = 'gone' | 'sold' | 'full';

type WatchRequest = Pick<RequestContext, 'db' | 'stock' | 'settings' | 'now'>;

/**
 * Saves a vehicle for a visitor (F2). One that is saved already stays, sold or not; a sold one is not saved anew (S4).
 */
export async function watchCar(
  request: WatchRequest,
  visitor: SignedInVisitor,
  carId: number,
): Promise<{ ok: true } | { ok: false; why: NotWatched }> {
  const [record] = request.stock.cardsOf([carId]);
  if (!record) return { ok: false, why: 'gone' };
  // Saving a sold one that is saved already gets the same answer: nothing of it changes.
  if (buildSavingModel(record, request.settings.card)?.favourite !== 'open') return { ok: false, why: 'sold' };
  const over = await save(request, visitor, [record]);
  return over.length === 0 ? { ok: true } : { ok: false, why: 'full' };
}

/**
 * The outcome for the vehicles that a browser stored: those that are on the visitor's list now, and those that are no
 * longer listed or that there was no room for.
 */
export interface Merged {
  merged: number[];
  left: number[];
}

/**
 * Merges what a browser stored into the list of a visitor, sold vehicles too: they were saved before they sold (F2,
 * F3).
 */
export async function mergeCars(
  request: WatchRequest,
  visitor: SignedInVisitor,
  carIds: readonly number[],
): Promise<Merged> {
  const records = request.stock.cardsOf(carIds);
  const over = await save(request, visitor, records);
  const merged = records.map(({ id }) => id).filter((id) => !over.includes(id));
  return { merged, left: carIds.filter((id) => !merged.includes(id)) };
}

function save({ db, settings, now }: WatchRequest, { id }: SignedInVisitor, records: CardRecord[]) {
  const cars = records.map((record) => ({
    car_id: record.id,
    price_when_saved: findCardPrice(record, settings),
  }));
  return db.run((tx) => saveToWatchlist(tx, id, cars, { atMost: MAX_WATCHED_CARS, now }));
}

/** What a vehicle costs on the site, in dollars; null where it shows no price (C1). */
export function findCardPrice(record: CardRecord, { wording, price }: Pick<SiteSettings, 'wording' | 'price'>) {
  return buildPriceDisplay(record, { ...price, offering: wording.offering }).amount;
}

export function describeNotWatched(why: NotWatched, settings: SiteSettings): string {
  const { one, many } = getVehicleWords(settings);
  const texts: Record<NotWatched, string> = {
    gone: `This ${one} is no longer for sale here, so it wasn’t saved.`,
    sold: `This ${one} can no longer be saved.`,
    full: `You have saved ${MAX_WATCHED_CARS} ${many}, which is the limit. Remove one first.`,
  };
  return texts[why];
}
