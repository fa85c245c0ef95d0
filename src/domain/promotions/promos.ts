import { toLocalDay } from '../text/format.ts';
import type { CarType } from '../vehicle/car.ts';

/** What the rules read of a promo or campaign card: when it runs, in which lists it stands, and where in them (S3). */
export interface PlaceablePromo {
  slug: string;
  kind: 'promo' | 'campaign';
  start: Date | null;
  expiry: Date | null;
  /** Its place in the list, 1 for the first; null leaves it to the kind. */
  position: number | null;
  /** Car types whose lists show it; none means all. */
  display: readonly CarType[];
  /** The list must be of exactly those types, and the promo stands at exactly its place. */
  strictDisplay: boolean;
}

/** In which lists promos stand. */
export const PROMO_LISTS = ['used_only', 'always', 'never'] as const;

/** A site's rules for promos; the settings `search.promos` are these. */
export interface PromoRules {
  show: (typeof PROMO_LISTS)[number];
  /** Up to how many places a promo may move down. */
  randomShift: number;
  /** Where campaign cards stand, one after the other. */
  campaignPositions: readonly number[];
  /** Last day, in the site's time zone, of campaign cards without an expiry of their own. */
  campaignExpiry: string | null;
}

/** The page of a list that promos are to stand in. */
export interface PromoList {
  /** The car types that the list holds. */
  carTypes: readonly CarType[];
  page: number;
  /** Vehicles a page; places are counted through all pages by it. */
  pageSize: number;
  /** How many cards of vehicles the page has. */
  cards: number;
  now: Date;
  timeZone: string;
  /** Names the list without its page, so that chance is the same for everyone who asks for it on one day. */
  seed: string;
}

/** A promo and how many of the page's vehicles come before it. */
export interface PlacedPromo<T> {
  promo: T;
  after: number;
}

const DEFAULT_POSITION = 5;

/**
 * The promos of one page of a list, in their order (B11). Vehicles keep their order and none is left out: promos stand
 * between them, each at most once in all pages of a list, and never where there is no vehicle. Campaigns and strict
 * promos have their exact places; others may be moved down by chance, then to where no promo is beside them. Where the
 * page ends before that, the first of them comes last and the others are left out.
 */
export function placePromos<T extends PlaceablePromo>(
  promos: readonly T[],
  rules: PromoRules,
  list: PromoList,
): PlacedPromo<T>[] {
  if (list.cards === 0) return [];
  const wishes = listWishes(promos, rules, list).filter(({ place }) => place >= 1 && place <= list.pageSize);
  const taken = new Map<number, T>();
  for (const { promo, place } of wishes.filter(({ exact }) => exact))
    if (!taken.has(place)) taken.set(place, promo);
  for (const { promo, place } of wishes.filter(({ exact }) => !exact))
    taken.set(nextFree(taken, place + shiftOf(promo, rules, list)), promo);
  return stand(
    [...taken].sort(([one], [other]) => one - other),
    list.cards,
  );
}

/** Whether a promo runs at a moment: from its start until its expiry (S3). */
export function isRunning({ start, expiry }: Pick<PlaceablePromo, 'start' | 'expiry'>, now: Date): boolean {
  return (start === null || start <= now) && (expiry === null || now < expiry);
}

/**
 * Whether a list of these car types shows a promo: it holds one of the promo's types, or for a strict one exactly them.
 */
export function isDisplayed(
  { display, strictDisplay }: Pick<PlaceablePromo, 'display' | 'strictDisplay'>,
  carTypes: readonly CarType[],
): boolean {
  if (display.length === 0) return true;
  if (!strictDisplay) return display.some((type) => carTypes.includes(type));
  return sameTypes(display, carTypes);
}

interface PlacementWish<T> {
  promo: T;
  /** Its place on the page. */
  place: number;
  exact: boolean;
}

/** Who wants to stand where, campaigns first. */
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
    ...campaigns
      .slice(0, places.length)
      .map((promo, at) => ({ promo, place: (places[at] as number) - before, exact: true })),
    ...(showsPromos(rules, list) ? shown.filter(({ kind }) => kind === 'promo') : []).map((promo) => ({
      promo,
      place: (promo.position ?? DEFAULT_POSITION) - before,
      exact: promo.strictDisplay,
    })),
  ];
}

function showsPromos({ show }: PromoRules, { carTypes }: PromoList): boolean {
  return show === 'always' || (show === 'used_only' && sameTypes(['used'], carTypes));
}

function isPastLastDay({ expiry }: PlaceablePromo, { campaignExpiry }: PromoRules, list: PromoList): boolean {
  return expiry === null && campaignExpiry !== null && toLocalDay(list.now, list.timeZone) > campaignExpiry;
}

/**
 * By how many places chance moves a promo down: the same all day for everyone who asks for the list, other for another
 * day, list or promo.
 */
function shiftOf({ slug }: PlaceablePromo, { randomShift }: PromoRules, list: PromoList): number {
  return hashOf(`${toLocalDay(list.now, list.timeZone)}\n${list.seed}\n${slug}`) % (randomShift + 1);
}

/** FNV-1a with a last stir, so that texts that end alike don't land alike. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

/** The first place from here on that has no promo in it or beside it. */
function nextFree(taken: ReadonlyMap<number, unknown>, place: number): number {
  let free = place;
  while ([free - 1, free, free + 1].some((near) => taken.has(near))) free++;
  return free;
}

/**
 * Turns places among all cards into vehicles before each. A place past the end is none for who must stand exactly
 * there; of the others the first comes last in the list, and no more of them, since there is no vehicle to part them.
 */
function stand<T extends PlaceablePromo>(
  places: readonly (readonly [number, T])[],
  cards: number,
): PlacedPromo<T>[] {
  const standing: PlacedPromo<T>[] = [];
  for (const [place, promo] of places) {
    const after = place - 1 - standing.length;
    const isExact = promo.kind === 'campaign' || promo.strictDisplay;
    if (isExact ? after <= cards : after <= cards || standing.at(-1)?.after !== cards)
      standing.push({ promo, after: Math.min(after, cards) });
  }
  return standing;
}

function sameTypes(one: readonly CarType[], other: readonly CarType[]): boolean {
  return one.every((type) => other.includes(type)) && other.every((type) => one.includes(type));
}
