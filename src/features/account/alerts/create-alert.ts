import { type AlertRecipient, addAlert } from '../../../db/queries/visitors/alerts.ts';
import { listSavedSearches, noteKnownMatches } from '../../../db/queries/visitors/saved-searches.ts';
import { listWatchlist, recordAlertedPrice } from '../../../db/queries/visitors/watchlist.ts';
import {
  type AlertCar,
  type AlertContent,
  computePriceDrop,
  listNewMatches,
  mergeKnownMatches,
} from '../../../domain/alerts/alert.ts';
import { isAvailable } from '../../../domain/availability/availability.ts';
import type { CardRecord } from '../../../domain/listing/card-record.ts';
import { buildPriceDisplay } from '../../../domain/price/price.ts';
import { formatDollars } from '../../../domain/text/format.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { canSaveSearches, isSavingInAccount } from '../../../kernel/visitors/account-saving.ts';
import { listMatches, parseSearchAddress } from '../saved-searches/load.ts';
import { findCardPrice } from '../watchlist/watch-cars.ts';

/** What alerts need of a site, without a request. */
export type AlertSite = Pick<RequestContext, 'settings' | 'stock' | 'site' | 'db' | 'now' | 'log'>;

const NAMED = 5;

/**
 * Looks for news for a visitor, and makes their alert of the day where there is any, once (F5). What it contains counts
 * as seen from then on.
 */
export async function createAlert(reader: AlertRecipient, day: string, site: AlertSite): Promise<boolean> {
  const found = await findAlertContent(reader, site);
  if (found.content.searches.length + found.content.drops.length === 0) return false;
  return site.db.run(async (tx) => {
    const { visitor_id } = reader;
    const id = await addAlert(tx, { visitor_id, day, content: found.content, created_at: site.now });
    if (id === undefined) return false;
    for (const { searchId, known } of found.known) await noteKnownMatches(tx, visitor_id, searchId, known, site.now);
    for (const { carId, price } of found.prices) await recordAlertedPrice(tx, visitor_id, carId, price);
    return true;
  });
}

interface Found {
  content: AlertContent;
  known: { searchId: number; known: number[] }[];
  prices: { carId: number; price: number }[];
}

async function findAlertContent({ visitor_id, price_drops }: AlertRecipient, site: AlertSite): Promise<Found> {
  const { settings, db } = site;
  const { searches, watched } = await db.run(async (tx) => ({
    searches: canSaveSearches(settings) ? await listSavedSearches(tx, visitor_id) : [],
    watched: price_drops && isSavingInAccount(settings) ? await listWatchlist(tx, visitor_id) : [],
  }));
  const found: Found = { content: { searches: [], drops: [] }, known: [], prices: [] };
  for (const savedSearch of searches.filter(({ tell }) => tell)) {
    const search = parseSearchAddress(
      savedSearch.query ? `${savedSearch.path}?${savedSearch.query}` : savedSearch.path,
      site,
    );
    if (!search) continue;
    const matches = listMatches(search, site);
    const ids = matches.map(({ id }) => id);
    const fresh = new Set(listNewMatches(ids, savedSearch.known));
    if (fresh.size === 0) continue;
    const cars = matches.filter(({ id }) => fresh.has(id)).slice(0, NAMED);
    const href = search.query ? `${search.path}?${search.query}` : search.path;
    found.content.searches.push({
      name: search.heading,
      href,
      count: fresh.size,
      cars: cars.map((car) => buildAlertCar(car, site)),
    });
    found.known.push({ searchId: savedSearch.id, known: mergeKnownMatches(ids, savedSearch.known) });
  }
  const records = site.stock.cardsOf(watched.map(({ car_id }) => car_id)).filter(isAvailable);
  for (const record of records) {
    const saved = watched.find(({ car_id }) => car_id === record.id);
    const known = saved?.last_alerted_price ?? saved?.price_when_saved ?? null;
    const now = findCardPrice(record, settings);
    if (now === null || known === null) continue;
    const drop = computePriceDrop({ known, now });
    if (drop === 0 || drop < settings.alerts.minimumDrop) continue;
    found.content.drops.push({ ...buildAlertCar(record, site), was: formatDollars(known) });
    found.prices.push({ carId: record.id, price: now });
  }
  return found;
}

function buildAlertCar(record: CardRecord, { settings: { price, wording } }: AlertSite): AlertCar {
  const { id, slug, name } = record;
  return { id, slug, name, price: buildPriceDisplay(record, { ...price, offering: wording.offering }).text };
}
