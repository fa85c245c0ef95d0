/**
 * How a lead leaves the house: to the dealer by e-mail for people or for programs, to a web address, to a customer
 * system; the shopper's confirmation; a booking in the location's calendar.
 */
export type DeliveryKind = 'email' | 'adf_email' | 'webhook' | 'crm' | 'confirmation' | 'calendar';

/** `dead` is given up: a person has to look at it. */
export type DeliveryStatus = 'waiting' | 'delivered' | 'dead';

/**
 * A destination of a site's leads as its settings name it: for all locations or those listed, for all kinds of leads or
 * those listed.
 */
export type LeadDestination = { locations: readonly string[]; categories: readonly string[] } & (
  | { kind: 'email' | 'adf_email'; to: string | readonly string[] }
  | { kind: 'webhook'; url: string; secretEnv: string }
  | { kind: 'crm'; account: string }
);

/** What a site's settings say of where its leads go. */
export interface LeadRoutes {
  destinations: readonly LeadDestination[];
  /** `perDay`: at most so many for one mailbox in 24 hours; any number without it. */
  confirmation: { send: 'on' | 'off'; perDay?: number };
}

/** Something that is owed with a lead. `destination` names it among those of its kind. */
export interface PlannedDelivery {
  kind: DeliveryKind;
  destination: string;
}

/** The names of a destination: its addresses, or its account. */
function listDestinationNames(to: LeadDestination): string[] {
  if (to.kind === 'webhook') return [to.url];
  return to.kind === 'crm' ? [to.account] : [to.to].flat();
}

/** A lead as its way is found. `places` are the slugs of its locations, `email` where a confirmation may go. */
export interface RoutableLead {
  category: string;
  places: readonly string[];
  email: string | null;
}

/**
 * What is owed with a lead (G5): whatever `destinationsFor` finds, each of its addresses by itself, and the shopper's
 * confirmation where there is an address that may have one.
 */
export function planDeliveries(
  { destinations, confirmation }: LeadRoutes,
  { email, ...of }: RoutableLead,
): PlannedDelivery[] {
  const owed = destinationsFor(destinations, of).flatMap((to) =>
    listDestinationNames(to).map((destination) => ({ kind: to.kind as DeliveryKind, destination })),
  );
  if (email && confirmation.send === 'on') owed.push({ kind: 'confirmation', destination: email });
  return owed.filter(
    (one, at) => owed.findIndex((o) => o.kind === one.kind && o.destination === one.destination) === at,
  );
}

/**
 * Where a lead goes. Its kind comes first: a kind that destinations name goes to those and to no other, so that a CV
 * never lands on the sales floor; any other kind goes to the destinations for all kinds. Among these are those for all
 * locations or for one of its own. Where that is none, it goes to all of them, so that no lead goes to nobody.
 */
function destinationsFor(
  destinations: readonly LeadDestination[],
  { category, places }: Omit<RoutableLead, 'email'>,
): readonly LeadDestination[] {
  const named = destinations.filter(({ categories }) => categories.includes(category));
  const general = destinations.filter(({ categories }) => categories.length === 0);
  const right = [named, general].find((some) => some.length > 0) ?? destinations;
  const own = right.filter(
    ({ locations }) => locations.length === 0 || locations.some((location) => places.includes(location)),
  );
  return own.length > 0 ? own : right;
}
