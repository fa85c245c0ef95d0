import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CAR_TYPES, type CarType } from '../vehicle/car.ts';
import {
  isDisplayed,
  isRunning,
  type PlaceablePromo,
  type PlacedPromo,
  type PromoList,
  type PromoRules,
  placePromos,
} from './promos.ts';

const NOON = new Date('2026-11-20T02:00:00Z');
const ZONE = 'Australia/Brisbane';
const RULES: PromoRules = {
  show: 'used_only',
  randomShift: 0,
  campaignPositions: [5, 10],
  campaignExpiry: null,
};
const USED_LIST: PromoList = {
  carTypes: ['used'],
  page: 1,
  pageSize: 21,
  cards: 21,
  now: NOON,
  timeZone: ZONE,
  seed: '/search/used-cars',
};

const promo = (given: Partial<PlaceablePromo> = {}): PlaceablePromo => ({
  slug: 'a-promo',
  kind: 'promo',
  start: null,
  expiry: null,
  position: null,
  display: [],
  strictDisplay: false,
  ...given,
});
const campaign = (given: Partial<PlaceablePromo> = {}) => promo({ slug: 'a-campaign', kind: 'campaign', ...given });

/** The page as a shopper sees it: vehicles are dots, promos their slugs. */
function seen(placed: readonly PlacedPromo<PlaceablePromo>[], cards: number): string[] {
  const page: string[] = [];
  for (let at = 0; at <= cards; at++) {
    for (const each of placed) if (each.after === at) page.push(each.promo.slug);
    if (at < cards) page.push('.');
  }
  return page;
}

const placesOf = (
  promos: PlaceablePromo[],
  rules: Partial<PromoRules> = {},
  list: Partial<PromoList> = {},
): Record<string, number> => {
  const placed = placePromos(promos, { ...RULES, ...rules }, { ...USED_LIST, ...list });
  const page = seen(placed, list.cards ?? USED_LIST.cards);
  return Object.fromEntries(placed.map((each) => [each.promo.slug, page.indexOf(each.promo.slug) + 1]));
};

describe('where promos stand', () => {
  test('[B11] a promo stands at its position, the fifth place unless it names one', () => {
    expect(placesOf([promo()])).toEqual({ 'a-promo': 5 });
    expect(placesOf([promo({ position: 1 })])).toEqual({ 'a-promo': 1 });
    expect(placesOf([promo({ position: 21 })])).toEqual({ 'a-promo': 21 });
  });

  test('[B11] campaign cards stand at positions 5 and 10, in their order, and no third one stands anywhere', () => {
    const three = ['one', 'two', 'three'].map((slug) => campaign({ slug }));
    expect(placesOf(three)).toEqual({ one: 5, two: 10 });
    expect(placesOf(three, { campaignPositions: [2, 4, 6] })).toEqual({ one: 2, two: 4, three: 6 });
    expect(placesOf(three, { campaignPositions: [] })).toEqual({});
    expect(placesOf(three, { campaignPositions: [3, 3, 8] })).toEqual({ one: 3, two: 8 });
  });

  test('[B11] places count through all pages, so that a promo is seen once in a list', () => {
    const promos = [promo({ position: 5 }), promo({ slug: 'far', position: 26 })];
    expect(placesOf(promos, {}, { page: 1 })).toEqual({ 'a-promo': 5 });
    expect(placesOf(promos, {}, { page: 2 })).toEqual({ far: 5 });
    expect(placesOf(promos, {}, { page: 3 })).toEqual({});
    expect(placesOf([campaign(), campaign({ slug: 'second' })], {}, { pageSize: 8, cards: 8, page: 2 })).toEqual({
      second: 2,
    });
  });

  test('[B11] a promo moves on to where no other is beside it; a campaign and a strict promo keep their places', () => {
    expect(placesOf([promo(), promo({ slug: 'other' })])).toEqual({ 'a-promo': 5, other: 7 });
    expect(placesOf([promo(), campaign()])).toEqual({ 'a-campaign': 5, 'a-promo': 7 });
    const strict = promo({ slug: 'strict', strictDisplay: true });
    expect(placesOf([promo(), strict])).toEqual({ strict: 5, 'a-promo': 7 });
    expect(placesOf([strict, campaign()])).toEqual({ 'a-campaign': 5 });
    expect(placesOf([promo({ position: 4 }), campaign()])).toEqual({ 'a-campaign': 5, 'a-promo': 7 });
  });

  test('[B11] a short list ends with a promo; a campaign or a strict promo that has no place in it is left out', () => {
    const strict = promo({ slug: 'strict', strictDisplay: true });
    expect(placesOf([promo({ position: 7 }), campaign(), strict], {}, { cards: 3 })).toEqual({
      'a-promo': 4,
    });
    expect(placesOf([strict], {}, { cards: 4 })).toEqual({ strict: 5 });
    expect(placesOf([promo({ position: 13 }), campaign()], {}, { cards: 4 })).toEqual({ 'a-campaign': 5 });
    const both = [promo({ slug: 'far', position: 13 }), promo({ slug: 'near', position: 9 })];
    expect(placesOf(both, {}, { cards: 3 })).toEqual({ near: 4 });
    expect(placesOf(both, {}, { cards: 9 })).toEqual({ near: 9, far: 11 });
    expect(placesOf([strict], {}, { cards: 3 })).toEqual({});
  });

  test('[B11] an empty list has no promos', () => {
    expect(placesOf([promo({ position: 1 }), campaign()], { campaignPositions: [1] }, { cards: 0 })).toEqual({});
  });
});

