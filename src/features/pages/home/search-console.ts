import { formatDollars, formatThousands } from '../../../domain/text/format.ts';
import { CAR_TYPES } from '../../../domain/vehicle/car.ts';
import type { CountedLink } from '../../../kernel/chrome/model.ts';
import { buildSearchBox } from '../../../kernel/chrome/model.ts';
import { linkToPriceRange } from '../../../kernel/chrome/stock-links.ts';
import { formatInCity, listUsefulPriceLimits, type StockPart } from '../../../kernel/chrome/stock-menu.ts';
import { linkToSearch } from '../../../kernel/stock/address.ts';
import { formatShowMe } from '../../../kernel/stock/format-count.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import type { FacetItem, TermKey } from '../../../search/contract.ts';
import { withSort, withTerm } from '../../../search/state.ts';
import type { HomeInputs } from './inputs.ts';
import type { ConsoleModel, ConsolePick } from './model.ts';

/** Common choices of shoppers; those that the stock has are offered with their counts. */
const EXAMPLES: readonly [TermKey, string][] = [
  ['fuel', 'Hybrid'],
  ['fuel', 'Electric'],
  ['seats', '7'],
  ['transmission', 'Manual'],
];

/** The lists of the search box, in order; one that has no choice to make is left out. */
const PICKS: readonly { key: TermKey; label: string; any: string }[] = [
  { key: 'make', label: 'Make', any: 'Any make' },
  { key: 'body', label: 'Body type', any: 'Any body type' },
  { key: 'fuel', label: 'Fuel', any: 'Any fuel' },
];
const STATE_PICK = { key: 'state', label: 'State', any: 'Any state' } as const;
const LOCATION_PICK = { key: 'location_name', label: 'Location', any: 'Any location' } as const;

export function buildSearchConsole({ settings, facts }: HomeInputs): ConsoleModel {
  const box = buildSearchBox(settings, facts);
  const words = getVehicleWords(settings);
  const { landing } = facts;
  const total = totalOf(landing.counts);
  const submitUncounted = `Search ${words.many}`;
  return {
    ...box,
    submit: total > 0 ? formatShowMe(total, settings.search.texts, words) : submitUncounted,
    submitUncounted,
    countCap: settings.search.countCap,
    types: typesOf(landing, settings.wording.carTypeLabels),
    examples: [...examplesOf(landing), ...wayToAll(facts, words.many)],
    picks: picksOf(landing.all),
    allFiltersHref: linkToSearch(landing.within),
  };
}

const totalOf = (counts: HomeInputs['facts']['counts']) => counts.new + counts.demo + counts.used;

/** Where shoppers start in a city, all of them are in it; the headline counts the whole stock. */
function typesOf(landing: StockPart, labels: Record<keyof StockPart['counts'], string>): ConsoleModel['types'] {
  const { counts } = landing;
  const types = CAR_TYPES.filter((type) => counts[type] > 0).map((type) => ({
    label: labels[type],
    value: type,
    count: counts[type],
  }));
  const all = { label: `All${formatInCity(landing)}`, value: '', count: totalOf(counts) };
  return types.length > 1 ? [all, ...types] : [];
}

function examplesOf({ all: facets, within }: StockPart): CountedLink[] {
  const known = EXAMPLES.flatMap(([key, value]) => {
    const item = facets[key].find((candidate) => candidate.value === value && candidate.count > 0);
    return item ? [{ label: item.label, href: linkToSearch(withTerm(within, key, value)), count: item.count }] : [];
  });
  const limits = listUsefulPriceLimits(facets.price_range);
  const middle = limits[Math.floor(limits.length / 2)];
  const priced = middle && {
    label: `Under ${formatDollars(middle.limit)}`,
    href: linkToPriceRange(within, null, middle.limit),
    count: middle.count,
  };
  const latest = {
    label: 'Latest arrivals',
    href: linkToSearch(withSort(within, 'newest')),
    count: null,
  };
  return [...known, ...(priced ? [priced] : []), latest];
}

/** Where shoppers start in a city, the link to the stock elsewhere (B16). */
function wayToAll({ counts, within, landing }: HomeInputs['facts'], many: string): CountedLink[] {
  if (landing.within === within) return [];
  return [{ label: `All ${many}`, href: linkToSearch(within), count: totalOf(counts) }];
}

function picksOf(facets: HomeInputs['facts']['all']): ConsolePick[] {
  const place = facets.state.length > 1 ? STATE_PICK : LOCATION_PICK;
  const lists = [...PICKS, place].map(({ key, label, any }) => ({
    label,
    name: key,
    any,
    ...optionsOf(facets[key]),
  }));
  const limits = listUsefulPriceLimits(facets.price_range).map(({ limit }) => ({
    label: formatDollars(limit),
    value: String(limit),
  }));
  const price = { label: 'Maximum price', name: 'price_max', any: 'Any price', options: limits };
  return [...lists, price].filter(({ options }) => options.length > 1);
}

/** From this many options on, a list starts with so many of its commonest. */
const LONG_FROM = 24;
const COMMON = 12;

function optionsOf(facet: FacetItem[]): Pick<ConsolePick, 'options' | 'all'> {
  const items = facet.filter(({ count }) => count > 0);
  const common = items.toSorted((a, b) => b.count - a.count).slice(0, items.length < LONG_FROM ? undefined : COMMON);
  const show = ({ label, value, count }: FacetItem) => ({ label: `${label} (${formatThousands(count)})`, value });
  const all = items.map(show);
  const options = items.filter((item) => common.includes(item)).map(show);
  return { options, all: options.length < all.length ? all : undefined };
}
