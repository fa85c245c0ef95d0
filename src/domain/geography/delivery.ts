/** A region that vehicles are delivered to, in dollars; spans of postcodes hold both their ends. */
export interface DeliveryRegion {
  name: string;
  price: number;
  postcodes: readonly { from: string; to: string }[];
}

/** The first region that holds a postcode of four digits (D10); undefined where the site does not say. */
export function findDeliveryRegion(
  regions: readonly DeliveryRegion[],
  postcode: string,
): DeliveryRegion | undefined {
  if (!/^\d{4}$/.test(postcode)) return undefined;
  return regions.find(({ postcodes }) =>
    postcodes.some(({ from, to }) => from <= postcode && postcode <= to),
  );
}
