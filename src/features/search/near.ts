import type { CardRecord } from '../../domain/listing/card-record.ts';
import type { CardModel } from '../../kernel/cards/card.ts';
import { type SearchLinker, withoutChoices } from '../../kernel/stock/address.ts';
import { type Choice, listChoices } from '../../kernel/stock/chips.ts';
import { formatVehicleCount } from '../../kernel/stock/format-count.ts';
import { formatHeading } from '../../kernel/stock/heading.ts';
import type { VehicleWords } from '../../kernel/stock/vehicle-words.ts';
import type { SearchResult, SearchState } from '../../search/contract.ts';
import { createEmptyState, withPage } from '../../search/state.ts';

/** What comes closest to a search without results: the same search with less chosen, and its first vehicles. */
export interface NearModel {
  /** "12 cars without “Purple”"; "Used cars for sale" where nothing is left chosen. */
  heading: string;
  href: string;
  /** The way to all of them; null where these are all. */
  label: string | null;
  cards: CardModel[];
}

export interface NearInputs {
  state: SearchState;
  blocking: Choice | null;
  words: VehicleWords;
  hrefOf: SearchLinker;
  search: (state: SearchState) => SearchResult<CardRecord>;
  cardOf: (record: CardRecord) => CardModel;
}

/** One row on a wide screen. */
const SHOWN = 3;
/** How many choices are left out by turns; each takes a search. */
const MOST_CHOICES = 8;

/**
 * Without the choices that block every search; else without the one that leaves most (of those that block none, if
 * these do not suffice); else what the page has with nothing chosen, or the site. Null where that is nothing, too.
 */
export function findNear(inputs: NearInputs): NearModel | null {
  const { state, blocking, search, words } = inputs;
  const found = blocking
    ? (findBest([blocking], inputs) ?? findBest(listSingles(blocking.without, words, `${blocking.label} and `), inputs))
    : findBest(listSingles(state, words), inputs);
  if (found) return toModel(found, inputs);
  for (const wider of [withoutChoices(state), createEmptyState()]) {
    const result = search(wider);
    if (result.count > 0)
      return toModel({ state: wider, result, heading: formatHeading(wider, words, result) }, inputs);
  }
  return null;
}

/** The search that finds most; undefined where none finds anything. */
function findBest(choices: Choice[], { search, words }: NearInputs): Found | undefined {
  const tried = choices.map(({ label, without }) => {
    const result = search(without);
    const heading =
      listSingles(without, words).length > 0
        ? `${formatVehicleCount(result.count, words)} without ${label}`
        : formatHeading(without, words, result);
    return { state: without, result, heading };
  });
  const [best] = tried.toSorted((a, b) => b.result.count - a.result.count);
  return best && best.result.count > 0 ? best : undefined;
}

/** The page's own car type is no choice of the visitor's. */
function listSingles(state: SearchState, { types }: VehicleWords, before = ''): Choice[] {
  const typesOf = ({ terms }: SearchState) => terms.car_type?.length ?? 0;
  return listChoices(state, types)
    .filter(({ without }) => typesOf(without) === typesOf(state))
    .slice(0, MOST_CHOICES)
    .map(({ label, without }) => ({ label: `${before}${label.startsWith('“') ? label : `“${label}”`}`, without }));
}

interface Found {
  state: SearchState;
  result: SearchResult<CardRecord>;
  heading: string;
}

function toModel({ state, result, heading }: Found, { hrefOf, cardOf, words }: NearInputs): NearModel {
  return {
    heading,
    href: hrefOf(withPage(state, 1)),
    label: result.count > SHOWN ? `See all ${formatVehicleCount(result.count, words)}` : null,
    cards: result.hits.slice(0, SHOWN).map(cardOf),
  };
}
