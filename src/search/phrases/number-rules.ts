import type { Range, RangeKey } from '../contract.ts';
import { listSpokenUnits } from '../units.ts';
import { FACET_RULES, findFigure } from './facet-rules.ts';
import {
  ABOVE,
  AND_LESS,
  AND_MORE,
  BELOW,
  buildPattern,
  type Groups,
  isSpan,
  type NumberContext,
  type NumberRule,
  parseCount,
  SPAN,
  TO,
} from './number-patterns.ts';
import type { Meaning, PhraseFacts } from './reading.ts';

const ABOUT = '(?:around|about|approx|approximately|roughly|near)';
const KM = ' ?(?:kms?|ks|kays|klms?|kilomet(?:re|er)s?)';
// A bare `w` behind a `k` is kilowatts
const WEEK = '(?: dollars)?(?: ?(?:(?:a |per |p ?|each |every )?(?:week|wk)|weekly|p ?w)| (?:a|per) w|(?<![k ]) ?w)';
const DOLLARS = '(?: ?(?:dollars|bucks|aud))?';
const SEATS = ' ?(?:seats?|seaters?|passengers?|people)';

/** A number with an optional dollar sign and thousands, in groups whose names start with `name`. */
const amount = (name: string): string =>
  `(?:(?<${name}D>\\$) )?(?<${name}N>\\d+(?:\\.\\d+)?)(?: ?(?<${name}K>k|grand|thousand|000))?`;
const year = (name: string): string => `(?<${name}>(?:19[5-9]|20[0-4])\\d)`;
const SEAT_COUNT = '(?<seats>\\d\\d?|two|three|four|five|six|seven|eight|nine)';

/** A range of a number that the stock has; undefined otherwise. */
function span(key: RangeKey, min: number | null, max: number | null, facts: PhraseFacts): Meaning | undefined {
  if (facts.ranges[key].max === null) return undefined;
  const turned = min !== null && max !== null && min > max;
  return { kind: 'range', key, range: turned ? { min: max, max: min } : { min, max } };
}

/** "20 to 30k" means 20k to 30k: a small first number takes the thousands of the second. */
function amountOf(groups: Groups, name: string, like?: string): number {
  const value = Number(groups[`${name}N`]);
  const inThousands = groups[`${name}K`] ?? (like && value < 1000 ? groups[`${like}K`] : undefined);
  return inThousands ? value * 1000 : value;
}

/** The ends of the price slider in thousands: a bare number between them means thousands ("under 30"). */
const THOUSANDS = { from: 5, to: 250 };
const LEAST_PRICE = 500;

/** Undefined for a number too small to be a price. */
function moneyOf(groups: Groups, name: string, { pricing }: PhraseFacts, like?: string): number | undefined {
  const value = amountOf(groups, name, like);
  if (groups[`${name}D`] || pricing === 'subscription_price') return value;
  if (value >= LEAST_PRICE) return value;
  return value >= THOUSANDS.from && value <= THOUSANDS.to ? value * 1000 : undefined;
}

function moneySpan(min: number | null | undefined, max: number | null | undefined, facts: PhraseFacts) {
  return min === undefined || max === undefined ? undefined : span(facts.pricing, min, max, facts);
}

function weeklySpan(min: number | null, max: number | null, facts: PhraseFacts): Meaning | undefined {
  return span('weekly_price', min, max, facts) ?? span('subscription_price', min, max, facts);
}

const STRICT: ReadonlySet<string | undefined> = new Set([
  ...['under', 'below', 'less than', 'before', 'older than', 'pre', '<'],
  ...['over', 'above', 'more than', 'greater than', 'after', 'newer than', 'younger than', '>'],
]);
const isStrict = (word: string | undefined): boolean => STRICT.has(word);

const years = (range: Range, context: NumberContext): Meaning | undefined =>
  [range.min, range.max].some((end) => end !== null && end > context.thisYear + 2)
    ? undefined
    : span('year', range.min, range.max, context);

/** "2018-21": the short year is in the same century. */
const endYear = (from: string, to: string): number => (to.length === 2 ? Number(from.slice(0, 2) + to) : Number(to));

const rule = (says: string, text: string, read: NumberRule['read']): NumberRule => ({
  says,
  pattern: buildPattern(text),
  read,
});

