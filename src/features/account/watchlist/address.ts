/** What a visitor has saved, for scripts. */
export const WATCHLIST_API = '/api/watchlist';
/** The two calls of the specification (S7), and one for what the browser kept before. */
export const SAVE_CAR_API = '/api/watchlist/save-car';
export const REMOVE_CAR_API = '/api/watchlist/remove-car';
export const MERGE_CARS_API = '/api/watchlist/merge-cars';

/** Where forms go that keep a vehicle or a search; whoever is not signed in is sent to do so, and comes back here. */
export const SAVE_PATH = '/keep';
/** The form that the hearts of a page belong to. */
export const SAVE_FORM_ID = 'keep';
/**
 * The anchor by which a page learns which search was kept: one of a visitor who has said how he is told of news, one of
 * somebody who has not yet been asked.
 */
export const SAVED_ANCHORS = { search: 'kept-search', searchUntold: 'kept-search-untold' } as const;

/**
 * With its number the anchor by which a page learns that a vehicle was kept; its heart has it as its id, so that its
 * card comes into view, with and without scripts.
 */
export const SAVED_CAR_ANCHOR = 'kept-car-';
