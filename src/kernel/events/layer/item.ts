/** The API of vehicles as tag manager items. */
export const ITEMS_PATH = '/api/items';

/** A vehicle as a tag manager item: `item_id` is its stock number, as in the page's structured data. */
export interface LayerItem {
  item_id: string;
  make: string;
  model: string;
  /** Dollars as the site shows them; null where it shows none. */
  price: number | null;
  currency: 'AUD';
  dealership: string | null;
}
