const KEY = 'search-places';

/** How far each search of this tab was scrolled, by its entry in the history. */
export type PlacesInLists = Map<string, number>;

/** Those that an earlier page of the tab saved; none where storage is forbidden or holds something else. */
export function readPlaces(): PlacesInLists {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
  } catch {
    return new Map();
  }
}

export function savePlaces(places: PlacesInLists): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...places]));
  } catch {
    // Storage is forbidden or full: a step back in a later page starts at the top.
  }
}
