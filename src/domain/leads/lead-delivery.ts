/**
 * How a lead is delivered: to the dealer by email for people or for programs, to a webhook, to a CRM; as the shopper's
 * confirmation; as a booking in the location's calendar.
 */
export type DeliveryKind = 'email' | 'adf_email' | 'webhook' | 'crm' | 'confirmation' | 'calendar';

/** `dead` has been given up: somebody has to look at it. */
export type DeliveryStatus = 'waiting' | 'delivered' | 'dead';

/** A lead destination in a site's settings. Empty lists mean all locations, or all categories of leads. */
export type LeadDestination = { locations: readonly string[]; categories: readonly string[] } & (
  | { kind: 'email' | 'adf_email'; to: string | readonly string[] }
  | { kind: 'webhook'; url: string; secretEnv: string }
  | { kind: 'crm'; account: string }
);

/** A site's settings for lead delivery. */
export interface LeadRoutes {
  destinations: readonly LeadDestination[];
  /** `perDay`: the maximum for one mailbox in 24 hours; unlimited without it. */
  confirmation: { send: 'on' | 'off'; perDay?: number };
}

/** A delivery to be enqueued with a lead. `destination` is unique within its kind. */
export interface PlannedDelivery {
  kind: DeliveryKind;
  destination: string;
}

/** The names of a destination: its addresses, or its account. */
function listDestinationNames(to: LeadDestination): string[] {
  if (to.kind === 'webhook') return [to.url];
  return to.kind === 'crm' ? [to.account] : [to.to].flat();
}

/**
 * A lead as far as routing needs it. `places` are the slugs of its locations; `email` is set where a confirmation may
 * be sent.
 */
export interface RoutableLead {
  category: string;
  places: readonly string[];
  email: string | null;
}

/**
 * The deliveries of a lead (G5): one for each address of its destinations, and the shopper's confirmation where there
 * is an address for it.
 */
export function planDeliveries(
  { destinations, confirmation }: LeadRoutes,
  { email, ...of }: RoutableLead,
): PlannedDelivery[] {
  const planned = destinationsFor(destinations, of).flatMap((to) =>
    listDestinationNames(to).map((destination): PlannedDelivery => ({ kind: to.kind, destination })),
  );
  if (email && confirmation.send === 'on') planned.push({ kind: 'confirmation', destination: email });
  return planned.filter(
    (one, at) => planned.findIndex((o) => o.kind === one.kind && o.destination === one.destination) === at,
  );
}

/**
 * Routes a lead, by category first: a category that destinations name goes only to those, so that a CV never lands on
 * the sales floor; any other goes to the destinations for all categories. Of these, those for all locations or for one
 * of the lead's own. Where none remains, all of them, so that no lead is lost.
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
