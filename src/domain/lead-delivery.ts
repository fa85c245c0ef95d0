/** How a lead leaves the house: to the dealer by e-mail for people or for programs, to a web address, to a customer system; the shopper's confirmation; a booking in the location's calendar. */
export type DeliveryKind = 'email' | 'adf_email' | 'webhook' | 'crm' | 'confirmation' | 'calendar';

/** `dead` is given up: a person has to look at it. */
export type DeliveryStatus = 'waiting' | 'delivered' | 'dead';

/** A destination of a site's leads as its settings name it, for all locations or those listed. */
export type LeadDestination = { locations: readonly string[] } & (
  | { kind: 'email' | 'adf_email'; to: string }
  | { kind: 'webhook'; url: string; secretEnv: string }
  | { kind: 'crm'; account: string }
);

/** What a site's settings say of where its leads go. */
export interface LeadRoutes {
  destinations: readonly LeadDestination[];
  confirmation: { send: 'on' | 'off' };
}

/** Something that is owed with a lead. `destination` names it among those of its kind. */
export interface OwedDelivery {
  kind: DeliveryKind;
  destination: string;
}

/** The name of a destination: its address, or its account. */
export function destinationName(to: LeadDestination): string {
  if (to.kind === 'webhook') return to.url;
  return to.kind === 'crm' ? to.account : to.to;
}

/**
 * What is owed with a lead (G5): every destination for all locations or for one of the lead's own: its location, or those of its dealership where it
 * names no location. A lead of no place, or of one that no destination lists, goes to those for all, and where there are none to every one, so that none
 * goes to nobody. The shopper's confirmation comes where there is an address to send it to.
 */
export function oweDeliveries(
  { destinations, confirmation }: LeadRoutes,
  { places, email }: { places: readonly string[]; email: string | null },
): OwedDelivery[] {
  const own = destinations.filter(
    ({ locations }) => locations.length === 0 || locations.some((location) => places.includes(location)),
  );
  const reached = own.length > 0 ? own : destinations;
  const owed = reached.map((to) => ({ kind: to.kind as DeliveryKind, destination: destinationName(to) }));
  if (email && confirmation.send === 'on') owed.push({ kind: 'confirmation', destination: email });
  return owed.filter(
    (one, at) => owed.findIndex((o) => o.kind === one.kind && o.destination === one.destination) === at,
  );
}