/** The number rules in the order in which they are tried: units first, then years, then money. */
const NUMBER_RULES: readonly NumberRule[] = [
  rule(
    'less than 5 years old',
    `(?:${BELOW} )?(?<age>\\d\\d?) (?:years?|yrs?) old(?: or (?:newer|less|younger))?|${ABOUT} ` +
      `(?<about>\\d\\d?) (?:years?|yrs?) old`,
    ({ age }, context) => (age ? years({ min: context.thisYear - Number(age), max: null }, context) : undefined),
  ),
  rule('at least 7 seats, more than 5 seats', `${ABOVE} ${SEAT_COUNT}${SEATS}`, ({ above, seats = '' }, context) =>
    span('seats', parseCount(seats) + (isStrict(above) ? 1 : 0), null, context),
  ),
  rule(
    '7+ seats, 7 seats or more',
    `${SEAT_COUNT} (?:\\+|plus|or more)${SEATS}|(?<count>\\d\\d?)${SEATS} ${AND_MORE}`,
    ({ seats, count }, context) => span('seats', parseCount(seats ?? count ?? ''), null, context),
  ),
  rule('7 seats, seven seater, seats 7', `${SEAT_COUNT}${SEATS}|seats (?<count>\\d)`, ({ seats, count }, context) =>
    findFigure('seats', parseCount(seats ?? count ?? ''), context),
  ),
  rule(
    'between 50,000 and 80,000 km',
    `${SPAN}${amount('a')}(?:${KM})? ${TO} ${amount('b')}${KM}`,
    (groups, context) =>
      isSpan(groups) ? span('km', amountOf(groups, 'a', 'b'), amountOf(groups, 'b'), context) : undefined,
  ),
  rule(
    'less than 80,000 km, kms under 80k',
    `${BELOW} ${amount('a')}${KM}|(?:kms?|kilomet(?:re|er)s?|mileage|odometer) (?:under|below|less ` +
      `than|up to|max|<) ${amount('b')}`,
    (groups, context) => span('km', null, amountOf(groups, groups.aN ? 'a' : 'b'), context),
  ),
  rule('over 100,000 km', `${ABOVE} ${amount('a')}${KM}`, (groups, context) =>
    span('km', amountOf(groups, 'a'), null, context),
  ),
  rule('100,000 km or more', `${amount('a')}${KM} ${AND_MORE}`, (groups, context) =>
    span('km', amountOf(groups, 'a'), null, context),
  ),
  rule('100,000 km (or less)', `${amount('a')}${KM}(?: ${AND_LESS})?`, (groups, context) =>
    span('km', null, amountOf(groups, 'a'), context),
  ),
  rule('$100 to $150 a week', `${SPAN}${amount('a')} ${TO} ${amount('b')}${WEEK}`, (groups, context) =>
    isSpan(groups) ? weeklySpan(amountOf(groups, 'a'), amountOf(groups, 'b'), context) : undefined,
  ),
  rule('over $100 a week', `${ABOVE} ${amount('a')}${WEEK}`, (groups, context) =>
    weeklySpan(amountOf(groups, 'a'), null, context),
  ),
  rule('under $150 a week, $150 a week', `(?:${BELOW} )?${amount('a')}${WEEK}`, (groups, context) =>
    weeklySpan(null, amountOf(groups, 'a'), context),
  ),
  rule(
    '2018-2021, between 2018 and 2021',
    `${SPAN}${year('from')} ${TO} (?<until>(?:19[5-9]|20[0-4])\\d|\\d\\d)`,
    (groups, context) => {
      const { from = '', until = '' } = groups;
      if (!isSpan(groups)) return undefined;
      return years({ min: Number(from), max: endYear(from, until) }, context);
    },
  ),
  rule(
    '2015 or newer, 2015+',
    `${year('from')} (?:onwards?|and (?:newer|up|later|on|above)|or (?:newer|later|above)|\\+|plus)`,
    ({ from }, context) => years({ min: Number(from), max: null }, context),
  ),
  rule('2015 or older', `${year('until')} (?:(?:and|or) (?:older|earlier|below))`, ({ until }, context) =>
    years({ min: null, max: Number(until) }, context),
  ),
  rule(
    'from 2015, since 2015, after 2015',
    `(?:${ABOVE}|(?<after>since|after|newer than|younger than)) ${year('from')}`,
    ({ above, after, from }, context) =>
      years({ min: Number(from) + (isStrict(above ?? after) ? 1 : 0), max: null }, context),
  ),
  rule(
    'before 2010, up to 2010',
    `(?:${BELOW}|(?<before>before|older than|pre|until)) ${year('until')}`,
    ({ below, before, until }, context) =>
      years({ min: null, max: Number(until) - (isStrict(below ?? before) ? 1 : 0) }, context),
  ),
  rule(
    'between 20 and 30 thousand, 20k-30k',
    `${SPAN}${amount('a')} ${TO} ${amount('b')}${DOLLARS}`,
    (groups, context) => {
      const isSaid = groups.lead || groups.aK || groups.bK || groups.aD || groups.bD;
      const large = Number(groups.aN) >= 1000 && Number(groups.bN) >= 1000;
      if (!isSpan(groups) || !(isSaid || large)) return undefined;
      return moneySpan(moneyOf(groups, 'a', context, 'b'), moneyOf(groups, 'b', context), context);
    },
  ),
  rule('under 30k', `${BELOW} ${amount('a')}${DOLLARS}`, (groups, context) =>
    moneySpan(null, moneyOf(groups, 'a', context), context),
  ),
  rule('over 20k, from $20,000', `${ABOVE} ${amount('a')}${DOLLARS}`, (groups, context) =>
    moneySpan(moneyOf(groups, 'a', context), null, context),
  ),
  rule('around 30k', `${ABOUT} ${amount('a')}${DOLLARS}`, (groups, context) => {
    const money = moneyOf(groups, 'a', context);
    return money === undefined ? undefined : moneySpan(Math.round(money * 0.9), Math.round(money * 1.1), context);
  }),
  rule('20k or more', `${amount('a')}${DOLLARS} ${AND_MORE}`, (groups, context) =>
    groups.aD || groups.aK ? moneySpan(moneyOf(groups, 'a', context), null, context) : undefined,
  ),
  rule('$30,000, 30k, 30k or less', `${amount('a')}${DOLLARS}(?: (?:${AND_LESS}|budget))?`, (groups, context) =>
    groups.aD || groups.aK ? moneySpan(null, moneyOf(groups, 'a', context), context) : undefined,
  ),
];

