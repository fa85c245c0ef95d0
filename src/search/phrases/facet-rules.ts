import { COUNTED_KEYS, type CountedKey, RANGE_KEYS, type Range, type RangeKey } from '../contract.ts';
import { findList, findSpan } from '../facets.ts';
import { findUnit, type Unit } from '../units.ts';
import {
  ABOVE,
  AND_LESS,
  AND_MORE,
  BELOW,
  buildPattern,
  isSpan,
  type NumberRule,
  parseCount,
  SPAN,
  TO,
} from './number-patterns.ts';
import type { Meaning, PhraseFacts } from './reading.ts';

const FIGURE = '(?<figure>\\d+(?:\\.\\d+)?)';

/** The number rules that follow from the rows of the facet table alone. */
export const FACET_RULES: readonly NumberRule[] = [
  ...RANGE_KEYS.flatMap((key) => spanRules(key)),
  ...COUNTED_KEYS.flatMap((key) => listRules(key)),
];

/**
 * "tows 2,500 kg", "towing capacity of at least 2.5 tonnes", "2500kg towing", "towing 2 to 3 tonnes": figures with
 * their unit beside a name of the facet. Behind the name the unit may be left out where the stock has such figures.
 */
function spanRules(key: RangeKey): NumberRule[] {
  const { says, unit, widget } = findSpan(key);
  const units = unitPattern(unit);
  if (!says || !units) return [];
  // The longest first, so that none of its words is left over.
  const names = `(?:${says
    .split(', ')
    .sort((a, b) => b.length - a.length)
    .join('|')})`;
  const bound = `(?:(?:${BELOW}|${ABOVE}) )?`;
  const more = `(?: (?:(?<more>${AND_MORE})|(?<less>${AND_LESS})))?`;
  const read: NumberRule['read'] = (groups, facts) => {
    const { min, max } = facts.ranges[key];
    if (min === null || max === null || !isSpan(groups)) return undefined;
    const times = timesOf(unit, groups.unit);
    const value = Number(groups.figure) * times;
    if (!groups.unit && (value < min || value > max)) return undefined;
    if (groups.until) {
      const ends = [value, Number(groups.until) * times].sort((a, b) => a - b);
      return { kind: 'range', key, range: { min: ends[0] ?? value, max: ends[1] ?? value } };
    }
    return { kind: 'range', key, range: rangeOf(value, groups, widget === 'least') };
  };
  const both = `${SPAN}${FIGURE} ${TO} (?<until>\\d+(?:\\.\\d+)?)`;
  const named = `${names} (?:of |is )?`;
  return [
    `${named}${both}(?: ?${units})?`,
    `${both} ?${units} (?:of )?${names}`,
    `${named}${bound}${FIGURE}(?: ?${units})?${more}`,
    `${bound}${FIGURE} ?${units}${more} (?:of )?${names}`,
  ].map((text) => ({ says: text, pattern: buildPattern(text), read }));
}

/** A figure by itself is a minimum for facets with `least` blocks, and exact for others. */
function rangeOf(
  value: number,
  { above, below, more, less }: Record<string, string | undefined>,
  isLeast: boolean,
): Range {
  if (below || less) return { min: null, max: value };
  return { min: value, max: above || more || isLeast ? null : value };
}

/** "5 doors", "five-door": one value of a list of integers, if a vehicle in stock has it. */
function listRules(key: CountedKey): NumberRule[] {
  const { unit } = findList(key);
  const { spoken } = unit ? findUnit(unit) : {};
  if (!spoken) return [];
  const units = spoken.map(({ pattern: text }) => text).join('|');
  const text = `(?<count>\\d\\d?|two|three|four|five|six|seven|eight|nine)(?: -)? ?(?:${units})`;
  return [
    {
      says: text,
      pattern: buildPattern(text),
      read: ({ count = '' }, facts) => findFigure(key, parseCount(count), facts),
    },
  ];
}

/** An integer as a value of its list, if a vehicle in stock has it. */
export function findFigure(key: CountedKey, count: number, { facets }: PhraseFacts): Meaning | undefined {
  const value = String(count);
  const isThere = facets[key].some((item) => item.value === value && item.count > 0);
  return isThere ? { kind: 'terms', key, values: [value] } : undefined;
}

/** What is said for a unit; undefined for units with rules of their own. */
function unitPattern(unit: Unit): string | undefined {
  const { spoken } = findUnit(unit);
  return spoken && `(?<unit>${spoken.map(({ pattern: text }) => text).join('|')})`;
}

function timesOf(unit: Unit, said = ''): number {
  const spoken = findUnit(unit).spoken?.find(({ pattern: text }) => new RegExp(`^(?:${text})$`).test(said));
  return spoken?.times ?? 1;
}
