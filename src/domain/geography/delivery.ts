/** A region that vehicles are delivered to; prices in dollars. Both ends of a span of postcodes are included. */
export interface DeliveryRegion {
  name: string;
  price: number;
  postcodes: readonly { from: string; to: string }[];
}

/** The first region that contains a four-digit postcode (D10); undefined where there is none. */
export function findDeliveryRegion(regions: readonly DeliveryRegion[], postcode: string): DeliveryRegion | undefined {
  if (!/^\d{4}$/.test(postcode)) return undefined;
  return regions.find(({ postcodes }) => postcodes.some(({ from, to }) => from <= postcode && postcode <= to));
}
