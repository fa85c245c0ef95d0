/** The visitor's last valuation, as their browser stores it for the site (S3: trade-in valuation; G3: offer price). */
export interface StoredOffer {
  id: number;
  vehicle: string;
  offer_price: number;
  offer_accepted: boolean;
  href: string;
}

const isStored = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Undefined for an invalid one. */
export function checkOffer(value: unknown): StoredOffer | undefined {
  if (!isStored(value)) return undefined;
  const { id, vehicle, offer_price, offer_accepted, href } = value;
  if (typeof id !== 'number' || typeof vehicle !== 'string' || vehicle.length > 200) return undefined;
  if (typeof offer_price !== 'number' || !(offer_price > 0) || typeof offer_accepted !== 'boolean') return undefined;
  // Only pages of the site are linked to, whatever was stored.
  if (typeof href !== 'string' || !/^\/(?!\/)[!-~]{1,300}$/.test(href)) return undefined;
  return { id, vehicle, offer_price, offer_accepted, href };
}

/**
 * What is new about a valuation, compared to the one that the browser stored last: whether it is another or has another
 * answer, and whether it has been accepted since.
 */
export function compareOffers(
  offer: StoredOffer,
  last: StoredOffer | undefined,
): { isNew: boolean; isAccepted: boolean } {
  const before = last?.id === offer.id ? last : undefined;
  return {
    isNew: before?.offer_accepted !== offer.offer_accepted,
    isAccepted: offer.offer_accepted && !before?.offer_accepted,
  };
}
