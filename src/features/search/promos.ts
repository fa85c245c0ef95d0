import { readContent } from '../../db/queries/cached-reads.ts';
import type { ContentItem } from '../../db/queries/sites/content.ts';
import type { SiteDb } from '../../db/scope.ts';
import { linkToImage } from '../../domain/media/image-address.ts';
import { type PlaceablePromo, type PlacedPromo, placePromos } from '../../domain/promotions/promos.ts';
import type { Running } from '../../domain/promotions/running.ts';
import { CAR_TYPES } from '../../domain/vehicle/car.ts';
import { listOpenPages } from '../../kernel/addresses/opened-pages.ts';
import { isLinkServed } from '../../kernel/addresses/served-pages.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { NO_PATH_WORDS, type PathWords } from '../../kernel/stock/path-words.ts';
import { encodeSearch } from '../../search/codec.ts';
import type { SearchState } from '../../search/contract.ts';
import { withPage } from '../../search/state.ts';
import { promoContent } from '../../settings/content/showroom.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { PictureModel } from '../../ui/pictures/picture.tsx';

export interface PromoCardModel {
  slug: string;
  kind: 'promo' | 'campaign';
  heading: string;
  text: string | null;
  points: { figure: string; text: string }[];
  label: string;
  href: string;
  terms: string | null;
  picture: PictureModel | null;
}

/** A promo of the site's content: what its position depends on, and its card. */
export interface Promo extends PlaceablePromo {
  card: PromoCardModel;
  /** When the site's page that it links to runs; null where it links elsewhere. */
  page: Running | null;
}

/** The promos of each site, read once for each version of its settings and content. */
const cache = new WeakMap<SiteDb, { version: number; promos: Promise<Promo[]> }>();

/**
 * All promos and campaigns of the request's site, running or not, in the site's order (B11). Those whose page does not
 * exist are left out (A9).
 */
export function loadPromos({ db, site, settings }: Pick<RequestContext, 'db' | 'site' | 'settings'>): Promise<Promo[]> {
  const last = cache.get(db);
  if (last?.version === site.settingsVersion) return last.promos;
  const promos = readPromos(db, settings);
  cache.set(db, { version: site.settingsVersion, promos });
  // A failure is not cached: the next page tries again. A newer version that took its place stays.
  promos.catch(() => cache.get(db)?.promos === promos && cache.delete(db));
  return promos;
}

async function readPromos(db: SiteDb, settings: SiteSettings): Promise<Promo[]> {
  const pages = await readContent(db, 'page');
  const read = (await readContent(db, 'promo')).map((item) => toPage(parsePromo(item), pages));
  return read.filter(hasDestination(settings));
}

/** What a word under /search means is known when a page is made; until then any word may be valid. */
const ANY_WORD: PathWords = { ...NO_PATH_WORDS, findTerms: () => ({}) };
const hasDestination =
  (settings: SiteSettings) =>
  ({ card, page }: Promo): boolean =>
    page !== null || isLinkServed(card.href, ANY_WORD, listOpenPages(settings));

/** A promo from the site's content. Throws when the document is no promo. */
export function parsePromo({ slug, start, expiry, body }: ContentItem): Promo {
  const read = promoContent.parse({ ...body, slug, start: null, expiry: null });
  const { kind, position, display, strictDisplay, heading, text, points, label, href, terms } = read;
  const card = { slug, kind, heading, text, points, label, href, terms, picture: pictureOf(read) };
  return { slug, kind, start, expiry, position, display, strictDisplay, card, page: null };
}

/** Attaches to a promo the written page that it links to. */
function toPage(promo: Promo, pages: readonly ContentItem[]): Promo {
  const [path] = promo.card.href.split(/[?#]/);
  return { ...promo, page: pages.find(({ slug }) => `/${slug}` === path) ?? null };
}

const pictureOf = ({ image }: ReturnType<typeof promoContent.parse>): PictureModel | null =>
  image === null ? null : { src: linkToImage(image, { width: 600 }), alt: '', width: 600, height: 400 };

interface PromoPlace {
  settings: SiteSettings;
  now: Date;
  state: SearchState;
  cards: number;
}

/** The cards of the promos on a page of results, each with how many of the page's vehicles come before it (B11). */
export function listPromosOnPage(
  promos: readonly Promo[],
  { settings, now, state, cards }: PromoPlace,
): PlacedPromo<PromoCardModel>[] {
  const { search, stock, locations } = settings;
  const carTypes = state.terms.car_type ?? CAR_TYPES;
  const placed = placePromos(promos, search.promos, {
    carTypes: stock.carTypes.filter((type) => carTypes.includes(type)),
    page: state.page,
    pageSize: search.pageSize,
    cards,
    now,
    timeZone: locations.timeZone,
    seed: encodeSearch(withPage(state, 1)),
  });
  return placed.map(({ promo, after }) => ({ promo: promo.card, after }));
}
