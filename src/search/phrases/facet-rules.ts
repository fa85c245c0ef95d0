import { COUNTED_KEYS, type CountedKey, RANGE_KEYS, type Range, type RangeKey } from '../contract.ts';
import { findList, findSpan } from '../facets.ts';
import { findUnit, type Unit } from '../units.ts';
import { ABOVE, AND_LESS, AND_MORE, BELOW, buildPattern, type NumberRule, parseCount } from './number-patterns.ts';
import type { Meaning, PhraseFacts } from './reading.ts';

/** The number rules that follow from the rows of the facet table alone. */
export const FACET_RULES: readonly NumberRule[] = [
  ...RANGE_KEYS.flatMap((key) => spanRules(key)),
  ...COUNTED_KEYS.flatMap((key) => listRules(key)),
];

/**
 * "tows 2,500 kg", "towing capacity of at least 2.5 tonnes", "2500kg towing": a figure with its unit beside a name of
 * the facet.
 */
function spanRules(key: RangeKey): NumberRule[] {
  const { says, unit, widget } = findSpan(key);
  const figure = figurePattern(unit);
  if (!says || !figure) return [];
  // The longest first, so that none of its words is left over.
  const names = `(?:${says
    .split(', ')
    .sort((a, b) => b.length - a.length)
    .join('|')})`;
  const bound = `(?:(?:${BELOW}|${ABOVE}) )?`;
  const more = `(?: (?:(?<more>${AND_MORE})|(?<less>${AND_LESS})))?`;
  const read: NumberRule['read'] = (groups, facts) => {
    if (facts.ranges[key].max === null) return undefined;
    const value = Number(groups.figure) * timesOf(unit, groups.unit);
    return { kind: 'range', key, range: rangeOf(value, groups, widget === 'least') };
  };
  const behind = `${names} (?:of |is )?${bound}${figure}${more}`;
  const before = `${bound}${figure}${more} (?:of )?${names}`;
  return [behind, before].map((text) => ({ says: text, pattern: buildPattern(text), read }));
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

/** A figure with its unit; undefined for units with rules of their own. */
function figurePattern(unit: Unit): string | undefined {
  const { spoken } = findUnit(unit);
  return spoken && `(?<figure>\\d+(?:\\.\\d+)?) ?(?<unit>${spoken.map(({ pattern: text }) => text).join('|')})`;
}

function timesOf(unit: Unit, said = ''): number {
  const spoken = findUnit(unit).spoken?.find(({ pattern: text }) => new RegExp(`^(?:${text})$`).test(said));
  return spoken?.times ?? 1;
}
