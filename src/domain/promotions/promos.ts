import { toLocalDay } from '../text/format.ts';
import type { CarType } from '../vehicle/car.ts';

/** The fields of a promo or campaign card that decide when and where it is shown (S3). */
export interface PlaceablePromo {
  slug: string;
  kind: 'promo' | 'campaign';
  start: Date | null;
  expiry: Date | null;
  /** Its position in the list, 1 for the first; null for the default of its kind. */
  position: number | null;
  /** Car types whose lists show it; empty means all. */
  display: readonly CarType[];
  /** The list must have exactly those types, and the promo keeps exactly its position. */
  strictDisplay: boolean;
}

/** Which lists show promos. */
export const PROMO_LISTS = ['used_only', 'always', 'never'] as const;

/** A site's rules for promos; the settings `search.promos` have this shape. */
export interface PromoRules {
  show: (typeof PROMO_LISTS)[number];
  /** The maximum number of positions that a promo is moved down. */
  randomShift: number;
  /** Positions of campaign cards, in turn. */
  campaignPositions: readonly number[];
  /** Last day, in the site's time zone, of campaign cards without an expiry of their own. */
  campaignExpiry: string | null;
}

/** The page of a result list that promos are placed in. */
export interface PromoList {
  carTypes: readonly CarType[];
  page: number;
  /** Vehicles per page; positions are counted across all pages. */
  pageSize: number;
  /** The number of vehicle cards on the page. */
  cards: number;
  now: Date;
  timeZone: string;
  /** Identifies the list without its page, so that random positions are the same for everyone on one day. */
  seed: string;
}

/** A promo and the number of the page's vehicles before it. */
export interface PlacedPromo<T> {
  promo: T;
  after: number;
}

const DEFAULT_POSITION = 5;

/**
 * The promos of one page of a list, in their order (B11). Vehicles keep their order and none is left out: promos go
 * between them, each at most once across all pages of a list, and never into a list without vehicles. Campaigns and
 * strict promos keep their exact position; others may be moved down at random, then to a position without adjacent
 * promos. Where the page ends before that, the first of them comes last and the others are left out.
 */
export function placePromos<T extends PlaceablePromo>(
  promos: readonly T[],
  rules: PromoRules,
  list: PromoList,
): PlacedPromo<T>[] {
  if (list.cards === 0) return [];
  const wishes = listWishes(promos, rules, list).filter(({ place }) => place >= 1 && place <= list.pageSize);
  const taken = new Map<number, T>();
  for (const { promo, place } of wishes.filter(({ exact }) => exact)) if (!taken.has(place)) taken.set(place, promo);
  for (const { promo, place } of wishes.filter(({ exact }) => !exact))
    taken.set(nextFree(taken, place + shiftOf(promo, rules, list)), promo);
  return stand(
    [...taken].sort(([one], [other]) => one - other),
    list.cards,
  );
}

/** From its start until its expiry (S3). */
export function isRunning({ start, expiry }: Pick<PlaceablePromo, 'start' | 'expiry'>, now: Date): boolean {
  return (start === null || start <= now) && (expiry === null || now < expiry);
}

/**
 * Whether a list of these car types shows a promo: the list has one of its types, or exactly its types for a strict
 * promo.
 */
export function isDisplayed(
  { display, strictDisplay }: Pick<PlaceablePromo, 'display' | 'strictDisplay'>,
  carTypes: readonly CarType[],
): boolean {
  if (display.length === 0) return true;
  if (!strictDisplay) return display.some((type) => carTypes.includes(type));
  return hasSameTypes(display, carTypes);
}

interface PlacementWish<T> {
  promo: T;
  /** The wanted position on the page. */
  place: number;
  exact: boolean;
}

/** The wanted positions, campaigns first. */
function listWishes<T extends PlaceablePromo>(
  promos: readonly T[],
  rules: PromoRules,
  list: PromoList,
): PlacementWish<T>[] {
  const before = (list.page - 1) * list.pageSize;
  const shown = promos.filter((promo) => isRunning(promo, list.now) && isDisplayed(promo, list.carTypes));
  const campaigns = shown.filter((promo) => promo.kind === 'campaign' && !isPastLastDay(promo, rules, list));
  const places = [...new Set(rules.campaignPositions)];
  return [
    ...places.flatMap((place, at) => {
      const promo = campaigns[at];
      return promo ? [{ promo, place: place - before, exact: true }] : [];
    }),
    ...(showsPromos(rules, list) ? shown.filter(({ kind }) => kind === 'promo') : []).map((promo) => ({
      promo,
      place: (promo.position ?? DEFAULT_POSITION) - before,
      exact: promo.strictDisplay,
    })),
  ];
}

function showsPromos({ show }: PromoRules, { carTypes }: PromoList): boolean {
  return show === 'always' || (show === 'used_only' && hasSameTypes(['used'], carTypes));
}

function isPastLastDay({ expiry }: PlaceablePromo, { campaignExpiry }: PromoRules, list: PromoList): boolean {
  return expiry === null && campaignExpiry !== null && toLocalDay(list.now, list.timeZone) > campaignExpiry;
}

/**
 * By how many positions a promo moves down at random: the same all day for everyone who requests the list, different
 * for another day, list or promo.
 */
function shiftOf({ slug }: PlaceablePromo, { randomShift }: PromoRules, list: PromoList): number {
  return hashOf(`${toLocalDay(list.now, list.timeZone)}\n${list.seed}\n${slug}`) % (randomShift + 1);
}

/** FNV-1a with a final mix, so that texts with the same ending do not get similar hashes. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

/** The first position from here on without a promo in it or next to it. */
function nextFree(taken: ReadonlyMap<number, unknown>, place: number): number {
  let free = place;
  while ([free - 1, free, free + 1].some((near) => taken.has(near))) free++;
  return free;
}

/**
 * Converts positions among all cards to the number of vehicles before each. Past the end of the page, a promo with an
 * exact position is left out; of the others only the first is placed, at the end, because no vehicle would separate
 * them.
 */
function stand<T extends PlaceablePromo>(places: readonly (readonly [number, T])[], cards: number): PlacedPromo<T>[] {
  const standing: PlacedPromo<T>[] = [];
  for (const [place, promo] of places) {
    const after = place - 1 - standing.length;
    const isExact = promo.kind === 'campaign' || promo.strictDisplay;
    if (isExact ? after <= cards : after <= cards || standing.at(-1)?.after !== cards)
      standing.push({ promo, after: Math.min(after, cards) });
  }
  return standing;
}

function hasSameTypes(one: readonly CarType[], other: readonly CarType[]): boolean {
  return one.every((type) => other.includes(type)) && other.every((type) => one.includes(type));
}
