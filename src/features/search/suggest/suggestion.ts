/** One line below the search box: its link and its texts. */
export interface Suggestion {
  /** `search`: the words so far, understood as filters. `stock`: one vehicle by its stock number. */
  kind: 'search' | 'make' | 'model' | 'body' | 'stock';
  label: string;
  /** Its context ("White · SUV"), or the vehicle's name. */
  detail: string | null;
  countText: string | null;
  href: string;
}

/** The response of `GET /search/suggest?q=`. */
export interface Suggestions {
  suggestions: Suggestion[];
}

const SUGGEST_PATH = '/search/suggest';

/**
 * The address of the suggestions for the words `typed`. `at`: the search beside which they are typed, as a path with
 * its query.
 */
export function linkToSuggestions(typed: string, at: string): string {
  return `${SUGGEST_PATH}?${new URLSearchParams({ q: typed, at })}`;
}