const YEAR = buildPattern(year('year'));
const BOUND = `(?:(?:${BELOW}|${ABOVE}|${ABOUT}) )?`;
const FIGURE = '\\d+(?:\\.\\d+)?';
/** Figures that no money or distance is written in: power, displacement, consumption, and units of the facet table. */
const OTHER_UNIT = buildPattern(
  `${BOUND}(?:${SPAN}${FIGURE} ${TO} )?${FIGURE} ?` +
    `(?:kw|kilowatts?|kwh|nm|b?hp|horsepower|cc|l(?:it(?:re|er)s?)?|${listSpokenUnits().join('|')})`,
);
/** "8 l/100km": its second figure must not be taken for the odometer. */
const BEHIND_LITRES = new RegExp(`(?:^| )${FIGURE} ?l(?:it(?:re|er)s?)? (?:per )?$`, 'u');
/** The range of a battery, which must not be taken for the odometer: "400 km range", "range over 400 km". */
const DISTANCE = buildPattern(
  `${BOUND}\\d+(?:\\.\\d+)?${KM}(?: (?:\\+|plus|or more))?(?<range> (?:of |electric |driving |battery ` +
    ')*range(?! rover))?',
);
const BEHIND_RANGE = new RegExp(`(?:^| )range (?:of |is )?${BOUND}$`, 'u');

/** Whether there is a number here that stays free text. */
function isOtherNumber(text: string, at: number): boolean {
  OTHER_UNIT.lastIndex = at;
  if (OTHER_UNIT.test(text)) return true;
  if (BEHIND_LITRES.test(text.slice(0, at))) return true;
  DISTANCE.lastIndex = at;
  const distance = DISTANCE.exec(text);
  return distance !== null && (!!distance.groups?.range || BEHIND_RANGE.test(text.slice(0, at)));
}

/** The facet table's rules come first, because they include the facet's name. */
const ALL_RULES: readonly NumberRule[] = [...FACET_RULES, ...NUMBER_RULES];

/** The meaning of a number at a position of the text, and its length in characters; undefined where no rule matches. */
export function findNumber(
  text: string,
  at: number,
  context: NumberContext,
): { length: number; meaning: Meaning } | undefined {
  const rules = isOtherNumber(text, at) ? FACET_RULES : ALL_RULES;
  for (const { pattern: sticky, read } of rules) {
    sticky.lastIndex = at;
    const match = sticky.exec(text);
    const meaning = match && read(match.groups ?? {}, context);
    if (meaning) return { length: match[0].length, meaning };
  }
  return undefined;
}

/** A year by itself, if a vehicle in stock is of that year. */
export function findYear(text: string, at: number, { facets }: PhraseFacts): Meaning | undefined {
  YEAR.lastIndex = at;
  const found = YEAR.exec(text)?.groups?.year;
  const isThere = facets.year.some(({ value, count }) => value === found && count > 0);
  return isThere ? { kind: 'year', year: Number(found) } : undefined;
}
