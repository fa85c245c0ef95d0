/** One line below the search box: where it leads, in the words that it is shown with. */
export interface Suggestion {
  /** `search`: the words so far, understood as filters. `stock`: one vehicle by its stock number. */
  kind: 'search' | 'make' | 'model' | 'body' | 'stock';
  label: string;
  /** What it is among ("White · SUV"), or the vehicle's name. */
  detail: string | null;
  countText: string | null;
  href: string;
}

/** What `GET /search/suggest?q=` answers. */
export interface Suggestions {
  suggestions: Suggestion[];
}

const SUGGEST_PATH = '/search/suggest';

/**
 * The address that suggests for the words `typed`. `at`: the search that they are typed beside, as a path with its
 * query.
 */
export function linkToSuggestions(typed: string, at: string): string {
  return `${SUGGEST_PATH}?${new URLSearchParams({ q: typed, at })}`;
}
