/** What a visitor has saved, for scripts. */
export const WATCHLIST_API = '/api/watchlist';
/** The two calls of the specification (S7), and one for what the browser kept before. */
export const SAVE_CAR_API = '/api/watchlist/save-car';
export const REMOVE_CAR_API = '/api/watchlist/remove-car';
export const MERGE_CARS_API = '/api/watchlist/merge-cars';

/** Where forms go that keep a vehicle or a search; whoever is not signed in is sent to do so, and comes back here. */
export const KEEP_PATH = '/keep';
/** The form that the hearts of a page belong to. */
export const KEEP_FORM = 'keep';
/** The anchor by which a page learns what was kept: `#kept-car`, `#kept-search`. */
export const KEPT_ANCHORS = { car: 'kept-car', search: 'kept-search' } as const;