describe('which lists show a promo', () => {
  test.each<[PromoRules['show'], CarType[], boolean]>([
    ['used_only', ['used'], true],
    ['used_only', ['used', 'demo'], false],
    ['used_only', [...CAR_TYPES], false],
    ['used_only', ['new'], false],
    ['always', [...CAR_TYPES], true],
    ['always', ['new'], true],
    ['never', ['used'], false],
  ])('[B11] shown %s: in a list of %s %s', (show, carTypes, shown) => {
    expect(placesOf([promo()], { show }, { carTypes })).toEqual(shown ? { 'a-promo': 5 } : {});
    expect(placesOf([campaign()], { show }, { carTypes })).toEqual({ 'a-campaign': 5 });
  });

  test.each<[CarType[], boolean, CarType[], boolean]>([
    [[], false, ['new'], true],
    [[], true, ['new'], true],
    [['used'], false, ['used'], true],
    [['used'], false, ['new', 'used'], true],
    [['used'], false, ['new', 'demo'], false],
    [['used'], true, ['used'], true],
    [['used'], true, ['new', 'used'], false],
    [['demo', 'new'], true, ['new', 'demo'], true],
    [['demo', 'new'], true, ['new'], false],
    [['demo', 'new'], false, ['new'], true],
  ])('[B11] display %s, strict %s: in a list of %s %s', (display, strictDisplay, carTypes, shown) => {
    expect(isDisplayed({ display, strictDisplay }, carTypes)).toBe(shown);
  });
});

describe('when a promo runs', () => {
  const at = (time: string) => new Date(`2026-11-${time}Z`);

  test('[B11] it runs from its start up to its expiry', () => {
    const run = { start: at('10T00:00:00'), expiry: at('20T00:00:00') };
    const times = ['09T23:59:59', '10T00:00:00', '19T23:59:59', '20T00:00:00'];
    expect(times.map((time) => isRunning(run, at(time)))).toEqual([false, true, true, false]);
    expect(isRunning({ start: null, expiry: null }, NOON)).toBe(true);
    expect(placesOf([promo({ expiry: NOON }), campaign({ start: at('21T00:00:00') })])).toEqual({});
  });

  test('[B11] campaigns without an expiry end with the settings’ last day, by the site’s own clock', () => {
    const until = (now: Date, timeZone: string, given: Partial<PlaceablePromo> = {}) =>
      placesOf([campaign(given)], { campaignExpiry: '2026-11-20' }, { now, timeZone })['a-campaign'];
    const tenPastMidnightInBrisbane = at('20T14:10:00');
    expect(until(at('20T13:59:59'), ZONE)).toBe(5);
    expect(until(tenPastMidnightInBrisbane, ZONE)).toBeUndefined();
    expect(until(tenPastMidnightInBrisbane, 'Australia/Perth')).toBe(5);
    expect(until(tenPastMidnightInBrisbane, ZONE, { expiry: at('25T00:00:00') })).toBe(5);
    expect(placesOf([promo()], { campaignExpiry: '2020-01-01' })).toEqual({ 'a-promo': 5 });
  });
});

describe('chance', () => {
  const shifts = (list: (n: number) => Partial<PromoList>, randomShift = 2, given = {}) =>
    Array.from(
      { length: 300 },
      (_, n) => (placesOf([promo(given)], { randomShift }, list(n))['a-promo'] as number) - 5,
    );
  const byDay = (n: number) => ({ now: new Date(NOON.getTime() + n * 86_400_000) });

  test('[B11] it moves a promo down by 0 to 2 places, each about as often', () => {
    for (const moved of [shifts(byDay), shifts((n) => ({ seed: `/search/used-cars?make=M${n}` }))]) {
      const counts = [0, 1, 2].map((by) => moved.filter((shift) => shift === by).length);
      expect(counts.reduce((sum, count) => sum + count)).toBe(300);
      expect(Math.min(...counts)).toBeGreaterThan(60);
    }
    expect(new Set(shifts(byDay, 1))).toEqual(new Set([0, 1]));
    expect(new Set(shifts(byDay, 0))).toEqual(new Set([0]));
  });

  test('[B11] it is the same all day in the site’s time zone, whoever asks', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 19, 14 + hour)));
    const places = hours.map((now) => placesOf([promo()], { randomShift: 2 }, { now })['a-promo']);
    expect(new Set(places).size).toBe(1);
  });

  test('[B11] neither a strict promo nor a campaign is moved by it', () => {
    expect(new Set(shifts(byDay, 2, { strictDisplay: true }))).toEqual(new Set([0]));
    const campaigns = Array.from({ length: 20 }, (_, n) => placesOf([campaign()], { randomShift: 2 }, byDay(n)));
    expect(campaigns.every((places) => places['a-campaign'] === 5)).toBe(true);
  });
});

