import { linkToSearch, type SearchLinker } from '../../kernel/stock/address.ts';
import { shortenQuery } from '../../kernel/stock/heading.ts';
import type { SearchState } from '../../search/contract.ts';
import { withQuery } from '../../search/state.ts';
import { tokenize } from '../../search/text/tokens.ts';
import type { FilterGroup } from './panel/groups.ts';
import type { FilterOption, OptionList } from './panel/options.ts';

export interface LabelledLink {
  label: string;
  href: string;
}

/**
 * "Nothing for “ranger”; showing “toyota”.": which words of a query were left out, and which were searched; null when
 * all were.
 */
export function describeDroppedWords(query: string, dropped: readonly string[] = []): string | null {
  if (dropped.length === 0) return null;
  const isDropped = (word: string) => {
    const tokens = tokenize(word);
    return tokens.length > 0 && tokens.every((token) => dropped.includes(token));
  };
  const words = query.split(/\s+/);
  const searched = words.filter((word) => !isDropped(word)).join(' ');
  const showing = searched === query ? '' : `; showing “${searched}”`;
  return `No matches for ${quoteWords(query, dropped)}${showing}.`;
}

/** "No exact matches for “toyta”. Showing the closest spelling."; null where every word was found as typed. */
export function describeGuessedWords(query: string, guessed: readonly string[] = []): string | null {
  if (guessed.length === 0) return null;
  return `No exact matches for ${quoteWords(query, guessed)}. Showing the closest spelling.`;
}

/** The words as the shopper typed them: “Toyta”, “corolla”. */
function quoteWords(query: string, tokens: readonly string[]): string {
  const words = query.split(/\s+/);
  const typed = tokens.map((token) => words.find((written) => tokenize(written)[0] === token) ?? token);
  return typed.map((word) => `“${word}”`).join(', ');
}

export function buildWithoutWordsLink(state: SearchState, hrefOf: SearchLinker = linkToSearch): LabelledLink {
  return { label: `Search without “${shortenQuery(state.query)}”`, href: hrefOf(withQuery(state, '')) };
}

/** The panel's blocks for a search without results: the choices are there, with the counts of what they would find. */
export function clearCounts(groups: FilterGroup[]): FilterGroup[] {
  return groups.map((group) => {
    if ('list' in group) return { ...group, list: emptyList(group.list) };
    return group.kind === 'price' ? { ...group, bars: group.bars.map(() => 0) } : group;
  });
}

function emptyList(list: OptionList): OptionList {
  return { ...list, options: list.options.map(emptyOption) };
}

function emptyOption(option: FilterOption): FilterOption {
  return { ...option, count: 0, ...(option.models ? { models: emptyList(option.models) } : {}) };
}
