/** The saved vehicles of a visitor, for scripts. */
export const WATCHLIST_API = '/api/watchlist';
/** The two calls of the specification (S7), and one for what the browser stored before. */
export const SAVE_CAR_API = '/api/watchlist/save-car';
export const REMOVE_CAR_API = '/api/watchlist/remove-car';
export const MERGE_CARS_API = '/api/watchlist/merge-cars';

/**
 * The target of forms that save a vehicle or a search; visitors who are not signed in are sent to do so, and come back
 * here.
 */
export const SAVE_PATH = '/keep';
export const SAVE_FORM_ID = 'keep';
/**
 * The anchor by which a page learns which search was saved: of a visitor who has chosen how to be alerted, or of one
 * who has not been asked yet.
 */
export const SAVED_ANCHORS = { search: 'kept-search', searchUntold: 'kept-search-untold' } as const;

/**
 * With its number the anchor by which a page learns that a vehicle was saved. Its heart has it as its id, so that its
 * card comes into view, with and without scripts.
 */
export const SAVED_CAR_ANCHOR = 'kept-car-';