describe('laws of placement', () => {
  const someTypes = fc.subarray([...CAR_TYPES]);
  const someMoment = fc.option(
    fc.integer({ min: -72, max: 72 }).map((hours) => new Date(NOON.getTime() + hours * 3_600_000)),
  );
  const anyPromos = fc
    .array(
      fc.record({
        kind: fc.constantFrom('promo' as const, 'campaign' as const),
        start: someMoment,
        expiry: someMoment,
        position: fc.option(fc.integer({ min: 1, max: 50 })),
        display: someTypes,
        strictDisplay: fc.boolean(),
      }),
      { maxLength: 8 },
    )
    .map((all) => all.map((given, at) => promo({ ...given, slug: `p${at}` })));
  const anyRules = fc.record({
    show: fc.constantFrom('used_only' as const, 'always' as const, 'never' as const),
    randomShift: fc.integer({ min: 0, max: 2 }),
    campaignPositions: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }),
    campaignExpiry: fc.constantFrom(null, '2026-11-19', '2026-11-20'),
  });
  const anyList = fc
    .record({ pageSize: fc.integer({ min: 1, max: 24 }), page: fc.integer({ min: 1, max: 3 }) })
    .chain((size) =>
      fc.record({
        pageSize: fc.constant(size.pageSize),
        page: fc.constant(size.page),
        cards: fc.integer({ min: 0, max: size.pageSize }),
        carTypes: fc.subarray([...CAR_TYPES], { minLength: 1 }),
        now: fc.constant(NOON),
        timeZone: fc.constantFrom(ZONE, 'Australia/Perth', 'Australia/Sydney'),
        seed: fc.string(),
      }),
    );

  test('[B11] no vehicle is pushed off, no promo is there twice, and none is there that may not be', () => {
    fc.assert(
      fc.property(anyPromos, anyRules, anyList, (promos, rules, list) => {
        const placed = placePromos(promos, rules, list);
        expect(seen(placed, list.cards).filter((each) => each === '.')).toHaveLength(list.cards);
        expect(seen(placed, list.cards)).toHaveLength(list.cards + placed.length);
        expect(new Set(placed.map((each) => each.promo.slug)).size).toBe(placed.length);
        expect(placed.map(({ after }) => after)).toEqual(placed.map(({ after }) => after).toSorted((a, b) => a - b));
        if (list.cards === 0) expect(placed).toEqual([]);
        for (const { promo: each } of placed) {
          expect(isRunning(each, list.now) && isDisplayed(each, list.carTypes)).toBe(true);
          if (each.kind === 'promo') expect(rules.show).not.toBe('never');
        }
      }),
    );
  });

  test('[B11] exact ones stand exactly; others two behind at most, or after promos in their way, or last', () => {
    fc.assert(
      fc.property(anyPromos, anyRules, anyList, (promos, rules, list) => {
        const before = (list.page - 1) * list.pageSize;
        const placed = placePromos(promos, rules, list);
        const page = seen(placed, list.cards);
        for (const { promo: each, after } of placed) {
          const place = page.indexOf(each.slug) + 1;
          const own = (each.position ?? 5) - before;
          if (each.kind === 'campaign') expect(rules.campaignPositions).toContain(place + before);
          else if (each.strictDisplay) expect(place).toBe(own);
          else {
            if (after < list.cards) expect(place).toBeGreaterThanOrEqual(own);
            expect(place).toBeLessThanOrEqual(own + rules.randomShift + 3 * (promos.length - 1));
          }
        }
      }),
    );
  });

  test('[B11] a vehicle stands between two promos, even at the end of a short list, unless both are exact', () => {
    fc.assert(
      fc.property(anyPromos, anyRules, anyList, (promos, rules, list) => {
        const placed = placePromos(promos, rules, list);
        for (const [at, { promo: each, after }] of placed.entries()) {
          const next = placed[at + 1];
          const exact = [each, next?.promo].every((one) => one?.kind === 'campaign' || one?.strictDisplay);
          if (next && !exact) expect(next.after).toBeGreaterThan(after);
        }
      }),
    );
  });

  test('[B11] a promo stands on one page of a list at most, whichever page is asked for', () => {
    fc.assert(
      fc.property(anyPromos, anyRules, anyList, (promos, rules, list) => {
        const all = [1, 2, 3, 4].flatMap((page) =>
          placePromos(promos, rules, { ...list, page, cards: list.pageSize }).map((each) => each.promo.slug),
        );
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});
