import { data, redirect } from 'react-router';
import { readContent } from '../../../db/queries/cached-reads.ts';
import type { ContentItem } from '../../../db/queries/sites/content.ts';
import { isRunning } from '../../../domain/promotions/running.ts';
import { listOpenPages } from '../../../kernel/addresses/opened-pages.ts';
import { linkToBrand } from '../../../kernel/addresses/showroom.ts';
import { getCardModel } from '../../../kernel/cards/card.ts';
import { loadPlaces } from '../../../kernel/chrome/load.ts';
import type { OfferTile } from '../../../kernel/content/offers.ts';
import { buildOfferTile } from '../../../kernel/content/offers.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { findBrand, type SiteBrand } from '../../../kernel/showroom/brands.ts';
import { loadShowroom, type Showroom } from '../../../kernel/showroom/load.ts';
import { getSitePathWords } from '../../../kernel/stock/site-path-words.ts';
import { createEmptyState, withSort, withTerm } from '../../../search/state.ts';
import { listOpenShowroomPages } from '../stock/open-pages.ts';
import { buildBrandPage } from './brand.model.ts';
import type { BrandPageModel } from './model.ts';
import { isOfferOf } from './offers.ts';

const CARDS = 4;

/**
 * The page of a brand (H7). Throws a redirect for another spelling or a former name, and a 404 response for a brand
 * that the site does not have.
 */
export async function loadBrandPage(request: RequestContext, word: string): Promise<BrandPageModel> {
  const { stock, settings, now, url } = request;
  const showroom = await loadShowroom(request);
  const brand = findBrand(showroom.brands, word);
  if (!brand) throw data(null, { status: 404, statusText: 'Not Found' });
  const path = linkToBrand(brand.slug);
  if (url.pathname !== path) throw redirect(path + url.search, 301);
  const [{ locations, specialHours }, offers] = await Promise.all([
    loadPlaces(request),
    loadOffers(request, brand, showroom),
  ]);
  const latest = brand.make === null ? [] : latestOf(brand.make, request);
  const cards = latest.map((record) => getCardModel(record, settings, now));
  return buildBrandPage({ ...request, brand, showroom, locations, specialHours, offers, cards, stock });
}

/** The latest available arrivals of a make. */
function latestOf(make: string, { stock }: RequestContext) {
  const available = withTerm(withTerm(createEmptyState(), 'make', make), 'status', 'in_stock');
  return stock.search(withSort(available, 'newest'), undefined, CARDS).hits;
}

async function loadOffers(
  { db, now, settings, stock }: RequestContext,
  { slug }: SiteBrand,
  showroom: Showroom,
): Promise<OfferTile[]> {
  const running = (await readContent(db, 'offer')).filter((offer) => isRunning(offer, now));
  const words = getSitePathWords(stock);
  const all = [...listOpenPages(settings), ...listOpenShowroomPages(showroom)];
  const subject = { slug, models: showroom.models.filter((model) => model.manufacturer_slug === slug) };
  const tile = (item: ContentItem) => buildOfferTile(item, settings.locations.timeZone, words, all);
  return running.filter(({ body }) => isOfferOf(body.href, subject)).map(tile);
}
