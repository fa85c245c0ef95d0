import { readContent, readPlaces } from '../../db/queries/cached-reads.ts';
import type { SiteDb } from '../../db/scope.ts';
import { freezeDeep } from '../../domain/freeze-deep.ts';
import { isRunning } from '../../domain/promotions/running.ts';
import { toLocalDay } from '../../domain/text/format.ts';
import type { CarType } from '../../domain/vehicle/car.ts';
import type { SearchState } from '../../search/contract.ts';
import { createEmptyState } from '../../search/state.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { listOpenPages, loadWrittenPaths, type OpeningSettings } from '../addresses/opened-pages.ts';
import { pickSiteLocations } from '../places/places.ts';
import type { RequestContext, SiteStock } from '../request/context.ts';
import { getCanonicalList } from '../stock/canonical-list.ts';
import { findLandingState } from '../stock/landing.ts';
import { getSitePathWords } from '../stock/site-path-words.ts';
import { createSpellingFinder } from '../stock/spelling.ts';
import { withMenuEntries } from './menus.ts';
import type { ChromeModel } from './model.ts';
import { buildChrome } from './model.ts';
import { buildTypeState, type StockFacts, type StockPart } from './stock-menu.ts';

/** The last chrome of each site: all pages of a site share it until settings, stock or the minute change. */
const chromeCache = new WeakMap<SiteDb, { key: string; chrome: Promise<ChromeModel> }>();

export function loadChrome(context: RequestContext): Promise<ChromeModel> {
  const { site, db, stock, now } = context;
  const minute = Math.floor(now.getTime() / 60_000);
  const key = [site.settingsVersion, stock.version, site.origin, minute].join(' ');
  const last = chromeCache.get(db);
  if (last?.key === key) return last.chrome;
  const chrome = buildFreshChrome(context);
  chromeCache.set(db, { key, chrome });
  // A failure is not cached: the next page tries again. A newer entry that replaced it stays.
  chrome.catch(() => chromeCache.get(db)?.chrome === chrome && chromeCache.delete(db));
  return chrome;
}

async function buildFreshChrome(context: RequestContext): Promise<ChromeModel> {
  const { settings, stock, now } = context;
  const [places, paths, offers] = await Promise.all([
    loadPlaces(context),
    loadWrittenPaths(context),
    readContent(context.db, 'offer'),
  ]);
  const hasOwnOffers = offers.some((offer) => isRunning(offer, now));
  const facts = await withMenuEntries({ ...buildStockFacts(stock, settings, paths), hasOwnOffers }, context);
  return freezeDeep(buildChrome({ settings, facts, now, ...places }));
}

/** The locations that the site shows, and the special days from today on. */
export async function loadPlaces({ db, settings, now }: Pick<RequestContext, 'db' | 'settings' | 'now'>) {
  const { locations, specialHours } = await readPlaces(db, toLocalDay(now, settings.locations.timeZone));
  return { locations: pickSiteLocations(locations, settings), specialHours };
}

/**
 * What menus need to know of the stock. Car types that are not in stock cost no search; subscription sites sell by the
 * week, so prices are left out. `written`: paths of `loadWrittenPaths`.
 */
export function buildStockFacts(
  stock: SiteStock,
  settings: Pick<SiteSettings, 'wording' | 'search'> & OpeningSettings,
  written: readonly string[] = [],
): StockFacts {
  const { wording, search } = settings;
  const whole = buildStockPart(stock, wording, createEmptyState());
  const landing = findLandingState(
    search,
    createSpellingFinder(() => whole.all),
  );
  return {
    ...whole,
    words: getSitePathWords(stock),
    getCanonicalList: (state) => getCanonicalList(state, stock),
    opened: listOpenPages(settings, written),
    landing: landing ? buildStockPart(stock, wording, landing) : whole,
  };
}

function buildStockPart(stock: SiteStock, wording: SiteSettings['wording'], within: SearchState): StockPart {
  const facetsOf = (state: SearchState) => {
    const { facets } = stock.search(state);
    return wording.offering === 'subscription' ? { ...facets, price_range: [] } : facets;
  };
  const all = facetsOf(within);
  const countOf = (type: CarType) => all.car_type.find(({ value }) => value === type)?.count ?? 0;
  const counts = { new: countOf('new'), demo: countOf('demo'), used: countOf('used') };
  return {
    within,
    counts,
    all,
    new: counts.new > 0 ? facetsOf(buildTypeState('new', within)) : all,
    used: counts.used > 0 ? facetsOf(buildTypeState('used', within)) : all,
  };
}
