/** The ids of parts of a vehicle's page that others lead to. */
export const PRICE_CHECK = 'price-check';
export const PLACE = 'vehicle-map';
